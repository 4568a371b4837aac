//! What the board is about now, taken from the ruling, the record and the clock, never from
//! sentences.

use crate::console::rests::may_start;
use crate::events::state::EventState;
use crate::infra::clock;
use tiebreak_model::{Ask, DataNeeded, Id, Question, StageForm};
use tiebreak_record::{AnswerEntry, Entry};
use tiebreak_report::seat::PlayOffSeat;

/// For how many seconds after a result the next game counts as about to begin, because the start
/// of a game is not entered.
const BETWEEN: i64 = 120;

/// What the upper band shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardMoment {
    /// Results of the event are still to come.
    Unfinished,
    /// The winner is known.
    Decided(Id),
    /// A tie has to be settled, and its play-off has not begun.
    TieAnnounced,
    /// All players rest until this time, in seconds since 1970.
    Rest(i64),
    /// Games are being played.
    Games,
    /// A game has just ended, and the next is about to begin.
    Between,
    /// Lots are to be drawn, a colour to be chosen, time to be bid, a board to be played.
    Waiting,
    /// Nothing is open, and there is no single winner.
    Standing,
}

impl BoardMoment {
    /// The present moment of an event.
    pub fn new(event_state: &EventState) -> Self {
        let ruling = event_state.ruling();
        let is_game = |question: &Question| matches!(question.ask, Ask::Game { .. });
        let played_off = !event_state.ties().is_empty() || !ruling.stages.is_empty();
        if ruling.interim.is_some()
            || ruling.open.iter().any(|question| open_game(question).is_some())
        {
            return Self::Unfinished;
        }
        if let Some(winner) = event_state.winner().filter(|_| played_off) {
            return Self::Decided(winner);
        }
        if ruling.open.is_empty() {
            return Self::Standing;
        }
        match resting_until(event_state) {
            Some(until) if begun(event_state) && ruling.open.iter().any(is_game) => {
                return Self::Rest(until);
            }
            _ => {}
        }
        let mut games = ruling.open.iter().filter(|question| is_game(question)).peekable();
        if !begun(event_state) {
            Self::TieAnnounced
        } else if games.peek().is_some() {
            if games.all(|game| ended_before(event_state, game).is_some()) {
                Self::Between
            } else {
                Self::Games
            }
        } else {
            Self::Waiting
        }
    }
}

/// White and Black of an event game whose result is still missing.
pub fn open_game(question: &Question) -> Option<(Id, Id)> {
    match &question.ask {
        Ask::Data(data) => match data.needs {
            DataNeeded::Result { white, black } => Some((white, black)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether any question of the play-off has an answer that counts.
fn begun(event_state: &EventState) -> bool {
    event_state.heard().answered().iter().any(|(asked, _)| !matches!(asked.ask, Ask::Data(_)))
}

/// The time until which all players rest, if it is in the future.
pub fn resting_until(event_state: &EventState) -> Option<i64> {
    may_start(event_state).map(|(_, until)| until).filter(|until| *until > clock::seconds())
}

/// The game of the same stage that ended so recently that an open game has hardly begun.
pub fn ended_before<'d>(event_state: &'d EventState, open: &Question) -> Option<FinishedGame<'d>> {
    let next = PlayOffSeat::find(event_state.ruling(), &open.id)?;
    let mut counting: Vec<usize> =
        event_state.heard().answered().iter().map(|(_, index)| *index).collect();
    counting.sort_unstable();
    let entries = event_state.record().entries();
    let answers = counting.into_iter().rev().filter_map(|index| match entries.get(index)? {
        Entry::Answer(answer) if answer.why.is_none() => Some(answer),
        _ => None,
    });
    answers.filter_map(FinishedGame::from_answer).find(|ended| {
        let same = next.stage.games.iter().find(|game| game.id == ended.question);
        // The games of one round of a round robin are played at the same time.
        let round = next.stage.games[next.index].round;
        same.is_some_and(|game| next.stage.form != StageForm::RoundRobin || game.round < round)
    })
}

/// Whether an open game has not begun yet: another has just ended, or all players rest.
pub fn is_to_begin(event_state: &EventState, open: &Question) -> bool {
    resting_until(event_state).is_some() || ended_before(event_state, open).is_some()
}

/// A game that has just ended.
#[derive(Debug, Clone, Copy)]
pub struct FinishedGame<'d> {
    /// The question that the game answered.
    pub question: &'d str,
    /// Until when the result is recent, in seconds since 1970.
    pub until: i64,
}

impl<'d> FinishedGame<'d> {
    fn from_answer(answer: &'d AnswerEntry) -> Option<Self> {
        let until = answer.at?.timestamp()?.as_second() + BETWEEN;
        let game = answer.asked.first().is_some_and(|kind| kind == "game");
        (game && until > clock::seconds()).then_some(Self { question: &answer.id, until })
    }
}

/// The most recently finished game, among those with a recent result.
pub fn just_ended(event_state: &EventState) -> Option<FinishedGame<'_>> {
    event_state
        .ruling()
        .open
        .iter()
        .filter_map(|open| ended_before(event_state, open))
        .max_by_key(|ended| ended.until)
}

/// When the first of the recent results is no longer recent.
pub fn between_until(event_state: &EventState) -> Option<i64> {
    event_state
        .ruling()
        .open
        .iter()
        .filter_map(|open| ended_before(event_state, open))
        .map(|ended| ended.until)
        .min()
}
