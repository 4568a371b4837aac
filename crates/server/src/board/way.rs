//! The middle band: bracket, table of a round robin, match game by game, or the standings.

use super::names::{FittedName, half_ems, name, width};
use super::{BoardEvent, is_to_begin, standing};
use crate::site::words;
use maud::{Markup, html};
use tiebreak_model::{Ask, GameState, Id, PlayedGame, StageForm, StageRecord};
use tiebreak_report::pairings::{BracketPairing, BracketSeat, round_title, rounds, winner_of};
use tiebreak_report::say;
use tiebreak_report::svg::{half_points, own_mark, points};
use tiebreak_report::words::place_in_play_off;

/// The most matches of a round that is drawn as a column of a bracket; a larger round becomes a
/// grid of matches.
const MOST_IN_COLUMN: usize = 4;
/// The most games of a round robin shown next to its table.
const MOST_GAMES: usize = 6;

/// What is drawn under the cards; a round robin has its schedule next to it, a match the
/// standings.
pub fn drawn(board: &BoardEvent<'_>) -> Markup {
    let stages = &board.event_state.ruling().stages;
    if let Some(stage) = stages.iter().find(|stage| stage.form == StageForm::KnockOut) {
        return bracket(board, stage);
    }
    match stages.last() {
        Some(stage) if stage.form == StageForm::RoundRobin => html! {
            div.beside { (round_robin(board, stage)) (schedule(board, stage)) }
        },
        Some(stage) if stage.members.len() == 2 => html! {
            div.beside {
                section {
                    h2.kick { (say!(board.language, page_board_the_match)) }
                    (duel(board, stage))
                }
                (standing::short(board))
            }
        },
        _ => standing::columns(board, 0),
    }
}

/// The bracket from the first round that fits. On a phone the stylesheet turns it into a list of
/// matches.
fn bracket(board: &BoardEvent<'_>, stage: &StageRecord) -> Markup {
    let all = rounds(board.case(), stage);
    let playing = all.iter().position(|round| round.iter().any(|pairing| pairing.winner.is_none()));
    if let Some(round) = playing.map(|at| &all[at]).filter(|round| round.len() > MOST_IN_COLUMN) {
        return html! {
            section {
                h2.kick { (round_title(board.language, round)) }
                div.field { @for pairing in round { (pairing_box(board, stage, pairing)) } }
            }
        };
    }
    let shown: Vec<&Vec<BracketPairing<'_>>> =
        all.iter().filter(|round| round.len() <= MOST_IN_COLUMN).collect();
    html! {
        div class={ "bracket r" (shown.len()) } {
            @for (at, round) in shown.iter().enumerate() {
                section.col {
                    h2.kick {
                        span { (round_title(board.language, round)) }
                        @if round.iter().any(has_sudden_death) {
                            span.end { (say!(board.language, page_board_sudden_death)) }
                        }
                    }
                    div.matches { @for pairing in *round { (pairing_box(board, stage, pairing)) } }
                }
                @if at + 1 < shown.len() {
                    span class={ "join j" (round.len()) } { @for _ in 0..round.len() / 2 { i {} } }
                }
            }
        }
    }
}

fn is_beside(stage: &StageRecord) -> bool {
    matches!(stage.form, StageForm::UntilWon | StageForm::Armageddon)
}

fn has_sudden_death(pairing: &BracketPairing<'_>) -> bool {
    pairing.stages.iter().any(|stage| is_beside(stage))
}

