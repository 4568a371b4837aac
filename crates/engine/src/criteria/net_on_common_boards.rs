//! Net total points over the boards that all the tied played.
//!
//! WBF 5e. Not applicable where the file has no board that all of them played. Example: on board 1, B +10 and C -10.

use super::{Judged, by_value};
use crate::Facts;
use tiebreak_model::{Exact, Id, Inapplicable, Value};

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
        return Judged::NotApplicable(Inapplicable::NoCommonBoard(group.to_vec()));
    }
    by_value(group.iter().zip(net).map(|(id, net)| (*id, Value::Number(net))).collect())
}
