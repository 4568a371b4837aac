//! Regulations as people read them: the flow on top, the printed text on the left, on the right what the program makes of it, and what
//! the checker finds beside the clause it is about.

use super::layout::public_page;
use super::share::Share;
use super::{Section, downloads, event, page_in, words};
use crate::access::Viewer;
use crate::address::Base;
use crate::authoring::checking::{self, Explored, explore};
use crate::authoring::drafting::{self, PREFIX};
use crate::problem::Problem;
use crate::{App, clock};
use axum::extract::{Path, State};
use axum::response::{Html, Response};
use maud::{Markup, PreEscaped, html};
use tiebreak_check::Finding;
use tiebreak_document::Severity;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Reading, Regulation, builtin};
use tiebreak_report::clauses::says;
use tiebreak_report::svg;
use tiebreak_store::{Account, RegulationRow};

/// `GET /regulations/{id}`
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    if id.starts_with(PREFIX) {
        return own(&app, &id, viewer).await;
    }
    let found = super::regulations::built_in().iter().find(|one| one.id == id);
    let regulation = found.ok_or_else(|| Problem::NotFound(format!("regulation \"{id}\"")))?;
    let explored = explore(regulation).await?;
    let body = html! {
        div.title {
            h1 { (regulation.title) " " (super::regulations::summary_mark(regulation)) }
            nav.ways aria-label="This regulation" {
                @if viewer.0.as_ref().is_some_and(drafting::writes) { a href={ "/regulations/new?from=" (id) } { "Write your own from this" } }
                a href={ "/regulations/" (id) "/file" } download { "File" }
            }
        }
        (text(regulation, &explored))
    };
    let share = Share::site(&base, &format!("/regulations/{id}"), &regulation.title, &about(&regulation.title));
    Ok(public_page(Section::Regulations, &viewer, &share, body))
}

/// What a regulation's page holds, for previews of links to it.
fn about(title: &str) -> String {
    format!("{title}: the printed text clause by clause, what the program makes of each, and what the checker finds.")
}

/// A regulation of one's own: the newest version, also where it is a draft.
async fn own(app: &App, id: &str, viewer: Viewer) -> Result<Html<String>, Problem> {
    let Some(account) = &viewer.0 else { return Err(Problem::LogIn(format!("/regulations/{id}"))) };
    let row = drafting::visible(app, account, id).await?;
    let version = drafting::version(app, id, row.newest.number).await?;
    let examined = checking::examine(Some(id), &version.text).await?;
    let body = html! {
        div.title { h1 { (row.newest.title) } (own_ways(account, &row)) }
        (state(&row))
        @match &examined.regulation {
            Some(regulation) => (text(regulation, &examined.explored())),
            None => {
                (super::authoring::findings::panel(&examined))
                h2 { "Text" }
                pre.source { (version.text) }
            }
        }
    };
    Ok(page_in(Section::Regulations, &row.newest.title, &viewer, body))
}

/// The ways from a regulation of one's own.
pub fn own_ways(account: &Account, row: &RegulationRow) -> Markup {
    let path = format!("/regulations/{}", row.id);
    html! {
        nav.ways aria-label="This regulation" {
            a href=(path) { "Clauses" }
            @if drafting::writes(account) { a href={ (path) "/edit" } { "Edit" } }
            a href={ (path) "/versions" } { "Versions" }
            @if drafting::shares(account, row) { a href={ (path) "/people" } { "Who sees it" } }
            a href={ (path) "/file" } download { "File" }
            @if row.usable.is_some() && drafting::writes(account) { a href={ "/events/new?regulation=" (row.id) } { "New event under it" } }
        }
    }
}

