//! Reminders for the arbiter: rest and start, venue, discretion, short draws.

use crate::run::Run;
use crate::standing::Level;
use tiebreak_model::{
    ClauseRef, EarliestStart, GameResult, GameState, Id, Moment, Reminder, ReminderAbout,
    ShortDraw, Shortness, StageRecord,
};
use tiebreak_regulation::Duty;

/// The reminders of all clauses that apply now. Clauses with a reminder count as cited.
pub(crate) fn reminders(run: &mut Run<'_>, finished: bool) -> Vec<Reminder> {
    let ties = std::mem::take(&mut run.log.ties);
    let regulation = run.input.regulation;
    let mut reminders = Vec::new();
    // Reminders about the play-off end when there is nothing more to be played or drawn.
    let play_off = !run.questions.open.is_empty() && !ties.is_empty();
    let began = run.log.stages.iter().any(has_begun);
    for (index, clause) in regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        for duty in &clause.duties {
            let reminder = match duty {
                Duty::Rest { minutes, all_games } if play_off && !began => {
                    Some(rest(run, at, *minutes, *all_games, &ties))
                }
                Duty::Remind { words, during_event, with } => {
                    let called =
                        with.is_empty() || with.iter().any(|clause| run.log.cited.contains(clause));
                    let wanted = called && if *during_event { !finished } else { play_off };
                    let mut said = words.clone().unwrap_or_else(|| clause.text.clone());
                    // Where a clause is read as being about others, its note says why.
                    if let Some(note) = clause.note.as_ref().filter(|_| !with.is_empty()) {
                        said = format!("{said} ({})", note.trim_end_matches('.'));
                    }
                    wanted.then(|| plain(at, ReminderAbout::Said(said)))
                }
                Duty::Deviate { who, condition } if play_off => {
                    let (who, condition) = (who.clone(), condition.clone());
                    Some(plain(at, ReminderAbout::MayDepart { who, condition }))
                }
                Duty::ShortDraws { moves, minutes, inclusive } => {
                    let within = |most: u32| i64::from(most) + i64::from(*inclusive);
                    short_draws(
                        run,
                        at,
                        within(*moves),
                        if *minutes == 0 { 0 } else { within(*minutes) },
                    )
                }
                _ => None,
            };
            if let Some(reminder) = reminder {
                run.log.cited.insert(at);
                reminders.push(reminder);
            }
        }
    }
    reminders
}

/// Whether a game of the stage was played.
fn has_begun(stage: &StageRecord) -> bool {
    stage.games.iter().any(|game| matches!(game.state, GameState::Played(_)))
}

fn plain(clause: ClauseRef, about: ReminderAbout) -> Reminder {
    Reminder { clause, about, earliest_start: None, players: Vec::new() }
}

/// The earliest start of the play-off and of each player, where the event says when games finished.
fn rest(
    run: &Run<'_>,
    clause: ClauseRef,
    minutes: u32,
    all_games: bool,
    ties: &[Level],
) -> Reminder {
    let event = run.input.event;
    let last = |id: Id| run.input.facts.seen(id).filter_map(|(game, ..)| game.finished).max();
    let tied: Vec<Id> = ties.iter().flat_map(|tie| tie.members.iter().copied()).collect();
    let mut players: Vec<(Id, Moment)> =
        tied.iter().filter_map(|&id| Some((id, last(id)?.plus_minutes(minutes)))).collect();
    players.sort_by_key(|(id, _)| *id);
    if players.len() < tied.len() {
        return plain(clause, ReminderAbout::Rest { minutes, until: None });
    }
    let end =
        if all_games { event.games().iter().filter_map(|game| game.finished).max() } else { None };
    let earliest = players.iter().map(|(_, moment)| *moment).chain(end).max();
    let latest = players.iter().max_by_key(|(id, moment)| (*moment, std::cmp::Reverse(*id)));
    let until = match (earliest, latest, end) {
        (Some(start), _, Some(end)) if end == start => Some(EarliestStart::LastGame { start }),
        (Some(start), Some(&(player, _)), _) => {
            Some(EarliestStart::Rested { start, player, finished: last(player) })
        }
        _ => None,
    };
    Reminder {
        clause,
        about: ReminderAbout::Rest { minutes, until },
        earliest_start: earliest,
        players,
    }
}

/// The draws in fewer moves, or fewer minutes, than these, where the event has these figures.
fn short_draws(run: &Run<'_>, clause: ClauseRef, moves: i64, minutes: i64) -> Option<Reminder> {
    let event = run.input.event;
    let mut draws = Vec::new();
    for game in event.games().iter().filter(|game| game.result == GameResult::Draw) {
        let played = match (game.started, game.finished) {
            (Some(started), Some(finished)) => Some(finished.minutes_since(started)),
            _ => None,
        };
        let in_moves = game.moves.filter(|count| i64::from(*count) < moves).map(Shortness::Moves);
        let in_time = played.filter(|time| minutes > 0 && *time < minutes).map(Shortness::Minutes);
        let Some(length) = in_moves.or(in_time) else { continue };
        draws.push(ShortDraw { white: game.white, black: game.black, round: game.round, length });
    }
    (!draws.is_empty()).then(|| plain(clause, ReminderAbout::ShortDraws(draws)))
}
