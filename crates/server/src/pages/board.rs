//! The public board: who plays whom now, the score, the bracket or table, why; and the one-line overlay for a stream.

use super::board_standing;
use super::colour_mark::king;
use super::layout::head;
use super::words;
use super::{resting, steps};
use crate::clock;
use crate::dossier::Dossier;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tiebreak_model::{Ask, Colour, Id, Question, StageForm};
use tiebreak_record::Entry;
use tiebreak_report::words::{Correction, because, corrected, invitation, left, recorded};
use tiebreak_report::seat::clocks;
use tiebreak_report::{imperative, progress, svg};
use tiebreak_scenarios::Scenarios;

/// The whole page around what [`content`] drew.
pub fn page(dossier: &Dossier, content: &str) -> Markup {
    let live = format!("/events/{}/live?view=board", dossier.row.slug);
    html! {
        (DOCTYPE)
        html lang="en" {
            head { (head(&dossier.event.title, "/assets/board.css")) }
            body.board hx-ext="sse" sse-connect=(live) {
                main sse-swap="board" aria-live="polite" { (PreEscaped(content)) }
                footer {
                    span.live data-live role="status" { "live" }
                    a.qr href={ "/events/" (dossier.row.slug) "/board" } {
                        img src={ "/events/" (dossier.row.slug) "/qr.svg" } alt="QR code of this page" width="96" height="96";
                    }
                }
            }
        }
    }
}

/// What changes on the board. While games of the event are open it shows the standing, and what the leaders need once that is known.
pub fn content(dossier: &Dossier, outlook: Option<&Scenarios>) -> Markup {
    let winner = dossier.winner().filter(|_| !dossier.ties().is_empty() || !dossier.ruling().stages.is_empty());
    html! {
        header {
            h1 { (dossier.event.title) }
            p.tie { (tie(dossier)) }
        }
        @if !dossier.ruling().departures.is_empty() {
            p.departure { "Decided by a departure from the regulation" }
        }
        @for leave in dossier.record().left() { p.left-play-off { (left(&leave.name)) } }
        @if let Some(correction) = correction(dossier) {
            p.corrected role="note" data-expires=(correction.until) { (correction.sentence) }
        }
        @let drawings = drawings(dossier);
        @match winner {
            Some(winner) => section.winner { p { "Winner" } strong { (dossier.event.name(winner)) } },
            None if still_played(dossier) => (board_standing::as_it_stands(dossier, outlook)),
            None => {
                (now(dossier))
                @if drawings.is_empty() { (board_standing::standing(dossier)) }
            }
        }
        @if let Some(sentence) = invitation(dossier.case()) { p.tie { (sentence) } }
        @for drawing in &drawings { figure.play-off tabindex="0" { (PreEscaped(drawing)) } }
        p.why { (why(dossier)) }
    }
}

/// What was corrected in the last ten minutes.
pub fn correction(dossier: &Dossier) -> Option<Correction> {
    corrected(&dossier.event, dossier.record(), clock::seconds())
}

/// "Four tied on 8½", or what the standing says.
pub fn tie(dossier: &Dossier) -> String {
    if let Some(progress) = progress(dossier.case()) {
        return format!("Interim standing · {progress}");
    }
    let settled = dossier.ties().first().map(|(_, among)| among.len());
    let shared = dossier.ruling().standing.iter().find(|place| place.open && place.members.len() > 1);
    match (settled, shared.or(dossier.ruling().standing.first())) {
        (Some(count), Some(place)) if count > 1 => {
            format!("{} tied on {}", words::number(count), place.score.mixed())
        }
        _ if still_played(dossier) => "The event is still being played".to_owned(),
        _ => "No tie to settle".to_owned(),
    }
}

/// Whether results of the event itself are still to come.
pub fn still_played(dossier: &Dossier) -> bool {
    dossier.ruling().interim.is_some()
        || dossier.ruling().open.iter().any(|question| board_standing::open_game(question).is_some())
}

/// The newest step that says something about the play-off.
fn why(dossier: &Dossier) -> Markup {
    let case = dossier.case();
    let step = steps::telling(dossier).rev().find(|step| !step.reason.is_lots());
    html! { @if let Some(step) = step { (because(case, step)) " " (words::clause(case.cited(step))) } }
}

fn now(dossier: &Dossier) -> Markup {
    let open = &dossier.ruling().open;
    let games: Vec<&Question> = open.iter().filter(|question| matches!(question.ask, Ask::Game { .. })).collect();
    let others: Vec<&Question> = open.iter().filter(|question| !matches!(question.ask, Ask::Game { .. })).collect();
    html! {
        @if let Some((moment, seconds)) = resting::may_start(dossier) {
            (resting::countdown(dossier, "Play may start at ", moment, seconds))
        }
        @if let ([], [only]) = (games.as_slice(), others.as_slice()) {
            p.next { (public_sentence(dossier, only)) " " (words::clause(dossier.case().clause(only.clause))) }
        } @else {
            section.games.many[open.len() > 2] {
                @for question in &games { (game(dossier, question)) }
                @for question in others.iter().take(6) { (waiting(dossier, question)) }
            }
        }
        @if let Some(drawn) = last_draw(dossier) { p.drawn { (drawn) } }
    }
}

