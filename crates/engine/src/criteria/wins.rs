//! Games won, and games won with black.
//!
//! Grand Chess Tour 2.1.2 and 2.1.3, "regardless of time control". A win by forfeit is a win, but
//! not one with black unless the reading `forfeits` says so. Example: Sinquefield Cup 2018, where
//! three had two wins each and none with black.

use super::{CriterionResult, by_value, counted, missing_games};
use crate::Facts;
use tiebreak_model::{Colour, Exact, Game, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], with_black: bool) -> CriterionResult {
    let gaps = missing_games(facts, group, false);
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let counts = |game: &Game, colour: Colour| {
        game.result.winner() == Some(colour)
            && (!with_black || (colour == Colour::Black && facts.counts_for_colour(game)))
    };
    let wins = |id: Id| facts.seen(id).filter(|(game, _, colour)| counts(game, *colour)).count();
    by_value(group.iter().map(|&id| (id, Value::Number((wins(id) as u64).into()))).collect())
        .made_of(facts, |id| {
            counted::games(facts, id, |game, _, colour| {
                counts(game, colour).then(|| Exact::from(1))
            })
        })
}
