//! The margin in IMPs against the highest-placed team that all the tied met, then against the
//! next, to the first that separates.
//!
//! CBAI, teams. Teams level on score are one rank, and the margins against them are added up.
//! Example: both beat the winner by 5 IMPs; against the second +3 and -1.

use super::{CriterionRanking, CriterionResult, MatchFigure, counted, missing_numbers, ordered};
use crate::Facts;
use std::cmp::Reverse;
use tiebreak_model::{Id, Inapplicable, Particular, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let ranks = common_by_rank(facts, group);
    let mut last = None;
    for opponents in ranks {
        let against = |id: Id| {
            let meetings = facts.matches.of_team(id).iter();
            meetings.filter(|meeting| opponents.contains(&meeting.opponent))
        };
        let gaps =
            missing_numbers(facts, MatchFigure::Imps, group.iter().flat_map(|&id| against(id)));
        if !gaps.is_empty() {
            return CriterionResult::Missing(gaps);
        }
        let margin = |id: Id| -> i128 {
            against(id).filter_map(|one| one.imps).map(|[own, other]| own - other).sum()
        };
        let values =
            group.iter().map(|&id| (id, Value::Number(facts.matches.exact(margin(id))))).collect();
        let ranking = ordered(values)
            .made_of(facts, |id| counted::margins(facts, MatchFigure::Imps, against(id)));
        let ranking = CriterionRanking {
            particular: Some(Particular::Margin { against: opponents }),
            ..ranking
        };
        if ranking.parts.len() > 1 {
            return CriterionResult::Ranked(ranking);
        }
        last = Some(ranking);
    }
    let none = || CriterionResult::NotApplicable(Inapplicable::NobodyInCommon(group.to_vec()));
    last.map_or_else(none, CriterionResult::Ranked)
}

/// The teams that all of the group met, the highest-placed first, those level on score together.
fn common_by_rank(facts: &Facts<'_>, group: &[Id]) -> Vec<Vec<Id>> {
    let met = |id: Id, opponent: Id| {
        facts.matches.of_team(id).iter().any(|meeting| meeting.opponent == opponent)
    };
    let mut common: Vec<(Reverse<i128>, Id)> = facts
        .event
        .ids()
        .filter(|id| !group.contains(id) && group.iter().all(|member| met(*member, *id)))
        .map(|id| (Reverse(facts.matches.score(id)), id))
        .collect();
    common.sort();
    common
        .chunk_by(|a, b| a.0 == b.0)
        .map(|level| level.iter().map(|(_, id)| *id).collect())
        .collect()
}
