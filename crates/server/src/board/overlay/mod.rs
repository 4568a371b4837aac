//! Scenes for streams: transparent, with place and size set by their address.

mod asked;
mod scenes;

pub use asked::{Scene, SceneQuery};

use super::{BoardEvent, embedding, names};
use crate::App;
use crate::accounts::access::Reader;
use crate::events::state::EventState;
use crate::infra::problem::Problem;
use crate::site::layout::{Refresh, head, page_of_boards};
use crate::site::{finish, url};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use std::collections::BTreeMap;
use tiebreak_report::{Language, say};

/// How often a scene is loaded again without scripts, in seconds.
const REFRESH: Refresh = Refresh(10);

/// `GET /events/{slug}/overlay?scene=`: shows one scene.
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let asked = SceneQuery::read(&query)?;
    let (event_state, forecast) =
        (app.live.event_state(&slug).await?, app.live.forecast(&slug).await?);
    let chances = app.live.chances(&slug).await?;
    let language = asked.language.unwrap_or(app.live.language(&slug).await?);
    let event = names::called(&event_state.event);
    let board = BoardEvent::new(&event_state, &event, forecast.as_deref())
        .with_chances(chances.as_deref())
        .in_language(language);
    let address = format!("/events/{slug}/overlay{}", asked.query());
    let live = format!("/events/{slug}/live?view=overlay");
    let colour = asked.colour.as_ref().map(|colour| format!("/assets/colours/{colour}"));
    let page = Html(finish(html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[asked.theme] {
            head {
                (head(event_state.event.title(), "/assets/overlay.css"))
                @if let Some(colour) = colour { link rel="stylesheet" href=(colour); }
                (REFRESH.head())
            }
            body.overlay.board {
                main {
                    h1.unseen { (event_state.event.title()) }
                    div id="scene" data-stream=(live) data-address=(address) {
                        (stage(&board, &asked))
                    }
                }
            }
        }
    }));
    Ok(embedding::framed(&app, &slug, page).await)
}

/// A scene as the tests read it.
#[cfg(test)]
pub fn drawn(board: &BoardEvent<'_>, asked: &SceneQuery) -> Markup {
    stage(board, asked)
}

/// The screen with the scene.
fn stage(board: &BoardEvent<'_>, asked: &SceneQuery) -> Markup {
    html! {
        div class={ "stage at-" (asked.at) " s" (asked.percent) } {
            div.bands { (scenes::drawn(board, asked)) }
        }
    }
}

/// `GET /assets/colours/{colour}`: a house colour as a stylesheet of its own, because pages
/// contain no styles.
pub async fn colour(Path(colour): Path<String>) -> Result<Response, Problem> {
    let colour = asked::colour(&colour)?;
    let headers = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "public, max-age=86400"),
    ];
    Ok((headers, format!(":root {{ --house: #{colour}; }}\n")).into_response())
}

/// `GET /events/{slug}/scenes`: lists all scenes with previews and their addresses.
pub async fn list(
    State(app): State<App>,
    Path(slug): Path<String>,
    Reader(language): Reader,
) -> Result<Html<String>, Problem> {
    let (event_state, forecast) =
        (app.live.event_state(&slug).await?, app.live.forecast(&slug).await?);
    let chances = app.live.chances(&slug).await?;
    let event = names::called(&event_state.event);
    let board =
        BoardEvent::new(&event_state, &event, forecast.as_deref()).with_chances(chances.as_deref());
    let board = board.in_language(app.live.language(&slug).await?);
    let title = say!(language, page_scenes_title { event: event_state.event.title() });
    Ok(page_of_boards(
        &title,
        language,
        "/assets/overlay.css",
        &html! {
            h1 { (event_state.event.title()) }
            p {
                a href={ "/events/" (url(&slug)) } { (say!(language, page_scenes_event)) }
                " · "
                a href={ "/events/" (url(&slug)) "/board" } { (say!(language, page_scenes_board)) }
            }
            p.lead { (say!(language, page_scenes_lead)) }
            div.scenes {
                @for scene in Scene::ALL { (preview(language, &board, &event_state, scene)) }
            }
            h2 { (say!(language, page_scenes_asked_for)) }
            dl.options {
                @for (key, words) in asked::OPTIONS { div { dt { code { (key) } } dd {
                    @match words {
                        Some(words) => (words),
                        None => (say!(language, page_scenes_option { option: key }))
                    }
                } } }
            }
        },
    ))
}

fn preview(
    language: Language,
    board: &BoardEvent<'_>,
    event_state: &EventState,
    scene: Scene,
) -> Markup {
    let asked = SceneQuery::new(scene);
    let address = format!("/events/{}/overlay{}", url(&event_state.row.slug), asked.query());
    let drawn = stage(board, &asked);
    let empty = scenes::is_empty(board, &asked);
    html! {
        section.scene-preview {
            h2 { (say!(language, page_scenes_scene { scene: scene.word() })) }
            p { a href=(address) { code { (address) } } }
            @if empty { p.grey { (say!(language, page_scenes_empty)) } }
            div.board.preview lang=(board.language.code()) { (drawn) }
        }
    }
}
