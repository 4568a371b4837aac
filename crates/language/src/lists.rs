//! Lists: "A, B and C" as a language ends them.

use crate::{Language, say};

/// "A", "A and B", "A, B and C".
///
/// ```
/// # use tiebreak_language::{Language, list};
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

fn ending<S: AsRef<str>>(
    language: Language,
    items: &[S],
    say: impl Fn(&str, &str, &str) -> String,
) -> String {
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

/// The sound that a word begins with, as far as Spanish asks: `i` before which "y" is "e", `o`
/// before which "o" is "u".
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
