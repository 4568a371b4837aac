//! IMP quotient: IMPs won divided by IMPs lost, in all matches that the team played at the table.
//!
//! WBF 1.1a, 1.2a, 1.3a, 3.1ii, 3.2.2, 3.3.2. Forfeits and assigned scores have no IMPs. Example:
//! EBL Online Qualifier 2021, round 2, where France (18/7 = 2.5714) is above Bulgaria (25/14 =
//! 1.7857).

use super::{
    CriterionRanking, CriterionResult, MatchFigure, by_value, counted, missing_numbers, ordered,
};
use crate::Facts;
use tiebreak_model::{Id, Value};
use tiebreak_regulation::NothingLostRule;

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    quotient(facts, group, MatchFigure::Imps)
}

/// Won divided by lost, over all meetings of each member.
pub(super) fn quotient(facts: &Facts<'_>, group: &[Id], measured: MatchFigure) -> CriterionResult {
    let all = group.iter().flat_map(|&id| facts.matches.of_team(id));
    let gaps = missing_numbers(facts, measured, all);
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let value = |id: Id| {
        let mut sums = [0i128; 2];
        for [own, other] in
            facts.matches.of_team(id).iter().filter_map(|meeting| measured.numbers(meeting))
        {
            sums[0] += own;
            sums[1] += other;
        }
        let [won, lost] = sums.map(|sum| facts.matches.exact(sum));
        Value::Quotient { won, lost }
    };
    let ranked = by_value(group.iter().map(|&id| (id, value(id))).collect());
    by_won_where_nothing_lost(facts, ranked).made_of(facts, |id| {
        counted::meetings(facts, facts.matches.of_team(id).iter(), |meeting| {
            let [won, lost] = measured.numbers(meeting)?.map(|number| facts.matches.exact(number));
            Some(Value::Quotient { won, lost })
        })
    })
}

/// Separates those who lost nothing by what they won, where the reading says so.
fn by_won_where_nothing_lost(facts: &Facts<'_>, ranked: CriterionResult) -> CriterionResult {
    let CriterionResult::Ranked(ranking) = ranked else { return ranked };
    if facts.counting.nothing_lost.rule == NothingLostRule::Level {
        return CriterionResult::Ranked(ranking);
    }
    let won = |id: &Id| match ranking.values.iter().find(|(known, _)| known == id) {
        Some((_, value @ Value::Quotient { won, .. })) if value.nothing_lost() => {
            Some((*id, Value::Number(*won)))
        }
        _ => None,
    };
    let separated = |part: &Vec<Id>| match part.iter().map(won).collect::<Option<Vec<_>>>() {
        Some(values) => ordered(values).parts,
        None => vec![part.clone()],
    };
    let parts = ranking.parts.iter().flat_map(separated).collect();
    CriterionResult::Ranked(CriterionRanking { parts, ..ranking })
}
