//! The tags of a PBN file, board by board.

use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Faults, Span};

/// One table's record of one board.
#[derive(Debug, Default)]
pub(super) struct Record {
    tags: BTreeMap<String, (String, Span)>,
    /// The lines below a tag whose name ends in `Table`, each with its place.
    rows: BTreeMap<String, Vec<(String, Span)>>,
}

impl Record {
    /// The value of a tag and its place; nothing where it is empty or unknown.
    pub(super) fn tag(&self, name: &str) -> Option<(&str, Span)> {
        let (value, span) = self.tags.get(name)?;
        (!value.is_empty() && value != "?").then(|| (value.as_str(), span.clone()))
    }
}

impl Record {
    /// The lines below a tag such as `ScoreTable`.
    pub(super) fn rows(&self, name: &str) -> &[(String, Span)] {
        self.rows.get(name).map_or(&[], Vec::as_slice)
    }
}

/// The name of a tag below which lines stand.
fn table_name(line: &str) -> Option<String> {
    let name = line.trim_start().strip_prefix('[')?.split('"').next()?.trim();
    name.ends_with("Table").then(|| name.to_owned())
}

/// All the records of a text. An empty line ends a record; `#` repeats the value of the record before.
pub(super) fn records(text: &str, faults: &mut Faults) -> Vec<Record> {
    let mut records = Vec::new();
    let mut current = Record::default();
    let mut before: BTreeMap<String, String> = BTreeMap::new();
    let mut in_comment = false;
    let mut below: Option<String> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let line = line.trim_end_matches(['\n', '\r']).trim_start_matches('\u{feff}');
        if in_comment {
            in_comment = !line.contains('}');
            continue;
        }
        if line.trim().is_empty() {
            below = None;
            if !current.tags.is_empty() {
                records.push(std::mem::take(&mut current));
            }
            continue;
        }
        let indent = line.len() - line.trim_start().len();
        let after = if line.starts_with('%') {
            ""
        } else if line.trim_start().starts_with('[') {
            below = table_name(line);
            tag(&line[indent..], start + indent, &mut current, &mut before, faults)
        } else {
            if let Some(below) = &below {
                let row = (line.to_owned(), start..start + line.len());
                current.rows.entry(below.clone()).or_default().push(row);
            }
            line
        };
        in_comment = after.rfind('{').is_some_and(|open| !after[open..].contains('}'));
    }
    if !current.tags.is_empty() {
        records.push(current);
    }
    records
}

/// Reads one tag and returns what follows it on the line.
fn tag<'l>(
    line: &'l str,
    start: usize,
    record: &mut Record,
    before: &mut BTreeMap<String, String>,
    faults: &mut Faults,
) -> &'l str {
    let parts = line[1..].split_once('"').and_then(|(name, rest)| {
        let (value, after) = rest.split_once("\"]").or_else(|| rest.split_once("\" ]"))?;
        Some((name.trim(), value, after))
    });
    let Some((name, value, after)) = parts else {
        faults.add(
            Diagnostic::error("this tag does not end", start..start + line.len())
                .label("expected [Name \"value\"]")
                .hint("the file may have been cut off here; get it again, or complete the tag"),
        );
        return "";
    };
    let from = start + line.find('"').unwrap_or(0) + 1;
    let span = from..from + value.len();
    let value = match value {
        "#" | "##" => before.get(name).cloned().unwrap_or_default(),
        value => value.trim().to_owned(),
    };
    before.insert(name.to_owned(), value.clone());
    record.tags.insert(name.to_owned(), (value, span));
    after
}
