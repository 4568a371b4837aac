//! Names, numbers and places, as every sentence says them.

use crate::{Language, say};
pub use tiebreak_model::capital;
use tiebreak_model::{Event, Id};

/// "A", "A and B", "A, B and C".
///
/// ```
/// # use tiebreak_report::{Language, words::list};
/// assert_eq!(list(Language::En, &["A", "B", "C"]), "A, B and C");
/// assert_eq!(list(Language::Es, &["Ana", "Irene"]), "Ana e Irene");
/// ```
pub fn list<S: AsRef<str>>(language: Language, items: &[S]) -> String {
    ending(language, items, |before, last, sound| say!(language, list_and { before, last, sound }))
}

/// "A", "A or B", "A, B or C".
pub fn list_or<S: AsRef<str>>(language: Language, items: &[S]) -> String {
    ending(language, items, |before, last, sound| say!(language, list_or { before, last, sound }))
}

fn ending<S: AsRef<str>>(language: Language, items: &[S], say: impl Fn(&str, &str, &str) -> String) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [rest @ .., last] => say(&series(language, rest), last.as_ref(), sound(last.as_ref())),
    }
}

/// "A, B, C"; "Giri, Anish; Wei, Yi" where one of them has a comma of its own.
pub fn series<S: AsRef<str>>(language: Language, items: &[S]) -> String {
    if !items.iter().any(|item| item.as_ref().contains(',')) {
        return items.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(", ");
    }
    apart(language, items)
}

/// "A did not meet B; C declines": parts of a sentence that are set apart.
pub fn apart<S: AsRef<str>>(language: Language, items: &[S]) -> String {
    let all = items.iter().map(|item| item.as_ref().to_owned());
    all.reduce(|before, next| say!(language, list_apart { before, next })).unwrap_or_default()
}

/// The sound that a word begins with, as far as Spanish asks: `i` before which "y" is "e", `o` before which "o" is "u".
fn sound(word: &str) -> &'static str {
    let word = word.trim_start_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let spoken = word.strip_prefix('h').unwrap_or(&word);
    let mut letters = spoken.chars();
    match (letters.next(), letters.next()) {
        // "agua y hielo", "Ana y Yolanda": a glide, not a vowel.
        (Some('i' | 'í'), Some('a' | 'e' | 'o' | 'u')) => "other",
        (Some('i' | 'í'), _) => "i",
        (Some('y'), Some(next)) if !"aeiouáéíóú".contains(next) => "i",
        (Some('o' | 'ó' | '8'), _) => "o",
        _ => "other",
    }
}

/// The names of some participants as a list.
pub fn names(language: Language, event: &Event, ids: &[Id]) -> String {
    let names: Vec<&str> = ids.iter().map(|id| event.name(*id)).collect();
    list(language, &names)
}

/// Small numbers as words.
///
/// ```
/// # use tiebreak_report::{Language, words::number};
/// assert_eq!((number(Language::En, 3), number(Language::En, 13)), ("three".to_owned(), "13".to_owned()));
/// assert_eq!(number(Language::Sv, 3), "tre");
/// ```
pub fn number(language: Language, count: usize) -> String {
    say!(language, number_word { count })
}

/// "first place", "place 4", "places 4 and 5", "places 4 to 6": what somebody shares or plays for, the object of a sentence.
///
/// ```
/// # use tiebreak_report::{Language, words::places};
/// let english = |from, to| places(Language::En, from, to);
/// assert_eq!((english(1, 1), english(4, 4), english(1, 2)), ("first place".into(), "place 4".into(), "places 1 and 2".into()));
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

/// A number that is written with a point, as the language writes it: `11.5` is `11,5` in German.
pub fn decimal(language: Language, number: &str) -> String {
    number.replace('.', &say!(language, decimal_sign))
}

/// A word in the middle of a sentence, unless it is a name. German keeps its capitals.
pub fn uncapital(language: Language, words: &str) -> String {
    if words.starts_with("Armageddon") || language == Language::De {
        return words.to_owned();
    }
    let mut letters = words.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
