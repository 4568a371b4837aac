//! What the user told about a file: the options that decide doubts.

use crate::names;
use encoding_rs::Encoding;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::Method;
use tiebreak_model::{Kind, NameOrder};

/// What was told beforehand. Nothing of it is needed where the file is clear.
#[derive(Debug, Clone, Default)]
pub struct Told {
    /// The event that is meant, where the file holds several.
    pub event: Option<String>,
    /// The section that is meant; the sheet of a workbook.
    pub section: Option<String>,
    /// The kind of event.
    pub kind: Option<Kind>,
    /// How the boards of pairs are scored.
    pub scoring: Option<Method>,
    /// How often everybody meets everybody.
    pub cycles: Option<u32>,
    /// How many rounds the event has.
    pub rounds: Option<u32>,
    /// The encoding of the file.
    pub encoding: Option<&'static Encoding>,
    /// Whose names mean one person.
    pub names: Vec<Names>,
    /// Whether a report is wanted as it stands, and no event of it: a standing is made straight
    /// from it.
    pub report_alone: bool,
    /// Whether moves need not be counted: a standing does not look at them.
    pub without_moves: bool,
}

/// What was told about names that look alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Names {
    /// All of them are different people.
    Apart,
    /// All of them are spellings of one name.
    Together,
    /// These two are one person.
    Same(String, String),
    /// This is how names with a comma are shown.
    Shown(NameOrder),
}

impl std::fmt::Display for Names {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Apart => f.write_str("apart"),
            Self::Together => f.write_str("together"),
            Self::Same(one, other) => write!(f, "{one} = {other}"),
            Self::Shown(order) => f.write_str(order.word()),
        }
    }
}

impl std::str::FromStr for Names {
    type Err = Sentence;

    /// `apart`, `together`, `Gukesh D = Gukesh Dommaraju`, or how names are shown: `given-family`.
    fn from_str(text: &str) -> Result<Self, Sentence> {
        if let Some(order) = NameOrder::from_word(text.trim()) {
            return Ok(Self::Shown(order));
        }
        match (text.trim(), text.split_once('=')) {
            ("apart", _) => Ok(Self::Apart),
            ("together", _) => Ok(Self::Together),
            (_, Some((one, other))) if !one.trim().is_empty() && !other.trim().is_empty() => {
                Ok(Self::Same(one.trim().to_owned(), other.trim().to_owned()))
            }
            _ => Err(sentence!(doubt_names_expected)),
        }
    }
}

impl Told {
    /// Whether nothing was told that makes another event of the file.
    pub fn is_empty(&self) -> bool {
        let Self { event, section, kind, scoring, cycles, rounds, names, .. } = self;
        (event, section, kind) == (&None, &None, &None)
            && (scoring, cycles, rounds) == (&None, &None, &None)
            && names.is_empty()
    }

    /// Whether two spellings mean one person, where that was told.
    pub fn one_person(&self, one: &str, other: &str) -> Option<bool> {
        let names = |told: &Names| match told {
            Names::Same(a, b) => (a == one && b == other) || (a == other && b == one),
            _ => false,
        };
        if self.names.iter().any(names) || self.names.contains(&Names::Together) {
            return Some(true);
        }
        self.names.contains(&Names::Apart).then_some(false)
    }

    /// How names are shown, where that was told; the last word counts.
    pub fn shown_names(&self) -> Option<NameOrder> {
        self.names.iter().rev().find_map(|told| match told {
            Names::Shown(order) => Some(*order),
            _ => None,
        })
    }

    /// Whether a name is the event that was asked for.
    pub fn wants_event(&self, name: &str) -> bool {
        self.event.as_ref().is_none_or(|wanted| names::key(wanted) == names::key(name))
    }

    /// Whether a name is the section that was asked for.
    pub fn wants_section(&self, name: Option<&str>) -> bool {
        self.section
            .as_ref()
            .is_none_or(|wanted| names::key(wanted) == names::key(name.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_told_apart_and_together() {
        let same: Names = "Gukesh D = Gukesh Dommaraju".parse().expect("two names");
        let told = Told { names: vec![Names::Apart, same], ..Told::default() };
        assert_eq!(told.one_person("Gukesh Dommaraju", "Gukesh D"), Some(true));
        assert_eq!(told.one_person("Smith, J", "Smith, John"), Some(false));
        assert!("=".parse::<Names>().is_err());
        assert!("family-first".parse::<Names>().is_err());
    }

    #[test]
    fn how_names_are_shown() {
        let told = |words: &[&str]| Told {
            names: words.iter().map(|word| word.parse().expect("a word")).collect(),
            ..Told::default()
        };
        assert_eq!(told(&["apart"]).shown_names(), None);
        let both = told(&["given-family", "apart", "family-given"]);
        assert_eq!(both.shown_names(), Some(NameOrder::FamilyGiven));
        assert_eq!(both.one_person("Smith, J", "Smith, John"), Some(false));
        for word in ["given-family", "family-given", "as-written"] {
            assert_eq!(told(&[word]).names[0].to_string(), word);
        }
    }
}
