//! Removing an event: only by who brought it in or an administrator, only after typing its name, and never without a trace.

use super::page;
use super::paged::A_PAGE;
use crate::access::{Member, Viewer};
use crate::problem::Problem;
use crate::raw::Raw;
use crate::{App, clock};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::html;
use tiebreak_store::{Account, EventRow, Role, StoreError};

/// Whether an account may remove an event. The name alone is not enough: an account of the same name may have come later.
pub fn may(account: &Account, event: &EventRow) -> bool {
    let owns = event.created_by == account.name && account.conducts(&event.slug);
    account.role == Role::Administrator || owns
}

fn removing(member: Member, event: &EventRow) -> Result<Account, Problem> {
    if may(&member.0, event) {
        return Ok(member.0);
    }
    Err(Problem::Forbidden("only who brought the event in or an administrator removes it".to_owned()))
}

/// `GET /events/{slug}/remove`
pub async fn show(State(app): State<App>, Path(slug): Path<String>, member: Member) -> Result<Html<String>, Problem> {
    let raw = app.live.raw(&slug).await?;
    let account = removing(member, &raw.row)?;
    Ok(form(account, &raw, None))
}

/// An event that cannot be read is removed like any other: the form needs nothing but what the database holds.
fn form(account: Account, raw: &Raw, mistake: Option<&str>) -> Html<String> {
    let (slug, title, head) = (&raw.row.slug, &raw.row.title, raw.head());
    let entries = raw.lines.len().saturating_sub(1);
    let short: Vec<&str> = (0..4).filter_map(|group| head.get(4 * group..4 * group + 4)).collect();
    let body = html! {
        article.narrow {
            h1 { "Remove " (title) }
            @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
            p { "The event goes for everybody, with its record of " (entries) @if entries == 1 { " entry" } @else { " entries" } ". It cannot be brought back from here." }
            p { "Keep it first: " a href={ "/events/" (slug) "/record" } download { "record" } ", " a href={ "/events/" (slug) "/file" } download { "event file" } ", " a href={ "/events/" (slug) "/regulation-file" } download { "regulation" } ", " a href={ "/events/" (slug) "/protocol" } { "protocol" } "." }
            p { "What stays here: that you removed it, when, and the head of its record, " code { (short.join(" ")) } "." }
            form method="post" action={ "/events/" (slug) "/remove" } {
                input type="hidden" name="head" value=(head);
                label { "To go on, type " code { (slug) } " " input name="name" required autocomplete="off" spellcheck="false" autocapitalize="off"; }
                button type="submit" { "Remove it" } " " a href={ "/events/" (slug) "/console" } { "Keep it" }
            }
        }
    };
    page(&format!("Remove {title}"), &Viewer(Some(account)), body)
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct Confirmed {
    name: String,
    head: String,
}

/// `POST /events/{slug}/remove`
pub async fn remove(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Form(confirmed): Form<Confirmed>,
) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    let account = removing(member, &raw.row)?;
    if confirmed.name.trim() != slug {
        let mistake = format!("Nothing was removed: what was typed is not {slug}.");
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, form(account, &raw, Some(&mistake))).into_response());
    }
    match app.store.remove_event(&slug, &confirmed.head, &account.name, clock::seconds()).await {
        Ok(()) => {}
        Err(StoreError::Stale) => {
            let message = "the record has grown since the page was loaded, so nothing was removed";
            return Err(Problem::Conflict(message.to_owned()));
        }
        Err(other) => return Err(other.into()),
    }
    app.live.forget(&slug);
    Ok(Redirect::to("/").into_response())
}

/// What stays of the events that were removed, for administrators.
pub async fn list(app: &App, viewer: &Viewer) -> Result<maud::Markup, Problem> {
    if viewer.0.as_ref().is_none_or(|account| account.role != Role::Administrator) {
        return Ok(html! {});
    }
    let removals = app.store.removals().await?;
    Ok(html! {
        @if !removals.is_empty() {
            details.more {
                summary { "Removed" }
                ul.people {
                    @for removal in removals.iter().take(A_PAGE) {
                        li { (removal.title) " " span.grey { "removed by " (removal.removed_by) " on " (clock::moment(removal.removed)) "; " (removal.lines - 1) " entries, head " code { (removal.head.get(..16).unwrap_or_default()) } } }
                    }
                }
                @if removals.len() > A_PAGE { p.grey { "and " (removals.len() - A_PAGE) " before them; all are in every backup" } }
            }
        }
    })
}
