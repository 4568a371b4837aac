//! The event page: the winner or the state first, then the standing, how it came about, the play-off, the crosstable, the prizes.

mod awards;
mod head;
mod notes;
mod standing;
mod ways;

pub use head::state_sign;
pub use notes::{departures, gone, reminders};
pub use ways::{Here, top, ways};

use super::crosstable::{self, Part};
use super::layout::{Refresh, changing_public_page};
use super::share::Share;
use super::words;
use super::{drawings, page, problem, steps};
use crate::App;
use crate::access::Viewer;
use crate::address::Base;
use crate::problem::Problem;
use crate::raw::Raw;
use crate::spoken::Spoken;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use tiebreak_report::{Language, board, say, words as said};

/// Without scripts the page looks again this often, in seconds.
const REFRESH: Refresh = Refresh(30);

/// Which part of a long standing is wanted.
#[derive(Debug, serde::Deserialize)]
pub struct Wanted {
    page: Option<usize>,
}

/// `GET /events/{slug}`
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(wanted): Query<Wanted>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let dossier = match app.live.dossier(&slug).await {
        Err(Problem::Damaged { reason, .. }) => {
            return Ok(damaged(&app.live.raw(&slug).await?, &reason.in_language(viewer.language), &viewer));
        }
        other => other?,
    };
    let frame = app.live.frame(&slug).await?;
    let told = Spoken::new(&dossier, viewer.language);
    let part = Part::of(&dossier, wanted.page.unwrap_or(1));
    let card = frame.card(viewer.language)?;
    let share = Share::event((&base, viewer.language), &slug, &part.query(), "", &dossier.event.title, card);
    let body = html! {
        div.event hx-ext="sse" sse-connect={ "/events/" (slug) "/live?view=console" } {
            div id="event" hx-get={ "/events/" (slug) (part.query()) } hx-trigger="sse:change" hx-select="#event" hx-swap="outerHTML" {
                (head::head(told, card))
                (ways(told, Some(Here::Ruling), viewer.account.is_some()))
                @if part.is_first() { (PreEscaped(frame.event_body(viewer.language)?)) } @else { (further(told, part)) }
            }
        }
    };
    Ok(changing_public_page(&viewer, &share, REFRESH, body))
}

/// What is kept of an event that cannot be read: the reason, the lines as they are, the ways to keep and to remove it.
fn damaged(raw: &Raw, reason: &str, viewer: &Viewer) -> Html<String> {
    let language = viewer.language;
    let body = html! {
        article {
            h1 { (raw.row.title) }
            p.warning role="alert" { (say!(language, page_event_unreadable { reason })) }
            p { (say!(language, page_event_changed_outside)) }
            (problem::ways(&raw.row.slug, language))
            h2 { (say!(language, page_event_record_kept)) }
            pre.findings { (raw.record_text()) }
        }
    };
    page(&raw.row.title, viewer, body)
}

/// What everybody sees alike.
pub fn content(dossier: Spoken<'_>) -> Markup {
    let language = dossier.language;
    let ruling = dossier.ruling();
    let part = Part::of(&dossier, 1);
    let (wide, narrow) = (drawings::wide(dossier), drawings::narrow(dossier));
    html! {
        (departures(dossier))
        (gone(dossier))
        div.columns {
            section.sec aria-labelledby="standing" {
                h2.kick id="standing" { (heading(language, "standing")) span.end { @if ruling.settled { (say!(language, page_event_standing_is { state: "settled" })) } @else if ruling.interim.is_some() { (say!(language, page_event_standing_is { state: "interim" })) } } }
                (standing::standing(dossier, part))
                (part.turning(dossier.language, &dossier.row.slug))
            }
            div {
                @if !ruling.open.is_empty() { (notes::to_do(dossier)) }
                @for left in &ruling.left_open {
                    p.warning { (said::left_open(dossier.case(), left)) " " (words::clause(dossier.language, dossier.case().clause(left.clause))) }
                }
                @if !wide.is_empty() {
                    section.sec aria-labelledby="play-off" {
                        h2.kick id="play-off" { (heading(language, "play-off")) }
                        @for drawing in &wide { figure.drawing.wide tabindex="0" { (PreEscaped(drawing)) } }
                        @for drawing in &narrow { figure.drawing.slim { (PreEscaped(drawing)) } }
                    }
                }
                section.sec aria-labelledby="how" {
                    (how(dossier))
                }
            }
        }
        (crosstable::section(dossier, part))
        div.asides {
            (awards::awards(dossier))
            (awards::prizes(dossier))
            (notes::readings(dossier))
            @if !ruling.reminders.is_empty() { section.sec { h2.kick { (heading(language, "mind")) } (reminders(dossier)) } }
            @if !ruling.warnings.is_empty() {
                section.sec {
                    h2.kick { (heading(language, "look-at")) }
                    ul { @for doubt in &ruling.warnings { li.warning { (words::capital(&said::warning(dossier.case().language, dossier.case().event, doubt))) "." } } }
                }
            }
        }
    }
}

fn heading(language: Language, what: &str) -> String {
    say!(language, page_event_heading { what })
}

/// The steps as a story; where there are none, why not.
fn how(dossier: Spoken<'_>) -> Markup {
    let case = dossier.case();
    if dossier.ruling().telling().next().is_some() {
        return html! {
            h2.kick id="how" { (heading(case.language, "how")) span.end.hint { (say!(case.language, page_event_press_a_step)) } }
            (steps::steps(dossier, false))
        };
    }
    let nothing = board::no_tie(case).unwrap_or_else(|| board::not_yet(case));
    html! {
        h2.kick id="how" { (heading(case.language, "how")) }
        p { (nothing.sentence) @for clause in &nothing.clauses { " " (words::clause(dossier.language, clause)) } }
    }
}

/// A further part of a long standing.
fn further(dossier: Spoken<'_>, part: Part) -> Markup {
    html! {
        section.sec aria-labelledby="standing" {
            h2.kick id="standing" { (heading(dossier.language, "standing")) span.end { (part.said(dossier.language)) } }
            (standing::standing(dossier, part))
            (part.turning(dossier.language, &dossier.row.slug))
        }
        (crosstable::section(dossier, part))
    }
}
