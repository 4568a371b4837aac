//! Corrections, in words for those who watch the public board.
//!
//! A sentence is made from the present ruling and not remembered: what was undone or replaced since
//! is not shown any more.

use super::{steps, uncapital};
use crate::seat::PlayOffSeat;
use crate::{Case, say};
use tiebreak_model::{Ask, Colour, Event, GameResult, Id, Purpose, Question, StageForm};
use tiebreak_record::{
    Amendment, AnswerEntry, Entry, Record, RecordRuling, RecordedValue, Withdrawal, WithdrawnEntry,
};

/// How long a board shows a correction, in seconds.
pub const SECONDS_SHOWN: i64 = 120;

/// A correction for the public.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// The sentence: "Corrected: game 1 of 2 was a draw".
    pub sentence: String,
    /// Until when it is shown, in seconds since 1970.
    pub until: i64,
}

/// A record with the ruling on it, at a time in seconds since 1970.
#[derive(Debug, Clone, Copy)]
pub struct RecordNow<'a> {
    /// The event, with the names that the record uses.
    pub event: &'a Event,
    /// The record whose last entries are looked through.
    pub record: &'a Record,
    /// The ruling on it, with the entries that counted.
    pub heard: &'a RecordRuling,
    /// The present time.
    pub now: i64,
}

/// The last correction of the last two minutes that changed a result or a place and still applies.
/// Newer news hide it: a player who left, a departure from the regulations.
pub fn corrected(case: Case<'_>, at: RecordNow<'_>) -> Option<Correction> {
    for (index, entry) in at.record.entries().iter().enumerate().rev() {
        let Some(entered) = entry.at().and_then(|at| at.timestamp()) else { continue };
        let until = entered.as_second() + SECONDS_SHOWN;
        if until <= at.now || is_greater_news(entry, index, at) {
            return None;
        }
        if let Some(sentence) = sentence(case, at, index, entry) {
            return Some(Correction { sentence, until });
        }
    }
    None
}

/// Whether an entry that still counts is news that come before any correction.
fn is_greater_news(entry: &Entry, index: usize, at: RecordNow<'_>) -> bool {
    match entry {
        Entry::Leave(leave) => at.record.left().any(|one| one == leave),
        Entry::Departure(_) => at.heard.trace().used.contains(&index),
        _ => false,
    }
}

fn sentence(case: Case<'_>, at: RecordNow<'_>, index: usize, entry: &Entry) -> Option<String> {
    match entry {
        Entry::Answer(answer) => corrected_answer(case, at, index, answer),
        Entry::Withdrawal(withdrawal) => withdrawn(case, at, withdrawal),
        Entry::Amendment(amendment) => amended(case, at.event, amendment),
        _ => None,
    }
}

/// An answer that replaced another one, where that changed a result or a place.
fn corrected_answer(
    case: Case<'_>,
    at: RecordNow<'_>,
    index: usize,
    answer: &AnswerEntry,
) -> Option<String> {
    let counting = |(_, used): &&(Question, usize)| *used == index;
    let (question, _) = at.heard.answered().iter().find(counting)?;
    let before = at.record.entries().iter().take(index).rev().find_map(|entry| match entry {
        Entry::Answer(old) if old.id == answer.id && old.asked == answer.asked => Some(old),
        _ => None,
    });
    let is_correction = answer.why.is_some() || before.is_some();
    if !is_correction || before.is_some_and(|old| old.value == answer.value) {
        return None;
    }
    match (&question.ask, &answer.value) {
        (Ask::Game { white, black, .. }, RecordedValue::Result(result)) => {
            Some(ended(case, &game(case, question), [*white, *black], *result))
        }
        (Ask::Data(_), RecordedValue::Result(result)) => {
            let [white, black] = question.ask.participants().try_into().ok()?;
            Some(ended(case, &pair(case, white, black), [white, black], *result))
        }
        (Ask::Lots { purpose: Purpose::Place, .. }, RecordedValue::Order(parts)) => {
            order(case, at.event, parts)
        }
        (Ask::Board { .. } | Ask::Decision { .. }, RecordedValue::Order(parts)) => {
            order(case, at.event, parts)
        }
        _ => None,
    }
}

