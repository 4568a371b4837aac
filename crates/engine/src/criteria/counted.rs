//! The items that make up a value, game by game or match by match, for all criteria that add up.

use super::MatchFigure;
use crate::Facts;
use crate::matches::MeetingView;
use tiebreak_model::{Colour, Contribution, Exact, Game, Id, Value};

/// The items from the games of a player: those games for which `adds` gives a value.
pub(super) fn games(
    facts: &Facts<'_>,
    id: Id,
    adds: impl Fn(&Game, Id, Colour) -> Option<Exact>,
) -> Vec<Contribution> {
    let counted = facts.seen(id).filter_map(|(game, opponent, colour)| {
        let adds = Value::Number(adds(game, opponent, colour)?);
        Some(Contribution { round: game.round, against: Some(opponent), ..Contribution::new(adds) })
    });
    counted.collect()
}

/// The items from these meetings: those meetings for which `adds` gives a value.
pub(super) fn meetings<'m>(
    facts: &Facts<'_>,
    meetings: impl Iterator<Item = &'m MeetingView>,
    adds: impl Fn(&MeetingView) -> Option<Value>,
) -> Vec<Contribution> {
    let counted = meetings.filter_map(|meeting| {
        let round = facts.event.matches().get(meeting.index).and_then(|one| one.round);
        Some(Contribution {
            round,
            against: Some(meeting.opponent),
            ..Contribution::new(adds(meeting)?)
        })
    });
    counted.collect()
}

/// The margins of these meetings as items.
pub(super) fn margins<'m>(
    facts: &Facts<'_>,
    measured: MatchFigure,
    among: impl Iterator<Item = &'m MeetingView>,
) -> Vec<Contribution> {
    meetings(facts, among, |meeting| {
        measured
            .numbers(meeting)
            .map(|[own, other]| Value::Number(facts.matches.exact(own - other)))
    })
}
