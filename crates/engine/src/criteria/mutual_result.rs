//! Mutual result: points from the games among all the tied.
//!
//! Tata Steel and Tepe Sigeman E.2, Challengers a; Grand Chess Tour 2.1.1 ("regardless of time
//! control": every game counts 1, ½, 0, or as the event scores it in the other reading). Example:
//! Tata Steel Masters 2024, where Abdusattorov has 2, Giri and Gukesh 1½, Wei Yi 1.

use super::{CriterionResult, by_value, counted, missing_games};
use crate::Facts;
use crate::missing::is_known;
use tiebreak_model::{Colour, Exact, Game, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], weighted: bool) -> CriterionResult {
    let gaps = missing_games(facts, group, true);
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let mut tied = vec![false; facts.event.participants().len()];
    group.iter().for_each(|member| tied[member.index()] = true);
    let worth = |game: &Game, colour: Colour| {
        if weighted { game.units(colour) } else { game.result.half_points(colour) }
    };
    let score = |member: Id| -> i64 {
        let among = facts
            .seen(member)
            .filter(|(game, opponent, _)| tied[opponent.index()] && is_known(game.result));
        among.map(|(game, _, colour)| worth(game, colour)).sum()
    };
    let unit = if weighted { facts.event.unit() } else { 2 };
    let points = |score: i64| Exact::fraction(score.into(), unit.into()).unwrap_or(Exact::ZERO);
    let values = group.iter().map(|id| (*id, Value::Number(points(score(*id))))).collect();
    by_value(values).made_of(facts, |id| {
        counted::games(facts, id, |game, opponent, colour| {
            (is_known(game.result) && tied[opponent.index()]).then(|| points(worth(game, colour)))
        })
    })
}
