//! Awards and carry-over for programs.

use crate::{Case, words};
use serde_json::{Value, json};
use tiebreak_model::{Award, CarryOver};

pub(super) fn award(case: Case<'_>, award: &Award) -> Value {
    let places: Vec<Value> = award
        .places
        .iter()
        .map(|place| {
            json!({ "from": place.from, "to": place.to, "names": case.names(&place.members), "open": place.open })
        })
        .collect();
    json!({
        "name": award.name,
        "clause": case.clause(award.clause),
        "kind": if award.cut { "cut" } else { "award" },
        "for": award.seats,
        "places": places,
        "passed": case.names(&award.passed),
    })
}

pub(super) fn carry_over(case: Case<'_>, carried: &CarryOver) -> Value {
    let each: Vec<Value> = carried
        .each
        .iter()
        .map(|one| {
            json!({
                "name": case.name(one.id),
                "place": one.place,
                "points": one.points.to_string(),
                "working": words::carried(case, one),
            })
        })
        .collect();
    json!({ "clause": case.clause(carried.clause), "of": carried.of, "each": each })
}
