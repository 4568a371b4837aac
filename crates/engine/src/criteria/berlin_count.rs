//! The direct match of two teams, board by board: Berlin count, and elimination of the bottom
//! board.
//!
//! National league 2.3 and 2.4. On four boards a win counts 4, 3, 2, 1 from the first board down,
//! a draw half of it. Example: 2:2 with wins on boards 1 and 4 against wins on 2 and 3 is 5:5;
//! without the last board it is 1:2.

use super::{CriterionResult, by_value};
use crate::Facts;
use tiebreak_model::{Exact, Id, Inapplicable, Value};

/// What counts of the direct match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardCount {
    /// Points times the number of boards from the last one up.
    BerlinCount,
    /// Points without the last board, then without the last two, to the first that differs.
    WithoutBottomBoards,
}

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], compared: BoardCount) -> CriterionResult {
    let &[first, second] = group else {
        return CriterionResult::NotApplicable(Inapplicable::OnlyForTwo);
    };
    let (Some(own), Some(other)) =
        (facts.boards_between(first, second), facts.boards_between(second, first))
    else {
        return CriterionResult::NotApplicable(Inapplicable::NoDirectMatch);
    };
    let [a, b] = match compared {
        BoardCount::BerlinCount => [berlin_count(&own), berlin_count(&other)],
        BoardCount::WithoutBottomBoards => {
            let left =
                |boards: usize| [own[..boards].iter().sum::<i64>(), other[..boards].iter().sum()];
            let mut all = (1..own.len()).rev().map(left);
            all.clone().find(|[a, b]| a != b).or_else(|| all.next_back()).unwrap_or_default()
        }
    };
    let value = |units: i64| {
        Value::Number(
            Exact::fraction(units.into(), facts.event.unit().into()).unwrap_or(Exact::ZERO),
        )
    };
    by_value(vec![(first, value(a)), (second, value(b))])
}

/// The last board counts once, the one above it twice, and so on.
fn berlin_count(points: &[i64]) -> i64 {
    (1..).zip(points.iter().rev()).map(|(weight, points)| weight * points).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_board_counts_most() {
        assert_eq!(berlin_count(&[2, 0, 0, 2]), 10);
        assert_eq!(berlin_count(&[0, 2, 2, 0]), 10);
        assert_eq!(berlin_count(&[2, 0, 2, 0]), 12);
    }
}
