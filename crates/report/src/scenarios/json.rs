//! The JSON of `tiebreak-scenarios/1` and `tiebreak-odds/1`.

use super::View;
use super::sentences::{Goal, sentence};
use crate::say;
use serde_json::{Map, Value, json};
use tiebreak_model::Event;
use tiebreak_scenarios::odds::Odds;
use tiebreak_scenarios::{Condition, Count, Needed, Prospect, Sampled, Tallied, Work};

/// The scenarios. Counts are texts, because they may be larger than other programs' numbers.
pub fn scenarios_json(view: View<'_>) -> Value {
    let found = view.scenarios;
    let mut root = json!({
        "schema": "tiebreak-scenarios/1",
        "event": view.event.title,
        "regulation": view.regulation.map(|regulation| regulation.id.as_str()),
        "open-games": found.games.len(),
        "unlisted-games": found.unlisted,
        "outcomes": found.outcomes.to_string(),
        "exact": found.exact,
        "participants": found.participants.iter().map(|one| participant(view, one)).collect::<Vec<_>>(),
        "play-off-sizes": found.sizes.iter().map(|(size, count)| (size.to_string(), text(count))).collect::<Map<_, _>>(),
        "tied": found.tops.iter().filter(|(ids, _)| ids.len() > 1).map(|(ids, count)| json!({
            "names": ids.iter().map(|id| view.name(*id)).collect::<Vec<_>>(),
            "count": count.to_string(),
        })).collect::<Vec<_>>(),
        "procedures": found.procedures.iter().map(|one| procedure(view, one)).collect::<Vec<_>>(),
        "games": found.games.iter().map(|game| json!({
            "round": game.round,
            "white": view.name(game.white),
            "black": view.name(game.black),
        })).collect::<Vec<_>>(),
    });
    if let Some(Sampled { drawn, seed, work }) = found.sampled {
        root["sampled"] = json!({ "drawn": drawn, "seed": seed });
        if let Some(Work { needed, budget }) = work {
            root["sampled"]["work"] = json!({ "needed": needed.to_string(), "budget": budget.to_string() });
        }
    }
    if found.stopped {
        root["stopped"] = json!(true);
    }
    root
}

fn text(count: &Count) -> Value {
    Value::String(count.to_string())
}

fn tallied(tallied: &Tallied) -> Value {
    let mut value = json!({ "verdict": tallied.verdict.word(), "count": tallied.count.to_string() });
    if let Some(error) = &tallied.error {
        value["error"] = text(error);
    }
    value
}

fn participant(view: View<'_>, one: &Prospect) -> Value {
    let mut value = json!({
        "name": view.name(one.id),
        "outright": tallied(&one.outright),
        "shared": tallied(&one.shared),
        "first": tallied(&one.first),
    });
    if let (Some(settled), Some(play_off)) = (&one.settled, &one.play_off) {
        value["settled"] = tallied(settled);
        value["play-off"] = tallied(play_off);
        let criterion = |(at, count): &(tiebreak_model::ClauseRef, Count)| {
            let clause = view.regulation.map(|regulation| regulation.clause(*at).id.as_str());
            json!({ "clause": clause, "count": count.to_string() })
        };
        value["settled-by"] = one.criteria.iter().map(criterion).collect();
    }
    if let Some(found) = &one.places {
        let place = |at: &tiebreak_scenarios::PlaceProspect| json!({ "place": at.place, "held": tallied(&at.held), "tied": tallied(&at.tied) });
        value["places"] = found.places.iter().map(place).collect();
        value["settled-places"] = tallied(&found.among);
    }
    let list = |goal: Goal| {
        let conditions = goal.of(&one.needs)?;
        Some(conditions.iter().map(|one| condition(view, one)).collect::<Vec<Value>>())
    };
    let mut goals = vec![("outright", Goal::Outright), ("shared", Goal::Shared), ("first", Goal::First)];
    if one.settled.is_some() {
        goals.extend([("settled", Goal::Settled), ("play-off", Goal::PlayOff)]);
    }
    value["needs"] = goals.iter().map(|(name, goal)| ((*name).to_owned(), json!(list(*goal)))).collect();
    if let Some((_, goal)) = goals.iter().find(|(_, goal)| goal.of(&one.needs).is_none()) {
        value["needs-note"] = json!(say!(view.language, needs_note { why: view.no_conditions(one, *goal) }));
    }
    let counted = goals.iter().filter_map(|(name, goal)| match goal.needed(&one.needs) {
        Needed::Counted(count) => Some(((*name).to_owned(), json!(count))),
        Needed::Listed(_) | Needed::Unknown => None,
    });
    let counted: Map<String, Value> = counted.collect();
    if !counted.is_empty() {
        value["needs-counted"] = Value::Object(counted);
    }
    let sentences = goals
        .iter()
        .filter_map(|(name, goal)| Some(((*name).to_owned(), Value::String(sentence(view, one.id, *goal)?))));
    value["sentences"] = Value::Object(sentences.collect());
    value
}

