//! The lower band: one sentence with the reason and its clause, the clock, the QR code. Also the
//! countdown of a rest.

use super::moment::just_ended;
use super::{BoardEvent, BoardMoment, names, resting_until, standing};
use crate::console::rests;
use maud::{Markup, html};
use tiebreak_record::Entry;
use tiebreak_report::board::{self as said, Said};
use tiebreak_report::say;
use tiebreak_report::scenarios::matrix;
use tiebreak_report::words::bare_time;

pub fn drawn(board: &BoardEvent<'_>, moment: BoardMoment) -> Markup {
    let links = board.links();
    html! {
        @let why = why(board, moment);
        p class={ "why " (length(&why)) } {
            (why.sentence)
            @for clause in &why.clauses {
                " "
                a.clause href={ (links.regulation) "#clause-" (clause) }
                    title=(say!(board.language, page_board_clause)) {
                    (clause)
                }
            }
        }
        (clock(board, moment))
        (links.code(board.language))
    }
}

/// The reason for the present state.
fn why(board: &BoardEvent<'_>, moment: BoardMoment) -> Said {
    let case = board.case();
    let found = match moment {
        BoardMoment::Unfinished => {
            let event = names::called(&crate::live::forecast::as_it_stands(board.event_state));
            let drawn = standing::view(board, &event).and_then(matrix).is_some();
            Some(if drawn { said::of_the_matrix(case) } else { said::not_yet(case) })
        }
        BoardMoment::Decided(_) => said::decided(case),
        BoardMoment::TieAnnounced => said::announced(case),
        BoardMoment::Rest(_) => granted(board).or_else(|| said::rest_before_play(case)),
        BoardMoment::Between => {
            just_ended(board.event_state).and_then(|ended| said::ended(case, ended.question))
        }
        BoardMoment::Games | BoardMoment::Waiting | BoardMoment::Standing => said::newest(case),
    };
    found.or_else(|| said::newest(case)).or_else(|| said::no_tie(case)).unwrap_or_default()
}

/// The rest for all players that the arbiter granted, if one is running.
fn granted(board: &BoardEvent<'_>) -> Option<Said> {
    let until = resting_until(board.event_state)?;
    let ends = |moment: tiebreak_model::Moment| moment.timestamp().map(|at| at.as_second());
    let mut rests =
        board.event_state.record().rests().filter(|resting| resting.rest.players.is_empty());
    rests
        .find(|resting| ends(resting.until) == Some(until))
        .map(|resting| said::rest_granted(board.language, resting.rest.minutes))
}

/// The class of a sentence's length, for its size.
fn length(why: &Said) -> &'static str {
    let clauses: usize = why.clauses.iter().map(|clause| clause.chars().count() + 3).sum();
    match why.sentence.chars().count() + clauses {
        0..=84 => "short",
        85..=170 => "medium",
        171..=260 => "long",
        _ => "longest",
    }
}

/// The time that matters now: the start of play, the time of the decision, or the time in the
/// hall.
fn clock(board: &BoardEvent<'_>, moment: BoardMoment) -> Markup {
    let (event, language) = (&board.event_state.event, board.language);
    let zone = event.time_zone().map(ToString::to_string);
    let until = resting_until(board.event_state).filter(|_| moment == BoardMoment::TieAnnounced);
    let at = decided_at(board).filter(|_| matches!(moment, BoardMoment::Decided(_)));
    html! {
        @match (until, at) {
            (Some(until), _)
            => p.clock data-until=(until) data-done=(say!(language, page_board_may_begin)) {
                span { (say!(language, page_board_play_from { time: start(board) })) }
                b data-countdown { (start(board)) }
            },
            (None, Some(at)) => p.clock {
                span { (say!(language, page_board_decided_at)) } b { (bare_time(event, at)) }
            },
            (None, None) => p.clock {
                span { (say!(language, page_board_time)) }
                b data-clock=(zone.unwrap_or_default()) { "–:–" }
            },
        }
    }
}

/// The time of the last entry that the decision rests on.
fn decided_at(board: &BoardEvent<'_>) -> Option<tiebreak_model::Moment> {
    let record = board.event_state.record();
    let used = &board.event_state.heard().trace().used;
    let counts = |(index, entry): &(usize, &Entry)| match entry {
        Entry::Answer(_) | Entry::Departure(_) => used.contains(index),
        Entry::Leave(leave) => record.left().any(|one| one == leave),
        Entry::Withdrawal(_) => true,
        Entry::Amendment(amendment) => {
            amendment.changes.iter().any(|change| change.table.as_deref() == Some("game"))
        }
        _ => false,
    };
    let (_, entry) = record.entries().iter().enumerate().rev().find(counts)?;
    entry.at()
}

/// The time when play begins: "18:12".
pub fn start(board: &BoardEvent<'_>) -> String {
    rests::may_start(board.event_state)
        .map_or_else(String::new, |(moment, _)| bare_time(&board.event_state.event, moment))
}

/// "Play goes on at 18:12", in the language of the board.
pub fn goes_on(board: &BoardEvent<'_>, time: &str) -> String {
    say!(board.language, page_board_play_goes_on { time })
}

/// The countdown of a rest; hidden when it is over.
pub fn countdown(board: &BoardEvent<'_>, until: i64) -> Markup {
    let time = start(board);
    let said = goes_on(board, &time);
    // Only the time is bold, wherever the language puts it.
    let (before, after) = said.split_once(&time).unwrap_or((&said, ""));
    html! {
        div.rest data-until=(until) data-done="0:00" {
            strong data-countdown { (time) }
            span { (before) b { (time) } (after) }
        }
    }
}
