//! The gallery: every state of the board with short and long names, in several scripts, for those
//! who design the board and for the browser tests. The events are made up; they are ruled on and
//! drawn like any other.

mod events;
mod states;

#[cfg(test)]
pub use events::event_state;
pub use events::{NAMES, REGULATION, SLUG};
pub use states::{GalleryState, STATES};

use super::{BoardEvent, Links, names};
use crate::accounts::access::Reader;
use crate::events::state::EventState;
use crate::events::stored::StoredEvent;
use crate::infra::problem::Problem;
use crate::live::forecast;
use crate::site::finish;
use crate::site::layout::page_of_boards;
use crate::{App, board};
use axum::extract::{Path, Query, State as AppState};
use axum::response::Html;
use maud::{PreEscaped, html};
use std::sync::Arc;
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};
use tiebreak_scenarios::Scenarios;

fn only_in_demo(app: &App) -> Result<(), Problem> {
    if app.is_demo() { Ok(()) } else { Err(Problem::NotFound(sentence!(page_no_page))) }
}

/// Whether this is the name of the made-up event, which is not in the database.
pub fn is_of_gallery(app: &App, slug: &str) -> bool {
    app.is_demo() && slug == events::SLUG
}

/// `GET /gallery`: shows a preview of each state, with links to all of them by name.
pub async fn list(
    AppState(app): AppState<App>,
    Reader(reads): Reader,
) -> Result<Html<String>, Problem> {
    only_in_demo(&app)?;
    let mut previews = Vec::new();
    for state in &STATES {
        previews.push((state, shown(&app, state, NAMES[0].0, reads).await?));
    }
    Ok(page_of_boards(
        &say!(reads, page_gallery),
        reads,
        "/assets/board.css",
        &html! {
            h1 { (say!(reads, page_gallery)) }
            p.lead { (say!(reads, page_gallery_lead)) }
            div.gallery {
                @for (state, content) in &previews {
                    section {
                        h2 { (state.title(reads)) }
                        p {
                            @for (names, _) in &NAMES {
                                a href={ "/gallery/" (state.name) "/" (names) } {
                                    (say!(reads, page_gallery_names { names: *names }))
                                }
                                " "
                            }
                        }
                        div.board.preview inert aria-hidden="true" {
                            div.hall { (PreEscaped(content)) }
                        }
                    }
                }
            }
        },
    ))
}

/// `GET /gallery/{state}/{names}`: shows one board as a whole page.
pub async fn show(
    AppState(app): AppState<App>,
    Path((state, names)): Path<(String, String)>,
    Query(light): Query<board::Light>,
) -> Result<Html<String>, Problem> {
    only_in_demo(&app)?;
    let missing = || Problem::NotFound(sentence!(page_no_gallery_board));
    let state = STATES.iter().find(|known| known.name == state).ok_or_else(missing)?;
    let (names, _) = NAMES.iter().find(|(known, _)| *known == names).ok_or_else(missing)?;
    let (theme, language) = (light.word()?, light.language()?.unwrap_or_default());
    let content = shown(&app, state, names, language).await?;
    Ok(Html(finish(board::still(&state.title_of(names, language), language, &content, theme))))
}

/// The content of the board in a state.
async fn shown(
    app: &App,
    state: &GalleryState,
    list: &str,
    language: Language,
) -> Result<String, Problem> {
    let event_state = Arc::new(events::event_state(state, list)?);
    if state.damaged {
        let raw = StoredEvent { row: (*event_state.row).clone(), lines: Vec::new() };
        return Ok(finish(board::damaged_content(&raw, language, &Links::to_gallery())));
    }
    let found = forecast(app, &event_state).await;
    let event = names::called(&event_state.event);
    let board = BoardEvent::new(&event_state, &event, found.as_deref()).in_language(language);
    Ok(finish(board::content(&BoardEvent { made_up: true, ..board })))
}

async fn forecast(app: &App, event_state: &Arc<EventState>) -> Option<Arc<Scenarios>> {
    let event = forecast::as_it_stands(event_state);
    event.open_games().next()?;
    app.live.forecast_of(event_state, event, "gallery").await.ok()?.ok()
}
