//! Sentences about participants and numbers.

use tiebreak_model::{Event, Id, series_ending};

/// "A", "A and B", "A, B and C".
pub(crate) fn list<S: AsRef<str>>(items: &[S]) -> String {
    series_ending(items, "and")
}

/// The names of some participants as a list.
pub(crate) fn names(event: &Event, ids: &[Id]) -> String {
    let names: Vec<&str> = ids.iter().map(|id| event.name(*id)).collect();
    list(&names)
}

/// Small numbers as words.
pub(crate) fn number(count: usize) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// With a capital letter at the beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// "first place", "places 4 to 5".
pub(crate) fn places(from: usize, to: usize) -> String {
    match (from, to) {
        (1, 1) => "first place".to_owned(),
        (from, to) if from == to => format!("place {from}"),
        (from, to) => format!("places {from} to {to}"),
    }
}
