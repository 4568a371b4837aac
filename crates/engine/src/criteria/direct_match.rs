//! Direct match: the score in the matches among the tied.
//!
//! WBF 5d, "if the teams have faced one another": with three or more teams only where all of them
//! met. Several meetings are added up, or averaged in the other reading of `met-twice`. Example:
//! 1½ to ½.

use super::head_to_head::MeetingsAmong;
use super::{CriterionResult, by_value, counted};
use crate::Facts;
use crate::matches::MeetingView;
use tiebreak_model::{Exact, Id, Inapplicable, Value};
use tiebreak_regulation::MetTwiceRule;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let among = MeetingsAmong::new(facts, group);
    let not_met = among.not_met();
    if !not_met.is_empty() {
        return CriterionResult::NotApplicable(Inapplicable::DidNotMeet(not_met));
    }
    let scored = |member: usize| -> Exact {
        let own = among.of_member(member).iter();
        own.map(|(opponent, meeting)| {
            let score = facts.matches.exact(meeting.score[0]);
            match facts.counting.met_twice {
                MetTwiceRule::Sums => score,
                MetTwiceRule::Average => score / among.times(member, *opponent).max(1),
            }
        })
        .sum()
    };
    by_value(
        group.iter().enumerate().map(|(member, id)| (*id, Value::Number(scored(member)))).collect(),
    )
    .made_of(facts, |id| {
        let score =
            |meeting: &MeetingView| Some(Value::Number(facts.matches.exact(meeting.score[0])));
        counted::meetings(facts, among.with(id), score)
    })
}
