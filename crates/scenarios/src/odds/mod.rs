//! The chance of each participant to win, exactly, and how long the play-off takes.
//!
//! Open games and play-off games have chances from a [`Model`]. The play-off is a Markov chain,
//! solved without sampling for up to six tied participants. With more, the large round robins are
//! drawn at random, with a recorded seed and a standard error.

use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
mod by_games;
mod chain;
mod event;
mod in_step;
mod knock_out;
mod lengths;
mod model;
mod model_file;
mod solve;
mod stage;
mod standing;
mod sum;
mod table;
mod time;
mod walk;

pub use event::odds;
pub use model::{Chances, Length, Model, Tempo};
pub use model_file::{Bounds, WHITE_ADVANTAGE, read_model};

use tiebreak_engine::RuleError;
use tiebreak_model::Id;

/// The chances of one participant.
#[derive(Debug, Clone, PartialEq)]
pub struct Chance {
    /// The participant's identity in the event.
    pub id: Id,
    /// The chance to be first in the end.
    pub win: f64,
    /// The standard error, where something was sampled.
    pub error: Option<f64>,
    /// The chance to be sole first by points, before any play-off.
    pub outright: f64,
    /// The chance to share first place by points.
    pub shared: f64,
    /// The chances of single places, where the regulation settles more than the first.
    pub places: Vec<(usize, f64)>,
}

/// How long the play-off takes, in minutes, from the first game to the end of the last.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Minutes {
    /// The average length in minutes.
    pub expected: f64,
    /// The lengths within which 50, 90 and 99 % of the play-offs are over.
    pub within: [f64; 3],
    /// Whether very long play-offs were left out. Then all of these values are too low.
    pub cut: bool,
}

/// The chances in an event, and how long its play-off takes.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// All participants: those with a chance to win or to play off by falling chance, then by
    /// name; after them the others.
    pub participants: Vec<Chance>,
    /// The chance that there is a play-off.
    pub play_off: f64,
    /// The chance that the regulation leaves open who is first.
    pub left_open: f64,
    /// The expected number of play-off games, given that there is a play-off.
    pub games: f64,
    /// How long the play-off takes, given that there is one.
    pub minutes: Minutes,
    /// The number of simulated play-offs and the seed, where something was sampled.
    pub sampled: Option<(u64, u64)>,
    /// How many open games the event has.
    pub open_games: usize,
    /// The chance of all that was not calculated because the work was stopped. Every other chance
    /// may be too low by as much. Zero if stopping only reduced the number of simulated play-offs.
    pub stopped: Option<f64>,
}

/// Why the odds cannot be calculated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OddsError {
    /// Events of bridge teams and pairs are out of scope.
    Bridge,
    /// Matches of chess teams are out of scope.
    Teams,
    /// Bids of players for Black are out of scope.
    Bids,
    /// The engine cannot rule the event.
    Rule(RuleError),
    /// Data are missing in the event.
    Data {
        /// What is missing.
        missing: Sentence,
    },
    /// Games are missing, and none of them is in the file.
    Unlisted {
        /// The number of missing games.
        games: usize,
    },
    /// The work was stopped.
    Stopped,
    /// Under this model the play-off never ends.
    NeverEnds,
    /// Too many participants are tied for a useful estimate.
    TooMany {
        /// The number of tied participants.
        tied: usize,
    },
    /// Too many games are open.
    TooLarge {
        /// The number of open games.
        games: usize,
    },
}

codes!(
    OddsError {
        Self::Bridge => "odds-bridge",
        Self::Teams => "odds-teams",
        Self::Bids => "odds-bids",
        Self::Data { .. } => "odds-data-missing",
        Self::Unlisted { .. } => "odds-unlisted",
        Self::Stopped => "odds-stopped",
        Self::NeverEnds => "odds-never-ends",
        Self::TooMany { .. } => "odds-too-many-tied",
        Self::TooLarge { .. } => "odds-too-many-games";
        Self::Rule(inner) => inner.code()
    }
);

display_by_sentence!(OddsError);

impl Explain for OddsError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Teams => sentence!(odds_teams),
            Self::Bridge => sentence!(odds_bridge),
            Self::Bids => sentence!(odds_bids),
            Self::Rule(error) => error.sentence(),
            Self::Data { missing } => {
                sentence!(odds_data { what: missing })
            }
            Self::Unlisted { games } => sentence!(scenario_unlisted { games: *games }),
            Self::Stopped => sentence!(odds_stopped_early),
            Self::NeverEnds => sentence!(odds_never_ends),
            Self::TooMany { tied } => sentence!(odds_too_many { tied: *tied }),
            Self::TooLarge { games } => sentence!(odds_too_large { games: *games }),
        }
    }
}
