//! Finding a participant by a name as people type it.

use crate::{Event, Id};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The participants that a typed name fits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NameSearch {
    /// One name fits, by its position among the names.
    One(usize),
    /// Several names contain the typed text.
    Several(Vec<usize>),
    /// No name contains it.
    Unknown,
}

impl NameSearch {
    /// Searches names for a typed one: first the name itself, then the same words without regard to
    /// case, accents, commas and order, then a family name before a comma, then a part that begins
    /// a word of one name only.
    ///
    /// ```
    /// use tiebreak_model::NameSearch;
    /// let names = ["Wei Yi", "Gukesh D", "Domínguez Pérez, Leinier", "Yip Carissa"];
    /// assert_eq!(NameSearch::among(names, "gukesh"), NameSearch::One(1));
    /// assert_eq!(NameSearch::among(names, "Leinier Dominguez Perez"), NameSearch::One(2));
    /// assert_eq!(NameSearch::among(names, "Yi"), NameSearch::Several(vec![0, 3]));
    /// assert_eq!(NameSearch::among(names, "Giri"), NameSearch::Unknown);
    /// let names = ["Giri, Anish", "Giriraj, Anna"];
    /// assert_eq!(NameSearch::among(names, "Giri"), NameSearch::One(0));
    /// ```
    pub fn among<'n>(names: impl IntoIterator<Item = &'n str>, typed: &str) -> Self {
        let names: Vec<&str> = names.into_iter().collect();
        if let Some(at) = names.iter().position(|name| *name == typed) {
            return Self::One(at);
        }
        let part = plain(typed);
        if part.is_empty() {
            return Self::Unknown;
        }
        let (sorted, plain_names) =
            (words(&part), names.iter().map(|name| plain(name)).collect::<Vec<_>>());
        let same = |name: &String| words(name) == sorted;
        let begins = |name: &String| format!(" {name}").contains(&format!(" {part}"));
        let family = |name: &str| name.split_once(',').map(|(family, _)| plain(family));
        let families: Vec<String> =
            names.iter().map(|name| family(name).unwrap_or_default()).collect();
        Self::only(&plain_names, same)
            .or_else(|| Self::only(&families, |name| *name == part))
            .or_else(|| Self::only(&plain_names, begins))
            .unwrap_or(Self::Unknown)
    }

    /// Searches some participants of an event by the names of the file, then by those shown; the
    /// positions are those in `ids`.
    pub fn participants(event: &Event, ids: &[Id], typed: &str) -> Self {
        let named = |event: &Event| Self::among(ids.iter().map(|id| event.name(*id)), typed);
        match named(event) {
            Self::Unknown => named(&event.shown()),
            found => found,
        }
    }

    fn only(names: &[String], fits: impl Fn(&String) -> bool) -> Option<Self> {
        let fit: Vec<usize> =
            names.iter().enumerate().filter(|(_, name)| fits(name)).map(|(at, _)| at).collect();
        match fit.as_slice() {
            [] => None,
            [one] => Some(Self::One(*one)),
            _ => Some(Self::Several(fit)),
        }
    }
}

/// A name in lower case, without accents and punctuation, one blank between its words.
fn plain(name: &str) -> String {
    let letters: String =
        name.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect();
    let words: Vec<&str> =
        letters.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

fn words(plain: &str) -> Vec<&str> {
    let mut words: Vec<&str> = plain.split(' ').collect();
    words.sort_unstable();
    words
}
