//! Net IMPs over all boards that a team played: won less lost, in all its matches.
//!
//! EBU, two contestants, d. Forfeits and assigned scores have no IMPs. Example: 45-23 and 10-12
//! make +20.

use super::{CriterionResult, MatchFigure, by_value, counted, missing_numbers};
use crate::Facts;
use tiebreak_model::{Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let all = group.iter().flat_map(|&id| facts.matches.of_team(id));
    let gaps = missing_numbers(facts, MatchFigure::Imps, all);
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let net = |id: Id| -> i128 {
        let meetings = facts.matches.of_team(id).iter();
        meetings.filter_map(|meeting| meeting.imps).map(|[own, other]| own - other).sum()
    };
    by_value(group.iter().map(|&id| (id, Value::Number(facts.matches.exact(net(id))))).collect())
        .made_of(facts, |id| {
            counted::margins(facts, MatchFigure::Imps, facts.matches.of_team(id).iter())
        })
}
