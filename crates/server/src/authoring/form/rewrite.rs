//! Changes to a TOML text that keep everything else as it was written: comments, order, blanks,
//! the spelling of values.
//!
//! `toml_edit` keeps them; this module decides how a new value is formatted among its neighbours.

use serde_json::Value as Json;
use std::collections::BTreeMap;
use toml_edit::{Array, Decor, DocumentMut, InlineTable, Item, Key, Table, Value};

/// A text that is being changed.
#[derive(Debug)]
pub struct Rewrite {
    document: DocumentMut,
}

/// The text has no such path, or the value there cannot hold this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoPlace;

impl Rewrite {
    /// Parses a text; `None` if it is not TOML.
    pub fn parse(text: &str) -> Option<Self> {
        text.parse().ok().map(|document| Self { document })
    }

    /// The text with the changes made so far.
    pub fn text(&self) -> String {
        self.document.to_string()
    }

    /// Sets the value at a path. Missing tables on the way are created; an existing value keeps
    /// its position and its comment.
    pub fn set(&mut self, path: &[String], to: &Json) -> Result<(), NoPlace> {
        let (name, tables) = path.split_last().ok_or(NoPlace)?;
        let holder = self.make(tables)?;
        if let Some(array) = holder.as_array_mut() {
            let at: usize = name.parse().map_err(|_| NoPlace)?;
            return set_in_array(array, at, value(to));
        }
        if let Some(table) = holder.as_table_mut() {
            put(table, name, value(to));
            return Ok(());
        }
        let table = holder.as_inline_table_mut().ok_or(NoPlace)?;
        match table.get_mut(name) {
            Some(old) => replace(old, value(to)),
            None => {
                table.insert(name.as_str(), value(to));
                tidy(table);
            }
        }
        Ok(())
    }

    /// Removes the value at a path.
    pub fn remove(&mut self, path: &[String]) -> Result<(), NoPlace> {
        let (name, tables) = path.split_last().ok_or(NoPlace)?;
        let holder = self.find(tables)?;
        if let Some(array) = holder.as_array_mut() {
            let at = name.parse().ok().filter(|at| *at < array.len()).ok_or(NoPlace)?;
            let last = at + 1 == array.len();
            let gone = array.remove(at);
            // Whatever followed the last item, such as a line break, must follow the new last
            // item.
            if let (true, Some(value)) = (last, array.iter_mut().last()) {
                keep_suffix(gone.decor(), value.decor_mut());
            }
            if let (0, Some(first)) = (at, array.iter_mut().next()) {
                keep_prefix(gone.decor(), first.decor_mut());
            }
            return Ok(());
        }
        if let Some(table) = holder.as_inline_table_mut() {
            table.remove(name).ok_or(NoPlace)?;
            tidy(table);
            return Ok(());
        }
        holder.as_table_mut().ok_or(NoPlace)?.remove(name).map(|_| ()).ok_or(NoPlace)
    }

    /// Moves an item of a list. Blanks and comments stay where they are: only the values change
    /// places.
    pub fn shift(&mut self, path: &[String], from: usize, to: usize) -> Result<(), NoPlace> {
        let array = self.find(path)?.as_array_mut().ok_or(NoPlace)?;
        if from >= array.len() || to >= array.len() {
            return Err(NoPlace);
        }
        let mut values: Vec<Value> = array.iter().cloned().collect();
        let value = values.remove(from);
        values.insert(to, value);
        for (place, value) in array.iter_mut().zip(values) {
            replace(place, value);
        }
        Ok(())
    }

    /// The keys of a table, in the order of the text.
    pub fn keys(&mut self, path: &[String]) -> Vec<String> {
        let Ok(holder) = self.find(path) else { return Vec::new() };
        let keys = holder
            .as_table_like()
            .map(|table| table.iter().map(|(key, _)| key.to_owned()).collect());
        keys.unwrap_or_default()
    }

    /// Moves a key of a table after another, or to the front.
    pub fn place(
        &mut self,
        path: &[String],
        name: &str,
        behind: Option<&str>,
    ) -> Result<(), NoPlace> {
        let mut keys = self.keys(path);
        keys.retain(|key| key != name);
        let at = match behind {
            Some(behind) => keys.iter().position(|key| key == behind).ok_or(NoPlace)? + 1,
            None => 0,
        };
        keys.insert(at, name.to_owned());
        let order: BTreeMap<&str, usize> =
            keys.iter().enumerate().map(|(at, key)| (key.as_str(), at)).collect();
        let rank = |key: &Key| order.get(key.get()).copied().unwrap_or(usize::MAX);
        let holder = self.find(path)?;
        if let Some(table) = holder.as_table_mut() {
            table.sort_values_by(|one, _, other, _| rank(one).cmp(&rank(other)));
            number(table, name);
            return Ok(());
        }
        let table = holder.as_inline_table_mut().ok_or(NoPlace)?;
        table.sort_values_by(|one, _, other, _| rank(one).cmp(&rank(other)));
        tidy(table);
        Ok(())
    }

