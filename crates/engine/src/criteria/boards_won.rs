//! Point-a-board: a point for each board won, half a point for each drawn, over all the boards that a team played.
//!
//! EBU, two contestants, the count-back. A board is won by whoever has the positive `net` in its `[[board]]` table. Where the file has no board of a team its
//! number is asked for. Teams that played unequal numbers of boards are compared by points for each board. Example: +3, 0, 0 and -7 make two points.

use super::{Judged, by_value};
use crate::{Facts, missing};
use std::cmp::Ordering;
use tiebreak_model::{Counted, Exact, Figure, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let counted: Vec<(Id, Option<(Exact, u64)>)> = group.iter().map(|&id| (id, count(facts, id))).collect();
    if counted.iter().any(|(_, counted)| counted.is_none()) {
        return asked(facts, group);
    }
    let counted: Vec<(Id, Exact, u64)> =
        counted.into_iter().filter_map(|(id, counted)| counted.map(|(points, boards)| (id, points, boards))).collect();
    let equal = counted.iter().all(|(_, _, boards)| *boards == counted[0].2);
    let value = |points: Exact, boards: u64| match equal {
        true => Value::Number(points),
        false => Value::Quotient { won: points, lost: boards.into() },
    };
    by_value(counted.into_iter().map(|(id, points, boards)| (id, value(points, boards))).collect())
        .made_of(facts, |id| board_by_board(facts, id))
}

/// What each board gave a team: a point, half a point or nothing.
fn board_by_board(facts: &Facts<'_>, id: Id) -> Vec<Counted> {
    let own = facts.event.boards.iter().flat_map(|board| board.net.iter().map(move |net| (board.number, net)));
    let counted = own.filter(|(_, (team, _))| *team == id).map(|(board, (_, net))| Counted {
        board: Some(board),
        ..Counted::of(Value::Number(Exact::from(halves(*net)) / 2))
    });
    counted.collect()
}

/// Half points for a board: two for one that is won, one for a drawn one.
fn halves(net: Exact) -> i64 {
    match net.cmp(&Exact::ZERO) {
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    }
}

/// Points and boards of a team, where the file has boards of it.
fn count(facts: &Facts<'_>, id: Id) -> Option<(Exact, u64)> {
    let (mut points, mut boards) = (0i64, 0u64);
    for (_, net) in facts.event.boards.iter().flat_map(|board| &board.net).filter(|(team, _)| *team == id) {
        boards += 1;
        points += halves(*net);
    }
    (boards > 0).then(|| (Exact::from(points) / 2, boards))
}

/// The numbers that were told; without one of them, all are asked for, so that they are counted alike.
fn asked(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let told = |id: Id| facts.told(&missing::number_id(facts.event, id, Figure::BoardsWon))?.first().copied();
    let gaps: Vec<missing::Gap> = group
        .iter()
        .filter(|id| told(**id).is_none())
        .map(|id| missing::number(facts.event, *id, Figure::BoardsWon))
        .collect();
    if !gaps.is_empty() {
        return Judged::Missing(gaps);
    }
    by_value(group.iter().filter_map(|&id| told(id).map(|points| (id, Value::Number(points)))).collect())
}
