//! Points that the arbiter gave players or took away (record 299 of a report).

use super::NameIndex;
use crate::{DraftEvent, Exact, Fault, Id, Place};

/// Points that the arbiter gave a player or took away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AssignedScore {
    /// The round from which they count; none where they change the standing only and no tie-break.
    pub round: Option<u32>,
    /// The player whose score changes.
    pub player: Id,
    /// What was given; below zero where it was taken away.
    pub points: Exact,
}

pub(super) fn check(
    draft: &DraftEvent,
    names: &NameIndex,
    faults: &mut Vec<Fault>,
) -> Vec<AssignedScore> {
    let mut assigned = Vec::with_capacity(draft.assigned.len());
    for (index, one) in draft.assigned.iter().enumerate() {
        let Some(player) = names.find(&one.player, Place::Assigned(index, "player"), faults) else {
            continue;
        };
        assigned.push(AssignedScore { round: one.round, player, points: one.points });
    }
    assigned.sort_by_key(|one| (one.round, one.player, one.points));
    assigned
}
