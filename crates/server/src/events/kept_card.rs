//! The card of an event as the list of events keeps it: in English, with what the other languages
//! say otherwise. A list of thousands is shown in the reader's language without reading
//! one event.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tiebreak_report::Language;
use tiebreak_report::card::{Card, Picture};

/// A card in all languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptCard {
    card: Card,
    /// By the code of the language; those that say all of it alike are left out.
    otherwise: BTreeMap<String, CardWords>,
}

/// What a language says otherwise than English.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct CardWords {
    phase: String,
    sentence: String,
    days: String,
    regulation: String,
    /// Where words are in it; names and numbers alone are the same everywhere.
    picture: Option<Picture>,
}

impl KeptCard {
    /// A card, by how it is made in a language.
    pub fn new(made: impl Fn(Language) -> Card) -> Self {
        let card = made(Language::default());
        let others = Language::ALL.into_iter().filter(|language| *language != Language::default());
        let otherwise = others
            .map(|language| (language.code().to_owned(), made(language)))
            .filter(|(_, other)| *other != card)
            .map(|(code, other)| (code, CardWords::new(&card, other)))
            .collect();
        Self { card, otherwise }
    }

    /// Reads what is kept. A program before this one kept the English card alone: that is shown
    /// until it is made again.
    pub fn read(kept: &str) -> Option<Self> {
        let alone = |card| Self { card, otherwise: BTreeMap::new() };
        serde_json::from_str(kept).or_else(|_| serde_json::from_str(kept).map(alone)).ok()
    }

    /// The card as it was made in English.
    pub fn english(&self) -> &Card {
        &self.card
    }

    /// The card in a language.
    pub fn in_language(mut self, language: Language) -> Card {
        match self.otherwise.remove(language.code()) {
            None => self.card,
            Some(CardWords { phase, sentence, days, regulation, picture }) => {
                let picture = picture.unwrap_or(self.card.picture);
                Card { phase, sentence, days, regulation, picture, ..self.card }
            }
        }
    }
}

impl CardWords {
    fn new(card: &Card, Card { phase, sentence, days, regulation, picture, .. }: Card) -> Self {
        let picture = (picture != card.picture).then_some(picture);
        Self { phase, sentence, days, regulation, picture }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_report::card::State;

    fn card(sentence: &str) -> Card {
        Card {
            title: "Cup".into(),
            state: State::Decided,
            departed: false,
            phase: String::new(),
            sentence: sentence.into(),
            clause: "C.2".into(),
            days: String::new(),
            venue: String::new(),
            regulation: "Rules".into(),
            picture: Picture::Standing(Vec::new()),
            bracket: Vec::new(),
            progress: None,
        }
    }

    #[test]
    fn every_language_comes_back_as_it_was_made() {
        let made = |language| {
            card(if language == Language::De { "Ann hat gewonnen." } else { "Ann won." })
        };
        let kept = serde_json::to_string(&KeptCard::new(made)).unwrap();
        for language in Language::ALL {
            assert_eq!(
                KeptCard::read(&kept).unwrap().in_language(language),
                made(language),
                "{}",
                language.code()
            );
        }
    }

    #[test]
    fn a_card_of_an_earlier_program_is_shown_as_it_is() {
        let kept = serde_json::to_string(&card("Ann won.")).unwrap();
        assert_eq!(KeptCard::read(&kept).unwrap().in_language(Language::Sv), card("Ann won."));
        assert_eq!(KeptCard::read(""), None);
    }
}
