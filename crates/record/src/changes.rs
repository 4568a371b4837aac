//! Compares two texts of an event, field by field and row by row.

use serde_json::{Map, Value};
use std::collections::{BTreeMap, VecDeque};
use tiebreak_document::{Document, KeyValue, Node, NodeValue};

/// One difference between an event before and after a change.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct FieldChange {
    /// The table: `player`, `game`, `prizes`; `None` for fields at the head of the file.
    pub table: Option<String>,
    /// What identifies the row in its table: a player's name; the round and the two players of a
    /// game.
    pub row: Vec<String>,
    /// The field; `None` where a whole row was added or removed.
    pub field: Option<String>,
    /// The old value; `None` where it was added.
    pub was: Option<String>,
    /// The new value; `None` where it was removed.
    pub is: Option<String>,
}

/// The fields that identify a row without `name`, in this order.
const NAMING: [&str; 11] = [
    "round", "phase", "stage", "white", "black", "teams", "pairs", "player", "team", "board",
    "match",
];

/// A row, as its fields by name.
type FieldsByName = BTreeMap<String, String>;

/// A table: each row or list of rows by the fields that identify it.
type RowsByKey = BTreeMap<Vec<String>, VecDeque<FieldsByName>>;

/// The differences; `None` where one of the texts cannot be parsed.
pub(crate) fn compare(was: &str, is: &str) -> Option<Vec<FieldChange>> {
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

/// Compares rows with the same identity in their order; surplus rows of one side were added or
/// removed.
fn rows_of_one_name(
    table: &Option<String>,
    row: &[String],
    mut old: VecDeque<FieldsByName>,
    mut new: VecDeque<FieldsByName>,
    changes: &mut Vec<FieldChange>,
) {
    let change =
        |field, was, is| FieldChange { table: table.clone(), row: row.to_vec(), field, was, is };
    loop {
        match (old.pop_front(), new.pop_front()) {
            (None, None) => return,
            // At the head of the file there are only fields, no rows.
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

/// The tables of a document; the fields at its head are a table without a name.
fn tables(text: &str) -> Option<BTreeMap<Option<String>, RowsByKey>> {
    let document = Document::read("", text).ok()?;
    let NodeValue::Table(entries) = document.root.value else { return None };
    let mut tables: BTreeMap<Option<String>, RowsByKey> = BTreeMap::new();
    for KeyValue { key, node, .. } in entries {
        match node.value {
            NodeValue::Table(fields) => tables
                .entry(Some(key))
                .or_default()
                .entry(vec![])
                .or_default()
                .push_back(row(fields)),
            NodeValue::List(nodes)
                if nodes.iter().any(|node| matches!(node.value, NodeValue::Table(_))) =>
            {
                let table = tables.entry(Some(key)).or_default();
                for node in nodes {
                    let NodeValue::Table(fields) = node.value else { return None };
                    let row = row(fields);
                    table.entry(name_of(&row)).or_default().push_back(row);
                }
            }
            _ => {
                let head = tables.entry(None).or_default().entry(vec![]).or_default();
                if head.is_empty() {
                    head.push_back(FieldsByName::new());
                }
                if let Some(fields) = head.front_mut() {
                    fields.insert(key, plain(&node));
                }
            }
        }
    }
    Some(tables)
}

fn row(fields: Vec<KeyValue>) -> FieldsByName {
    fields.into_iter().map(|entry| (entry.key, plain(&entry.node))).collect()
}

/// What identifies a row. A row without identifying fields is identified by all its values, so
/// that it counts as added or removed as a whole.
fn name_of(row: &FieldsByName) -> Vec<String> {
    if let Some(name) = row.get("name") {
        return vec![name.clone()];
    }
    let named: Vec<String> = NAMING.iter().filter_map(|field| row.get(*field)).cloned().collect();
    if named.is_empty() { vec![in_one_line(row)] } else { named }
}

fn in_one_line(row: &FieldsByName) -> String {
    row.iter().map(|(field, value)| format!("{field} = {value}")).collect::<Vec<_>>().join(", ")
}

/// A value in a form for people.
fn plain(node: &Node) -> String {
    match &node.value {
        NodeValue::Text(text) | NodeValue::Number(text) | NodeValue::Moment(text) => text.clone(),
        NodeValue::Bool(value) => value.to_string(),
        NodeValue::List(nodes) => nodes.iter().map(plain).collect::<Vec<_>>().join(", "),
        NodeValue::Table(entries) => {
            let fields =
                entries.iter().map(|entry| format!("{} = {}", entry.key, plain(&entry.node)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
    }
}

impl FieldChange {
    /// The fields of the change in a line of the record.
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
