//! Common opponents: matchpoints against the highest-ranked pairs that all the tied met, then
//! against the next, to the first that separates.
//!
//! WBF 4. Opponents rank by total, then by sessions as the tied do; those of one rank are added
//! up. A part that is still level starts again from the top with the opponents that its members
//! have in common. Example: A and B both scored 14 against C, then 9 and 11 against E.

use super::best_session::best_first;
use super::{CriterionRanking, CriterionResult, ordered};
use crate::{Facts, missing};
use std::cmp::Reverse;
use tiebreak_model::{Contribution, Exact, Figure, Id, Inapplicable, Particular, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    // Without any encounter the file is incomplete, and the engine asks. A file with encounters is
    // taken as complete.
    if facts.event.encounters().is_empty() {
        return by_answers(facts, group);
    }
    let ranks = common_by_rank(facts, group);
    if ranks.is_empty() {
        return CriterionResult::NotApplicable(Inapplicable::NoCommonOpponent(group.to_vec()));
    }
    let mut last = None;
    for opponents in &ranks {
        let values = group
            .iter()
            .map(|&id| (id, Value::Number(matchpoints(facts, id, opponents))))
            .collect();
        let ranking = ordered(values);
        if ranking.parts.len() > 1 {
            let particular = Some(Particular::Matchpoints { against: opponents.clone() });
            let ranking = CriterionRanking { particular, ..ranking };
            return CriterionResult::Ranked(
                ranking.made_of(facts, |id| against(facts, id, opponents)),
            );
        }
        last = Some(ranking);
    }
    match last {
        Some(mut level) => {
            let against = ranks.into_iter().flatten().collect();
            level.particular = Some(Particular::MatchpointsAgainstEach { against });
            CriterionResult::Ranked(level)
        }
        None => CriterionResult::NotApplicable(Inapplicable::NoCommonOpponent(group.to_vec())),
    }
}

/// Where the file does not say who met whom: by the answers about matchpoints against one common
/// opponent after another.
fn by_answers(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let most = facts.event.participants().len().saturating_sub(group.len()).max(1);
    let mut last = None;
    for number in 1..=u32::try_from(most).unwrap_or(u32::MAX) {
        match missing::answered_by_each(facts, group, Figure::AgainstCommonOpponent, number) {
            Err(gaps) => return CriterionResult::Missing(gaps),
            Ok(values) => {
                let ranking = ordered(values);
                if ranking.parts.len() > 1 {
                    return CriterionResult::Ranked(ranking);
                }
                last = Some(ranking);
            }
        }
    }
    last.map_or_else(
        || CriterionResult::NotApplicable(Inapplicable::NoCommonOpponent(group.to_vec())),
        CriterionResult::Ranked,
    )
}

/// The opponents that all of the group met, the highest-ranked first, those of one rank together.
fn common_by_rank(facts: &Facts<'_>, group: &[Id]) -> Vec<Vec<Id>> {
    let mut met = vec![0usize; facts.event.participants().len()];
    for &member in group {
        let mut own: Vec<Id> = encounters(facts, member).map(|(opponent, _)| opponent).collect();
        own.sort_unstable();
        own.dedup();
        for opponent in own {
            met[opponent.index()] += 1;
        }
    }
    let rank = |id: &Id| {
        let sessions = best_first(facts, *id);
        let best = sessions.first().copied().unwrap_or(Exact::ZERO);
        let two: Exact = sessions.iter().take(2).copied().sum();
        (Reverse(facts.matches.score(*id)), Reverse(best), Reverse(two))
    };
    let mut common: Vec<(_, Id)> = facts
        .event
        .ids()
        .filter(|id| met[id.index()] == group.len())
        .map(|id| (rank(&id), id))
        .collect();
    common.sort();
    common
        .chunk_by(|a, b| a.0 == b.0)
        .map(|level| level.iter().map(|(_, id)| *id).collect())
        .collect()
}

fn matchpoints(facts: &Facts<'_>, id: Id, against: &[Id]) -> Exact {
    encounters(facts, id)
        .filter(|(opponent, _)| against.contains(opponent))
        .map(|(_, points)| points)
        .sum()
}

/// The matchpoints of a pair against each of these opponents.
fn against(facts: &Facts<'_>, id: Id, opponents: &[Id]) -> Vec<Contribution> {
    let met = encounters(facts, id).filter(|(opponent, _)| opponents.contains(opponent));
    let counted = |(opponent, points)| Contribution {
        against: Some(opponent),
        ..Contribution::new(Value::Number(points))
    };
    met.map(counted).collect()
}

/// The opponents of a pair, each with the pair's matchpoints.
fn encounters<'f>(facts: &'f Facts<'_>, id: Id) -> impl Iterator<Item = (Id, Exact)> + 'f {
    facts.event.encounters().iter().filter_map(move |one| {
        let side = one.pairs.iter().position(|pair| *pair == id)?;
        Some((one.pairs[1 - side], one.matchpoints[side]))
    })
}
