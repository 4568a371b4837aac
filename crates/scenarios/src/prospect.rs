//! The possible results of one participant: certain, possible or impossible, how often, and under
//! which conditions.

use crate::{OutcomeCount, PlaceProspects};
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
    /// The verdict that a count of all outcomes proves.
    pub(crate) fn from_count(count: u128, total: u128) -> Self {
        match count {
            0 => Self::Impossible,
            all if all == total => Self::Certain,
            _ => Self::Possible,
        }
    }

    /// The name of the verdict in output.
    pub fn word(self) -> &'static str {
        match self {
            Self::Certain => "certain",
            Self::Possible => "possible",
            Self::Impossible => "impossible",
        }
    }
}

/// In how many outcomes something happens. This is a count, never a probability.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutcomeTally {
    /// Whether it can happen.
    pub verdict: Verdict,
    /// The number of outcomes. An estimate if `error` is set.
    pub count: OutcomeCount,
    /// The standard error of a count from a random sample.
    pub error: Option<OutcomeCount>,
}

/// An open game, limited to some of its results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limit {
    /// The game, by its position among the open ones.
    pub game: usize,
    /// The results that the game may have.
    pub results: Vec<GameResult>,
}

/// A minimal condition: if all these games end like this, the other games do not matter.
pub type Condition = Vec<Limit>;

/// The minimal conditions for one goal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum NeededConditions {
    /// All of them.
    Listed(Vec<Condition>),
    /// The number of conditions, where they are too many to list.
    Counted(usize),
    /// Not known: outcomes were drawn, the work was stopped, or there are too many even to count.
    #[default]
    Unknown,
}

impl NeededConditions {
    /// The conditions, where they are listed.
    pub fn listed(&self) -> Option<&[Condition]> {
        match self {
            Self::Listed(conditions) => Some(conditions),
            Self::Counted(_) | Self::Unknown => None,
        }
    }
}

/// The minimal conditions for each of the goals.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Conditions {
    /// For sole first place by points.
    pub outright: NeededConditions,
    /// For sole or shared first place.
    pub first: NeededConditions,
    /// For shared first place.
    pub shared: NeededConditions,
    /// For reaching none of the goals listed here.
    pub out: NeededConditions,
    /// For first place without play or lots, where criteria decide ties.
    pub settled: NeededConditions,
    /// For taking part in the play-off or the draw of lots, where criteria decide who does.
    pub play_off: NeededConditions,
}

/// The possible results of one participant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    /// The participant's identity in the event.
    pub id: Id,
    /// Sole first place by points.
    pub outright: OutcomeTally,
    /// A tie for first place.
    pub shared: OutcomeTally,
    /// Sole or shared first place by points.
    pub first: OutcomeTally,
    /// First place without anything to be played or drawn: outright, or by a criterion.
    pub settled: Option<OutcomeTally>,
    /// Taking part in a play-off or a draw of lots.
    pub play_off: Option<OutcomeTally>,
    /// The criteria by which the participant wins a tie for first place, each with the number of
    /// outcomes.
    pub criteria: Vec<(ClauseRef, OutcomeCount)>,
    /// None of these results.
    pub out: OutcomeTally,
    /// The results for the settled places, if there is more than the first.
    pub places: Option<PlaceProspects>,
    /// The minimal conditions for these results.
    pub needs: Conditions,
}
