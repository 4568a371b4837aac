//! Point-a-board: a point for each board won and half a point for each drawn, over all boards
//! that a team played.
//!
//! EBU, two contestants, the count-back. A team wins a board when its `net` in the `[[board]]`
//! table is positive. Where the file has no board of a team, the engine asks for the points of all
//! the tied. Teams that played unequal numbers of boards are compared by points per board.
//! Example: +3, 0, 0 and -7 make two points.

use super::{CriterionResult, by_value};
use crate::{Facts, missing};
use std::cmp::Ordering;
use tiebreak_model::{Contribution, Exact, Figure, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let counts: Option<Vec<BoardPoints>> = group.iter().map(|&id| count(facts, id)).collect();
    let Some(counts) = counts else { return by_answers(facts, group) };
    let equal = counts.iter().all(|one| one.boards == counts[0].boards);
    let value = |one: &BoardPoints| match equal {
        true => Value::Number(one.points),
        false => Value::Quotient { won: one.points, lost: one.boards.into() },
    };
    let values = group.iter().zip(&counts).map(|(id, one)| (*id, value(one))).collect();
    by_value(values).made_of(facts, |id| board_by_board(facts, id))
}

/// The points of a team for each board: one, a half or none.
fn board_by_board(facts: &Facts<'_>, id: Id) -> Vec<Contribution> {
    let own = facts
        .event
        .boards()
        .iter()
        .flat_map(|board| board.net.iter().map(move |net| (board.number, net)));
    let counted = own.filter(|(_, (team, _))| *team == id).map(|(board, (_, net))| Contribution {
        board: Some(board),
        ..Contribution::new(Value::Number(Exact::from(halves(*net)) / 2))
    });
    counted.collect()
}

/// The half points for a board: two for a win, one for a draw.
fn halves(net: Exact) -> i64 {
    match net.cmp(&Exact::ZERO) {
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    }
}

/// The points of a team, and the number of its boards.
struct BoardPoints {
    points: Exact,
    boards: u64,
}

/// Counts the boards of a team. `None` where the file has no board of it.
fn count(facts: &Facts<'_>, id: Id) -> Option<BoardPoints> {
    let (mut points, mut boards) = (0i64, 0u64);
    let nets = facts.event.boards().iter().flat_map(|board| &board.net);
    for (_, net) in nets.filter(|(team, _)| *team == id) {
        boards += 1;
        points += halves(*net);
    }
    (boards > 0).then(|| BoardPoints { points: Exact::from(points) / 2, boards })
}

/// The points from answers. All teams are asked for, so that all are counted in the same way.
fn by_answers(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    match missing::known_or_gaps(facts, group, Figure::BoardsWon, |_| None) {
        Ok(points) => by_value(points),
        Err(gaps) => CriterionResult::Missing(gaps),
    }
}
