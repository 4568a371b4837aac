//! Conditions sorted by the result of the participant's own game.
//!
//! The minimal conditions overlap: "he does not lose and the other game is drawn" also covers a
//! win, for which the other game does not matter. Sorted by the own result, each condition stands
//! for itself.

use super::View;
use tiebreak_model::{GameResult, Id};
use tiebreak_scenarios::{Condition, Limit, RESULTS};

/// The further conditions after a result of a game.
pub(super) fn after(conditions: &[Condition], game: usize, result: GameResult) -> Vec<Condition> {
    let allows = |limit: &Limit| limit.game != game || limit.results.contains(&result);
    let left: Vec<Condition> = conditions
        .iter()
        .filter(|condition| condition.iter().all(allows))
        .map(|condition| condition.iter().filter(|limit| limit.game != game).cloned().collect())
        .collect();
    let weaker = |a: &Condition, b: &Condition| {
        a.iter().all(|limit| {
            let same = b.iter().find(|other| other.game == limit.game);
            same.is_some_and(|other| {
                other.results.iter().all(|result| limit.results.contains(result))
            })
        })
    };
    let mut kept: Vec<Condition> = Vec::new();
    for condition in left {
        if !kept.iter().any(|other| weaker(other, &condition)) {
            kept.retain(|other| !weaker(&condition, other));
            kept.push(condition);
        }
    }
    kept.sort_by_key(Vec::len);
    kept
}

/// The results of a game, the best for this participant first.
pub(super) fn best_first(view: View<'_>, id: Id, game: usize) -> Vec<GameResult> {
    let white = view.scenarios.games[game].white == id;
    if white { RESULTS.to_vec() } else { RESULTS.into_iter().rev().collect() }
}

/// The conditions sorted by the result of the own game, if there is exactly one. Results with equal
/// conditions are combined.
pub(super) fn told(view: View<'_>, id: Id, conditions: &[Condition]) -> Vec<Condition> {
    let &[game] = view.own_games(id).as_slice() else { return conditions.to_vec() };
    let mut by_need: Vec<(Vec<GameResult>, Vec<Condition>)> = Vec::new();
    for result in best_first(view, id, game) {
        let left = after(conditions, game, result);
        match by_need.iter_mut().find(|(_, need)| *need == left) {
            Some((results, _)) => results.push(result),
            None => by_need.push((vec![result], left)),
        }
    }
    let own = |results: &[GameResult]| {
        (results.len() < 3).then(|| Limit { game, results: results.to_vec() })
    };
    let one = |(results, left): (Vec<GameResult>, Vec<Condition>)| {
        left.into_iter().map(move |condition| own(&results).into_iter().chain(condition).collect())
    };
    by_need.into_iter().flat_map(one).collect()
}
