//! Single values of an event file: numbers from their digits, times, lists of two.

use tiebreak_document::{Content, Diagnostic, Faults, Fields, Node, Span};
use tiebreak_model::{Exact, ExactError, Moment, Zone};

/// A number, written as such or as a text: `8.5`, `"13/3"`.
pub(super) fn number(node: &Node, faults: &mut Faults) -> Option<Exact> {
    let (Content::Number(digits) | Content::Text(digits)) = &node.value else {
        faults.add(
            Diagnostic::error(format!("this is {}, not a number", node.value.kind()), node.span.clone())
                .label(ExactError::NotANumber.to_string()),
        );
        return None;
    };
    match digits.parse() {
        Ok(number) => Some(number),
        Err(error) => {
            let message = match error {
                ExactError::NotANumber => format!("\"{digits}\" is not a number"),
                ExactError::ZeroBelow => format!("\"{digits}\" divides by zero"),
                ExactError::TooLarge => format!("{digits} is too large or too fine"),
            };
            faults.add(Diagnostic::error(message, node.span.clone()).label(error.to_string()));
            None
        }
    }
}

/// A number that is not below zero.
pub(super) fn not_negative(node: &Node, what: &str, faults: &mut Faults) -> Option<Exact> {
    let number = number(node, faults)?;
    if number.is_negative() {
        let found = Diagnostic::error(format!("{what} of {number}"), node.span.clone());
        faults.add(found.label("expected zero or more"));
        return None;
    }
    Some(number)
}

/// The number under a key, if the key is there.
pub(super) fn optional(fields: &mut Fields<'_>, key: &'static str, faults: &mut Faults) -> Option<Exact> {
    fields.node(key).and_then(|node| number(node, faults))
}

/// True or false.
pub(super) fn flag(node: &Node, key: &str, faults: &mut Faults) -> bool {
    let Content::Bool(flag) = node.value else {
        let message = format!("`{key}` is {}", node.value.kind());
        faults.add(Diagnostic::error(message, node.span.clone()).label("expected true or false"));
        return true;
    };
    flag
}

/// A list of numbers.
pub(super) fn numbers(node: &Node, key: &str, faults: &mut Faults) -> Vec<Exact> {
    node.list(key, faults).unwrap_or_default().iter().filter_map(|item| number(item, faults)).collect()
}

/// A list of exactly as many nodes as wanted.
pub(super) fn exactly<'n, const N: usize>(
    node: &'n Node,
    key: &str,
    wanted: &str,
    faults: &mut Faults,
) -> Option<&'n [Node; N]> {
    let items = node.list(key, faults)?;
    let found = items.try_into().ok();
    if found.is_none() {
        let message = format!("`{key}` has {}", counted(items.len()));
        faults.add(Diagnostic::error(message, node.span.clone()).label(format!("expected {wanted}")));
    }
    found
}

fn counted(entries: usize) -> String {
    match entries {
        0 => "no entry".to_owned(),
        1 => "one entry".to_owned(),
        more => format!("{more} entries"),
    }
}

/// A date and time, if the key is there.
pub(super) fn moment(fields: &mut Fields<'_>, key: &'static str, faults: &mut Faults) -> Option<Moment> {
    let node = fields.node(key)?;
    let parsed = match &node.value {
        Content::Moment(text) | Content::Text(text) => text.parse().ok(),
        _ => None,
    };
    if parsed.is_none() {
        let found = Diagnostic::error(format!("`{key}` is not a date and time"), node.span.clone());
        faults.add(found.label("expected one such as 2024-01-28T17:42:00+01:00"));
    }
    parsed
}

/// A time zone by its name, if the key is there.
pub(super) fn zone(fields: &mut Fields<'_>, key: &'static str, faults: &mut Faults) -> Option<Zone> {
    let name = fields.text(key, faults)?;
    let zone = Zone::find(&name.value);
    if zone.is_none() {
        let near: Vec<String> = Zone::near(&name.value).iter().map(|name| format!("\"{name}\"")).collect();
        let label = match near.as_slice() {
            [] => "expected a name of the IANA database, such as \"Europe/Amsterdam\"".to_owned(),
            [one] => format!("did you mean {one}?"),
            several => format!("did you mean {}?", several.join(" or ")),
        };
        faults.add(Diagnostic::error(format!("\"{}\" is not a time zone", name.value), name.span).label(label));
    }
    zone
}

/// A whole number of at least `least`; says what was found instead.
pub(super) fn count(fields: &mut Fields<'_>, key: &'static str, least: u32, faults: &mut Faults) -> Option<u32> {
    let node = fields.node(key)?;
    let digits = match &node.value {
        Content::Number(digits) | Content::Text(digits) => digits.as_str(),
        other => other.kind(),
    };
    let number = digits.replace('_', "").parse::<u32>().ok().filter(|number| *number >= least);
    if number.is_none() {
        let found = Diagnostic::error(format!("`{key}` is {digits}"), node.span.clone());
        faults.add(found.label(format!("expected a whole number, {least} or more")));
    }
    number
}

/// The first line of a place: what a table begins with.
pub(super) fn head(span: &Span, text: &str) -> Span {
    let end = text.get(span.clone()).and_then(|inside| inside.find('\n')).map_or(span.end, |at| span.start + at);
    span.start..end.max(span.start)
}
