//! Weighted average: over the matches of a team, the average of its score times the opponent's
//! final score.
//!
//! WBF 5c. Opponents' scores include the carry-over. Example: 1, 2 and ½ against teams with 3½, 3
//! and 2: 10½ over three matches.

use super::{CriterionResult, by_value};
use crate::Facts;
use tiebreak_model::{Id, Inapplicable, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let value = |id: Id| {
        let meetings = facts.matches.of_team(id);
        let products =
            meetings.iter().map(|one| one.score[0].checked_mul(facts.matches.score(one.opponent)));
        let sum = products.into_iter().try_fold(0i128, |sum, one| sum.checked_add(one?))?;
        let won =
            Some(sum).filter(|sum| sum.abs() <= MOST).map(|sum| facts.matches.product(sum))?;
        Some((id, Value::Quotient { won, lost: (meetings.len() as u64).into() }))
    };
    match group.iter().map(|&id| value(id)).collect() {
        Some(values) => by_value(values),
        None => CriterionResult::NotApplicable(Inapplicable::ScoresTooLarge),
    }
}

/// The largest sum that can still be compared and written.
const MOST: i128 = 1_000_000_000_000_000_000_000_000_000_000;
