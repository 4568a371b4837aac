//! Rows and fields of a CSV text, each with its place. Own code: the usual reader does not say
//! where a field stands.

use rustc_hash::FxHashMap;
use tiebreak_document::csv::is_formula;
use tiebreak_document::{Diagnostic, Span};
use tiebreak_language::{GroupedNumber, sentence};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// A field with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// A table: the row that names the columns, and the others.
#[derive(Debug)]
pub(crate) struct CsvTable {
    pub(crate) head: Vec<Field>,
    /// The heads as they are compared. To find them for every column that is looked for would take
    /// seconds where there are many.
    plain: Vec<String>,
    /// The first column of each head, for looking up only.
    first: FxHashMap<Box<str>, usize>,
    pub(crate) rows: Vec<Vec<Field>>,
    /// What is above the head: titles, dates.
    pub(crate) above: Vec<String>,
}

/// The most rows of titles above the head.
const MOST_ABOVE: usize = 30;

/// How many columns are read: more than a crosstable or the most rounds that an event may have can
/// fill.
const MOST_COLUMNS: usize = 20_000;

/// How many fields are read of all rows together: those of a million games.
const MOST_FIELDS: usize = 10_000_000;

impl CsvTable {
    pub(crate) fn read(text: &str) -> Result<Self, Diagnostic> {
        let bom = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        let separator = separator(&text[bom..]);
        let mut rows = Vec::new();
        let (mut at, mut fields) = (bom, 0);
        while at < text.len() {
            let (mut row, next) = row(text, at, separator)?;
            // Separators alone must not fill the memory.
            row.shrink_to_fit();
            fields += row.len();
            if fields > MOST_FIELDS {
                let found = Diagnostic::error(
                    sentence!(csv_many_cells { most: GroupedNumber::from(MOST_FIELDS) }),
                    at..next,
                );
                return Err(found.hint(sentence!(csv_many_fields_hint)));
            }
            at = next;
            if row.iter().any(|field| !field.text.is_empty()) {
                rows.push(row);
            }
        }
        if rows.is_empty() {
            return Err(Diagnostic::whole(sentence!(csv_nothing)).hint(sentence!(csv_nothing_hint)));
        }
        // Notes below the table have one field each.
        while rows.len() > 2
            && rows.last().is_some_and(|row| filled(row) == 1)
            && filled(&rows[rows.len() / 2]) > 2
        {
            rows.pop();
        }
        Ok(Self::with_head(rows))
    }

    /// The first row that names columns which are known is the head; without one the first row is.
    fn with_head(rows: Vec<Vec<Field>>) -> Self {
        let mut sheet = Self {
            head: Vec::new(),
            plain: Vec::new(),
            first: FxHashMap::default(),
            rows,
            above: Vec::new(),
        };
        for at in 0..sheet.rows.len().min(MOST_ABOVE) {
            let head = std::mem::take(&mut sheet.rows[at]);
            sheet.take_for_head(head);
            if super::layout_of(&sheet) > super::CsvLayout::Unknown {
                let above = sheet.rows.drain(..=at).take(at).flatten();
                sheet.above =
                    above.filter(|field| !field.text.is_empty()).map(|field| field.text).collect();
                return sheet;
            }
            sheet.rows[at] = std::mem::take(&mut sheet.head);
        }
        let head = sheet.rows.remove(0);
        sheet.take_for_head(head);
        sheet
    }

    fn take_for_head(&mut self, head: Vec<Field>) {
        self.plain = head.iter().map(|field| plain(&field.text)).collect();
        self.first = FxHashMap::with_capacity_and_hasher(head.len(), Default::default());
        for (column, head) in self.plain.iter().enumerate() {
            self.first.entry(head.as_str().into()).or_insert(column);
        }
        self.head = head;
    }

    /// The column whose head is one of some names.
    pub(super) fn column(&self, names: &[&str]) -> Option<usize> {
        names.iter().filter_map(|name| self.first.get(plain(name).as_str())).min().copied()
    }

    /// The heads as they are compared, column by column.
    pub(super) fn heads(&self) -> impl Iterator<Item = (usize, &str)> {
        self.plain.iter().map(String::as_str).enumerate()
    }
}

/// Heads are compared by their letters and digits only, without accents.
pub(super) fn plain(text: &str) -> String {
    if text.is_ascii() {
        return text
            .bytes()
            .filter(u8::is_ascii_alphanumeric)
            .map(|c| char::from(c.to_ascii_lowercase()))
            .collect();
    }
    let letters = text.nfkd().filter(|c| c.is_alphanumeric() && !is_combining_mark(*c));
    letters
        .flat_map(char::to_lowercase)
        .flat_map(|c| if c == 'ß' { vec!['s', 's'] } else { vec![c] })
        .collect()
}

