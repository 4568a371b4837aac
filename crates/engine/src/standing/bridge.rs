//! The standing of a bridge event by score: VPs, sessions or boards, with carry-over, less penalties.

use super::{Level, levels};
use crate::{Facts, matches, words};
use tiebreak_model::{Event, Id, Kind, Match, MatchStatus};

/// The standing by score.
pub(crate) fn by_score(facts: &Facts<'_>) -> Vec<Level> {
    let scores = facts.event.ids().map(|id| (facts.matches.score(id), id)).collect();
    levels(scores, |units| facts.matches.exact(units))
}

/// What is doubtful about the scores.
pub(crate) fn doubts(facts: &Facts<'_>, interim: bool) -> Vec<String> {
    let mut doubts = Vec::new();
    doubts.extend(off_scale(facts));
    doubts.extend(without_matches(facts));
    doubts.extend(published(facts));
    if facts.event.kind == Kind::RoundRobin && !interim && !facts.event.finished {
        doubts.extend(not_met(facts));
    }
    doubts
}

/// VPs that are not those of the continuous scale: other scales exist, so they are used and said.
fn off_scale(facts: &Facts<'_>) -> Option<String> {
    let off = &facts.matches.off_scale;
    let (index, scale) = off.first()?;
    let one = &facts.event.matches[*index];
    let given = one.vps?;
    let example = format!(
        "{}: {} to {} where the scale gives {} to {}",
        named(facts.event, one),
        given[0],
        given[1],
        scale[0],
        scale[1]
    );
    let count = off.len();
    let matches = if count == 1 { "one match".to_owned() } else { format!("{} matches", words::number(count)) };
    let are = if count == 1 { example } else { format!("the first is {example}") };
    Some(format!("the VPs of {matches} are not those of the WBF continuous scale and are used as given ({are})"))
}

fn named(event: &Event, one: &Match) -> String {
    let teams: Vec<&str> = std::iter::once(one.first).chain(one.second).map(|id| event.name(id)).collect();
    teams.join(" - ")
}

/// Teams without a match, pairs without a session: easily a name that was never filled in.
fn without_matches(facts: &Facts<'_>) -> Option<String> {
    let event = facts.event;
    let idle: Vec<Id> = event
        .ids()
        .filter(|id| {
            let one = &event.participants[id.index()];
            let played = facts.matches.counted(*id) > 0 || !one.sessions.is_empty();
            !played && one.points.is_none()
        })
        .collect();
    let what = if event.kind == Kind::Pairs { "session" } else { "match" };
    let has = if idle.len() == 1 { "has" } else { "have" };
    (!idle.is_empty()).then(|| format!("{} {has} no {what} in this event", words::names(event, &idle)))
}

/// Published scores that differ from what the matches give.
fn published(facts: &Facts<'_>) -> Vec<String> {
    let event = facts.event;
    let counted = event.ids().filter(|id| facts.matches.counted(*id) > 0);
    counted
        .filter_map(|id| {
            let team = &event.participants[id.index()];
            let published = team.points?;
            let mut units = facts.matches.units(team.carry_over - team.penalty);
            units += facts.matches.earned(id);
            let found = facts.matches.exact(units);
            (found != published).then(|| {
                format!("{} has {published} as published, but {found} from the matches; {published} is used", team.name)
            })
        })
        .collect()
}

/// A round robin in which some did not meet: the regulation speaks of its end.
fn not_met(facts: &Facts<'_>) -> Option<String> {
    let event = facts.event;
    let teams = event.participants.len();
    let mut met = vec![false; teams * teams];
    for one in event.matches.iter().filter(|one| one.status != MatchStatus::Bye) {
        if let Some(second) = one.second {
            met[one.first.index() * teams + second.index()] = true;
            met[second.index() * teams + one.first.index()] = true;
        }
    }
    let missing = (0..teams).flat_map(|a| (a + 1..teams).map(move |b| (a, b))).filter(|(a, b)| !met[a * teams + b]);
    let count = missing.count();
    if count == 0 || !matches::is_scored_in_vps(event.kind) || event.matches.is_empty() {
        return None;
    }
    let (plural, are) = if count == 1 { ("match", "is") } else { ("matches", "are") };
    Some(format!("{count} {plural} of the round robin {are} not in this event: this is a standing on the way"))
}
