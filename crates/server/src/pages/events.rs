//! The list of events.

use super::{page, removal};
use crate::access::Viewer;
use crate::former_names::FormerNames;
use crate::problem::Problem;
use crate::{App, clock};
use axum::extract::{Query, State};
use axum::response::Html;
use maud::{Markup, html};
use serde::Deserialize;
use tiebreak_store::Role;

/// How many events stand on one page.
const A_PAGE: i64 = 50;

/// Which part of the list is wanted.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    /// Words that stand in the title.
    #[serde(default)]
    q: String,
    page: Option<i64>,
}

/// `GET /?q=&page=`
pub async fn list(
    State(app): State<App>,
    viewer: Viewer,
    Query(wanted): Query<Wanted>,
) -> Result<Html<String>, Problem> {
    let page_number = wanted.page.unwrap_or(1).max(1);
    let skip = (page_number - 1).saturating_mul(A_PAGE);
    let shown = app.store.shown_to(viewer.0.as_ref());
    let (count, events) = tokio::try_join!(shown.count(&wanted.q), shown.page(&wanted.q, A_PAGE, skip))?;
    let pages = (count.saturating_sub(1) / A_PAGE) + 1;
    let removed = removal::list(&app, &viewer).await?;
    let former = FormerNames::new(app.store.former_names().await?);
    let brings = viewer.0.as_ref().is_some_and(|account| account.role != Role::Reader);
    Ok(page(
        "Events",
        &viewer,
        html! {
            div.title {
                h1 { "Events" }
                @if brings { p { a.button href="/events/new" { "New event" } } }
            }
            @if pages > 1 || !wanted.q.is_empty() {
                form.search method="get" action="/" role="search" {
                    label { "Title " input type="search" name="q" value=(wanted.q); }
                    button type="submit" { "Find" }
                }
            }
            @if events.is_empty() && !wanted.q.is_empty() {
                p.lead { "No event has “" (wanted.q) "” in its title. " a href="/" { "All events" } }
            } @else if events.is_empty() {
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
                            @if !event.created_by.is_empty() { " · " (former.shown(&event.created_by)) }
                        }
                        span.ways { a href={ "/events/" (event.slug) "/board" } { "Board" }
                            @if viewer.conducts(&event.slug) { a href={ "/events/" (event.slug) "/console" } { "Console" } } }
                    }
                }
            }
            @if pages > 1 { (turning("/", &wanted.q, page_number, pages, ["Newer", "Older"])) }
            (removed)
        },
    ))
}

/// To the pages before and after of a list that can be searched.
pub fn turning(list: &str, words: &str, here: i64, pages: i64, [before, after]: [&str; 2]) -> Markup {
    let to = |page: i64| format!("{list}?q={}&page={page}", in_address(words));
    html! {
        nav.pages aria-label="Pages of the list" {
            @if here > 1 { a rel="prev" href=(to(here - 1)) { (before) } " " }
            span.grey { "page " (here) " of " (pages) }
            @if here < pages { " " a rel="next" href=(to(here + 1)) { (after) } }
        }
    }
}

/// Words as they stand in an address.
fn in_address(words: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    words.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}