    /// Renames a key; it keeps its position.
    pub fn rename(&mut self, path: &[String], to: &str) -> Result<(), NoPlace> {
        let (name, tables) = path.split_last().ok_or(NoPlace)?;
        let keys = self.keys(tables);
        let at = keys.iter().position(|key| key == name).ok_or(NoPlace)?;
        if keys.iter().any(|key| key == to) {
            return Err(NoPlace);
        }
        let holder = self.find(tables)?;
        if let Some(table) = holder.as_table_mut() {
            let (old, item) = table.remove_entry(name).ok_or(NoPlace)?;
            table.insert_formatted(&renamed(&old, to), item);
        } else {
            let table = holder.as_inline_table_mut().ok_or(NoPlace)?;
            let (old, value) = table.remove_entry(name).ok_or(NoPlace)?;
            table.insert_formatted(&renamed(&old, to), value);
        }
        let behind = at.checked_sub(1).and_then(|before| keys.get(before));
        self.place(tables, to, behind.map(String::as_str))
    }

    /// Starts a table with a heading of its own, `[clause."4"]`, after another or at the end.
    pub fn begin(
        &mut self,
        path: &[String],
        behind: Option<&str>,
        with: &[(&str, Json)],
    ) -> Result<(), NoPlace> {
        let (name, tables) = path.split_last().ok_or(NoPlace)?;
        let keys = self.keys(tables);
        if keys.iter().any(|key| key == name) {
            return Err(NoPlace);
        }
        let holder = self.make(tables)?.as_table_mut().ok_or(NoPlace)?;
        let mut table = Table::new();
        table.decor_mut().set_prefix("\n");
        for (key, json) in with {
            put(&mut table, key, value(json));
        }
        // Clause numbers are quoted in all files, also where TOML would not require it.
        let quoted =
            Key::parse(&tiebreak_regulation::quoted(name)).ok().and_then(|mut keys| keys.pop());
        holder.insert_formatted(
            &quoted.unwrap_or_else(|| Key::new(name.as_str())),
            Item::Table(table),
        );
        let behind = behind
            .filter(|behind| keys.iter().any(|key| key == behind))
            .or(keys.last().map(String::as_str));
        self.place(tables, name, behind)
    }

    fn find(&mut self, path: &[String]) -> Result<&mut Item, NoPlace> {
        let mut item = self.document.as_item_mut();
        for step in path {
            let inner = if item.is_array() || item.is_array_of_tables() {
                item.get_mut(step.parse::<usize>().map_err(|_| NoPlace)?)
            } else {
                item.get_mut(step.as_str())
            };
            item = inner.ok_or(NoPlace)?;
        }
        Ok(item)
    }

    /// The item at a path; missing tables are created.
    fn make(&mut self, path: &[String]) -> Result<&mut Item, NoPlace> {
        for end in 1..=path.len() {
            if self.find(&path[..end]).is_ok() {
                continue;
            }
            let holder = self.find(&path[..end - 1])?;
            let name = &path[end - 1];
            // `clause` and `reading` hold tables and have no heading of their own; everything
            // inside a clause is written inline.
            match holder.as_table_mut() {
                Some(table) if end == 1 => {
                    let mut made = Table::new();
                    made.set_implicit(true);
                    table.insert(name, Item::Table(made));
                }
                Some(table) => put(table, name, Value::InlineTable(InlineTable::new())),
                None => {
                    let table = holder.as_inline_table_mut().ok_or(NoPlace)?;
                    table.insert(name.as_str(), Value::InlineTable(InlineTable::new()));
                    tidy(table);
                }
            }
        }
        self.find(path)
    }
}

/// Sets or adds a key of a table with a heading; a new key is aligned with its neighbours.
fn put(table: &mut Table, name: &str, new: Value) {
    if let Some(item) = table.get_mut(name) {
        match item {
            Item::Value(old) => replace(old, new),
            other => *other = Item::Value(new),
        }
        return;
    }
    let width = |key: &Key| {
        let gap = key.leaf_decor().suffix().and_then(|gap| gap.as_str()).unwrap_or(" ");
        key.display_repr().chars().count() + gap.chars().count()
    };
    let keys: Vec<&Key> = table.iter().filter_map(|(name, _)| table.key(name)).collect();
    let widths: Vec<usize> = keys.iter().map(|key| width(key)).collect();
    let mut key = Key::new(name);
    let own = key.display_repr().chars().count();
    if let Some(first) =
        widths.first().filter(|first| widths.iter().all(|width| width == *first) && own < **first)
    {
        key.leaf_decor_mut().set_suffix(" ".repeat(first - own));
    }
    table.insert_formatted(&key, Item::Value(new));
}

