//! What differs between two texts of an event: field by field, row by row.

use serde_json::{Map, Value};
use std::collections::{BTreeMap, VecDeque};
use tiebreak_document::{Content, Document, Entry, Node};

/// One difference between an event as it was and as it is.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Change {
    /// The table it is in: `player`, `game`, `prizes`; nothing for what the file says at its head.
    pub table: Option<String>,
    /// The row of the table, by what names it: a player's name; the round and the two of a game.
    pub row: Vec<String>,
    /// The field; nothing where a whole row is new or gone.
    pub field: Option<String>,
    /// What it said; nothing where it is new.
    pub was: Option<String>,
    /// What it says; nothing where it is gone.
    pub is: Option<String>,
}

/// What names a row, in this order, where it has no `name`.
const NAMING: [&str; 11] = [
    "round", "phase", "stage", "white", "black", "teams", "pairs", "player", "team", "board",
    "match",
];

/// A row: its fields by their names.
type Row = BTreeMap<String, String>;

/// A table whose rows have no names: of one row, or a list of them.
type Table = BTreeMap<Vec<String>, VecDeque<Row>>;

/// What differs; nothing where one of the texts is no document.
pub(crate) fn compare(was: &str, is: &str) -> Option<Vec<Change>> {
    let (mut was, mut is) = (tables(was)?, tables(is)?);
    let mut names: Vec<Option<String>> = was.keys().chain(is.keys()).cloned().collect();
    names.sort();
    names.dedup();
    let mut changes = Vec::new();
    for table in names {
        let (mut old, mut new) =
            (was.remove(&table).unwrap_or_default(), is.remove(&table).unwrap_or_default());
        let mut rows: Vec<Vec<String>> = old.keys().chain(new.keys()).cloned().collect();
        rows.sort();
        rows.dedup();
        for row in rows {
            let (old, new) =
                (old.remove(&row).unwrap_or_default(), new.remove(&row).unwrap_or_default());
            rows_of_one_name(&table, &row, old, new, &mut changes);
        }
    }
    Some(changes)
}

/// Rows of the same name are taken in their order; what is left over on one side is new or gone.
fn rows_of_one_name(
    table: &Option<String>,
    row: &[String],
    mut old: VecDeque<Row>,
    mut new: VecDeque<Row>,
    changes: &mut Vec<Change>,
) {
    let change =
        |field, was, is| Change { table: table.clone(), row: row.to_vec(), field, was, is };
    loop {
        match (old.pop_front(), new.pop_front()) {
            (None, None) => return,
            // What has no row of its own has fields only.
            (Some(gone), None) if !row.is_empty() => {
                changes.push(change(None, Some(in_one_line(&gone)), None))
            }
            (None, Some(added)) if !row.is_empty() => {
                changes.push(change(None, None, Some(in_one_line(&added))))
            }
            (was, is) => {
                let (was, is) = (was.unwrap_or_default(), is.unwrap_or_default());
                let mut fields: Vec<&String> = was.keys().chain(is.keys()).collect();
                fields.sort();
                fields.dedup();
                for field in fields {
                    let (before, after) = (was.get(field), is.get(field));
                    if before != after {
                        changes.push(change(Some(field.clone()), before.cloned(), after.cloned()));
                    }
                }
            }
        }
    }
}

/// A document by its tables; what stands at its head is a table without a name.
fn tables(text: &str) -> Option<BTreeMap<Option<String>, Table>> {
    let document = Document::read("", text).ok()?;
    let Content::Table(entries) = document.root.value else { return None };
    let mut tables: BTreeMap<Option<String>, Table> = BTreeMap::new();
    for Entry { key, node, .. } in entries {
        match node.value {
            Content::Table(fields) => tables
                .entry(Some(key))
                .or_default()
                .entry(vec![])
                .or_default()
                .push_back(row(fields)),
            Content::List(nodes)
                if nodes.iter().any(|node| matches!(node.value, Content::Table(_))) =>
            {
                let table = tables.entry(Some(key)).or_default();
                for node in nodes {
                    let Content::Table(fields) = node.value else { return None };
                    let row = row(fields);
                    table.entry(name_of(&row)).or_default().push_back(row);
                }
            }
            _ => {
                let head = tables.entry(None).or_default().entry(vec![]).or_default();
                if head.is_empty() {
                    head.push_back(Row::new());
                }
                if let Some(fields) = head.front_mut() {
                    fields.insert(key, plain(&node));
                }
            }
        }
    }
    Some(tables)
}

fn row(fields: Vec<Entry>) -> Row {
    fields.into_iter().map(|entry| (entry.key, plain(&entry.node))).collect()
}

/// What names a row. A row that nothing names is named by all it says, so that it is new or gone as
/// a whole.
fn name_of(row: &Row) -> Vec<String> {
    if let Some(name) = row.get("name") {
        return vec![name.clone()];
    }
    let named: Vec<String> = NAMING.iter().filter_map(|field| row.get(*field)).cloned().collect();
    if named.is_empty() { vec![in_one_line(row)] } else { named }
}

fn in_one_line(row: &Row) -> String {
    row.iter().map(|(field, value)| format!("{field} = {value}")).collect::<Vec<_>>().join(", ")
}

/// A value as people read it.
fn plain(node: &Node) -> String {
    match &node.value {
        Content::Text(text) | Content::Number(text) | Content::Moment(text) => text.clone(),
        Content::Bool(value) => value.to_string(),
        Content::List(nodes) => nodes.iter().map(plain).collect::<Vec<_>>().join(", "),
        Content::Table(entries) => {
            let fields =
                entries.iter().map(|entry| format!("{} = {}", entry.key, plain(&entry.node)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
    }
}

impl Change {
    /// Its fields in a line of the record.
    pub(crate) fn json(&self) -> Value {
        let text = |text: &Option<String>| text.as_deref().map(Value::from);
        let row = (!self.row.is_empty()).then(|| self.row.clone().into());
        let fields = [
            ("table", text(&self.table)),
            ("row", row),
            ("field", text(&self.field)),
            ("was", text(&self.was)),
            ("is", text(&self.is)),
        ];
        fields
            .into_iter()
            .filter_map(|(name, value)| Some((name.to_owned(), value?)))
            .collect::<Map<_, _>>()
            .into()
    }
}
