//! Slips for the games to be played now: who, colours, clocks as on the clock, boxes for the result, signatures.

use super::Extras;
use super::page::{departed, foot, page};
use crate::Case;
use crate::words::place_in_play_off;
use maud::{Markup, html};
use tiebreak_model::{Ask, Bonus, Clock, Colour, Id, Pace, Question};

const STYLE: &str = include_str!("slips.css");

/// Slips on one sheet.
const ON_A_SHEET: usize = 4;

/// Pairing and result slips for the open games, four on a sheet with lines to cut along.
pub fn slips(case: Case<'_>, extras: &Extras) -> String {
    let games: Vec<Markup> = case.ruling.open.iter().filter_map(|question| slip(case, extras, question)).collect();
    let body = html! {
        @if games.is_empty() {
            main class="none" {
                h1 { bdi { (case.event.title) } }
                p { "No game is to be played now." }
                footer { (foot(case, extras)) }
            }
        }
        @else {
            main {
                h1 class="unseen" { bdi { (case.event.title) } }
                @for sheet in games.chunks(ON_A_SHEET) { div class="sheet" { @for game in sheet { (game) } } }
            }
        }
    };
    page(&format!("Slips: {}", case.event.title), STYLE, &body)
}

fn slip(case: Case<'_>, extras: &Extras, question: &Question) -> Option<Markup> {
    let Ask::Game { white, black, clock, draw_wins } = &question.ask else { return None };
    Some(html! {
        article {
            header {
                span class="event" { bdi { (case.event.title) } }
                span class="game" { (place_in_play_off(&question.id)) }
                span class="clause" { (case.clause(question.clause)) }
            }
            @if departed(case, extras) { p class="mark" { "Departs from the regulation: see the protocol." } }
            table {
                (side(case, *white, Colour::White, clock.white))
                (side(case, *black, Colour::Black, clock.black))
            }
            p class="rules" { (rules(*clock, *draw_wins)) }
            div class="results" {
                @for result in ["1 – 0", "½ – ½", "0 – 1"] { span class="result" { span class="tick" {} (result) } }
                span class="result other" { "other" }
            }
            div class="signatures" {
                @for who in ["White", "Black", "Arbiter", "Time"] { span { (who) } }
            }
            footer {
                code { (question.id) }
                @if let Some(head) = extras.head_in_fours() { span { "Record " code { (head) } } }
            }
        }
    })
}

fn side(case: Case<'_>, id: Id, colour: Colour, pace: Pace) -> Markup {
    let (king, word) = match colour {
        Colour::White => ("♔", "White"),
        Colour::Black => ("♚", "Black"),
    };
    let federation = case.event.participants.get(id.index()).and_then(|one| one.federation.as_deref());
    html! {
        tr {
            td class="king" { (king) }
            th { (word) }
            td class="player" {
                bdi { (case.name(id)) }
                @if let Some(federation) = federation { span class="federation" { (federation) } }
            }
            td class="pace" { (pace) }
        }
    }
}

/// What the clock adds from when on, and what a draw does.
fn rules(clock: Clock, draw_wins: Option<Colour>) -> String {
    let adding = [clock.white, clock.black].into_iter().find(|pace| pace.bonus != Bonus::None);
    let mut said = match adding.map(|pace| (pace.bonus, pace.from_move)) {
        Some((Bonus::Delay(_), from)) => format!("Seconds of delay from move {from}."),
        Some((_, from)) => format!("Seconds added for each move from move {from}."),
        None => "Nothing is added for a move.".to_owned(),
    };
    if let Some(colour) = draw_wins {
        said.push_str(&format!(" A draw wins for {}.", crate::words::capital(colour.word())));
    }
    said
}
