//! The standings of a bridge event by score: VPs, sessions or boards, with carry-over, less
//! penalties.

use super::{Level, levels};
use crate::{Facts, matches};
use tiebreak_model::bridge::Side;
use tiebreak_model::{Id, Kind, MatchStatus, Warning};

/// The standings by score. An event with two winners has two rankings, North-South first.
pub(crate) fn by_score(facts: &Facts<'_>) -> Vec<Level> {
    let of = |ids: Vec<Id>| {
        let scores = ids.into_iter().map(|id| (facts.matches.score(id), id)).collect();
        levels(scores, |units| facts.matches.exact(units))
    };
    let event = facts.event;
    if !event.has_two_winners() {
        return of(event.ids().collect());
    }
    let (north_south, east_west) =
        event.ids().partition(|id| event.direction(*id) == Some(Side::NorthSouth));
    let within = |side: Side, ids: Vec<Id>| {
        of(ids).into_iter().map(move |level| Level { within: Some(side.words()), ..level })
    };
    within(Side::NorthSouth, north_south).chain(within(Side::EastWest, east_west)).collect()
}

/// Warnings about the scores.
pub(crate) fn doubts(facts: &Facts<'_>, interim: bool) -> Vec<Warning> {
    let mut doubts = Vec::new();
    doubts.extend(off_scale(facts));
    doubts.extend(without_matches(facts));
    doubts.extend(published(facts));
    if facts.event.kind() == Kind::RoundRobin && !interim && !facts.event.finished() {
        doubts.extend(not_met(facts));
    }
    doubts
}

/// A warning of VPs that are not those of the continuous scale. There are other scales, so the
/// engine uses them.
fn off_scale(facts: &Facts<'_>) -> Option<Warning> {
    let off = &facts.matches.off_scale;
    let (index, scale) = off.first()?;
    let one = &facts.event.matches()[*index];
    let teams = std::iter::once(one.first).chain(one.second).collect();
    Some(Warning::OffScale { matches: off.len(), teams, given: one.vps.get()?, scale: *scale })
}

/// A warning of teams without a match and pairs without a session: the file may be incomplete.
fn without_matches(facts: &Facts<'_>) -> Option<Warning> {
    let event = facts.event;
    let idle: Vec<Id> = event
        .ids()
        .filter(|id| {
            let one = &event.participants()[id.index()];
            let played = facts.matches.counted(*id) > 0 || !one.sessions.is_empty();
            !played && one.points.is_none()
        })
        .collect();
    (!idle.is_empty())
        .then(|| Warning::Idle { members: idle, sessions: event.kind() == Kind::Pairs })
}

/// Warnings of published scores that differ from those of the matches.
fn published(facts: &Facts<'_>) -> Vec<Warning> {
    let event = facts.event;
    let counted = event.ids().filter(|id| facts.matches.counted(*id) > 0);
    counted
        .filter_map(|id| {
            let team = &event.participants()[id.index()];
            let published = team.points?;
            let mut units = facts.matches.units(team.carry_over - team.penalty);
            units += facts.matches.earned(id);
            let found = facts.matches.exact(units);
            (found != published).then_some(Warning::PublishedDiffers { team: id, published, found })
        })
        .collect()
}

/// A warning of a round robin in which some teams did not meet.
fn not_met(facts: &Facts<'_>) -> Option<Warning> {
    let event = facts.event;
    let teams = event.participants().len();
    let mut met = vec![false; teams * teams];
    for one in event.matches().iter().filter(|one| one.status != MatchStatus::Bye) {
        if let Some(second) = one.second {
            met[one.first.index() * teams + second.index()] = true;
            met[second.index() * teams + one.first.index()] = true;
        }
    }
    let pairs = (0..teams).flat_map(|a| (a + 1..teams).map(move |b| a * teams + b));
    let count = pairs.filter(|pair| !met[*pair]).count();
    if count == 0 || !matches::is_scored_in_vps(event.kind()) || event.matches().is_empty() {
        return None;
    }
    Some(Warning::MatchesMissing { matches: count })
}
