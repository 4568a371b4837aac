//! Who could still be first, result by result, in the hour before the last one.

use super::state::EventState;
use std::collections::BTreeSet;
use tiebreak_model::{Ask, DataNeeded, Event, Game, GameResult, Id, Moment};
use tiebreak_record::Entry;
use tiebreak_report::svg::Timeline;
use tiebreak_scenarios::{Watch, counts, finished};

/// How long before the last result it begins.
const MINUTES: i64 = 60;
/// More results of one hour are not drawn.
const MOST: usize = 40;

/// The results that the record tells of games of the event: when each was entered, the game's
/// place, the result.
fn results(event_state: &EventState) -> Vec<(Moment, usize, GameResult)> {
    let told = event_state.record().answers(&event_state.event).results();
    let result = |at: usize| told.iter().find(|(known, _)| *known == at).map(|(_, result)| *result);
    let mut found: Vec<(Moment, usize, GameResult)> = event_state
        .heard()
        .answered()
        .iter()
        .filter_map(|(question, index)| {
            let Ask::Data(data) = &question.ask else { return None };
            let DataNeeded::Result { white, black } = data.needs else { return None };
            let is_it = |game: &Game| {
                game.white == white && game.black == black && game.round == data.round
            };
            let at = event_state.event.games().iter().position(is_it)?;
            let Some(Entry::Answer(entry)) = event_state.record().entries().get(*index) else {
                return None;
            };
            Some((entry.at?, at, result(at)?))
        })
        .collect();
    found.sort_by_key(|(at, game, _)| (at.timestamp(), *game));
    found
}

/// Whether there is an hour to show: results of the tournament that the record tells, with their
/// times.
pub fn is_told(event_state: &EventState) -> bool {
    !results(event_state).is_empty()
}

/// The hour before the last result; nothing where there are no results with their times, or too
/// much is open to look at.
pub fn timeline(event_state: &EventState) -> Option<Timeline> {
    let all = results(event_state);
    let (last, ..) = *all.last()?;
    let before = all.iter().position(|(at, ..)| last.minutes_since(*at) <= MINUTES)?;
    let before = before.max(all.len().saturating_sub(MOST));
    let known = |upto: usize| {
        all.iter().take(upto).map(|(_, game, result)| (*game, *result)).collect::<Vec<_>>()
    };
    let first = |upto: usize| could_be_first(&finished(&event_state.event, &known(upto)));
    let begins = (all.get(before)?.0, first(before)?);
    let moments: Option<Vec<(Moment, Vec<Id>)>> = all
        .iter()
        .enumerate()
        .skip(before)
        .map(|(at, (moment, ..))| Some((*moment, first(at + 1)?)))
        .collect();
    Some(Timeline { begins, moments: moments? })
}

/// Everybody who has the highest score in some outcome of the open games.
fn could_be_first(event: &Event) -> Option<Vec<Id>> {
    let tops = counts(event, &Watch::brief()).ok()?;
    let all: BTreeSet<Id> = tops.into_iter().flat_map(|(ids, _)| ids).collect();
    Some(all.into_iter().collect())
}
