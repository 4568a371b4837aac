//! Regulations as people read them: the printed text on the left, on the right what the program makes of it.

use super::page;
use crate::App;
use crate::access::Viewer;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, html};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Reading, Regulation, builtin, says};

/// `GET /regulations`
pub async fn list(viewer: Viewer) -> Result<Html<String>, Problem> {
    let regulations: Vec<Regulation> = builtin::ids().filter_map(builtin::find).filter_map(Result::ok).collect();
    Ok(page(
        "Regulations",
        &viewer,
        html! {
            h1 { "Regulations" }
            ul.events {
                @for regulation in &regulations {
                    li { a href={ "/regulations/" (regulation.id) } { (regulation.title) } span.grey { (regulation.source) } }
                }
            }
        },
    ))
}

/// `GET /regulations/{id}`
pub async fn show(Path(id): Path<String>, viewer: Viewer) -> Result<Html<String>, Problem> {
    let found = builtin::find(&id).and_then(Result::ok);
    let regulation = found.ok_or_else(|| Problem::NotFound(format!("regulation \"{id}\"")))?;
    Ok(page(&regulation.title, &viewer, text(&regulation)))
}

/// `GET /events/{slug}/regulation`: as it stood when the event was brought in, in the event's readings.
pub async fn of_event(
    State(app): State<App>,
    Path(slug): Path<String>,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let body = html! {
        p { a href={ "/events/" (slug) } { (dossier.event.title) } " · " a href={ "/events/" (slug) "/regulation-file" } download { "File" } }
        (text(&dossier.regulation))
    };
    Ok(page(&dossier.regulation.title, &viewer, body))
}

fn text(regulation: &Regulation) -> Markup {
    html! {
        h1 { (regulation.title) }
        p.grey { (regulation.source) }
        dl.regulation {
            @for (index, clause) in regulation.clauses.iter().enumerate() {
                @let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
                div id={ "clause-" (clause.id) } {
                    dt { (clause.id) }
                    dd.printed { (clause.text) @if clause.summary { " " em { "(summary in our words)" } } }
                    dd.makes { (says(regulation, at)) @if let Some(note) = &clause.note { p.grey { (note) } } }
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
