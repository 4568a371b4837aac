//! What a value was made of, game by game or match by match: the same for every criterion that adds up.

use super::Measured;
use crate::Facts;
use crate::matches::Meeting;
use tiebreak_model::{Colour, Counted, Exact, Game, Id, Value};

/// Of each game of a player for which `adds` gives anything, what it adds.
pub(super) fn games(facts: &Facts<'_>, id: Id, adds: impl Fn(&Game, Id, Colour) -> Option<Exact>) -> Vec<Counted> {
    let counted = facts.seen(id).filter_map(|(game, opponent, colour)| {
        let adds = Value::Number(adds(game, opponent, colour)?);
        Some(Counted { round: game.round, against: Some(opponent), ..Counted::of(adds) })
    });
    counted.collect()
}

/// Of each of these meetings, what it adds.
pub(super) fn meetings<'m>(
    facts: &Facts<'_>,
    meetings: impl Iterator<Item = &'m Meeting>,
    adds: impl Fn(&Meeting) -> Option<Value>,
) -> Vec<Counted> {
    let counted = meetings.filter_map(|meeting| {
        let round = facts.event.matches.get(meeting.index).and_then(|one| one.round);
        Some(Counted { round, against: Some(meeting.opponent), ..Counted::of(adds(meeting)?) })
    });
    counted.collect()
}

/// Of each of these meetings, what a team had more than the other.
pub(super) fn margins<'m>(
    facts: &Facts<'_>,
    measured: Measured,
    among: impl Iterator<Item = &'m Meeting>,
) -> Vec<Counted> {
    meetings(facts, among, |meeting| {
        measured.of(meeting).map(|[own, other]| Value::Number(facts.matches.exact(own - other)))
    })
}
