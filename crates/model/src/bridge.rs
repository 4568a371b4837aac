//! What is played at bridge: matches, encounters of pairs, boards.

mod contract;
mod imps;
mod scoring;
mod sides;
mod table;
mod victory_points;

pub use contract::{Contract, Doubling, NotAContract, Seat, Side, Strain};
pub use imps::{BothTables, MatchTally, imps_for};
pub use scoring::{BoardScoring, Datum, DatumRounding, Method, SmallGroups, VpRow};
pub use sides::Sides;
pub use table::{
    AdjustedScore, BoardTable, LARGEST_SCORE, NotAnAdjustment, PlayedBoard, PlayedContract,
    TableResult, is_score,
};
pub use victory_points::{VpScale, VpScales};

use crate::{Exact, Id};

/// How a match came by its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MatchStatus {
    /// At the table.
    #[default]
    Played,
    /// One side did not play.
    Forfeit,
    /// The director gave the score.
    Assigned,
    /// There was no opponent.
    Bye,
    /// It was played, and the result was struck out.
    Annulled,
}

/// A match of two teams, or a team's bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The round, where the file numbers them.
    pub round: Option<u32>,
    /// The stage of a knock-out ("semi-final").
    pub stage: Option<String>,
    /// The team named first.
    pub first: Id,
    /// The other team; none in a bye.
    pub second: Option<Id>,
    /// How it came by its score.
    pub status: MatchStatus,
    /// How many boards were played.
    pub boards: Option<u32>,
    /// IMPs won by each side.
    pub imps: Sides,
    /// Victory points of each side (the second is zero in a bye).
    pub vps: Sides,
    /// Total points won by each side.
    pub total_points: Sides,
    /// Score of each side, without carry-over (knock-out, board-a-match).
    pub score: Sides,
    /// Carry-over of each side into this match, where there is any.
    pub carry_over: Sides,
}

impl Match {
    /// What each side brings into the match.
    pub fn carried(&self) -> [Exact; 2] {
        self.carry_over.get().unwrap_or([Exact::ZERO; 2])
    }

    /// Whether the file has it without a result: it is still to be played.
    pub fn is_open(&self) -> bool {
        let figures = [&self.imps, &self.vps, &self.score];
        self.status == MatchStatus::Played && figures.iter().all(|both| both.get().is_none())
    }

    /// The opponent and the own side (0 or 1), if `id` played in it.
    pub fn seen_by(&self, id: Id) -> Option<(Option<Id>, usize)> {
        if self.first == id {
            Some((self.second, 0))
        } else if self.second == Some(id) {
            Some((Some(self.first), 1))
        } else {
            None
        }
    }
}

/// What two pairs scored against each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Encounter {
    /// The two pairs.
    pub pairs: [Id; 2],
    /// The matchpoints of each.
    pub matchpoints: [Exact; 2],
}

/// One board of a board-a-match event: each team's net total points on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// The board's number.
    pub number: u32,
    /// The teams that played it, with their net points.
    pub net: Vec<(Id, Exact)>,
}