/// The sign that parts the fields: the most frequent of three in the first rows.
fn separator(text: &str) -> u8 {
    let count = |sign: u8| -> usize {
        let lines = text.lines().filter(|line| !line.trim().is_empty()).take(MOST_ABOVE);
        lines.map(|line| line.bytes().filter(|byte| *byte == sign).count()).sum()
    };
    let most = [b',', b';', b'\t'].into_iter().rev().max_by_key(|sign| count(*sign));
    most.filter(|sign| count(*sign) > 0).unwrap_or(b',')
}

fn row(text: &str, start: usize, separator: u8) -> Result<(Vec<Field>, usize), Diagnostic> {
    let bytes = text.as_bytes();
    let mut fields = Vec::new();
    let mut at = start;
    loop {
        let (field, after) = if bytes.get(at) == Some(&b'"') {
            quoted(text, at)?
        } else {
            bare(text, at, separator)
        };
        if fields.len() == MOST_COLUMNS {
            let most = GroupedNumber::from(MOST_COLUMNS);
            let found = Diagnostic::error(sentence!(csv_many_fields { most }), field.span);
            return Err(found
                .label(sentence!(csv_one_too_many))
                .hint(sentence!(csv_many_fields_hint)));
        }
        fields.push(field);
        match bytes.get(after) {
            Some(byte) if *byte == separator => at = after + 1,
            Some(b'\r') if bytes.get(after + 1) == Some(&b'\n') => return Ok((fields, after + 2)),
            Some(b'\n' | b'\r') => return Ok((fields, after + 1)),
            None => return Ok((fields, after)),
            Some(_) => {
                let found = Diagnostic::error(
                    sentence!(csv_after_quote),
                    after..after + char_length(text, after),
                );
                return Err(found
                    .label(sentence!(csv_expected_field_end))
                    .hint(sentence!(csv_after_quote_hint)));
            }
        }
    }
}

fn filled(row: &[Field]) -> usize {
    row.iter().filter(|field| !field.text.is_empty()).count()
}

fn char_length(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(0, char::len_utf8)
}

fn bare(text: &str, at: usize, separator: u8) -> (Field, usize) {
    let bytes = text.as_bytes();
    let end =
        bytes[at..].iter().position(|byte| *byte == separator || matches!(byte, b'\n' | b'\r'));
    let end = end.map_or(text.len(), |end| at + end);
    let inside = &text[at..end];
    let lead = inside.len() - inside.trim_start().len();
    let start = if lead == inside.len() { at } else { at + lead };
    (Field { text: told(inside), span: start..start + inside.trim().len() }, end)
}

fn quoted(text: &str, at: usize) -> Result<(Field, usize), Diagnostic> {
    let mut value = String::new();
    let mut from = at + 1;
    loop {
        let Some(close) = text[from..].find('"').map(|close| from + close) else {
            let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
            return Err(Diagnostic::error(sentence!(csv_open_field), at..end)
                .label(sentence!(csv_expected_quote)));
        };
        value.push_str(&text[from..close]);
        if text.as_bytes().get(close + 1) == Some(&b'"') {
            value.push('"');
            from = close + 2;
        } else {
            return Ok((Field { text: told(&value), span: at..close + 1 }, close + 1));
        }
    }
}

/// What a field says: without blanks around it, and without the apostrophe that keeps it from being
/// taken for a formula.
fn told(field: &str) -> String {
    let text = field.trim();
    match text.strip_prefix('\'') {
        Some(rest) if is_formula(rest.trim_start_matches('\'')) => rest.to_owned(),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_quotes_and_separators() {
        let sheet = CsvTable::read("a;b\r\n\"x;\"\"y\"\"\"; 4,5 \r\n\r\n;\n").unwrap();
        assert_eq!(sheet.rows.len(), 1);
        assert_eq!(sheet.rows[0][0].text, "x;\"y\"");
        assert_eq!(sheet.rows[0][1], Field { text: "4,5".to_owned(), span: 16..19 });
        assert_eq!(CsvTable::read("a,b\n\"x").unwrap_err().message, "this field does not end");
        assert_eq!(
            CsvTable::read("a,b\n\"x\"y,1").unwrap_err().message,
            "text after a quotation mark"
        );
    }
}
