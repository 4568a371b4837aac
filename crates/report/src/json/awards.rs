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
        "declined": case.names(&award.declined),
    })
}

pub(super) fn carry_over(case: Case<'_>, carried: &CarryOver) -> Value {
    let mut rows = words::carry_over_rows(case, carried).into_iter().map(|[_, _, working]| working);
    let mut working = || rows.next().unwrap_or_default();
    let each: Vec<Value> = carried
        .each
        .iter()
        .map(|one| {
            let (name, points) = (case.name(one.id), one.points.to_string());
            json!({ "name": name, "place": one.place, "points": points, "working": working() })
        })
        .collect();
    let mut out = json!({ "clause": case.clause(carried.clause), "of": carried.of, "each": each });
    let between: Vec<Value> = carried
        .between
        .iter()
        .map(|one| {
            let points = [one.points.to_string(), "0".to_owned()];
            json!({ "names": case.names(&[one.winner, one.loser]), "points": points, "working": working() })
        })
        .collect();
    if !between.is_empty() {
        out["between"] = Value::Array(between);
    }
    out
}
