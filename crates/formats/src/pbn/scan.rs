//! The tags of a PBN file, board by board.

use rustc_hash::FxHashMap;
use tiebreak_document::{Diagnostic, Faults, Span};
use tiebreak_language::sentence;

/// One table's record of one board. A record has some twenty tags: to look through them is quicker
/// than to sort them.
#[derive(Debug, Default)]
pub(super) struct BoardRecord<'t> {
    /// Name, value and place, as they stand.
    tags: Vec<(&'t str, &'t str, Span)>,
    /// The lines below a tag whose name ends in `Table`, each with that name and its place.
    rows: Vec<(&'t str, &'t str, Span)>,
}

impl<'t> BoardRecord<'t> {
    /// The value of a tag and its place; nothing where it is empty or unknown. Of several the last
    /// counts.
    pub(super) fn tag(&self, wanted: &str) -> Option<(&'t str, Span)> {
        let (_, value, span) = self.tags.iter().rev().find(|(name, ..)| *name == wanted)?;
        (!value.is_empty() && *value != "?").then(|| (*value, span.clone()))
    }

    /// The lines below a tag such as `ScoreTable`.
    pub(super) fn rows(&self, wanted: &'static str) -> impl Iterator<Item = (&'t str, Span)> {
        let below = self.rows.iter().filter(move |(name, ..)| *name == wanted);
        below.map(|(_, line, span)| (*line, span.clone()))
    }

    pub(super) fn has_rows(&self, wanted: &'static str) -> bool {
        self.rows(wanted).next().is_some()
    }
}

/// The name of a tag below which lines stand.
fn table_name(line: &str) -> Option<&str> {
    let name = line.trim_start().strip_prefix('[')?.split('"').next()?.trim();
    name.ends_with("Table").then_some(name)
}

/// All the records of a text. An empty line ends a record; `#` repeats the value of the record
/// before.
pub(super) fn records<'t>(text: &'t str, faults: &mut Faults) -> Vec<BoardRecord<'t>> {
    let mut records = Vec::new();
    let mut current = BoardRecord::default();
    // Few files repeat anything, and to keep the values of all tags costs more than to read them.
    let repeats = ["\"#\"", "\"##\""].iter().any(|sign| text.contains(sign));
    let mut before = repeats.then(FxHashMap::default);
    let mut in_comment = false;
    let mut below = None;
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
            if let Some(below) = below {
                current.rows.push((below, line, start..start + line.len()));
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
fn tag<'t>(
    line: &'t str,
    start: usize,
    record: &mut BoardRecord<'t>,
    before: &mut Option<FxHashMap<&'t str, &'t str>>,
    faults: &mut Faults,
) -> &'t str {
    let parts = line[1..].split_once('"').and_then(|(name, rest)| {
        let (value, after) = rest.split_once("\"]").or_else(|| rest.split_once("\" ]"))?;
        Some((name.trim(), value, after))
    });
    let Some((name, value, after)) = parts else {
        faults.add(
            Diagnostic::error(sentence!(import_open_tag), start..start + line.len())
                .label(sentence!(import_expected_tag))
                .hint(sentence!(import_open_tag_hint)),
        );
        return "";
    };
    let from = start + line.find('"').unwrap_or(0) + 1;
    let span = from..from + value.len();
    let value = match value {
        "#" | "##" => {
            before.as_ref().and_then(|before| before.get(name)).copied().unwrap_or_default()
        }
        value => value.trim(),
    };
    if let Some(before) = before {
        before.insert(name, value);
    }
    record.tags.push((name, value, span));
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_repeats_the_record_before() {
        let text = "[Event \"Cup\"]\n[Board \"1\"]\n[Result \"9\"]\n\n[Event \"#\"]\n[Board \
             \"2\"]\n[Room \"##\"]\n\n[Event \"##\"]\n[Event \"?\"]\n";
        let mut faults = Faults::default();
        let records = records(text, &mut faults);
        let value = |record: usize, tag: &str| records[record].tag(tag).map(|(value, _)| value);
        assert_eq!(
            (value(0, "Event"), value(1, "Event"), value(1, "Board")),
            (Some("Cup"), Some("Cup"), Some("2"))
        );
        // What was never said repeats nothing; of several the last counts, and "?" is not known.
        assert_eq!((value(1, "Room"), value(1, "Result"), value(2, "Event")), (None, None, None));
        assert!(faults.list.is_empty());
    }
}
