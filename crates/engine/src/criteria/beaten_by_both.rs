//! Beaten by both: of three teams, the one that lost to each of the other two is last.
//!
//! WBF 1.2d, 3.2.4. Example: A and B tie with each other and both beat C; C is third, A and B go
//! on to 1.1.

use super::{CriterionResult, head_to_head::single_out};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    single_out(facts, group, true, |record| record.is(0, 0, group.len() - 1))
}
