//! What each bridge team needs in the last match of a round robin: as sentences, as rows of a
//! table, as JSON.

use crate::words::{self, decimal};
use crate::{Language, say};
use serde_json::{Value, json};
use tiebreak_model::{Event, Exact, Id};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::{Need, VpNeeds, VpOutlook};

/// The sentences of all teams, or of one.
pub fn vp_needs(
    language: Language,
    event: &Event,
    outlook: &VpOutlook,
    only: Option<Id>,
) -> String {
    let mut out = format!("{}\n\n", heading(language, outlook));
    for need in outlook.needs.iter().filter(|need| only.is_none_or(|only| need.team == only)) {
        out.push_str(&sentence(language, event, outlook, need));
        out.push('\n');
    }
    out
}

/// The introduction, and how ties were judged.
pub fn heading(language: Language, outlook: &VpOutlook) -> String {
    let decided = if outlook.by_regulation { "regulation" } else { "no" };
    let about = say!(language, vp_heading { boards: outlook.boards, places: outlook.places });
    format!("{about} {}", say!(language, vp_ties { decided }))
}

/// The JSON of `tiebreak-scenarios/1`, for the last matches of teams.
pub fn vp_needs_json(
    language: Language,
    event: &Event,
    regulation: Option<&Regulation>,
    outlook: &VpOutlook,
) -> Value {
    let team = |need: &VpNeeds| {
        // A team that has played gets no more points.
        let best = need.opponent.map_or(Exact::ZERO, |_| outlook.best.vps);
        let interval = |need: Option<Need>| {
            need.map(|need| {
                json!({ "vps": [need.vps.to_string(), best.to_string()], "margin": need.margin })
            })
        };
        let at_most = need
            .others_at_most
            .iter()
            .map(|(id, most)| json!({ "name": event.name(*id), "vps": most.vps.to_string() }));
        json!({
            "name": event.name(need.team),
            "score": need.score.to_string(),
            "opponent": need.opponent.map(|id| event.name(id)),
            "sure": interval(need.sure),
            "level": interval(need.level),
            "possible": interval(need.possible),
            "others-at-most": at_most.collect::<Vec<_>>(),
            "sentence": sentence(language, event, outlook, need),
        })
    };
    json!({
        "schema": "tiebreak-scenarios/1",
        "event": event.title(),
        "regulation": regulation
            .filter(|_| outlook.by_regulation)
            .map(|regulation| regulation.id.as_str()),
        "boards": outlook.boards,
        "places": outlook.places,
        "teams": outlook.needs.iter().map(team).collect::<Vec<_>>(),
    })
}

/// An interval for a table: "12.34–20.00 VPs, from a win by 8 IMPs", "any result", "yes" for a team
/// that has played; `None` if no result is enough.
pub fn interval(
    language: Language,
    outlook: &VpOutlook,
    opponent: Option<Id>,
    need: Option<Need>,
) -> Option<String> {
    let need = need?;
    if opponent.is_none() {
        return Some(say!(language, vp_yes));
    }
    if is_any(need) {
        return Some(say!(language, vp_any_result));
    }
    let [from, to] = [need.vps, outlook.best.vps].map(|vps| points(language, vps));
    Some(say!(language, vp_interval { from, to, margin: margin(language, need) }))
}

/// The goal: "to come first", "to be among the first 4".
pub fn goal(language: Language, places: usize) -> String {
    say!(language, vp_goal { places })
}

/// What a team needs, in a sentence.
pub fn sentence(language: Language, event: &Event, outlook: &VpOutlook, need: &VpNeeds) -> String {
    let places = outlook.places;
    let team = say!(
        language,
        vp_team { name: event.name(need.team), score: points(language, need.score) }
    );
    let Some(opponent) = need.opponent.map(|id| event.name(id)) else {
        return played(language, event, outlook, need);
    };
    let Some(possible) = need.possible else {
        return say!(language, vp_out { team, places, opponent });
    };
    let result = |need: Need| result(language, need);
    let mut said = Vec::new();
    match (need.sure, need.level) {
        (Some(sure), _) if is_any(sure) => {
            return say!(language, vp_sure_anyway { team, places, opponent });
        }
        (Some(sure), _) if sure.margin == possible.margin => {
            return say!(language, vp_enough { team, result: result(sure), opponent });
        }
        (Some(sure), Some(level)) if level.margin < sure.margin => {
            said.push(say!(language, vp_sure { result: result(sure), opponent }));
            said.push(say!(language, vp_then_level { result: result(level) }));
        }
        (Some(sure), _) => said.push(say!(language, vp_sure { result: result(sure), opponent })),
        (None, Some(level)) => {
            said.push(say!(language, vp_level { result: result(level), opponent }))
        }
        (None, None) => said.push(say!(language, vp_never_sure { opponent })),
    }
    said.push(match is_any(possible) {
        true => say!(language, vp_hopes_with_any),
        false => say!(language, vp_hopes { result: result(possible) }),
    });
    if let Some(limits) = limits(language, event, need) {
        said.push(say!(language, vp_even_with { vps: points(language, outlook.best.vps), limits }));
    }
    format!("{team} {}.", words::apart(language, &said))
}

/// The sentence of a team without a remaining match.
fn played(language: Language, event: &Event, outlook: &VpOutlook, need: &VpNeeds) -> String {
    let places = outlook.places;
    let team = say!(
        language,
        vp_team { name: event.name(need.team), score: points(language, need.score) }
    );
    match (need.sure, need.possible, limits(language, event, need)) {
        (Some(_), _, _) => say!(language, vp_played_sure { team, places }),
        (None, Some(_), Some(limits)) => say!(language, vp_played_waits_for { team, limits }),
        (None, Some(_), None) => say!(language, vp_played_waits { team }),
        (None, None, _) => say!(language, vp_played_out { team, places }),
    }
}

/// The conditions for other teams: "Sweden may get 8.12 VPs at most".
fn limits(language: Language, event: &Event, need: &VpNeeds) -> Option<String> {
    let limit = |(id, most): &(Id, Need)| {
        say!(language, vp_limit { name: event.name(*id), vps: points(language, most.vps) })
    };
    let limits: Vec<String> = need.others_at_most.iter().map(limit).collect();
    (!limits.is_empty()).then(|| words::list(language, &limits))
}

/// Whether even the heaviest defeat is enough.
fn is_any(need: Need) -> bool {
    need.vps <= Exact::ZERO && need.margin < 0
}

/// "12.34 VPs (a win by 8 IMPs)".
fn result(language: Language, need: Need) -> String {
    say!(language, vp_result { vps: points(language, need.vps), margin: margin(language, need) })
}

fn points(language: Language, vps: Exact) -> String {
    decimal(language, &vps.rounded(2))
}

fn margin(language: Language, need: Need) -> String {
    let result = match need.margin {
        0 => "draw",
        1.. => "win",
        _ => "defeat",
    };
    say!(language, vp_margin { result, imps: need.margin.unsigned_abs() })
}
