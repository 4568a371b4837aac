//! A summary of an event: its state, one sentence, a small picture. It appears on the front page
//! and in previews of links.
//!
//! The server stores it as data, so that it can list thousands of events without loading any of
//! them.

mod bracket;
mod drawing;
mod picture;
mod sentence;

pub use bracket::{Duel, Half};
pub use drawing::{HEIGHT, WIDTH, draw, front};
pub use picture::{Bars, CardMatch, CardSide, Picture, Standing};

use crate::scenarios::View;
use crate::words::{days, list};
use crate::{Case, Language, say};
use serde::{Deserialize, Serialize};

/// The progress of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// The play-off, or the last round, is being played.
    Live,
    /// A tie needs to be settled, and nothing has been drawn or played for it yet.
    Tied,
    /// Everything but the last round has been played.
    Before,
    /// Games are missing.
    Interim,
    /// All that the regulations settle is settled.
    Decided,
}

impl State {
    /// All states, in the order of lists.
    pub const ALL: [Self; 5] = [Self::Live, Self::Tied, Self::Before, Self::Interim, Self::Decided];

    /// The word in addresses.
    pub fn word(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Tied => "tied",
            Self::Before => "before-the-last-round",
            Self::Interim => "interim",
            Self::Decided => "decided",
        }
    }

    /// The words on a card.
    pub fn label(self, language: Language) -> String {
        say!(language, card_state { state: self.word() })
    }
}

impl std::str::FromStr for State {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|state| state.word() == word).ok_or(())
    }
}

/// A summary of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The title of the event.
    pub title: String,
    /// The progress of the event.
    pub state: State,
    /// Whether an exception from the regulations decided it.
    pub departed: bool,
    /// What is being played or counted: "Semi-final 1, game 2 of 2", "81 outcomes"; may be empty.
    pub phase: String,
    /// The state in a sentence: "Four tied on 8½: two semi-finals, then a final."
    pub sentence: String,
    /// The clause behind the sentence; may be empty.
    pub clause: String,
    /// The dates: "13 to 28 January 2024"; may be empty.
    pub days: String,
    /// The venue; it may be empty.
    pub venue: String,
    /// The title of the regulation.
    pub regulation: String,
    /// The small picture.
    pub picture: Picture,
    /// The bracket of the play-off, shown while nothing is being played; empty if there is none.
    pub bracket: Vec<Vec<Duel>>,
    /// How many rounds of how many were played, while the event goes on.
    pub progress: Option<(u32, u32)>,
}

/// The input for a card.
#[derive(Debug, Clone, Copy)]
pub struct Seen<'a> {
    /// Event, regulation and ruling.
    pub case: Case<'a>,
    /// Whether any question was answered already.
    pub begun: bool,
    /// What follows from the open games, if it was computed.
    pub outlook: Option<View<'a>>,
}

impl Card {
    /// Summarises an event.
    pub fn new(seen: Seen<'_>) -> Self {
        let Seen { case, .. } = seen;
        let state = state(seen);
        let (sentence, clause) = sentence::with_clause(seen, state);
        Self {
            title: case.event.title().to_owned(),
            state,
            departed: !case.ruling.departures.is_empty(),
            phase: sentence::phase(seen, state),
            sentence,
            clause,
            days: days(case.language, case.event).unwrap_or_default(),
            venue: case.event.venue().map(str::to_owned).unwrap_or_default(),
            regulation: case.regulation_title(),
            picture: Picture::new(seen, state),
            bracket: if case.ruling.interim.is_none() {
                bracket::rounds_of_play_off(case)
            } else {
                Vec::new()
            },
            progress: crate::rounds(case),
        }
    }

    /// The words for the state. An exception from the regulations is named.
    pub fn label(&self, language: Language) -> String {
        if self.departed && self.state == State::Decided {
            say!(language, card_state { state: "departed" })
        } else {
            self.state.label(language)
        }
    }

    /// The card under assumed results, each in words. The sentence begins with them, and nothing
    /// counts as decided.
    pub fn supposing(self, language: Language, results: &[String]) -> Self {
        let sentence = match results {
            [] => return self,
            many if many.len() > 2 => {
                say!(language, card_supposing { count: many.len(), sentence: &self.sentence })
            }
            few => {
                say!(language, card_if { results: list(language, few), sentence: &self.sentence })
            }
        };
        Self { sentence, ..self }
    }

    /// When and where in one line.
    pub fn when_and_where(&self) -> String {
        [&self.venue, &self.days]
            .into_iter()
            .filter(|part| !part.is_empty())
            .cloned()
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The card in one paragraph, for screen readers.
    pub fn description(&self, language: Language) -> String {
        let label = self.label(language);
        let mut said = vec![say!(language, card_description { label, sentence: &self.sentence })];
        if !self.when_and_where().is_empty() {
            said.push(format!("{}.", self.when_and_where()));
        }
        said.push(format!(
            "{}.",
            say!(language, card_by_the_regulation { regulation: &self.regulation })
        ));
        said.join(" ")
    }
}

/// The progress of an event.
pub fn state(Seen { case, begun, .. }: Seen<'_>) -> State {
    let ruling = case.ruling;
    if let Some(missing) = &ruling.interim {
        let mut rounds: Vec<Option<u32>> =
            case.event.open_games().map(|(_, game)| game.round).collect();
        let open = rounds.len();
        rounds.dedup();
        // Only games of one round are missing, and all of them are paired.
        let last_round = rounds.len() == 1 && missing.count <= open;
        return match last_round {
            true if missing.count < open => State::Live,
            true => State::Before,
            false => State::Interim,
        };
    }
    match (ruling.settled, ruling.open.is_empty()) {
        (true, _) => State::Decided,
        (false, false) if begun => State::Live,
        (false, _) => State::Tied,
    }
}