fn pairing_box(
    board: &BoardEvent<'_>,
    knock_out: &StageRecord,
    pairing: &BracketPairing<'_>,
) -> Markup {
    let open = board.event_state.ruling().open.iter().find(|question| pairing.holds(&question.id));
    let known = pairing.seats.iter().all(|seat| matches!(seat, BracketSeat::Known(_)));
    let state = match open.map(|question| &question.ask) {
        Some(Ask::Game { .. }) if open.is_some_and(|game| is_to_begin(board.event_state, game)) => {
            ""
        }
        Some(Ask::Game { .. }) => "now",
        Some(_) => "lots",
        None if !known => "todo",
        None => "",
    };
    let beside = if has_sudden_death(pairing) { "has-sd" } else { "" };
    let games: usize = pairing
        .stages
        .iter()
        .filter(|stage| !is_beside(stage))
        .map(|stage| played(stage).count())
        .sum();
    html! {
        article class={ "match " (state) " " (beside) " g" (games.min(6)) } {
            p.title { (pairing.title(board.language)) }
            @for seat in &pairing.seats {
                @match seat {
                    BracketSeat::Known(id) => {
                        @let index = knock_out.members.iter().position(|member| member == id);
                        @let number = index.map(|index| index + 1);
                        (seat_row(board, *id, number, &pairing.stages, pairing.winner))
                    },
                    BracketSeat::Winner(path) => {
                        (waiting(&words::capital(&winner_of(board.language, path)), 24))
                    },
                    BracketSeat::Bye => (waiting(&say!(board.language, page_board_free), 8)),
                }
            }
        }
    }
}

/// A seat without a name: its text is at most as large as that of `least` half ems.
fn waiting(text: &str, least: u32) -> Markup {
    let width = half_ems(text).clamp(least, 60);
    html! {
        div.seat.wait {
            span.no {} span class={ "nm w" (width) } { (text) } span.gs {} span.tot {} span.sd {}
        }
    }
}

fn seat_row(
    board: &BoardEvent<'_>,
    id: Id,
    number: Option<usize>,
    stages: &[&StageRecord],
    winner: Option<Id>,
) -> Markup {
    let (beside, counted): (Vec<&StageRecord>, Vec<&StageRecord>) =
        stages.iter().copied().partition(|stage| is_beside(stage));
    let state = match winner {
        Some(winner) if winner == id => "seat win",
        Some(_) => "seat out",
        None => "seat",
    };
    let games: Vec<&PlayedGame> = counted.iter().flat_map(|stage| played(stage)).collect();
    let total: i64 = counted.iter().map(|stage| points(stage, id)).sum();
    let last = beside.iter().flat_map(|stage| played(stage)).last();
    html! {
        div class=(state) {
            span.no { @if let Some(number) = number { (number) } }
            (name(board.event.name(id)))
            span.gs { @for game in games { (mark(game, id, "")) } }
            span.tot {
                @if counted.iter().any(|stage| played(stage).next().is_some()) { (halves(total)) }
            }
            @match last {
                Some(game) => (mark(game, id, "sd")),
                None => span.sd {},
            }
        }
    }
}

fn played(stage: &StageRecord) -> impl Iterator<Item = &PlayedGame> {
    stage.games.iter().filter(|game| matches!(game.state, GameState::Played(_)))
}

fn mark(game: &PlayedGame, id: Id, class: &str) -> Markup {
    let text = own_mark(game, id).unwrap_or_default();
    let colour = if game.black == id { "b " } else { "" };
    html! { span class={ (colour) (class) } { (text) } }
}

/// Whole points, with the half in a column of its own.
fn halves(halves: i64) -> Markup {
    html! { @if halves > 1 || halves == 0 { (halves / 2) } i { @if halves % 2 == 1 { "½" } } }
}

/// A match of two outside a knock-out, with the sudden death that followed.
fn duel(board: &BoardEvent<'_>, last: &StageRecord) -> Markup {
    let stages: Vec<&StageRecord> = board
        .event_state
        .ruling()
        .stages
        .iter()
        .filter(|stage| {
            stage.members.len() == 2 && stage.members.iter().all(|id| last.members.contains(id))
        })
        .collect();
    let beside = if stages.iter().any(|stage| is_beside(stage)) { "has-sd" } else { "" };
    let mut open = board.event_state.ruling().open.iter();
    let playing = open.any(|question| {
        matches!(question.ask, Ask::Game { .. }) && !is_to_begin(board.event_state, question)
    });
    let state = if playing { "now" } else { "" };
    let winner = match crate::board::BoardMoment::new(board.event_state) {
        crate::board::BoardMoment::Decided(winner) => Some(winner),
        _ => None,
    };
    html! {
        div class={ "match duel " (state) " " (beside) } {
            @for id in &last.members { (seat_row(board, *id, None, &stages, winner)) }
        }
    }
}

