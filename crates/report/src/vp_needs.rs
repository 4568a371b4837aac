//! What each team needs in the last match of a round robin: in sentences, as rows of a table, as JSON.

use crate::words;
use serde_json::{Value, json};
use tiebreak_model::{Event, Exact, Id};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::{Need, NoNeeds, VpNeeds, VpOutlook};

/// Everybody's sentence, or one team's.
pub fn vp_needs(event: &Event, outlook: &VpOutlook, only: Option<Id>) -> String {
    let mut out = format!("{}\n\n", heading(outlook));
    for need in outlook.needs.iter().filter(|need| only.is_none_or(|only| need.team == only)) {
        out.push_str(&sentence(event, outlook, need));
        out.push('\n');
    }
    out
}

/// What it is about, and how ties were looked at.
pub fn heading(outlook: &VpOutlook) -> String {
    let ties = match outlook.by_regulation {
        true => {
            "Where two would be level, the regulation is asked; of more than two it is only said that they would be."
        }
        false => "Where teams would be level, the regulation decides.",
    };
    format!(
        "Before the last matches of {} boards: what each team needs {}. {ties}",
        outlook.boards,
        goal(outlook.places)
    )
}

/// Why there is nothing to say.
pub fn no_needs(why: NoNeeds) -> &'static str {
    match why {
        NoNeeds::OtherKind => "what teams need is told for single round robins of bridge that give VPs",
        NoNeeds::NotScored => "a match without VPs, or a scale on which winner and loser do not share the same number",
        NoNeeds::TooEarly => "somebody lacks more than one match: what teams need is told before the last one",
        NoNeeds::Finished => "nothing is left to play",
    }
}

/// The JSON of `tiebreak-scenarios/1`, for the last matches of teams.
pub fn vp_needs_json(event: &Event, regulation: Option<&Regulation>, outlook: &VpOutlook) -> Value {
    let team = |need: &VpNeeds| {
        // A team that has played gets nothing more.
        let best = need.opponent.map_or(Exact::ZERO, |_| outlook.best.vps);
        let interval = |need: Option<Need>| {
            need.map(|need| json!({ "vps": [need.vps.to_string(), best.to_string()], "margin": need.margin }))
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
            "sentence": sentence(event, outlook, need),
        })
    };
    json!({
        "schema": "tiebreak-scenarios/1",
        "event": event.title,
        "regulation": regulation.filter(|_| outlook.by_regulation).map(|regulation| regulation.id.as_str()),
        "boards": outlook.boards,
        "places": outlook.places,
        "teams": outlook.needs.iter().map(team).collect::<Vec<_>>(),
    })
}

/// An interval for a table: "12.34–20.00 VPs, from a win by 8 IMPs", "any result", "yes" of a team that has played; nothing where no result does.
pub fn interval(outlook: &VpOutlook, opponent: Option<Id>, need: Option<Need>) -> Option<String> {
    let need = need?;
    if opponent.is_none() {
        return Some("yes".to_owned());
    }
    if is_any(need) {
        return Some("any result".to_owned());
    }
    Some(format!("{}–{} VPs, from {}", need.vps.rounded(2), outlook.best.vps.rounded(2), by(need)))
}

/// "to come first", "to be among the first 4".
pub fn goal(places: usize) -> String {
    if places == 1 { "to come first".to_owned() } else { format!("to be among the first {places}") }
}

/// What a team needs, in a sentence.
pub fn sentence(event: &Event, outlook: &VpOutlook, need: &VpNeeds) -> String {
    let goal = goal(outlook.places);
    let has = format!("{} ({})", event.name(need.team), need.score.rounded(2));
    let Some(opponent) = need.opponent.map(|id| event.name(id)) else {
        return match (need.sure, need.possible) {
            (Some(_), _) => format!("{has} has played, and is sure {goal}."),
            (None, Some(_)) => {
                format!("{has} has played, and has to wait for the others{}.", others(event, outlook, need))
            }
            (None, None) => format!("{has} has played, and can no longer hope {goal}."),
        };
    };
    let Some(possible) = need.possible else {
        return format!("{has} can no longer hope {goal}, whatever happens against {opponent}.");
    };
    let mut said = Vec::new();
    match (need.sure, need.level) {
        (Some(sure), _) if is_any(sure) => {
            return format!("{has} is sure {goal} whatever happens against {opponent}.");
        }
        (Some(sure), _) if sure.margin == possible.margin => {
            return format!("{has} needs {} against {opponent}, which is enough.", result(sure));
        }
        (Some(sure), Some(level)) if level.margin < sure.margin => {
            said.push(format!("is sure with {} against {opponent}", result(sure)));
            said.push(format!("is at worst level with {}", result(level)));
        }
        (Some(sure), _) => said.push(format!("is sure with {} against {opponent}", result(sure))),
        (None, Some(level)) => said.push(format!("is at worst level with {} against {opponent}", result(level))),
        (None, None) => said.push(format!("cannot be sure by its own result against {opponent}")),
    }
    said.push(match is_any(possible) {
        true => "can hope with any result".to_owned(),
        false => format!("needs {} at least", result(possible)),
    });
    format!("{has} {}{}.", said.join("; "), others(event, outlook, need))
}

/// What it takes of others beside the best result: "; even with 20.00 VPs, Sweden may get 8.12 VPs at most".
fn others(event: &Event, outlook: &VpOutlook, need: &VpNeeds) -> String {
    let limit = |(id, most): &(Id, Need)| format!("{} may get {} VPs at most", event.name(*id), most.vps.rounded(2));
    let limits: Vec<String> = need.others_at_most.iter().map(limit).collect();
    match (limits.is_empty(), need.opponent) {
        (true, _) => String::new(),
        (false, Some(_)) => format!("; even with {} VPs, {}", outlook.best.vps.rounded(2), words::list(&limits)),
        (false, None) => format!(": {}", words::list(&limits)),
    }
}

/// Whether even the heaviest defeat does.
fn is_any(need: Need) -> bool {
    need.vps <= Exact::ZERO && need.margin < 0
}

/// "12.34 VPs (a win by 8 IMPs)".
fn result(need: Need) -> String {
    format!("{} VPs ({})", need.vps.rounded(2), by(need))
}

fn by(need: Need) -> String {
    match need.margin {
        0 => "a draw".to_owned(),
        1 => "a win by 1 IMP".to_owned(),
        -1 => "a defeat by 1 IMP".to_owned(),
        won @ 1.. => format!("a win by {won} IMPs"),
        lost => format!("a defeat by {} IMPs", -lost),
    }
}
