//! Their match: IMPs, or total points, earned in the match that the tied teams played against
//! each other.
//!
//! WBF 1.1b and 3.1i (IMPs), 1.1c and 3.1iii (total points). Several meetings are added up; a
//! forfeit does not count as a meeting. Example: A and B tie 1 IMP to 1, with 60 points to 50.

use super::head_to_head::MeetingsAmong;
use super::{CriterionResult, MatchFigure, by_value, counted, missing_numbers};
use crate::Facts;
use tiebreak_model::{Id, Inapplicable, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], measured: MatchFigure) -> CriterionResult {
    let among = MeetingsAmong::new(facts, group);
    let not_met = among.not_met();
    if !not_met.is_empty() {
        return CriterionResult::NotApplicable(Inapplicable::DidNotMeet(not_met));
    }
    let gaps = missing_numbers(facts, measured, among.all());
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let earned = |member: usize| -> i128 {
        let own = among.of_member(member).iter();
        own.filter_map(|(_, meeting)| measured.numbers(meeting)).map(|[own, _]| own).sum()
    };
    let value = |member: usize| Value::Number(facts.matches.exact(earned(member)));
    by_value(group.iter().enumerate().map(|(member, id)| (*id, value(member))).collect()).made_of(
        facts,
        |id| {
            counted::meetings(facts, among.with(id), |meeting| {
                measured.numbers(meeting).map(|[own, _]| Value::Number(facts.matches.exact(own)))
            })
        },
    )
}
