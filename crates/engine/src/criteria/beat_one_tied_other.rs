//! Beat one, tied the other: of three teams, the only one that did so is first.
//!
//! WBF 1.2c, 3.2.3. Where two teams did so (both beat the third and tied with each other) it does
//! not decide, and 1.2d applies to the third. Example: A beats B and ties with C, who lost to B.

use super::{CriterionResult, head_to_head::single_out};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    single_out(facts, group, false, |record| record.is(group.len().saturating_sub(2), 1, 0))
}
