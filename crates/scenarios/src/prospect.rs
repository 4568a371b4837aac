//! What can become of one participant: certain, possible or impossible, how often, under which
//! conditions.

use crate::{Count, PlaceProspects};
use tiebreak_model::{ClauseRef, GameResult, Id};

/// Whether something can still happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It happens in every outcome.
    Certain,
    /// It happens in some outcomes.
    Possible,
    /// It happens in none.
    Impossible,
}

impl Verdict {
    /// What a count of all outcomes proves.
    pub(crate) fn of(count: u128, total: u128) -> Self {
        match count {
            0 => Self::Impossible,
            all if all == total => Self::Certain,
            _ => Self::Possible,
        }
    }

    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Certain => "certain",
            Self::Possible => "possible",
            Self::Impossible => "impossible",
        }
    }
}

/// In how many outcomes something happens. A count, never a chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tallied {
    /// Whether it can.
    pub verdict: Verdict,
    /// In how many outcomes; an estimate where `error` says so.
    pub count: Count,
    /// The standard error of a count that was sampled.
    pub error: Option<Count>,
}

/// An open game, limited to some of its results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limit {
    /// The game, by its position among the open ones.
    pub game: usize,
    /// The results that it may have.
    pub results: Vec<GameResult>,
}

/// A minimal condition: if all these games end so, the rest does not matter.
pub type Condition = Vec<Limit>;

/// The minimal conditions for one goal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Needed {
    /// All of them.
    Listed(Vec<Condition>),
    /// How many there are: more than anyone would read.
    Counted(usize),
    /// Not known: outcomes were drawn, the work was stopped, or there are too many even to count.
    #[default]
    Unknown,
}

impl Needed {
    /// The conditions, where they are listed.
    pub fn listed(&self) -> Option<&[Condition]> {
        match self {
            Self::Listed(conditions) => Some(conditions),
            Self::Counted(_) | Self::Unknown => None,
        }
    }
}

/// The minimal conditions for each goal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Conditions {
    /// For sole first place by points.
    pub outright: Needed,
    /// For sole or shared first place.
    pub first: Needed,
    /// For shared first place.
    pub shared: Needed,
    /// For none of what is listed here.
    pub out: Needed,
    /// For first place without play or lots, where criteria decide ties.
    pub settled: Needed,
    /// For a part in the play-off or the lots, where criteria decide who has one.
    pub play_off: Needed,
}

/// What can become of one participant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    /// Who.
    pub id: Id,
    /// Sole first place by points.
    pub outright: Tallied,
    /// A tie for first place.
    pub shared: Tallied,
    /// Either.
    pub first: Tallied,
    /// First place without anything to be played or drawn: outright, or by a criterion.
    pub settled: Option<Tallied>,
    /// A part in what is then to be played or drawn.
    pub play_off: Option<Tallied>,
    /// The criteria by which a tie for first place is won, where criteria decide: each with how
    /// often.
    pub criteria: Vec<(ClauseRef, Count)>,
    /// None of all this.
    pub out: Tallied,
    /// The places that the regulation settles, where they are more than the first.
    pub places: Option<PlaceProspects>,
    /// What it takes.
    pub needs: Conditions,
}
