//! A table's line as one side of it sees it.

use crate::table_score;
use tiebreak_model::Exact;
use tiebreak_model::bridge::{AdjustedScore, Side, TableResult};

/// What a side has on a board, before it is compared with anything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum SideScore {
    /// Nothing: the board was not played here.
    Nothing,
    /// A score, as this side sees it.
    Score(i32),
    /// Several scores with their weights, as this side sees them.
    Weighted(Vec<(Exact, i32)>),
    /// Something that stands by itself.
    Artificial(AdjustedScore),
}

impl SideScore {
    /// What a side of a table has.
    pub(crate) fn from_result(board: u32, result: &TableResult, side: Side) -> Self {
        let turned = |score: i32| if side == Side::NorthSouth { score } else { -score };
        match result {
            TableResult::NotPlayed => Self::Nothing,
            TableResult::Adjusted(given) => match &given[side.index()] {
                AdjustedScore::Scores(scores) => match scores.as_slice() {
                    [(_, only)] => Self::Score(turned(*only)),
                    several => Self::Weighted(
                        several.iter().map(|(weight, one)| (*weight, turned(*one))).collect(),
                    ),
                },
                other => Self::Artificial(other.clone()),
            },
            known => {
                table_score(board, known).map_or(Self::Nothing, |score| Self::Score(turned(score)))
            }
        }
    }

    /// The scores with their weights; empty where there is nothing to compare.
    pub(crate) fn weighted(&self) -> Vec<(Exact, i32)> {
        match self {
            Self::Score(score) => vec![(Exact::from(1), *score)],
            Self::Weighted(scores) => scores.clone(),
            Self::Nothing | Self::Artificial(_) => Vec::new(),
        }
    }

    /// Whether it can be compared with other tables.
    pub(crate) fn is_score(&self) -> bool {
        matches!(self, Self::Score(_) | Self::Weighted(_))
    }
}