/// An entry that was withdrawn without replacement.
fn withdrawn(case: Case<'_>, at: RecordNow<'_>, withdrawal: &Withdrawal) -> Option<String> {
    let language = case.language;
    match &withdrawal.what {
        WithdrawnEntry::Answer { id, asked } => {
            let question = at.heard.open(id)?;
            let is_game = matches!(question.ask, Ask::Game { .. });
            let same = question.wording(at.event) == *asked;
            (is_game && same).then(|| say!(language, corrected_open { game: game(case, question) }))
        }
        WithdrawnEntry::Leave { name } => {
            let id = at.event.find(name)?;
            let out = at.record.left().any(|leave| leave.name == *name);
            let plays =
                case.ruling.standing.iter().any(|place| place.open && place.members.contains(&id));
            (!out && plays).then(|| say!(language, corrected_back { name: case.name(id) }))
        }
        WithdrawnEntry::Departure { tie } => {
            let applied = case.ruling.departures.iter().any(|departed| departed.tie == *tie);
            let known = at.heard.ties().iter().any(|(name, _)| name == tie);
            (!applied && known).then(|| say!(language, corrected_departure))
        }
    }
}

/// An amendment of a result. Ratings, dates and names are not news for those who watch.
fn amended(case: Case<'_>, event: &Event, amendment: &Amendment) -> Option<String> {
    let results = amendment.changes.iter().filter(|change| {
        change.table.as_deref() == Some("game") && change.field.as_deref() == Some("result")
    });
    results.rev().find_map(|change| {
        let [.., white, black] = change.row.as_slice() else { return None };
        let (white, black) = (event.find(white)?, event.find(black)?);
        let result: GameResult = change.is.as_deref()?.parse().ok()?;
        let is_so = event
            .games()
            .iter()
            .any(|game| game.white == white && game.black == black && game.result == result);
        (is_so && result != GameResult::Open)
            .then(|| ended(case, &pair(case, white, black), [white, black], result))
    })
}

/// "game 1 of 2" of a match; of other games, who plays.
fn game(case: Case<'_>, question: &Question) -> String {
    match PlayOffSeat::find(case.ruling, &question.id) {
        Some(seat) if seat.stage.form != StageForm::RoundRobin => {
            uncapital(case.language, &seat.whole(case.language))
        }
        seat => match (seat.map(|seat| &seat.stage.games[seat.index]), &question.ask) {
            (Some(game), _) => pair(case, game.white, game.black),
            (None, Ask::Game { white, black, .. }) => pair(case, *white, *black),
            _ => String::new(),
        },
    }
}

fn pair(case: Case<'_>, white: Id, black: Id) -> String {
    format!("{} – {}", case.name(white), case.name(black))
}

fn ended(case: Case<'_>, game: &str, [white, black]: [Id; 2], result: GameResult) -> String {
    let winner = result.winner().map(|colour| match colour {
        Colour::White => case.name(white),
        Colour::Black => case.name(black),
    });
    let word = match result {
        GameResult::Draw => "drawn",
        _ if winner.is_none() => "both-lost",
        _ if result.is_forfeit() => "forfeit",
        _ => "won",
    };
    let winner = winner.unwrap_or_default();
    say!(case.language, corrected_game { result: word, game, winner })
}

fn order(case: Case<'_>, event: &Event, parts: &[Vec<String>]) -> Option<String> {
    let ids =
        |part: &Vec<String>| part.iter().map(|name| event.find(name)).collect::<Option<Vec<Id>>>();
    let parts: Vec<Vec<Id>> = parts.iter().map(ids).collect::<Option<_>>()?;
    Some(say!(case.language, corrected_order { order: steps::in_order(case, &parts) }))
}
