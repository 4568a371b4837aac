//! Beat all, or tied one and beat the rest: of four or more teams, the only one that did so is
//! first.
//!
//! WBF 1.3b, 3.3.1 ("or if it has, uniquely, tied one and defeated the other tied teams"). Where
//! two teams tied with each other and beat the rest, neither is first. Example: A beats B, C and
//! D; the three go on to 1.2.

use super::{CriterionResult, head_to_head::single_out};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let others = group.len() - 1;
    // A team that beat all leaves no other unbeaten, so both conditions never hold of two teams.
    single_out(facts, group, false, |record| {
        record.is(others, 0, 0) || record.is(others.saturating_sub(1), 1, 0)
    })
}
