//! Readings: where a text can be taken two ways, the file names the ways and the one taken.

use std::collections::BTreeMap;
use tiebreak_model::ClauseRef;

/// An ambiguity, its readings and the one in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The id by which files and options choose a reading.
    pub id: String,
    /// The names for people, by the code of their language.
    pub labels: BTreeMap<String, String>,
    /// The clauses it is about.
    pub clauses: Vec<ClauseRef>,
    /// What the text leaves unclear.
    pub question: String,
    /// What the text does not say, as the end of a sentence: "what happens when …". Missing where
    /// the text does speak of it and can be read in several ways.
    pub silent: Option<String>,
    /// A sentence that would settle it, for the next edition of the text.
    pub settle: Option<String>,
    /// The reading taken unless the event says otherwise.
    pub default: String,
    /// The reading in force.
    pub taken: String,
    /// Each reading with what it means.
    pub choices: Vec<(String, String)>,
}

impl Reading {
    /// The name for people in a language, by its code.
    pub fn label(&self, code: &str) -> Option<&str> {
        self.labels.get(code).map(String::as_str)
    }

    /// The readings that were not taken.
    pub fn instead(&self) -> Vec<String> {
        self.choices
            .iter()
            .map(|(name, _)| name)
            .filter(|name| **name != self.taken)
            .cloned()
            .collect()
    }

    /// What the reading in force means.
    pub fn meaning(&self) -> &str {
        self.choices.iter().find(|(name, _)| *name == self.taken).map_or("", |(_, meaning)| meaning)
    }
}
