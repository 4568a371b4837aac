//! Regulations as people read them: the flow on top, the printed text on the left, on the right what the program makes of it, and what
//! the checker finds beside the clause it is about.

use super::page;
use crate::App;
use crate::access::Viewer;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use tiebreak_check::{Finding, check};
use tiebreak_document::Severity;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Reading, Regulation, builtin, says};
use tiebreak_report::svg;

/// Findings by readings and text.
static KNOWN: Mutex<BTreeMap<String, Arc<Vec<Finding>>>> = Mutex::new(BTreeMap::new());

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
    let findings = findings(&regulation).await?;
    Ok(page(&regulation.title, &viewer, text(&regulation, &findings)))
}

/// `GET /events/{slug}/regulation`: as it stood when the event was brought in, in the event's readings.
pub async fn of_event(
    State(app): State<App>,
    Path(slug): Path<String>,
    viewer: Viewer,
) -> Result<Html<String>, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let findings = findings(&dossier.regulation).await?;
    let body = html! {
        p { a href={ "/events/" (slug) } { (dossier.event.title) } " · " a href={ "/events/" (slug) "/regulation-file" } download { "File" } }
        (text(&dossier.regulation, &findings))
    };
    Ok(page(&dossier.regulation.title, &viewer, body))
}

/// What the checker finds, worked out beside the other pages and kept: a regulation is checked once for each text and reading.
async fn findings(regulation: &Regulation) -> Result<Arc<Vec<Finding>>, Problem> {
    let readings: String =
        regulation.readings.iter().map(|reading| format!("{}={};", reading.id, reading.taken)).collect();
    let key = format!("{readings}{}", regulation.file_text);
    if let Some(known) = KNOWN.lock().ok().and_then(|known| known.get(&key).cloned()) {
        return Ok(known);
    }
    let regulation = regulation.clone();
    let checked = tokio::task::spawn_blocking(move || check(&regulation)).await;
    let found = Arc::new(checked.map_err(|error| Problem::Internal(error.to_string()))?.findings);
    if let Ok(mut known) = KNOWN.lock() {
        // Private regulations come and go; a bound keeps the memory flat.
        if known.len() > 200 {
            known.clear();
        }
        known.insert(key, Arc::clone(&found));
    }
    Ok(found)
}

fn margin(finding: &Finding) -> Markup {
    let word = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    html! {
        p.finding.warning[finding.severity == Severity::Error] {
            strong { (word) ": " } (finding.message)
            @if let Some(example) = &finding.example { " " span.grey { (example) } }
        }
    }
}

fn text(regulation: &Regulation, findings: &[Finding]) -> Markup {
    html! {
        h1 { (regulation.title) }
        p.grey { (regulation.source) }
        figure.drawing { (PreEscaped(svg::flow(regulation))) }
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
