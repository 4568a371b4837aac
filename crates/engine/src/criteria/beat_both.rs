//! Beat both: of three teams, the one that beat each of the other two is first.
//!
//! WBF 1.2b, 3.2.1. The team must have met both. VPs decide who beat whom, or IMPs in the other
//! reading of `beaten`. Example: B beats C and E; C and E go on to 1.1.

use super::{CriterionResult, head_to_head::single_out};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    single_out(facts, group, false, |record| record.is(group.len() - 1, 0, 0))
}