/// Replaces a value, keeping the blanks and the comment around it.
fn replace(old: &mut Value, new: Value) {
    let decor = old.decor().clone();
    *old = new;
    *old.decor_mut() = decor;
}

fn renamed(old: &Key, to: &str) -> Key {
    let quoted = old.display_repr().starts_with(['"', '\'']);
    let spelled = if quoted { Key::parse(&tiebreak_regulation::quoted(to)).ok() } else { None };
    let key = spelled.and_then(|mut keys| keys.pop()).unwrap_or_else(|| Key::new(to));
    key.with_leaf_decor(old.leaf_decor().clone()).with_dotted_decor(old.dotted_decor().clone())
}

fn set_in_array(array: &mut Array, at: usize, new: Value) -> Result<(), NoPlace> {
    if let Some(old) = array.get_mut(at) {
        replace(old, new);
        return Ok(());
    }
    if at != array.len() {
        return Err(NoPlace);
    }
    let Some(last) = array.iter_mut().last() else {
        array.push(new);
        return Ok(());
    };
    // The new last item gets the formatting of the old one, which gives up the blanks before the
    // bracket.
    let decor = last.decor().clone();
    if array_goes_over_lines(&decor) {
        last.decor_mut().set_suffix("");
        let mut new = new;
        *new.decor_mut() = decor;
        array.push_formatted(new);
    } else {
        array.push(new);
    }
    Ok(())
}

fn array_goes_over_lines(decor: &Decor) -> bool {
    [decor.prefix(), decor.suffix()]
        .into_iter()
        .flatten()
        .any(|raw| raw.as_str().is_some_and(|raw| raw.contains('\n')))
}

fn keep_suffix(from: &Decor, to: &mut Decor) {
    if let Some(suffix) = from.suffix() {
        to.set_suffix(suffix.clone());
    }
}

fn keep_prefix(from: &Decor, to: &mut Decor) {
    if let Some(prefix) = from.prefix() {
        to.set_prefix(prefix.clone());
    }
}

/// Restores the usual blanks after keys were added or removed, unless the table contains comments.
fn tidy(table: &mut InlineTable) {
    if !table.to_string().contains(['\n', '#']) {
        table.fmt();
    }
}

/// Tables with headings appear in the order of their position numbers. The moved table takes the
/// number of the one before it, and follows it; all others keep theirs.
fn number(table: &mut Table, moved: &str) {
    let mut numbers: Vec<Option<isize>> = Vec::new();
    for (key, item) in table.iter() {
        let mut own = Vec::new();
        collect(item, &mut own);
        numbers.push(own.into_iter().max().filter(|_| key != moved));
    }
    let first = numbers.iter().flatten().min().map(|first| first - 1);
    let mut before = None;
    for ((key, item), own) in table.iter_mut().zip(numbers) {
        if key == moved
            && let Some(number) = before.or(first)
        {
            assign(item, number);
        }
        before = own.or(before);
    }
}

fn collect(item: &Item, numbers: &mut Vec<isize>) {
    match item {
        Item::Table(table) => {
            numbers.extend(table.position());
            table.iter().for_each(|(_, item)| collect(item, numbers));
        }
        Item::ArrayOfTables(tables) => tables.iter().for_each(|table| {
            numbers.extend(table.position());
            table.iter().for_each(|(_, item)| collect(item, numbers));
        }),
        _ => {}
    }
}

fn assign(item: &mut Item, number: isize) {
    let one = |table: &mut Table| {
        table.set_position(Some(number));
        table.iter_mut().for_each(|(_, item)| assign(item, number));
    };
    match item {
        Item::Table(table) => one(table),
        Item::ArrayOfTables(tables) => tables.iter_mut().for_each(one),
        _ => {}
    }
}

/// A value as TOML writes it.
fn value(json: &Json) -> Value {
    match json {
        Json::Bool(flag) => Value::from(*flag),
        Json::Number(number) => Value::from(number.as_i64().unwrap_or_default()),
        Json::String(text) if text.contains('\n') => Value::from(text.as_str()),
        Json::String(text) => {
            let quoted = tiebreak_regulation::quoted(text).parse::<Value>();
            quoted.unwrap_or_else(|_| Value::from(text.as_str()))
        }
        Json::Array(items) => Value::Array(items.iter().map(value).collect()),
        Json::Object(entries) => {
            let table: InlineTable =
                entries.iter().map(|(key, json)| (key.as_str(), value(json))).collect();
            Value::InlineTable(table)
        }
        Json::Null => Value::from(""),
    }
}
