//! Net total points over the boards that all the tied played.
//!
//! WBF 5e. Asked for where the file has no boards; not applicable where it has no board that all of them played. Example: on board 1, B +10 and C -10.

use super::{Judged, by_value};
use crate::{Facts, missing};
use tiebreak_model::{Exact, Figure, Id, Inapplicable, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let mut net = vec![Exact::ZERO; group.len()];
    let mut common = 0;
    for board in &facts.event.boards {
        let of = |id: &Id| board.net.iter().find(|(team, _)| team == id).map(|(_, points)| *points);
        let Some(points) = group.iter().map(of).collect::<Option<Vec<Exact>>>() else { continue };
        common += 1;
        for (sum, points) in net.iter_mut().zip(points) {
            *sum += points;
        }
    }
    if common == 0 {
        // A file without any board lacks them, which does not mean that there were none. One that has some is taken at its word.
        if facts.event.boards.is_empty() {
            return missing::told_by_each(facts, group, Figure::NetOnCommonBoards, 1)
                .map_or_else(Judged::Missing, by_value);
        }
        return Judged::NotApplicable(Inapplicable::NoCommonBoard(group.to_vec()));
    }
    by_value(group.iter().zip(net).map(|(id, net)| (*id, Value::Number(net))).collect())
}
