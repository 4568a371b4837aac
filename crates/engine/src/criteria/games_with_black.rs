//! Games with black: the player who had black more often is placed higher.
//!
//! Tata Steel and Tepe Sigeman E.2, Challengers c. A forfeited game does not count as a game with
//! black unless the reading `forfeits` says so.

use super::{CriterionResult, by_value, counted, missing_games};
use crate::Facts;
use tiebreak_model::{Colour, Exact, Game, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let gaps = missing_games(facts, group, false);
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let counts =
        |game: &Game, colour: Colour| colour == Colour::Black && facts.counts_for_colour(game);
    let black = |id: Id| facts.seen(id).filter(|(game, _, colour)| counts(game, *colour)).count();
    by_value(group.iter().map(|&id| (id, Value::Number((black(id) as u64).into()))).collect())
        .made_of(facts, |id| {
            counted::games(facts, id, |game, _, colour| {
                counts(game, colour).then(|| Exact::from(1))
            })
        })
}