/// The table of a round robin among tied players; it fits on a phone.
pub fn round_robin(board: &BoardEvent<'_>, stage: &StageRecord) -> Markup {
    let names: Vec<FittedName> = stage.members.iter().map(|id| board.shown(*id)).collect();
    let width = width(&names.iter().collect::<Vec<_>>());
    let column = |what: &str| say!(board.language, page_board_column { what });
    html! {
        table class={ "rr m" (stage.members.len().min(16)) " " (width) } {
            caption { (words::capital(&place_in_play_off(board.language, &stage.path))) }
            thead {
                tr {
                    th scope="col" { span.unseen { (column("number")) } }
                    th.l scope="col" { span.unseen { (column("name")) } }
                    @for number in 1..=stage.members.len() { th scope="col" { (number) } }
                    th.p scope="col" { (column("points")) }
                }
            }
            tbody {
                @for (index, (id, name)) in stage.members.iter().zip(&names).enumerate() {
                    tr {
                        td.no { (index + 1) }
                        th.l scope="row" { span.nm { (name.text) } }
                        @for other in &stage.members { (cell(board, stage, *id, *other)) }
                        td.p { (half_points(points(stage, *id))) }
                    }
                }
            }
        }
    }
}

fn cell(board: &BoardEvent<'_>, stage: &StageRecord, id: Id, other: Id) -> Markup {
    if id == other {
        return html! { td.x.self {} };
    }
    let theirs = |game: &&PlayedGame| {
        [(game.white, game.black), (game.black, game.white)].contains(&(id, other))
    };
    let games: Vec<&PlayedGame> = stage.games.iter().filter(theirs).collect();
    let now = games.iter().any(|game| game.state == GameState::Now);
    let black = matches!(
        games.as_slice(),
        [game] if game.black == id && matches!(game.state, GameState::Played(_))
    );
    let marks = games.iter().filter_map(|game| match game.state {
        GameState::Played(_) => own_mark(game, id),
        GameState::NotNeeded => Some("–".to_owned()),
        GameState::Now | GameState::Later => None,
    });
    let marks: Vec<String> = marks.collect();
    html! {
        td.x.b[black].now[now] {
            (marks.join(" "))
            @if now { span.unseen { (say!(board.language, page_board_playing)) } }
        }
    }
}

/// The games of a round robin in their order: the last ones played, those in progress, and as many
/// of the others as fit.
fn schedule(board: &BoardEvent<'_>, stage: &StageRecord) -> Markup {
    let later = stage
        .games
        .iter()
        .position(|game| game.state == GameState::Later)
        .unwrap_or(stage.games.len());
    let from = later.saturating_sub(MOST_GAMES).min(stage.games.len().saturating_sub(MOST_GAMES));
    let names: Vec<FittedName> =
        stage.members.iter().map(|id| board.shown_within(*id, 16)).collect();
    let shown = |id: Id| {
        stage
            .members
            .iter()
            .zip(&names)
            .find(|(member, _)| **member == id)
            .map(|(_, name)| &name.text)
    };
    html! {
        ul class={ "rounds " (width(&names.iter().collect::<Vec<_>>())) } {
            @for game in stage.games.iter().skip(from).take(MOST_GAMES) {
                @let state = match game.state {
                    GameState::Now => "now",
                    GameState::NotNeeded => "out",
                    _ => "",
                };
                li class=(state) {
                    span.nm { @if let Some(name) = shown(game.white) { (name) } }
                    b {
                        @match game.state {
                            GameState::Played(result) => (words::result(result)),
                            _ => "–"
                        }
                    }
                    span.nm { @if let Some(name) = shown(game.black) { (name) } }
                }
            }
        }
    }
}
