//! Names, numbers and places, shared by all sentences.

use crate::{Case, Language, say};
pub use tiebreak_language::{apart, decimal, list, list_or, number, series};
pub use tiebreak_model::capital;
use tiebreak_model::{Event, Id};

/// The clause of a reading; `None` if it fills a gap in the text.
pub(crate) fn clause_of_reading<'a>(case: Case<'a>, id: &str) -> Option<&'a str> {
    let reading = case.regulation.readings.iter().find(|reading| reading.id == id)?;
    let spoken = reading.silent.is_none().then_some(&reading.clauses)?;
    spoken.first().map(|at| case.clause(*at))
}

/// The names of some participants as a list.
pub fn names(language: Language, event: &Event, ids: &[Id]) -> String {
    let names: Vec<&str> = ids.iter().map(|id| event.name(*id)).collect();
    list(language, &names)
}

/// "first place", "place 4", "places 4 and 5", "places 4 to 6": what somebody shares or plays for,
/// the object of a sentence.
///
/// ```
/// # use tiebreak_report::{Language, words::places};
/// let english = |from, to| places(Language::En, from, to);
/// assert_eq!(english(1, 1), "first place");
/// assert_eq!(english(4, 4), "place 4");
/// assert_eq!(english(1, 2), "places 1 and 2");
/// assert_eq!(places(Language::De, 3, 5), "die Plätze 3 bis 5");
/// ```
pub fn places(language: Language, from: usize, to: usize) -> String {
    let reach = match (from, to) {
        (1, 1) => "first",
        (from, to) if from == to => "one",
        (from, to) if to == from + 1 => "two",
        _ => "more",
    };
    say!(language, places { reach, from, to })
}

/// The words within a sentence: without a capital, except for names and in German.
pub fn uncapital(language: Language, words: &str) -> String {
    if words.starts_with("Armageddon") || language == Language::De {
        return words.to_owned();
    }
    let mut letters = words.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
