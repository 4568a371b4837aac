//! What the arbiter has to keep in mind.

use crate::{Id, Moment};

/// What a reminder is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReminderAbout {
    /// What the regulation says, in its own words.
    Said(String),
    /// A person may make an exception from the rules.
    MayDepart {
        /// The person with that power, in the words of the regulation.
        who: String,
        /// On what condition, in the words of the regulation.
        condition: Option<String>,
    },
    /// Rest before the play-off.
    Rest {
        /// For how many minutes.
        minutes: u32,
        /// Until when, where the event says when games finished.
        until: Option<EarliestStart>,
    },
    /// Draws shorter than the organisers like.
    ShortDraws(Vec<ShortDraw>),
}

/// The earliest start of a play-off, and why then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EarliestStart {
    /// The last game of the event finished then.
    LastGame {
        /// When play may start.
        start: Moment,
    },
    /// The rest of a player ends then.
    Rested {
        /// When play may start.
        start: Moment,
        /// Whose rest ends last.
        player: Id,
        /// When that player finished.
        finished: Option<Moment>,
    },
}

/// A short draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShortDraw {
    /// Who had white.
    pub white: Id,
    /// Who had black.
    pub black: Id,
    /// In which round.
    pub round: Option<u32>,
    /// The length of the game, in moves or minutes.
    pub length: Shortness,
}

/// How short a draw was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shortness {
    /// The number of moves.
    Moves(u32),
    /// The minutes that it took.
    Minutes(i64),
}

impl ReminderAbout {
    /// The name of the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Said(_) => "said",
            Self::MayDepart { .. } => "may-depart",
            Self::Rest { .. } => "rest",
            Self::ShortDraws(_) => "short-draws",
        }
    }
}
