//! Sonneborn-Berger: the full score of every opponent beaten and half the score of every opponent
//! drawn with.
//!
//! Tata Steel and Tepe Sigeman E.2, Challengers b. Forfeited games count as played. Example: Tata
//! Steel Masters 2024, Gukesh 50¼ against Giri's 50.

use super::{CriterionResult, by_value, counted, missing_games};
use crate::Facts;
use crate::missing::is_known;
use tiebreak_model::{Colour, Exact, Game, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let gaps = missing_games(facts, group, false);
    if !gaps.is_empty() {
        return CriterionResult::Missing(gaps);
    }
    let unit = i128::from(facts.event.unit());
    let scores: Vec<i64> = facts.event.ids().map(|id| facts.units(id)).collect();
    let adds = |game: &Game, opponent: Id, colour: Colour| {
        is_known(game.result)
            .then(|| i128::from(game.result.half_points(colour) * scores[opponent.index()]))
    };
    let exact = |sum: i128| Exact::fraction(sum, 2 * unit).unwrap_or(Exact::ZERO);
    let sum = |id: Id| -> i128 {
        facts.seen(id).filter_map(|(game, opponent, colour)| adds(game, opponent, colour)).sum()
    };
    by_value(group.iter().map(|&id| (id, Value::Number(exact(sum(id))))).collect()).made_of(
        facts,
        |id| {
            counted::games(facts, id, |game, opponent, colour| {
                adds(game, opponent, colour).map(exact)
            })
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published scores of the first six of Tata Steel Masters 2022, with four forfeited games.
    #[test]
    fn published_scores_of_tata_steel_2022() {
        let path =
            concat!(env!("CARGO_MANIFEST_DIR"), "/../server/events/tata-steel-masters-2022.toml");
        let text = std::fs::read_to_string(path).unwrap();
        let event = tiebreak_formats::event_file::read("2022", &text).unwrap();
        let first_six = [
            ("Magnus Carlsen", "60.25"),
            ("Shakhriyar Mamedyarov", "49"),
            ("Richárd Rapport", "47.25"),
            ("Anish Giri", "44.5"),
            ("Sergey Karjakin", "45.25"),
            ("Jorden van Foreest", "41.75"),
        ];
        let facts = Facts::new(&event);
        let group: Vec<Id> = first_six.iter().map(|(name, _)| event.find(name).unwrap()).collect();
        let CriterionResult::Ranked(ranking) = judge(&facts, &group) else {
            panic!("all games are known")
        };
        let values: Vec<Value> = ranking.values.into_iter().map(|(_, value)| value).collect();
        assert_eq!(values, first_six.map(|(_, value)| Value::Number(value.parse().unwrap())));
    }
}
