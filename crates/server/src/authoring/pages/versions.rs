//! The versions of a written regulation: who saved them and when, what each changed, and how to
//! restore one.

use crate::accounts::access::Member;
use crate::authoring::drafting;
use crate::authoring::line_diff::{self, DiffLine};
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::paper::downloads;
use crate::site::paged::{PageWanted, Paged};
use crate::site::{Section, page_in, words};
use crate::{App, regulations};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect, Response};
use maud::{Markup, html};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};
use tiebreak_store::StoreError;

/// `GET /regulations/{id}/versions?page=`: lists the versions.
pub async fn list(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Query(wanted): Query<PageWanted>,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    let row = drafting::visible(&app, &member.account, &id).await?;
    let versions = Paged::new(app.store.regulation_versions(&id).await?, &wanted);
    let body = html! {
        div.title {
            h1 { (say!(language, page_editor_versions_of { title: &row.newest.title })) }
            (regulations::page::own_ways(language, &member.account, &row))
        }
        ol.versions reversed {
            @for version in &versions.part {
                li value=(version.number) {
                    a href={ "/regulations/" (id) "/versions/" (version.number) } {
                        (version.title)
                    }
                    " "
                    span.grey { (version.saved_by) ", " (clock::moment(language, version.saved)) }
                    @if version.mistakes > 0 { span.mark { (draft(language, version.mistakes)) } }
                }
            }
        }
        (versions.turning(language, |page| format!("/regulations/{id}/versions?page={page}")))
    };
    Ok(page_in(Section::Regulations, &say!(language, page_editor_versions), &member.viewer(), body))
}

/// The mark of a version that cannot be followed yet: "draft: 3 mistakes".
fn draft(language: Language, mistakes: i64) -> String {
    say!(language, page_regulations_draft { mistakes: words::mistakes(language, mistakes) })
}

/// `GET /regulations/{id}/versions/{number}`: shows one version with its changes.
pub async fn show(
    State(app): State<App>,
    Path((id, number)): Path<(String, i64)>,
    member: Member,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    let row = drafting::visible(&app, &member.account, &id).await?;
    let version = drafting::version(&app, &id, number).await?;
    let before = app.store.regulation_version(&id, number - 1).await?;
    let summary = &version.summary;
    let path = format!("/regulations/{id}/versions");
    let body = html! {
        div.title {
            h1 {
                @let (title, written) = (&summary.title, number.to_string());
                (say!(language, page_editor_version_of { title, number: written }))
            }
            p.under {
                @let when = clock::moment(language, summary.saved);
                (say!(language, page_editor_saved_by { who: &summary.saved_by, when }))
                @if summary.mistakes > 0 { span.mark { (draft(language, summary.mistakes)) } }
            }
            nav.ways aria-label=(say!(language, page_editor_versions)) {
                a href=(path) { (say!(language, page_editor_all_versions)) }
                @if number > 1 { a href={ (path) "/" (number - 1) } { "← " (number - 1) } }
                @if number < row.newest.number {
                    a href={ (path) "/" (number + 1) } { (number + 1) " →" }
                }
                a href={ (path) "/" (number) "/file" } download {
                    (say!(language, page_editor_file))
                }
            }
        }
        @if number < row.newest.number && drafting::writes(&member.account) {
            form method="post" action={ (path) "/" (number) "/restore" } {
                input type="hidden" name="base" value=(row.newest.number);
                button type="submit" {
                    @let next = (row.newest.number + 1).to_string();
                    (say!(language, page_editor_bring_back { number: next }))
                }
            }
        }
        @if let Some(before) = before {
            h2 { (say!(language, page_editor_changed_since { number: (number - 1).to_string() })) }
            (difference(language, &before.text, &version.text))
        }
        h2 { (say!(language, page_editor_text)) }
        pre.source { (version.text) }
    };
    Ok(page_in(Section::Regulations, &summary.title, &member.viewer(), body))
}

/// `GET /regulations/{id}/versions/{number}/file`: downloads the text of a version.
pub async fn file(
    State(app): State<App>,
    Path((id, number)): Path<(String, i64)>,
    member: Member,
) -> Result<Response, Problem> {
    drafting::visible(&app, &member.account, &id).await?;
    let version = drafting::version(&app, &id, number).await?;
    Ok(downloads::file(
        &format!("{id}-version-{number}.toml"),
        "text/plain; charset=utf-8",
        version.text,
    ))
}

/// The newest version that the writer saw.
#[derive(Debug, serde::Deserialize)]
pub struct RestoreForm {
    base: i64,
}

/// `POST /regulations/{id}/versions/{number}/restore`: saves an old text as a new version; no
/// version is deleted.
pub async fn restore(
    State(app): State<App>,
    Path((id, number)): Path<(String, i64)>,
    member: Member,
    Form(seen): Form<RestoreForm>,
) -> Result<Redirect, Problem> {
    let account = member.bringing_events()?;
    drafting::visible(&app, &account, &id).await?;
    let version = drafting::version(&app, &id, number).await?;
    match drafting::save(&app, &account, &id, seen.base, &version.text).await {
        Ok(saved) => Ok(Redirect::to(&format!("/regulations/{id}/edit?saved={saved}"))),
        Err(Problem::Store(StoreError::Stale)) => {
            let row = drafting::visible(&app, &account, &id).await?;
            let (who, number) = (row.newest.saved_by, row.newest.number.to_string());
            Err(Problem::Conflict(sentence!(page_editor_saved_since { who, number })))
        }
        Err(other) => Err(other),
    }
}

/// The lines that differ, with two lines of context.
pub fn difference(language: Language, before: &str, after: &str) -> Markup {
    let lines = line_diff::lines(before, after);
    let changed: Vec<bool> = lines.iter().map(|line| !matches!(line, DiffLine::Same(_))).collect();
    let near =
        |at: usize| changed[at.saturating_sub(2)..(at + 3).min(changed.len())].contains(&true);
    if !changed.contains(&true) {
        return html! { p.grey { (say!(language, page_editor_no_line_differs)) } };
    }
    html! {
        pre.difference {
            @for (at, line) in lines.iter().enumerate() {
                @if near(at) {
                    @match line {
                        DiffLine::Same(text) => span { "  " (text) "\n" },
                        DiffLine::Gone(text) => del { "− " (text) "\n" },
                        DiffLine::New(text) => ins { "+ " (text) "\n" },
                    }
                } @else if at > 0 && near(at - 1) { span.grey { "  …\n" } }
            }
        }
    }
}
