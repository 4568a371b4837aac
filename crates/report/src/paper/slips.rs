//! Slips for the games to be played now: players, colours, clock settings, boxes for the result,
//! signatures.

use super::foot::{departed, head_in_fours};
use super::protocol::title;
use super::{Foot, TextRun};
use crate::html::Extras;
use crate::words::{pace, place_in_play_off};
use crate::{Case, Language, say};
use tiebreak_model::{Ask, Bonus, Clock, Colour, Id, Question, SideClock};

/// Pairing and result slips for the open games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slips {
    /// The language, as HTML and PDF name it.
    pub language: &'static str,
    /// The title of the document.
    pub title: String,
    /// The title of the event.
    pub event: String,
    /// A slip for each game.
    pub slips: Vec<Slip>,
    /// The sentence if there is no game.
    pub none: String,
    /// The foot if there is no game.
    pub foot: Foot,
}

/// A slip for one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// The title of the event.
    pub event: String,
    /// The stage and number of the game.
    pub game: String,
    /// The clause that asks for the game.
    pub clause: String,
    /// The mark if there were exceptions from the regulations.
    pub departs: Option<String>,
    /// White, then Black.
    pub sides: [SlipPlayer; 2],
    /// The increment, and what a draw means.
    pub rules: String,
    /// The results to choose from.
    pub results: [&'static str; 3],
    /// The label of the space for other results.
    pub other: String,
    /// The labels for signatures and time.
    pub signatures: [String; 4],
    /// The id of the question that the game answers.
    pub id: String,
    /// The fingerprint of the record in groups of four, with its label.
    pub head: Option<Vec<TextRun>>,
}

/// One player of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlipPlayer {
    /// The colour of this side.
    pub colour: Colour,
    /// The king of that colour.
    pub king: &'static str,
    /// The colour as a word.
    pub word: String,
    /// The player's name.
    pub name: String,
    /// The player's federation.
    pub federation: Option<String>,
    /// The time on the clock.
    pub pace: String,
}

/// The slips for all open games.
pub fn slips(case: Case<'_>, extras: &Extras) -> Slips {
    Slips {
        language: case.language.code(),
        title: title(case, "slips"),
        event: case.event.title().to_owned(),
        slips: case
            .ruling
            .open
            .iter()
            .filter_map(|question| slip(case, extras, question))
            .collect(),
        none: say!(case.language, slip_none),
        foot: Foot::new(case, extras),
    }
}

fn slip(case: Case<'_>, extras: &Extras, question: &Question) -> Option<Slip> {
    let Ask::Game { white, black, clock, draw_wins } = &question.ask else { return None };
    Some(Slip {
        event: case.event.title().to_owned(),
        game: place_in_play_off(case.language, &question.id),
        clause: case.clause(question.clause).to_owned(),
        departs: departed(case, extras).then(|| say!(case.language, slip_departs)),
        sides: [
            side(case, *white, Colour::White, clock.white),
            side(case, *black, Colour::Black, clock.black),
        ],
        rules: rules(case.language, *clock, *draw_wins),
        results: ["1 – 0", "½ – ½", "0 – 1"],
        other: say!(case.language, slip_other),
        signatures: ["white", "black", "arbiter", "time"]
            .map(|who| say!(case.language, slip_signs { who })),
        id: question.id.clone(),
        head: head_in_fours(case.language, extras),
    })
}

fn side(case: Case<'_>, id: Id, colour: Colour, pace: SideClock) -> SlipPlayer {
    let king = match colour {
        Colour::White => "♔",
        Colour::Black => "♚",
    };
    let word = say!(case.language, slip_signs { who: colour.word() });
    let federation =
        case.event.participants().get(id.index()).and_then(|one| one.federation.clone());
    SlipPlayer {
        colour,
        king,
        word,
        name: case.name(id).to_owned(),
        federation,
        pace: self::pace(case.language, pace),
    }
}

/// The increment and the move from which it applies, and what a draw means.
fn rules(language: Language, clock: Clock, draw_wins: Option<Colour>) -> String {
    let adding = [clock.white, clock.black].into_iter().find(|pace| pace.bonus != Bonus::None);
    let mut said = match adding.map(|pace| (pace.bonus, pace.from_move)) {
        Some((Bonus::Delay(_), from)) => say!(language, slip_delay { from }),
        Some((_, from)) => say!(language, slip_added { from }),
        None => say!(language, slip_nothing_added),
    };
    if let Some(colour) = draw_wins {
        said = format!("{said} {}", say!(language, draw_wins { colour: colour.word() }));
    }
    said
}
