//! Weighted average: over the matches of a team, the average of its score times the opponent's final score.
//!
//! WBF 5c. Opponents' scores include the carry-over. Example: 1, 2 and ½ against teams with 3½, 3 and 2: 10½ over three matches.

use super::{Judged, by_value};
use crate::Facts;
use tiebreak_model::{Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let value = |id: Id| {
        let meetings = facts.matches.of_team(id);
        let sum: i128 = meetings.iter().map(|one| one.score[0] * facts.matches.score(one.opponent)).sum();
        Value::Quotient { won: facts.matches.product(sum), lost: (meetings.len() as u64).into() }
    };
    by_value(group.iter().map(|&id| (id, value(id))).collect())
}
