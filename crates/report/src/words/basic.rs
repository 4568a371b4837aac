//! Names, numbers and places, as every sentence says them.

pub use tiebreak_model::capital;
use tiebreak_model::{Event, Id, number_in_words, series_ending};

/// "A", "A and B", "A, B and C".
pub fn list<S: AsRef<str>>(items: &[S]) -> String {
    series_ending(items, "and")
}

/// The names of some participants as a list.
pub fn names(event: &Event, ids: &[Id]) -> String {
    let names: Vec<&str> = ids.iter().map(|id| event.name(*id)).collect();
    list(&names)
}

/// Small numbers as words.
///
/// ```
/// # use tiebreak_report::words::number;
/// assert_eq!((number(3), number(13)), ("three".to_owned(), "13".to_owned()));
/// ```
pub fn number(count: usize) -> String {
    number_in_words(count, 12)
}

/// "first place", "place 4", "places 4 and 5", "places 4 to 6".
///
/// ```
/// # use tiebreak_report::words::places;
/// assert_eq!((places(1, 1), places(4, 4), places(1, 2)), ("first place".into(), "place 4".into(), "places 1 and 2".into()));
/// ```
pub fn places(from: usize, to: usize) -> String {
    match (from, to) {
        (1, 1) => "first place".to_owned(),
        (from, to) if from == to => format!("place {from}"),
        (from, to) if to == from + 1 => format!("places {from} and {to}"),
        (from, to) => format!("places {from} to {to}"),
    }
}

/// A word in the middle of a sentence, unless it is a name.
pub fn uncapital(words: &str) -> String {
    if words.starts_with("Armageddon") {
        return words.to_owned();
    }
    let mut letters = words.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
