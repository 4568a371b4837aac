//! Best two sessions: the highest score in two sessions together.
//!
//! WBF 4. Example: 65 and 60 against 65 and 58.

use super::best_session::{best, best_first, short_of};
use super::{CriterionResult, by_value};
use crate::Facts;
use tiebreak_model::{Id, Inapplicable, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    if let Some(short) = short_of(facts, group, 2) {
        return CriterionResult::NotApplicable(Inapplicable::NoTwoSessions(short));
    }
    let value = |id: Id| Value::Number(best_first(facts, id).into_iter().take(2).sum());
    by_value(group.iter().map(|&id| (id, value(id))).collect())
        .made_of(facts, |id| best(facts, id).into_iter().take(2).collect())
}
