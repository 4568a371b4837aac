//! TOML into the tree.

use crate::{Content, Diagnostic, Entry, Node};
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
    let message = format!("this is not valid TOML: {}", error.message());
    match error.span() {
        Some(span) => Diagnostic::error(message, span.start.min(text.len())..span.end.min(text.len())),
        None => Diagnostic::whole(message),
    }
}

fn lower(value: &Spanned<DeValue<'_>>) -> Node {
    let lowered = match value.get_ref() {
        DeValue::String(text) => Content::Text(text.to_string()),
        DeValue::Integer(number) if number.radix() == 10 => Content::Number(number.as_str().to_owned()),
        DeValue::Integer(number) => {
            let digits = i128::from_str_radix(number.as_str(), number.radix());
            Content::Number(digits.map_or_else(|_| number.as_str().to_owned(), |n| n.to_string()))
        }
        DeValue::Float(number) => Content::Number(number.as_str().to_owned()),
        DeValue::Boolean(flag) => Content::Bool(*flag),
        DeValue::Datetime(moment) => Content::Moment(moment.to_string()),
        DeValue::Array(items) => Content::List(items.iter().map(lower).collect()),
        DeValue::Table(table) => lower_table(table),
    };
    Node { span: value.span(), value: lowered }
}

fn lower_table(table: &DeTable<'_>) -> Content {
    let mut entries: Vec<Entry> = table
        .iter()
        .map(|(key, value)| Entry { key: key.get_ref().to_string(), key_span: key.span(), node: lower(value) })
        .collect();
    // The crate keeps keys by name; people expect messages and clauses in the order of the file.
    entries.sort_by_key(|entry| entry.key_span.start);
    Content::Table(entries)
}
