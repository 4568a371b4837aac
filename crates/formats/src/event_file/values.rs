//! Single values of an event file: numbers from their digits, times, lists of two.

use std::str::FromStr;
use tiebreak_document::{Diagnostic, Faults, Fields, Node, NodeValue, Span, closest};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{Exact, ExactError, Moment, NameOrder, Zone};

/// The words that would have been right, one of them.
pub(super) fn one_of(words: &[&str]) -> Sentence {
    sentence!(event_file_expected { words: Sentence::or(words.iter().copied()) })
}

/// The nearest of the words that would have been right, or all of them.
pub(super) fn meant(near: Option<&str>, words: &[&str]) -> Sentence {
    match near {
        Some(near) => sentence!(cli_did_you_mean_name { near }),
        None => sentence!(event_file_expected { words: words.join(", ") }),
    }
}

/// A number, written as such or as a text: `8.5`, `"13/3"`.
pub(super) fn number(node: &Node, faults: &mut Faults) -> Option<Exact> {
    let (NodeValue::Number(digits) | NodeValue::Text(digits)) = &node.value else {
        let message = sentence!(event_file_kind_not_a_number { kind: node.value.kind() });
        faults.add(
            Diagnostic::error(message, node.span.clone())
                .label(expected_number(ExactError::NotANumber)),
        );
        return None;
    };
    match digits.parse() {
        Ok(number) => Some(number),
        Err(error) => {
            let message = match error {
                ExactError::NotANumber => sentence!(event_file_not_a_number { digits }),
                ExactError::ZeroBelow => sentence!(event_file_divides_by_zero { digits }),
                ExactError::TooLarge => sentence!(event_file_too_large { digits }),
            };
            faults.add(Diagnostic::error(message, node.span.clone()).label(expected_number(error)));
            None
        }
    }
}

fn expected_number(error: ExactError) -> Sentence {
    let wrong = match error {
        ExactError::NotANumber => "not-a-number",
        ExactError::ZeroBelow => "zero-below",
        ExactError::TooLarge => "too-large",
    };
    sentence!(event_file_expected_number { wrong })
}

/// A number that is not below zero; `what` is what it is a number of: `prize`, `bye`, `imps`,
/// `total-points`, `matchpoints`.
pub(super) fn not_negative(node: &Node, what: &'static str, faults: &mut Faults) -> Option<Exact> {
    let number = number(node, faults)?;
    if number.is_negative() {
        let message = sentence!(event_file_amount_of { what, number: number.to_string() });
        faults.add(
            Diagnostic::error(message, node.span.clone()).label(sentence!(event_file_zero_or_more)),
        );
        return None;
    }
    Some(number)
}

/// The number under a key, if the key is there.
pub(super) fn optional(
    fields: &mut Fields<'_>,
    key: &'static str,
    faults: &mut Faults,
) -> Option<Exact> {
    fields.node(key).and_then(|node| number(node, faults))
}

/// True or false.
pub(super) fn flag(node: &Node, key: &str, faults: &mut Faults) -> bool {
    let NodeValue::Bool(flag) = node.value else {
        let message = sentence!(event_file_is { key, value: node.value.kind() });
        faults.add(
            Diagnostic::error(message, node.span.clone())
                .label(sentence!(event_file_true_or_false)),
        );
        return true;
    };
    flag
}

/// A list of numbers.
pub(super) fn numbers(node: &Node, key: &str, faults: &mut Faults) -> Vec<Exact> {
    node.list(key, faults)
        .unwrap_or_default()
        .iter()
        .filter_map(|item| number(item, faults))
        .collect()
}

/// A list of exactly as many nodes as wanted; `expected` says what they are.
pub(super) fn exactly<'n, const N: usize>(
    node: &'n Node,
    key: &str,
    expected: Sentence,
    faults: &mut Faults,
) -> Option<&'n [Node; N]> {
    let items = node.list(key, faults)?;
    let found = items.try_into().ok();
    if found.is_none() {
        let message = sentence!(event_file_entries { key, count: items.len() });
        faults.add(Diagnostic::error(message, node.span.clone()).label(expected));
    }
    found
}

/// A date and time, if the key is there.
pub(super) fn moment(
    fields: &mut Fields<'_>,
    key: &'static str,
    faults: &mut Faults,
) -> Option<Moment> {
    let node = fields.node(key)?;
    let parsed = match &node.value {
        NodeValue::Moment(text) | NodeValue::Text(text) => text.parse().ok(),
        _ => None,
    };
    if parsed.is_none() {
        let found =
            Diagnostic::error(sentence!(event_file_not_a_moment { key }), node.span.clone());
        faults.add(found.label(sentence!(event_file_expected_moment)));
    }
    parsed
}

/// A time zone by its name, if the key is there.
pub(super) fn zone(
    fields: &mut Fields<'_>,
    key: &'static str,
    faults: &mut Faults,
) -> Option<Zone> {
    let name = fields.text(key, faults)?;
    let zone = Zone::find(&name.value);
    if zone.is_none() {
        let near: Vec<String> =
            Zone::near(&name.value).iter().map(|name| format!("\"{name}\"")).collect();
        let label = match near.as_slice() {
            [] => sentence!(event_file_expected_zone),
            near => sentence!(cli_did_you_mean_code { near: Sentence::or(near) }),
        };
        let message = sentence!(event_file_not_a_zone { name: name.value });
        faults.add(Diagnostic::error(message, name.span).label(label));
    }
    zone
}

/// How names are shown, by `names`.
pub(super) fn name_order(fields: &mut Fields<'_>, faults: &mut Faults) -> NameOrder {
    let Some(word) = fields.text("names", faults) else { return NameOrder::default() };
    let known = NameOrder::ALL.map(|(_, known)| known);
    NameOrder::from_word(&word.value).unwrap_or_else(|| {
        let message = sentence!(event_file_not_a_name_order { word: &word.value });
        let label = meant(closest(&word.value, known), &known);
        faults.add(Diagnostic::error(message, word.span).label(label));
        NameOrder::default()
    })
}

/// A whole number of at least `least`; says what was found instead.
pub(super) fn count(
    fields: &mut Fields<'_>,
    key: &'static str,
    least: u32,
    faults: &mut Faults,
) -> Option<u32> {
    whole(fields, key, least, faults)
}

/// The same for numbers of up to eleven digits, as FIDE and federations give players.
pub(super) fn long_count(
    fields: &mut Fields<'_>,
    key: &'static str,
    least: u32,
    faults: &mut Faults,
) -> Option<u64> {
    whole(fields, key, least, faults)
}

fn whole<N: FromStr + From<u32> + PartialOrd>(
    fields: &mut Fields<'_>,
    key: &'static str,
    least: u32,
    faults: &mut Faults,
) -> Option<N> {
    let node = fields.node(key)?;
    let (number, value) = match &node.value {
        NodeValue::Number(digits) | NodeValue::Text(digits) => {
            (digits.replace('_', "").parse::<N>().ok(), digits.into())
        }
        other => (None, other.kind()),
    };
    let number = number.filter(|number| *number >= N::from(least));
    if number.is_none() {
        let found = Diagnostic::error(sentence!(event_file_is { key, value }), node.span.clone());
        faults.add(found.label(sentence!(event_file_expected_whole { least })));
    }
    number
}

/// The first line of a place: what a table begins with.
pub(super) fn head(span: &Span, text: &str) -> Span {
    let end = text
        .get(span.clone())
        .and_then(|inside| inside.find('\n'))
        .map_or(span.end, |at| span.start + at);
    span.start..end.max(span.start)
}
