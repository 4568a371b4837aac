//! What people have to keep in mind: rest and start, venue, discretion, short draws.

use crate::hearing::Hearing;
use crate::standing::Level;
use tiebreak_model::{ClauseRef, EarliestStart, GameResult, Id, Moment, Reminded, Reminder, ShortDraw, Shortness};
use tiebreak_regulation::Duty;

pub(crate) fn reminders(hearing: &mut Hearing<'_>, ties: &[Level], finished: bool) -> Vec<Reminder> {
    let regulation = hearing.regulation;
    let mut reminders = Vec::new();
    // What is said about the play-off ends with it.
    let play_off = !ties.is_empty() && !(hearing.open.is_empty() && hearing.left_open.is_empty());
    for (index, clause) in regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        for duty in &clause.duties {
            let reminder = match duty {
                Duty::Rest { minutes, all_games } if play_off && !hearing.open.is_empty() => {
                    Some(rest(hearing, at, *minutes, *all_games, ties))
                }
                Duty::Remind { words, during_event, with } => {
                    let called = with.is_empty() || with.iter().any(|clause| hearing.cited.contains(clause));
                    let wanted = called && if *during_event { !finished } else { play_off };
                    wanted.then(|| plain(at, Reminded::Said(words.clone().unwrap_or_else(|| clause.text.clone()))))
                }
                Duty::Deviate { who } if !ties.is_empty() => Some(plain(at, Reminded::MayDepart { who: who.clone() })),
                Duty::ShortDraws { moves, minutes, inclusive } => {
                    let within = |most: u32| i64::from(most) + i64::from(*inclusive);
                    short_draws(hearing, at, within(*moves), if *minutes == 0 { 0 } else { within(*minutes) })
                }
                _ => None,
            };
            if let Some(reminder) = reminder {
                hearing.cited.insert(at);
                reminders.push(reminder);
            }
        }
    }
    reminders
}

fn plain(clause: ClauseRef, about: Reminded) -> Reminder {
    Reminder { clause, about, earliest_start: None, players: Vec::new() }
}

/// The earliest moment for the play-off and for each player, where the event says when games finished.
fn rest(hearing: &Hearing<'_>, clause: ClauseRef, minutes: u32, all_games: bool, ties: &[Level]) -> Reminder {
    let event = hearing.event;
    let last = |id: Id| hearing.facts.seen(id).filter_map(|(game, ..)| game.finished).max();
    let tied: Vec<Id> = ties.iter().flat_map(|tie| tie.members.iter().copied()).collect();
    let mut players: Vec<(Id, Moment)> =
        tied.iter().filter_map(|&id| Some((id, last(id)?.plus_minutes(minutes)))).collect();
    players.sort_by_key(|(id, _)| *id);
    if players.len() < tied.len() {
        return plain(clause, Reminded::Rest { minutes, until: None });
    }
    let end = if all_games { event.games.iter().filter_map(|game| game.finished).max() } else { None };
    let earliest = players.iter().map(|(_, moment)| *moment).chain(end).max();
    let latest = players.iter().max_by_key(|(id, moment)| (*moment, std::cmp::Reverse(*id)));
    let until = match (earliest, latest, end) {
        (Some(start), _, Some(end)) if end == start => Some(EarliestStart::LastGame { start }),
        (Some(start), Some(&(player, _)), _) => Some(EarliestStart::Rested { start, player, finished: last(player) }),
        _ => None,
    };
    Reminder { clause, about: Reminded::Rest { minutes, until }, earliest_start: earliest, players }
}

/// Draws in fewer moves, or minutes, than these, where the event says how many were played.
fn short_draws(hearing: &Hearing<'_>, clause: ClauseRef, moves: i64, minutes: i64) -> Option<Reminder> {
    let event = hearing.event;
    let mut draws = Vec::new();
    for game in event.games.iter().filter(|game| game.result == GameResult::Draw) {
        let played = match (game.started, game.finished) {
            (Some(started), Some(finished)) => Some(finished.minutes_since(started)),
            _ => None,
        };
        let in_moves = game.moves.filter(|count| i64::from(*count) < moves).map(Shortness::Moves);
        let in_time = played.filter(|time| minutes > 0 && *time < minutes).map(Shortness::Minutes);
        let Some(length) = in_moves.or(in_time) else { continue };
        draws.push(ShortDraw { white: game.white, black: game.black, round: game.round, length });
    }
    (!draws.is_empty()).then(|| plain(clause, Reminded::ShortDraws(draws)))
}
