//! Net total points over the boards that all the tied played.
//!
//! WBF 5e. Asked for where the file has no boards; not applicable where it has no board that all of them played. Example: on board 1, B +10 and C -10.

use super::{Judged, by_value};
use crate::{Facts, missing};
use tiebreak_model::{Counted, Exact, Figure, Id, Inapplicable, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let common = common(facts, group);
    if common.is_empty() {
        // A file without any board lacks them, which does not mean that there were none. One that has some is taken at its word.
        if facts.event.boards.is_empty() {
            return missing::told_by_each(facts, group, Figure::NetOnCommonBoards, 1)
                .map_or_else(Judged::Missing, by_value);
        }
        return Judged::NotApplicable(Inapplicable::NoCommonBoard(group.to_vec()));
    }
    let net = |member: usize| common.iter().map(|(_, points)| points[member]).sum();
    by_value(group.iter().enumerate().map(|(member, id)| (*id, Value::Number(net(member)))).collect()).made_of(
        facts,
        |id| {
            let Some(member) = group.iter().position(|known| *known == id) else { return Vec::new() };
            let counted = |(board, points): &(u32, Vec<Exact>)| Counted {
                board: Some(*board),
                ..Counted::of(Value::Number(points[member]))
            };
            common.iter().map(counted).collect()
        },
    )
}

/// The boards that all of the group played, by number, with the net of each.
fn common(facts: &Facts<'_>, group: &[Id]) -> Vec<(u32, Vec<Exact>)> {
    let boards = facts.event.boards.iter().filter_map(|board| {
        let of = |id: &Id| board.net.iter().find(|(team, _)| team == id).map(|(_, points)| *points);
        Some((board.number, group.iter().map(of).collect::<Option<Vec<Exact>>>()?))
    });
    boards.collect()
}
