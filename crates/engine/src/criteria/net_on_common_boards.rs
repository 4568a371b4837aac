//! Net total points over the boards that all the tied played.
//!
//! WBF 5e. The engine asks for them where the file has no boards. The criterion does not apply
//! where the file has no board that all of them played. Example: on board 1, B +10 and C -10.

use super::{CriterionResult, by_value};
use crate::{Facts, missing};
use tiebreak_model::{Contribution, Exact, Figure, Id, Inapplicable, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let common = common(facts, group);
    if common.is_empty() {
        // Without any board the file is incomplete, and the engine asks. A file with boards is
        // taken as complete.
        if facts.event.boards().is_empty() {
            return missing::answered_by_each(facts, group, Figure::NetOnCommonBoards, 1)
                .map_or_else(CriterionResult::Missing, by_value);
        }
        return CriterionResult::NotApplicable(Inapplicable::NoCommonBoard(group.to_vec()));
    }
    let net = |member: usize| common.iter().map(|(_, points)| points[member]).sum();
    by_value(
        group.iter().enumerate().map(|(member, id)| (*id, Value::Number(net(member)))).collect(),
    )
    .made_of(facts, |id| {
        let Some(member) = group.iter().position(|known| *known == id) else { return Vec::new() };
        let counted = |(board, points): &(u32, Vec<Exact>)| Contribution {
            board: Some(*board),
            ..Contribution::new(Value::Number(points[member]))
        };
        common.iter().map(counted).collect()
    })
}

/// The boards that all of the group played, by number, with the net of each member.
fn common(facts: &Facts<'_>, group: &[Id]) -> Vec<(u32, Vec<Exact>)> {
    let boards = facts.event.boards().iter().filter_map(|board| {
        let of = |id: &Id| board.net.iter().find(|(team, _)| team == id).map(|(_, points)| *points);
        Some((board.number, group.iter().map(of).collect::<Option<Vec<Exact>>>()?))
    });
    boards.collect()
}
