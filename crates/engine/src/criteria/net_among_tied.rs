//! Net IMPs, or net total points, in the matches among the tied: won less lost.
//!
//! WBF 1.2.other.a and 3.2.other.1 (IMPs), 1.2.other.b and 3.2.other.2 (total points). They count
//! only where each two of the tied met, unless the reading `not-all-met` says otherwise. Several
//! meetings are added up, or averaged in the other reading of `met-twice`. Example: three teams
//! beat each other in a circle, by 3, 3 and 2 IMPs: +1, 0, -1.

use super::head_to_head::MeetingsAmong;
use super::{CriterionResult, MatchFigure, by_value, counted, missing_numbers};
use crate::Facts;
use tiebreak_model::{Exact, Id, Inapplicable, Value};
use tiebreak_regulation::{MetTwiceRule, NotMetRule};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], measured: MatchFigure) -> CriterionResult {
    let among = MeetingsAmong::new(facts, group);
    let not_met = among.not_met();
    let nobody_met = among.all().next().is_none();
    if !not_met.is_empty() && (facts.counting.not_met == NotMetRule::NotApplicable || nobody_met) {
        return CriterionResult::NotApplicable(Inapplicable::DidNotMeet(not_met));
    }
    let gaps = missing_numbers(facts, measured, among.all());
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let net = |member: usize| -> Exact {
        let own = among.of_member(member).iter();
        own.filter_map(|(opponent, meeting)| Some((*opponent, measured.numbers(meeting)?)))
            .map(|(opponent, [own, other])| {
                let net = facts.matches.exact(own - other);
                match facts.counting.met_twice {
                    MetTwiceRule::Sums => net,
                    MetTwiceRule::Average => net / among.times(member, opponent).max(1),
                }
            })
            .sum()
    };
    by_value(
        group.iter().enumerate().map(|(member, id)| (*id, Value::Number(net(member)))).collect(),
    )
    .made_of(facts, |id| counted::margins(facts, measured, among.with(id)))
}
