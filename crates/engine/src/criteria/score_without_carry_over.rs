//! Score without carry-over: what the team scored at this stage alone.
//!
//! WBF 5a, "in stages with carryover". The criterion does not apply where no team carried anything
//! over. Example: 30½ each, 3 and 2½ of it carried over.

use super::{CriterionResult, by_value};
use crate::Facts;
use tiebreak_model::{Id, Inapplicable, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    if facts.event.participants().iter().all(|team| team.carry_over.is_zero()) {
        return CriterionResult::NotApplicable(Inapplicable::NothingCarriedOver);
    }
    let value = |id: Id| {
        let carried = facts.event.participants()[id.index()].carry_over;
        Value::Number(facts.matches.exact(facts.matches.score(id)) - carried)
    };
    by_value(group.iter().map(|&id| (id, value(id))).collect())
}