/// Those about whom something else is asked while others play.
fn waiting(dossier: &Dossier, question: &Question) -> Markup {
    html! {
        article.game.waiting {
            p.where { (words::capital(&words::brief(dossier, question))) }
            @for id in question.ask.participants().iter().take(6) { div.side { span.name { (dossier.event.name(*id)) } } }
        }
    }
}

fn public_sentence(dossier: &Dossier, question: &Question) -> String {
    match &question.ask {
        Ask::Lots { .. } => imperative(dossier.case(), question).trim_end_matches('.').to_owned(),
        _ => words::capital(&words::brief(dossier, question)),
    }
}

fn game(dossier: &Dossier, question: &Question) -> Markup {
    let Ask::Game { white, black, clock, draw_wins } = &question.ask else { return html! {} };
    let seat = words::seat(dossier, &question.id);
    let within = seat.as_ref().map(words::Seat::within).unwrap_or_default();
    let label = seat.as_ref().map_or_else(|| words::place_in_play_off(&question.id), words::Seat::label);
    let scored = seat.as_ref().filter(|seat| matches!(seat.stage.form, StageForm::Match | StageForm::UntilWon));
    let side = |id: Id, colour: Colour| {
        html! {
            div.side {
                (king(colour)) span.name { (dossier.event.name(id)) }
                @if let Some(seat) = scored { span.score { (words::points(seat.score(id))) } }
            }
        }
    };
    html! {
        article.game {
            p.where { @if !within.is_empty() { (within) " · " } (label) " · " (clocks(*clock)) }
            (side(*white, Colour::White))
            (side(*black, Colour::Black))
            @if let Some(colour) = draw_wins { p.draw-wins { "A draw wins for " (words::capital(colour.word())) } }
        }
    }
}

/// The lots that were drawn last, while nothing else has happened.
fn last_draw(dossier: &Dossier) -> Option<String> {
    let Some(Entry::Answer(answer)) = dossier.record().entries().last() else { return None };
    if answer.asked.first().is_none_or(|kind| kind != "lots") {
        return None;
    }
    let seed = answer.seed.as_deref().map(|seed| format!(" (seed “{seed}”)")).unwrap_or_default();
    Some(format!("Drawn: {}{seed}", recorded(&answer.value)))
}

/// The bracket, and the table of the present round robin.
pub fn drawings(dossier: &Dossier) -> Vec<String> {
    with_tables(dossier, svg::bracket(dossier.case()))
}

/// The same for a narrow column: the matches one under the other.
pub fn narrow_drawings(dossier: &Dossier) -> Vec<String> {
    with_tables(dossier, svg::match_list(dossier.case()))
}

fn with_tables(dossier: &Dossier, bracket: Option<String>) -> Vec<String> {
    let case = dossier.case();
    let mut drawings: Vec<String> = bracket.into_iter().collect();
    let tables = dossier.ruling().stages.iter().rev().filter(|stage| stage.form == StageForm::RoundRobin);
    drawings.extend(tables.take(1).map(|stage| svg::round_robin(case, stage)));
    drawings
}

/// The page of the overlay: transparent, one line.
pub fn overlay_page(dossier: &Dossier, content: &str) -> Markup {
    let live = format!("/events/{}/live?view=overlay", dossier.row.slug);
    html! {
        (DOCTYPE)
        html lang="en" {
            head { (head(&dossier.event.title, "/assets/board.css")) }
            body.overlay hx-ext="sse" sse-connect=(live) {
                main {
                    h1.unseen { (dossier.event.title) }
                    div sse-swap="overlay" { (PreEscaped(content)) }
                }
            }
        }
    }
}

/// What changes on the overlay.
pub fn overlay(dossier: &Dossier) -> Markup {
    let games = dossier.ruling().open.iter().filter(|question| matches!(question.ask, Ask::Game { .. }));
    let games: Vec<&Question> = games.take(2).collect();
    html! {
        div.line {
            @match (dossier.winner(), games.is_empty()) {
                (Some(winner), _) => { span.where { "Winner" } strong { (dossier.event.name(winner)) } }
                (None, false) => @for question in &games { (game(dossier, question)) },
                (None, true) if still_played(dossier) => (board_standing::leaders(dossier)),
                (None, true) => @match dossier.ruling().open.first() {
                    Some(question) => span { (public_sentence(dossier, question)) },
                    None => span { (dossier.event.title) },
                }
            }
        }
    }
}
