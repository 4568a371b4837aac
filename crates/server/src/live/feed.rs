//! What other sites show of an event: its standing, what is to be played or drawn, what everybody
//! needs and the chances, as one document with a schema of its own, `tiebreak-feed/1`.

use super::forecast;
use crate::events::state::EventState;
use axum::body::Bytes;
use serde_json::{Value, json};
use tiebreak_model::Event;
use tiebreak_report::scenarios::View;
use tiebreak_report::{imperative, json};
use tiebreak_scenarios::odds::{Model, Odds};
use tiebreak_scenarios::{Prospect, Scenarios};

/// What follows from the open games, as far as it is worked out.
#[derive(Debug, Clone, Copy)]
pub struct Forecast<'f> {
    /// What everybody needs.
    pub forecast: Option<&'f Scenarios>,
    /// The chances of all participants.
    pub chances: Option<&'f Odds>,
    /// Whether more of it is still to come.
    pub pending: bool,
}

/// The document, on one line.
pub fn written(event_state: &EventState, forecast: Forecast<'_>) -> Bytes {
    serde_json::to_vec(&document(event_state, forecast)).unwrap_or_default().into()
}

fn document(
    event_state: &EventState,
    Forecast { forecast, chances, pending }: Forecast<'_>,
) -> Value {
    let (case, ruling) = (event_state.case(), event_state.ruling());
    let mut whole = json::ruling(case);
    let kinds: Vec<Value> = whole["open"]
        .as_array()
        .map(|open| open.iter().map(|one| one["kind"].clone()).collect())
        .unwrap_or_default();
    let open = ruling.open.iter().zip(kinds);
    let event = forecast::as_it_stands(event_state);
    json!({
        "schema": "tiebreak-feed/1",
        "slug": event_state.row.slug,
        "event": event_state.event.title(),
        "regulation": event_state.regulation.id,
        "entries": event_state.record().entries().len(),
        "head": event_state.record().head(),
        "settled": ruling.settled,
        "interim": ruling.interim.is_some(),
        "complete": !pending,
        "standing": whole["standing"].take(),
        "open": open
            .map(|(question, kind)| {
                let task = imperative(case, question);
                json!({ "id": question.id, "kind": kind, "task": task })
            })
            .collect::<Vec<_>>(),
        "needs": forecast.map(|found| needs(event_state, &event, found)),
        "chances": chances.map(|odds| self::chances(&event_state.event, odds)),
    })
}

fn needs(event_state: &EventState, event: &Event, found: &Scenarios) -> Value {
    let view = View::new(event, Some(&event_state.regulation), found);
    let one = |one: &Prospect| {
        json!({
            "name": event.name(one.id),
            "outright": one.outright.verdict.word(),
            "first": one.first.verdict.word(),
            "need": forecast::need(view, one),
        })
    };
    json!({
        "open-games": found.games.len(),
        "outcomes": found.outcomes.to_string(),
        "exact": found.exact && !found.stopped,
        "participants": found.participants.iter().map(one).collect::<Vec<_>>(),
    })
}

/// Every chance with the model that it was worked out by.
fn chances(event: &Event, odds: &Odds) -> Value {
    let Model { white_advantage, draws, rating, .. } = Model::default();
    let chance = |chance: f64| format!("{chance:.6}");
    let one = |one: &tiebreak_scenarios::odds::Chance| {
        json!({
            "name": event.name(one.id),
            "win": chance(one.win),
            "outright": chance(one.outright),
            "shared": chance(one.shared),
        })
    };
    json!({
        "model": {
            "white-advantage": white_advantage.to_string(),
            "draws": draws.map(|draw| draw.to_string()),
            "rating": rating.to_string(),
        },
        "exact": odds.sampled.is_none() && !odds.minutes.cut,
        "play-off": chance(odds.play_off),
        "participants": odds.participants.iter().map(one).collect::<Vec<_>>(),
    })
}
