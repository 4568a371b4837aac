//! The titles and descriptions of the schema of regulation files, in the writer's language.
//!
//! The schema is English and the only list of what a file may contain. Its sentences are
//! translated as they are: a sentence that is reworded must be translated again, and a test finds
//! those that are not.

use tiebreak_report::{Language, say};

/// The longest message id made from a sentence; sentences that share a longer beginning would be
/// confused.
const LONGEST: usize = 60;

/// The translation of a title, a description or a word of the schema.
pub(super) fn said(language: Language, english: &str) -> String {
    say!(language, page_editor_schema { text: name(english), english })
}

/// The message id of a sentence of the schema: its letters and digits, the rest replaced by
/// hyphens.
fn name(english: &str) -> String {
    let plain = english.to_lowercase();
    let words: Vec<&str> =
        plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join("-").chars().take(LONGEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::form::shape::{Key, Shape, Word, shapes};
    use std::collections::BTreeSet;

    /// Every text of the schema that the form shows.
    fn all() -> BTreeSet<String> {
        let shapes = shapes();
        let mut all = BTreeSet::new();
        keys(&mut all, &shapes.head);
        keys(&mut all, &shapes.verbs);
        keys(&mut all, &shapes.others);
        keys(&mut all, &shapes.reading);
        all.retain(|text| text.chars().any(char::is_alphabetic));
        all
    }

    fn keys(all: &mut BTreeSet<String>, keys: &[Key]) {
        for key in keys {
            all.extend([key.title.clone(), key.says.clone()]);
            shape(all, &key.shape);
        }
    }

    fn shape(all: &mut BTreeSet<String>, of: &Shape) {
        let titles =
            |words: &[Word]| words.iter().map(|word| word.title.clone()).collect::<Vec<_>>();
        match of {
            Shape::Words(words) | Shape::Several(words) => all.extend(titles(words)),
            Shape::Table(inner) => keys(all, inner),
            Shape::Rows(each) | Shape::Named(each) => shape(all, each),
            Shape::Choice(alternatives) => {
                for one in alternatives.iter().filter(|one| one.shape != Shape::Switch) {
                    all.insert(one.title.clone());
                    shape(all, &one.shape);
                }
            }
            _ => {}
        }
    }

    /// Words that have the same form in a language as in English.
    const SAME: [(Language, &[&str]); 5] = [
        (Language::De, &[]),
        (Language::Es, &["bridge", "club", "final", "indivisible", "match"]),
        (
            Language::Fr,
            &[
                "Invitation",
                "bridge",
                "clause",
                "club",
                "indivisible",
                "match",
                "minutes",
                "part",
                "phase",
                "places",
                "question",
                "score",
                "source",
                "sport",
            ],
        ),
        (
            Language::Nl,
            &[
                "bridge",
                "club",
                "extra",
                "in detail",
                "ladder",
                "later",
                "match",
                "rating",
                "score",
                "sport",
            ],
        ),
        (Language::Sv, &["bridge", "final", "form", "match", "rating", "sport"]),
    ];

    #[test]
    fn no_two_sentences_have_one_name() {
        let plain = |english: &String| english.to_lowercase().trim_end_matches('.').to_owned();
        let names: BTreeSet<String> = all().iter().map(|english| name(english)).collect();
        let sentences: BTreeSet<String> = all().iter().map(plain).collect();
        assert_eq!(names.len(), sentences.len());
    }

    #[test]
    fn the_schema_is_said_in_every_language() {
        let all = all();
        assert!(all.iter().all(|english| said(Language::En, english) == *english));
        for (language, same) in SAME {
            let english: Vec<&String> =
                all.iter().filter(|english| said(language, english) == **english).collect();
            assert_eq!(
                english,
                same,
                "to be translated in `page-editor-schema` of {}.ftl",
                language.code()
            );
        }
        assert_eq!(said(Language::De, "Rank by a criterion"), "Nach einem Kriterium ordnen");
    }
}
