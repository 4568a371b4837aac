//! Removing an event: only by who brought it in or an administrator, only after typing its name,
//! and never without a trace.

use super::stored::StoredEvent;
use crate::App;
use crate::accounts::access::{Member, Viewer};
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::site::page;
use crate::site::paged::A_PAGE;
use crate::site::words::{MARKS, with_markup};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};
use tiebreak_store::{EventRow, Removal, Role, StoreError, UserAccount};

/// Whether an account may remove an event. The name alone is not enough: an account of the same
/// name may have come later.
pub fn may(account: &UserAccount, event: &EventRow) -> bool {
    let owns = event.created_by == account.name && account.conducts(&event.slug);
    account.role == Role::Administrator || owns
}

fn removing(member: Member, event: &EventRow) -> Result<Viewer, Problem> {
    if may(&member.account, event) {
        return Ok(Viewer::new(member.account, member.language));
    }
    Err(Problem::Forbidden(sentence!(page_removal_not_yours)))
}

/// Asks before a removal: `GET /events/{slug}/remove`
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
) -> Result<Html<String>, Problem> {
    let raw = app.live.raw(&slug).await?;
    let viewer = removing(member, &raw.row)?;
    Ok(form(&viewer, &raw, None))
}

/// An event that cannot be read is removed like any other: the form needs nothing but what the
/// database holds.
fn form(viewer: &Viewer, raw: &StoredEvent, mistake: Option<&str>) -> Html<String> {
    let language = viewer.language;
    let (slug, title, head) = (&raw.row.slug, &raw.row.title, raw.head());
    let entries = raw.lines.len().saturating_sub(1);
    let short: Vec<&str> = (0..4).filter_map(|group| head.get(4 * group..4 * group + 4)).collect();
    let head_shown = html! { code { (short.join(" ")) } };
    let heading = say!(language, page_removal_title { event: title });
    let body = html! {
        article.narrow {
            h1 { (heading) }
            @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
            p { (say!(language, page_removal_goes { entries })) }
            p {
                (with_markup(
                    &say!(language, page_removal_keep_first { files: MARKS[0] }),
                    &[to_keep(language, slug)]
                ))
            }
            p {
                (with_markup(&say!(language, page_removal_stays { head: MARKS[0] }), &[head_shown]))
            }
            form method="post" action={ "/events/" (slug) "/remove" } {
                input type="hidden" name="head" value=(head);
                label {
                    (with_markup(
                        &say!(language, page_removal_type { name: MARKS[0] }),
                        &[html! { code { (slug) } }]
                    ))
                    " "
                    input name="name" required autocomplete="off" spellcheck="false"
                        autocapitalize="off";
                }
                button type="submit" { (say!(language, page_removal_remove)) }
                " "
                a href={ "/events/" (slug) "/console" } { (say!(language, page_cancel)) }
            }
        }
    };
    page(&heading, viewer, body)
}

/// What to keep of an event that goes.
fn to_keep(language: Language, slug: &str) -> Markup {
    html! {
        (files(language, slug)) ", "
        a href={ "/events/" (slug) "/protocol" } {
            (say!(language, page_removal_file { file: "protocol" }))
        }
    }
}

/// The files of an event as the database has them.
pub fn files(language: Language, slug: &str) -> Markup {
    let named = |file: &str| say!(language, page_removal_file { file });
    html! {
        a href={ "/events/" (slug) "/record" } download { (named("record")) } ", "
        a href={ "/events/" (slug) "/file" } download { (named("event")) } ", "
        a href={ "/events/" (slug) "/regulation-file" } download { (named("regulation")) }
    }
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct RemovalForm {
    name: String,
    head: String,
}

/// Removes the event: `POST /events/{slug}/remove`
pub async fn remove(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Form(confirmed): Form<RemovalForm>,
) -> Result<Response, Problem> {
    let raw = app.live.raw(&slug).await?;
    let (by, viewer) = (member.account.name.clone(), removing(member, &raw.row)?);
    if confirmed.name.trim() != slug {
        let mistake = say!(viewer.language, page_removal_not_typed { name: &slug });
        return Ok(
            (StatusCode::UNPROCESSABLE_ENTITY, form(&viewer, &raw, Some(&mistake))).into_response()
        );
    }
    match app.store.remove_event(&slug, &confirmed.head, &by, clock::seconds()).await {
        Ok(()) => {}
        Err(StoreError::Stale) => return Err(Problem::Conflict(sentence!(page_removal_grown))),
        Err(other) => return Err(other.into()),
    }
    app.live.forget(&slug);
    Ok(Redirect::to("/").into_response())
}

/// What stays of the events that were removed, for administrators.
pub async fn list(app: &App, viewer: &Viewer) -> Result<Markup, Problem> {
    if viewer.account.as_ref().is_none_or(|account| account.role != Role::Administrator) {
        return Ok(html! {});
    }
    let (removals, language) = (app.store.removals().await?, viewer.language);
    Ok(html! {
        @if !removals.is_empty() {
            details.more {
                summary { (say!(language, page_removal_removed)) }
                ul.people {
                    @for removal in removals.iter().take(A_PAGE) {
                        li { (removal.title) " " span.grey { (trace(language, removal)) } }
                    }
                }
                @if removals.len() > A_PAGE {
                    p.grey {
                        (say!(
                            language,
                            page_removal_before_them { count: removals.len() - A_PAGE }
                        ))
                    }
                }
            }
        }
    })
}

/// Who removed an event, when, and what its record was.
fn trace(language: Language, removal: &Removal) -> Markup {
    let (who, when) = (&removal.removed_by, clock::moment(language, removal.removed));
    let entries = (removal.lines - 1).unsigned_abs();
    let said = say!(language, page_removal_trace { entries, who, when, head: MARKS[0] });
    with_markup(&said, &[html! { code { (removal.head.get(..16).unwrap_or_default()) } }])
}
