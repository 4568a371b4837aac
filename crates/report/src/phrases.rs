//! The words of regulation files about their interpretations, in the language of the reader.
//!
//! A regulation file is in one language. What built-in files say of their readings is translated
//! here, sentence by sentence; a sentence that is not known stays as it was written.

use crate::{Language, say};
use tiebreak_regulation::Reading;

/// The longest message id that is made from a sentence.
const LONGEST: usize = 80;

/// A question, a meaning or a reminder of a regulation file.
///
/// ```
/// use tiebreak_report::{Language, phrase};
/// assert_eq!(phrase(Language::De, "lots decide"), "das Los entscheidet");
/// assert_eq!(phrase(Language::De, "our own rule"), "our own rule");
/// ```
pub fn phrase(language: Language, english: &str) -> String {
    say!(language, reading_phrase { phrase: message_id(english), english })
}

/// The name of a reading for people: its label, or its id in words.
pub fn reading_label(language: Language, reading: &Reading) -> String {
    let label = reading.label(language.code()).or_else(|| reading.label(Language::En.code()));
    label.map_or_else(|| reading.id.replace('-', " "), str::to_owned)
}

/// Letters and digits of a sentence, the rest replaced by hyphens.
fn message_id(english: &str) -> String {
    let plain = english.to_lowercase();
    let words: Vec<&str> =
        plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let start: String = words.join("-").chars().take(LONGEST).collect();
    let start = start.trim_end_matches('-');
    match start.starts_with(|first: char| first.is_ascii_digit()) {
        true => format!("n-{start}"),
        false => start.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tiebreak_regulation::{Duty, builtin};

    /// Numbers of clauses are the same in every language.
    fn has_words(text: &str) -> bool {
        text.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 2).count() > 3
    }

    #[test]
    fn built_in_readings_and_reminders_are_in_every_language() {
        let mut said = BTreeSet::new();
        for id in builtin::ids() {
            let regulation = builtin::find(id).unwrap().unwrap();
            for reading in &regulation.readings {
                said.insert(reading.question.clone());
                said.extend(reading.silent.clone());
                said.extend(reading.choices.iter().map(|(_, meaning)| meaning.clone()));
            }
            for clause in &regulation.clauses {
                said.extend(clause.duties.iter().filter_map(|duty| match duty {
                    Duty::Remind { words, .. } => words.clone(),
                    _ => None,
                }));
            }
        }
        for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
            let left: Vec<&String> = said
                .iter()
                .filter(|text| has_words(text) && phrase(language, text) == **text)
                .collect();
            assert!(left.is_empty(), "{}: {left:#?}", language.code());
        }
        let ids: BTreeSet<String> = said.iter().map(|text| message_id(text)).collect();
        assert_eq!(ids.len(), said.len(), "two sentences share an id");
    }
}
