//! Games won with white.
//!
//! No built-in regulation uses it: it shows how a criterion is added. Example: a player who won
//! twice with White is above one who won once with each colour.

use super::{CriterionResult, by_value, missing_games};
use crate::Facts;
use tiebreak_model::{Colour, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let gaps = missing_games(facts, group, false);
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let won = |id: Id| {
        let with_white = facts.seen(id).filter(|(_, _, colour)| *colour == Colour::White);
        with_white.filter(|(game, ..)| game.result.winner() == Some(Colour::White)).count() as u64
    };
    by_value(group.iter().map(|&id| (id, Value::Number(won(id).into()))).collect())
}
