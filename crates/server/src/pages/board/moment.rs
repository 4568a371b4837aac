//! Which moment it is: what the board is about now. Taken from the ruling, the record and the clock, never from sentences.

use crate::clock;
use crate::dossier::Dossier;
use tiebreak_model::{Ask, Id, Missing, Question};
use tiebreak_record::Entry;

/// What the board shows above.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Results of the event are still to come.
    Unfinished,
    /// Somebody has won.
    Decided(Id),
    /// A tie is to be settled, and nobody has begun.
    TieAnnounced,
    /// Everybody rests until then, in seconds since 1970.
    Rest(i64),
    /// Games are being played.
    Games,
    /// Lots are to be drawn, a colour to be chosen, time to be bid, a board to be played.
    Waiting,
    /// Nothing is to be done; there is no one winner.
    Standing,
}

impl Moment {
    /// The moment of an event now.
    pub fn of(dossier: &Dossier) -> Self {
        let ruling = dossier.ruling();
        let is_game = |question: &Question| matches!(question.ask, Ask::Game { .. });
        let played_off = !dossier.ties().is_empty() || !ruling.stages.is_empty();
        if ruling.interim.is_some() || ruling.open.iter().any(|question| open_game(question).is_some()) {
            return Self::Unfinished;
        }
        if let Some(winner) = dossier.winner().filter(|_| played_off) {
            return Self::Decided(winner);
        }
        if ruling.open.is_empty() {
            return Self::Standing;
        }
        match resting_until(dossier) {
            Some(until) if begun(dossier) && ruling.open.iter().any(is_game) => return Self::Rest(until),
            _ => {}
        }
        if !begun(dossier) {
            Self::TieAnnounced
        } else if ruling.open.iter().any(is_game) {
            Self::Games
        } else {
            Self::Waiting
        }
    }
}

/// White and black of a game of the event whose result is still to come.
pub fn open_game(question: &Question) -> Option<(Id, Id)> {
    match &question.ask {
        Ask::Data(data) => match data.needs {
            Missing::Result { white, black } => Some((white, black)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether anything of the play-off has been answered.
fn begun(dossier: &Dossier) -> bool {
    dossier.record().entries().iter().any(|entry| match entry {
        Entry::Answer(answer) => answer.asked.first().is_some_and(|kind| kind != "data"),
        _ => false,
    })
}

/// Until when everybody rests, where that lies ahead.
pub fn resting_until(dossier: &Dossier) -> Option<i64> {
    super::super::resting::may_start(dossier).map(|(_, until)| until).filter(|until| *until > clock::seconds())
}
