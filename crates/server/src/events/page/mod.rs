//! The event page: the winner or the state first, then the standing, how it came about, the
//! play-off, the crosstable, the prizes.

mod awards;
mod head;
mod notes;
mod standing;
mod ways;

#[cfg(test)]
pub use head::head as head_of;
pub use head::state_sign;
pub use notes::{departures, gone, reminders};
pub use ways::{Here, top, ways};

use super::{crosstable, drawings, steps};
use crate::App;
use crate::accounts::access::Viewer;
use crate::events::crosstable::StandingPart;
use crate::events::localized::LocalizedEvent;
use crate::events::share::{EventPage, Share};
use crate::events::stored::StoredEvent;
use crate::infra::address::Base;
use crate::infra::problem::Problem;
use crate::site::layout::{Refresh, changing_public_page};
use crate::site::{error_page, page, words};
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use tiebreak_report::{Language, board, say, words as said};

/// Without scripts the page looks again this often, in seconds.
const REFRESH: Refresh = Refresh(30);

/// Which part of a long standing is wanted.
#[derive(Debug, serde::Deserialize)]
pub struct StandingQuery {
    page: Option<usize>,
}

/// An event's page: `GET /events/{slug}`
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(wanted): Query<StandingQuery>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let event_state = match app.live.event_state(&slug).await {
        Err(Problem::Damaged { reason, .. }) => {
            return Ok(damaged(
                &app.live.raw(&slug).await?,
                &reason.in_language(viewer.language),
                &viewer,
            ));
        }
        other => other?,
    };
    let snapshot = app.live.snapshot(&slug).await?;
    let told = LocalizedEvent::new(&event_state, viewer.language);
    let part = StandingPart::new(&event_state, wanted.page.unwrap_or(1));
    let card = snapshot.card(viewer.language)?;
    let share = Share::event(
        &base,
        viewer.language,
        EventPage { slug: &slug, page: &part.query(), query: "" },
        event_state.event.title(),
        card,
    );
    let body = html! {
        div.event {
            div id="event"
                data-stream={ "/events/" (slug) "/live?view=console" }
                data-address={ "/events/" (slug) (part.query()) } {
                (head::head(told, card))
                (ways(told, Some(Here::Ruling), viewer.account.is_some()))
                @if part.is_first() {
                    (PreEscaped(snapshot.event_body(viewer.language)?))
                } @else {
                    (further(told, part))
                }
            }
        }
    };
    Ok(changing_public_page(&viewer, &share, REFRESH, body))
}

/// What is kept of an event that cannot be read: the reason, the lines as they are, the ways to
/// keep and to remove it.
fn damaged(raw: &StoredEvent, reason: &str, viewer: &Viewer) -> Html<String> {
    let language = viewer.language;
    let body = html! {
        article {
            h1 { (raw.row.title) }
            p.warning role="alert" { (say!(language, page_event_unreadable { reason })) }
            p { (say!(language, page_event_changed_outside)) }
            (error_page::ways(&raw.row.slug, language))
            h2 { (say!(language, page_event_record_kept)) }
            pre.findings { (raw.record_text()) }
        }
    };
    page(&raw.row.title, viewer, body)
}

/// What everybody sees alike.
pub fn content(event_state: LocalizedEvent<'_>) -> Markup {
    let language = event_state.language;
    let ruling = event_state.ruling();
    let part = StandingPart::new(&event_state, 1);
    let (wide, narrow) = (drawings::wide(event_state), drawings::narrow(event_state));
    html! {
        (departures(event_state))
        (gone(event_state))
        div.columns {
            section.sec aria-labelledby="standing" {
                h2.kick id="standing" {
                    (heading(language, "standing"))
                    span.end {
                        @if ruling.settled {
                            (say!(language, page_event_standing_is { state: "settled" }))
                        } @else if ruling.interim.is_some() {
                            (say!(language, page_event_standing_is { state: "interim" }))
                        }
                    }
                }
                (standing::standing(event_state, part))
                (part.turning(event_state.language, &event_state.row.slug))
            }
            div {
                @if !ruling.open.is_empty() { (notes::to_do(event_state)) }
                @for left in &ruling.left_open {
                    p.warning {
                        (said::left_open(event_state.case(), left)) " "
                        (words::clause(
                            event_state.language,
                            event_state.case().clause(left.clause)
                        ))
                    }
                }
                @if !wide.is_empty() {
                    section.sec aria-labelledby="play-off" {
                        h2.kick id="play-off" { (heading(language, "play-off")) }
                        @for drawing in &wide {
                            figure.drawing.wide tabindex="0" { (PreEscaped(drawing)) }
                        }
                        @for drawing in &narrow { figure.drawing.slim { (PreEscaped(drawing)) } }
                    }
                }
                section.sec aria-labelledby="how" {
                    (how(event_state))
                }
            }
        }
        (crosstable::section(event_state, part))
        div.asides {
            (awards::awards(event_state))
            (awards::prizes(event_state))
            (notes::readings(event_state))
            @if !ruling.reminders.is_empty() {
                section.sec { h2.kick { (heading(language, "mind")) } (reminders(event_state)) }
            }
            @if !ruling.warnings.is_empty() {
                section.sec {
                    h2.kick { (heading(language, "look-at")) }
                    ul {
                        @for doubt in &ruling.warnings {
                            li.warning {
                                (words::capital(&said::warning(
                                    event_state.case().language,
                                    event_state.case().event,
                                    doubt
                                )))
                                "."
                            }
                        }
                    }
                }
            }
        }
    }
}

fn heading(language: Language, what: &str) -> String {
    say!(language, page_event_heading { what })
}

/// The steps as a story; where there are none, why not.
fn how(event_state: LocalizedEvent<'_>) -> Markup {
    let case = event_state.case();
    if event_state.ruling().telling().next().is_some() {
        return html! {
            h2.kick id="how" {
                (heading(case.language, "how"))
                span.end.hint { (say!(case.language, page_event_press_a_step)) }
            }
            (steps::steps(event_state, false))
        };
    }
    let nothing = board::no_tie(case).unwrap_or_else(|| board::not_yet(case));
    html! {
        h2.kick id="how" { (heading(case.language, "how")) }
        p {
            (nothing.sentence)
            @for clause in &nothing.clauses { " " (words::clause(event_state.language, clause)) }
        }
    }
}

/// A further part of a long standing.
fn further(event_state: LocalizedEvent<'_>, part: StandingPart) -> Markup {
    html! {
        section.sec aria-labelledby="standing" {
            h2.kick id="standing" {
                (heading(event_state.language, "standing"))
                span.end { (part.said(event_state.language)) }
            }
            (standing::standing(event_state, part))
            (part.turning(event_state.language, &event_state.row.slug))
        }
        (crosstable::section(event_state, part))
    }
}
