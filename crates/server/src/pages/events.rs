//! The list of events.

use super::{page, removal};
use crate::access::Viewer;
use crate::problem::Problem;
use crate::{App, clock};
use axum::extract::State;
use axum::response::Html;
use maud::html;
use tiebreak_store::Role;

/// `GET /`
pub async fn list(State(app): State<App>, viewer: Viewer) -> Result<Html<String>, Problem> {
    let events = app.store.events().await?;
    let removed = removal::list(&app, &viewer).await?;
    let brings = viewer.0.as_ref().is_some_and(|account| account.role != Role::Reader);
    Ok(page(
        "Events",
        &viewer,
        html! {
            div.title {
                h1 { "Events" }
                @if brings { p { a.button href="/events/new" { "New event" } } }
            }
            @if events.is_empty() {
                p.lead { "There is no event yet." }
                @if !brings { p { a href="/login" { "Log in" } " to bring one in, or start the server with --demo to look at real ones." } }
            }
            ul.events {
                @for event in &events {
                    li {
                        a href={ "/events/" (event.slug) } { (event.title) }
                        span.grey {
                            (clock::day(event.created))
                            @if event.lines > 1 { " · " (event.lines - 1) @if event.lines == 2 { " entry" } @else { " entries" } }
                            @if !event.created_by.is_empty() { " · " (event.created_by) }
                        }
                        span.ways { a href={ "/events/" (event.slug) "/board" } { "Board" }
                            @if viewer.conducts(&event.slug) { a href={ "/events/" (event.slug) "/console" } { "Console" } } }
                    }
                }
            }
            (removed)
        },
    ))
}
