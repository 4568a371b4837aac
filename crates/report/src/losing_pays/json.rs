//! The findings for programs.

use super::example::{example, money};
use crate::{Language, say};
use serde_json::{Value, json};
use tiebreak_model::Sport;
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::losing_pays::{Contest, Gain, LosingPays, LosingPaysCase, Trial};

/// The findings as JSON: `tiebreak-losing-pays/1`.
pub fn json(language: Language, regulation: &Regulation, found: &LosingPays) -> Value {
    let searched = found.searched.iter().map(|one| {
        json!({
            "kind": one.trial.kind.word(),
            "participants": one.trial.participants,
            "boards": one.trial.boards,
            "events": one.events,
            "situations": one.situations,
            "played-off": one.played_off,
        })
    });
    let found_one = |paying: &LosingPaysCase| {
        let LosingPaysCase { trial, results, contest, worse, who, gain, strength } = paying;
        let (before, after) = match gain {
            Gain::Place(from, to) => {
                (json!({ "from": from.0, "to": from.1 }), json!({ "from": to.0, "to": to.1 }))
            }
            Gain::Prize(less, more) => (json!(money(*less)), json!(money(*more))),
            Gain::Invitation => (json!(false), json!(true)),
            Gain::Award(award) => (Value::Null, json!(award)),
            Gain::CarryOver(less, more) => (json!(less.to_string()), json!(more.to_string())),
        };
        let strength = strength
            .as_ref()
            .map(|order| order.iter().map(|at| Trial::name(*at)).collect::<Vec<_>>());
        let results_json = |results: &[usize]| -> Vec<Value> {
            let one = |(contest, result): (&Contest, &usize)| {
                let result = match trial.sport {
                    Sport::Bridge => json!(tiebreak_scenarios::losing_pays::IMPS[*result]),
                    Sport::Chess => json!(tiebreak_scenarios::losing_pays::RESULTS[*result].sign()),
                };
                json!({
                    "between": contest.sides.map(Trial::name), "round": contest.round,
                        "phase": contest.phase,
                    "board": trial.boards.map(|_| contest.board + 1), "result": result,
                })
            };
            trial.contests.iter().zip(results).map(one).collect()
        };
        let mut instead = results.clone();
        instead[*contest] = *worse;
        json!({
            "gain": gain.name(),
            "who": Trial::name(*who),
            "kind": trial.kind.word(),
            "participants": trial.participants,
            "boards": trial.boards,
            "contest": contest,
            "results": results_json(results),
            "instead": results_json(&instead)[*contest],
            "before": before,
            "after": after,
            "strength": strength,
            "says": example(language, paying).lines().next().unwrap_or_default(),
        })
    };
    let not_searched: Vec<&str> = found.not_searched.iter().map(|kind| kind.word()).collect();
    json!({
        "schema": "tiebreak-losing-pays/1",
        "regulation": regulation.id,
        "pays": !found.found.is_empty(),
        "found": found.found.iter().map(found_one).collect::<Vec<_>>(),
        "searched": searched.collect::<Vec<_>>(),
        "not-searched": not_searched,
        "bounds": say!(language, losing_pays_bounds),
    })
}
