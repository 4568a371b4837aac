//! The standing before any tie is broken: who has how many points, and who is level.

pub(crate) mod bridge;
mod knock_out;

use crate::Facts;
use tiebreak_model::{Exact, Id, Kind, Sport, Warning};

/// Participants who are level, with their score, in the order of the places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Level {
    /// The first place they cover.
    pub first: usize,
    /// Who, by name.
    pub members: Vec<Id>,
    /// Their score.
    pub score: Exact,
    /// The name of the tie where places do not name it: a match of a knock-out.
    pub name: Option<String>,
    /// The round of that match, where it has one.
    pub round: Option<u32>,
    /// The ranking that the places belong to, where there are several: a direction of a pairs event with two winners.
    pub within: Option<&'static str>,
}

/// The standing by points or, at bridge, by score.
pub(crate) fn by_points(facts: &Facts<'_>) -> Vec<Level> {
    if facts.event.sport == Sport::Bridge {
        return bridge::by_score(facts);
    }
    levels(facts.event.ids().map(|id| (facts.units(id), id)).collect(), |units| facts.event.points(units))
}

/// Scores as levels, the highest first.
fn levels<T: Ord + Copy>(mut order: Vec<(T, Id)>, exact: impl Fn(T) -> Exact) -> Vec<Level> {
    order.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let different = order.chunk_by(|one, next| one.0 == next.0).count();
    let mut levels: Vec<Level> = Vec::with_capacity(different);
    let mut last = None;
    for (place, (units, id)) in order.into_iter().enumerate() {
        match levels.last_mut() {
            Some(level) if last == Some(units) => level.members.push(id),
            _ => {
                let (members, score) = (vec![id], exact(units));
                levels.push(Level { first: place + 1, members, score, name: None, round: None, within: None });
            }
        }
        last = Some(units);
    }
    levels
}

/// What is doubtful about the points: games that are missing, scores that only the publisher knows.
///
/// What an event on its way lacks is said by its missing games, and what a finished one lacks was never played.
pub(crate) fn doubts(facts: &Facts<'_>, interim: bool) -> Vec<Warning> {
    let event = facts.event;
    match (event.sport, event.kind) {
        (Sport::Bridge, Kind::Knockout) => return knock_out::doubts(event),
        (Sport::Bridge, _) => return bridge::doubts(facts, interim),
        (Sport::Chess, _) => {}
    }
    let mut doubts = Vec::new();
    if event.kind != Kind::RoundRobin || event.games.is_empty() || interim || event.finished {
        return doubts;
    }
    let all = (event.participants.len() as u32).saturating_sub(1).saturating_mul(event.cycles);
    // Struck out is not missing, and who is gone has nothing to play.
    let struck = |id: Id| event.annulled_games.iter().filter(|game| game.seen_by(id).is_some()).count() as u32;
    let there = |id: Id| facts.games_of(id) + if event.annulled_games.is_empty() { 0 } else { struck(id) };
    let somebody_gone = event.participants.iter().any(|one| one.gone_from().is_some());
    let missing: Vec<Id> = event.ids().filter(|id| !somebody_gone && there(*id) < all).collect();
    if missing.is_empty() {
        return doubts;
    }
    let games: u32 = missing.iter().map(|id| all - there(*id)).sum::<u32>() / 2;
    let (published, counted): (Vec<Id>, Vec<Id>) =
        missing.iter().partition(|id| event.participants[id.index()].points.is_some());
    if !published.is_empty() {
        doubts.push(Warning::GamesMissing { games, published });
    }
    if !counted.is_empty() {
        doubts.push(Warning::GamesMissingWithoutPoints { games, members: counted });
    }
    doubts
}
