//! Total points quotient: total points won divided by total points lost, in all matches that the
//! team played at the table.
//!
//! WBF 1.1d, 1.2.other.c, 1.3c, 3.1iv, 3.2.other.3, 3.3.3. Where the file has no total points, the
//! engine asks for them, match by match. Example: two teams with 500/300 and 400/300.

use super::{CriterionResult, MatchFigure, imp_quotient};
use crate::Facts;
use tiebreak_model::Id;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    imp_quotient::quotient(facts, group, MatchFigure::TotalPoints)
}