/// Which version this is, and whether events can be opened under it.
pub fn state(row: &RegulationRow) -> Markup {
    let newest = &row.newest;
    html! {
        p.grey {
            code { (row.id) } " · version " (newest.number) ", saved by " (newest.saved_by) " on " (clock::moment(newest.saved))
            " · private until an event is opened under it"
        }
        @if newest.mistakes > 0 {
            p.mistake { strong { "A draft. " } (words::capital(&words::mistakes(newest.mistakes))) " to mend before an event can be opened under it."
                @if let Some(number) = row.usable { " New events take version " (number) "." } }
        }
    }
}

/// `GET /regulations/{id}/file`
pub async fn file(State(app): State<App>, Path(id): Path<String>, viewer: Viewer) -> Result<Response, Problem> {
    let name = format!("{id}.toml");
    if let Some((_, text)) = builtin::file(&id) {
        return Ok(downloads::file(&name, "text/plain; charset=utf-8", text.to_owned()));
    }
    let Some(account) = &viewer.0 else { return Err(Problem::LogIn(format!("/regulations/{id}"))) };
    let row = drafting::visible(&app, account, &id).await?;
    let version = drafting::version(&app, &id, row.newest.number).await?;
    Ok(downloads::file(&name, "text/plain; charset=utf-8", version.text))
}

/// `GET /events/{slug}/regulation`: as it stood when the event was brought in, in the event's readings.
pub async fn of_event(
    State(app): State<App>,
    Path(slug): Path<String>,
    base: Base,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let explored = explore(&dossier.regulation).await?;
    let body = html! {
        (event::top(&dossier, Some(event::Here::Regulation), viewer.0.is_some()))
        h2 { (dossier.regulation.title) " " (super::regulations::summary_mark(&dossier.regulation)) }
        (text(&dossier.regulation, &explored))
    };
    let path = format!("/events/{}/regulation", super::url(&slug));
    let share = Share::site(&base, &path, &dossier.regulation.title, &about(&dossier.regulation.title));
    Ok(public_page(Section::Events, &viewer, &share, body))
}

fn margin(finding: &Finding) -> Markup {
    let said = tiebreak_report::check::said(finding);
    html! {
        p.finding.warning[finding.severity == Severity::Error] {
            strong { (super::authoring::findings::severity(finding.severity)) ": " } (said.message)
            @if let Some(example) = &said.example { " " span.grey { (example) } }
        }
    }
}

fn text(regulation: &Regulation, explored: &Explored) -> Markup {
    let findings = explored.findings();
    html! {
        p.grey { (regulation.source) }
        @if let Explored::NotYet(why) = explored { p.notice { "What the text leaves open is not known yet: " (why) "." } }
        figure.drawing tabindex="0" { (PreEscaped(svg::flow(regulation))) }
        @for finding in findings.iter().filter(|finding| finding.clause.is_none()) { (margin(finding)) }
        dl.regulation {
            @for (index, clause) in regulation.clauses.iter().enumerate() {
                @let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
                div id={ "clause-" (clause.id) } {
                    dt { (clause.id) }
                    dd.printed { (clause.text) @if clause.summary { " " em { "(summary in our words)" } } }
                    dd.makes {
                        (says(regulation, at))
                        @if let Some(note) = &clause.note { p.grey { (note) } }
                        @for finding in findings.iter().filter(|finding| finding.clause.as_ref() == Some(&clause.id)) { (margin(finding)) }
                    }
                }
            }
        }
        @if !regulation.readings.is_empty() {
            h2 { "Readings" }
            @for reading in &regulation.readings { (one_reading(regulation, reading)) }
        }
    }
}

fn one_reading(regulation: &Regulation, reading: &Reading) -> Markup {
    let clauses: Vec<&str> = reading.clauses.iter().map(|at| regulation.clause(*at).id.as_str()).collect();
    html! {
        section.reading {
            h3 { (reading.id.replace('-', " ")) " " span.grey { (clauses.join(", ")) } }
            p { (reading.question) }
            ul { @for (name, meaning) in &reading.choices {
                li { @if *name == reading.taken { strong { (name.replace('-', " ")) } " (taken)" } @else { (name.replace('-', " ")) } ": " (meaning) }
            } }
        }
    }
}
