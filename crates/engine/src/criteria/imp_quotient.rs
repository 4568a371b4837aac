//! IMP quotient: IMPs won divided by IMPs lost, in all matches that the team played at the table.
//!
//! WBF 1.1a, 1.2a, 1.3a, 3.1ii, 3.2.2, 3.3.2. Forfeits and assigned scores have no IMPs. Example: EBL Online Qualifier 2021, round 2, where
//! France (18/7 = 2.5714) stands above Bulgaria (25/14 = 1.7857).

use super::{Judged, Measured, by_value, counted, missing_numbers};
use crate::Facts;
use tiebreak_model::{Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    quotient(facts, group, Measured::Imps)
}

/// Won divided by lost, over all meetings of each member.
pub(super) fn quotient(facts: &Facts<'_>, group: &[Id], measured: Measured) -> Judged {
    let all = group.iter().flat_map(|&id| facts.matches.of_team(id));
    let gaps = missing_numbers(facts, measured, all);
    if !gaps.is_empty() {
        return Judged::Missing(gaps);
    }
    let value = |id: Id| {
        let mut sums = [0i128; 2];
        for [own, other] in facts.matches.of_team(id).iter().filter_map(|meeting| measured.of(meeting)) {
            sums[0] += own;
            sums[1] += other;
        }
        let [won, lost] = sums.map(|sum| facts.matches.exact(sum));
        Value::Quotient { won, lost }
    };
    by_value(group.iter().map(|&id| (id, value(id))).collect()).made_of(facts, |id| {
        counted::meetings(facts, facts.matches.of_team(id).iter(), |meeting| {
            let [won, lost] = measured.of(meeting)?.map(|number| facts.matches.exact(number));
            Some(Value::Quotient { won, lost })
        })
    })
}
