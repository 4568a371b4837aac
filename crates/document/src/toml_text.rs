//! TOML into the tree.

use crate::{Diagnostic, Excerpt, KeyValue, Node, NodeValue};
use tiebreak_language::{Sentence, sentence};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub(crate) fn parse(text: &str) -> Result<Node, Vec<Diagnostic>> {
    let (table, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        return Err(errors.iter().map(|error| diagnostic(error, text)).collect());
    }
    let span = 0..text.len();
    Ok(Node { span, value: lower_table(table.get_ref()) })
}

fn diagnostic(error: &toml::de::Error, text: &str) -> Diagnostic {
    let message = sentence!(document_toml { why: error.message() });
    let Some(span) = error.span() else { return Diagnostic::whole(message) };
    let Excerpt { span, .. } = Excerpt::new(text, span);
    let found = Diagnostic::error(message, span.clone());
    // A text that does not end in its line is noticed at the end of it, or on the next.
    let line = text[..span.start].trim_end_matches(|c| c != '\n').trim_end();
    let before = || about_quotes(line.rsplit('\n').next().unwrap_or_default());
    match about_quotes(line_at(text, span.start)).or_else(before) {
        Some(hint) => found.hint(hint),
        None => found,
    }
}

/// The line in which a byte stands.
fn line_at(text: &str, byte: usize) -> &str {
    let mut from = 0;
    let ends = text.split_inclusive('\n').find(|line| {
        from += line.len();
        from > byte
    });
    ends.or_else(|| text.lines().last()).unwrap_or("").trim_end()
}

/// What a line has wrong about quotes, as far as that can be seen: most who write their first file
/// stumble over them.
fn about_quotes(line: &str) -> Option<Sentence> {
    if line.contains(['“', '”', '„', '‘', '’', '«', '»']) {
        return Some(sentence!(document_quotes_straight));
    }
    let (key, value) = line.split_once('=')?;
    let (key, value) = (key.trim(), value.trim());
    let plain = !["true", "false", "inf", "nan"].contains(&value);
    if plain && value.starts_with(char::is_alphabetic) {
        return Some(sentence!(document_quotes_text { key, value }));
    }
    let marks = value.replace("\\\"", "").matches('"').count();
    if value.starts_with('"') && !value.starts_with("\"\"\"") {
        return match marks {
            1 => Some(sentence!(document_quotes_end)),
            2 => None,
            _ => Some(sentence!(document_quotes_inside)),
        };
    }
    None
}

fn lower(value: &Spanned<DeValue<'_>>) -> Node {
    let lowered = match value.get_ref() {
        DeValue::String(text) => NodeValue::Text(text.to_string()),
        DeValue::Integer(number) if number.radix() == 10 => {
            NodeValue::Number(number.as_str().to_owned())
        }
        DeValue::Integer(number) => {
            let digits = i128::from_str_radix(number.as_str(), number.radix());
            NodeValue::Number(digits.map_or_else(|_| number.as_str().to_owned(), |n| n.to_string()))
        }
        DeValue::Float(number) => NodeValue::Number(number.as_str().to_owned()),
        DeValue::Boolean(flag) => NodeValue::Bool(*flag),
        DeValue::Datetime(moment) => NodeValue::Moment(moment.to_string()),
        DeValue::Array(items) => NodeValue::List(items.iter().map(lower).collect()),
        DeValue::Table(table) => lower_table(table),
    };
    Node { span: value.span(), value: lowered }
}

fn lower_table(table: &DeTable<'_>) -> NodeValue {
    let mut entries: Vec<KeyValue> = table
        .iter()
        .map(|(key, value)| KeyValue {
            key: key.get_ref().to_string(),
            key_span: key.span(),
            node: lower(value),
        })
        .collect();
    // The crate keeps keys by name; people expect messages and clauses in the order of the file.
    entries.sort_by_key(|entry| entry.key_span.start);
    NodeValue::Table(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_are_explained() {
        let hint =
            |text: &str| parse(text).unwrap_err()[0].hint.clone().unwrap_or_default().to_string();
        assert_eq!(hint("a = 1\nrank = wins\n"), "a text needs quotes: rank = \"wins\"");
        assert_eq!(hint("rank = “wins”\n"), "use straight quotes: \"...\"");
        assert!(hint("text = \"the \"first\" place\"\n").starts_with("a quote inside a text"));
        assert!(hint("text = \"first\nplace\"\n").starts_with("a text ends in the line"));
        assert_eq!(hint("a = [1, 2\n"), "");
    }
}