fn condition(view: View<'_>, condition: &Condition) -> Value {
    let limit = |limit: &tiebreak_scenarios::Limit| {
        let game = &view.scenarios.games[limit.game];
        json!({
            "white": view.name(game.white),
            "black": view.name(game.black),
            "results": limit.results.iter().map(|result| result.sign()).collect::<Vec<_>>(),
        })
    };
    condition.iter().map(limit).collect()
}

fn procedure(view: View<'_>, one: &tiebreak_scenarios::Procedure) -> Value {
    let clause = |at: Option<tiebreak_model::ClauseRef>| {
        let regulation = view.regulation?;
        Some(regulation.clause(at?).id.clone())
    };
    json!({
        "tied": one.tied,
        "playing": one.playing,
        "starts": clause(one.starts),
        "decided-by": clause(one.decided),
        "count": one.count.to_string(),
    })
}

/// The odds. Chances have twelve decimals.
pub fn odds_json(event: &Event, odds: &Odds) -> Value {
    let chance = |one: &tiebreak_scenarios::odds::Chance| {
        let mut value = json!({
            "name": event.name(one.id),
            "win": format!("{:.12}", one.win),
            "outright": format!("{:.12}", one.outright),
            "shared": format!("{:.12}", one.shared),
        });
        if let Some(error) = one.error {
            value["error"] = json!(format!("{error:.12}"));
        }
        if !one.places.is_empty() {
            let places = one.places.iter().map(|(place, chance)| (place.to_string(), json!(format!("{chance:.12}"))));
            value["places"] = Value::Object(places.collect());
        }
        value
    };
    let [half, most, nearly_all] = odds.minutes.within.map(|minutes| format!("{minutes:.1}"));
    let mut root = json!({
        "schema": "tiebreak-odds/1",
        "event": event.title,
        "exact": odds.sampled.is_none() && odds.stopped.is_none() && !odds.minutes.cut,
        "open-games": odds.open_games,
        "participants": odds.participants.iter().map(chance).collect::<Vec<_>>(),
        "play-off": format!("{:.12}", odds.play_off),
        "games": { "expected": format!("{:.6}", odds.games) },
        "minutes": {
            "expected": format!("{:.6}", odds.minutes.expected),
            "within-50": half,
            "within-90": most,
            "within-99": nearly_all,
        },
    });
    if odds.minutes.cut {
        root["minutes"]["cut"] = json!(true);
    }
    if odds.left_open > 1e-9 {
        root["left-open"] = json!(format!("{:.12}", odds.left_open));
    }
    if let Some(left) = odds.stopped {
        root["stopped"] = json!({ "not-worked-out": format!("{left:.12}") });
    }
    if let Some((drawn, seed)) = odds.sampled {
        root["sampled"] = json!({ "drawn": drawn, "seed": seed });
    }
    root
}
