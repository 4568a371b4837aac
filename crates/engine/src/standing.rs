//! The standings before any tie is broken: the points of each participant, and who is level.

pub(crate) mod bridge;
mod knock_out;

use crate::Facts;
use tiebreak_model::{Exact, Id, Kind, Sport, Warning};

/// Participants who are level, and the places they share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Level {
    /// The first place they cover.
    pub first: usize,
    /// The participants, in the order of their names.
    pub members: Vec<Id>,
    /// The score that each of them has.
    pub score: Exact,
    /// The name of a match of a knock-out. Other ties are named after their places.
    pub name: Option<String>,
    /// The round of that match, where it has one.
    pub round: Option<u32>,
    /// The ranking that the places belong to, where there are several: a direction of a pairs
    /// event with two winners.
    pub within: Option<&'static str>,
}

impl Level {
    /// The last of the places they share.
    pub fn last_place(&self) -> usize {
        self.first + self.members.len() - 1
    }
}

/// The standings by points or, at bridge, by score.
pub(crate) fn by_points(facts: &Facts<'_>) -> Vec<Level> {
    if facts.event.sport() == Sport::Bridge {
        return bridge::by_score(facts);
    }
    levels(facts.event.ids().map(|id| (facts.units(id), id)).collect(), |units| {
        facts.event.points(units)
    })
}

/// Scores as levels, the highest first.
fn levels<T: Ord + Copy>(mut order: Vec<(T, Id)>, exact: impl Fn(T) -> Exact) -> Vec<Level> {
    // Ids differ, so an unstable sort, which is quicker, gives the same order.
    order.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let level = |one: &(T, Id), next: &(T, Id)| one.0 == next.0;
    let mut levels: Vec<Level> = Vec::with_capacity(order.chunk_by(level).count());
    let mut first = 1;
    for members in order.chunk_by(level) {
        let score = exact(members[0].0);
        let ids = members.iter().map(|(_, id)| *id).collect();
        levels.push(Level { first, members: ids, score, name: None, round: None, within: None });
        first += members.len();
    }
    levels
}

/// Warnings about the points: games that are missing, scores that cannot be checked.
///
/// There are none about missing games while the event runs, because it asks for them, nor after
/// an event that is marked as finished, because they were never played.
pub(crate) fn doubts(facts: &Facts<'_>, interim: bool) -> Vec<Warning> {
    let event = facts.event;
    match (event.sport(), event.kind()) {
        (Sport::Bridge, Kind::Knockout) => return knock_out::doubts(event),
        (Sport::Bridge, _) => return bridge::doubts(facts, interim),
        (Sport::Chess, _) => {}
    }
    let mut doubts = Vec::new();
    if event.kind() != Kind::RoundRobin || event.games().is_empty() || interim || event.finished() {
        return doubts;
    }
    let all = (event.participants().len() as u32).saturating_sub(1).saturating_mul(event.cycles());
    // Annulled games are not missing, and a player who withdrew has nothing to play.
    let struck = |id: Id| {
        event.annulled_games().iter().filter(|game| game.seen_by(id).is_some()).count() as u32
    };
    let there = |id: Id| {
        facts.games_of(id) + if event.annulled_games().is_empty() { 0 } else { struck(id) }
    };
    let somebody_gone = event.participants().iter().any(|one| one.gone_from().is_some());
    let missing: Vec<Id> = event.ids().filter(|id| !somebody_gone && there(*id) < all).collect();
    if missing.is_empty() {
        return doubts;
    }
    let games: u32 = missing.iter().map(|id| all - there(*id)).sum::<u32>() / 2;
    let (published, counted): (Vec<Id>, Vec<Id>) =
        missing.iter().partition(|id| event.participants()[id.index()].points.is_some());
    if !published.is_empty() {
        doubts.push(Warning::GamesMissing { games, published });
    }
    if !counted.is_empty() {
        doubts.push(Warning::GamesMissingWithoutPoints { games, members: counted });
    }
    doubts
}
