//! The log: who answered what and when, the lots as they were drawn, and the head that pins it all.

use super::{page, words};
use crate::App;
use crate::access::{Member, Viewer};
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::record_shown;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use serde::Deserialize;
use tiebreak_model::lots::{draw, preimage};
use tiebreak_record::{AnswerEntry, Entry};
use tiebreak_report::html::LogEntry;
use tiebreak_report::words::{day_and_time, time};

/// How many entries stand on one page.
const A_PAGE: usize = 100;

/// Which entries of the log are wanted: those before this line, all where none is named.
#[derive(Debug, Deserialize)]
pub struct Before {
    before: Option<usize>,
}

/// `GET /events/{slug}/log?before=LINE`: older entries, a page at a time.
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Query(Before { before }): Query<Before>,
) -> Result<Html<String>, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let conducts = member.0.conducts(&slug);
    let title = format!("Log: {}", dossier.event.title);
    let console = format!("/events/{slug}/console");
    let log = entries(&dossier, conducts, before.unwrap_or(usize::MAX));
    let body = html! { p { a href=(console) { "Back to the console" } } h1 { (dossier.event.title) } (log) };
    Ok(page(&title, &Viewer(Some(member.0)), body))
}

/// The log, the newest first: the last entries, and the way to those before.
pub fn section(dossier: &Dossier, conducts: bool) -> Markup {
    entries(dossier, conducts, usize::MAX)
}

fn entries(dossier: &Dossier, conducts: bool, before: usize) -> Markup {
    // The first entry stands in line 2.
    let older = dossier.record().entries().len().min(before.saturating_sub(2));
    let from = older.saturating_sub(A_PAGE);
    let shown = dossier.log(from..older);
    html! {
        section.log aria-labelledby="log" {
            h2 id="log" { "Log" }
            @if dossier.record().entries().is_empty() { p.grey { "Nothing has been entered yet." } }
            ol reversed { @for line in shown.iter().rev() { li.superseded[line.superseded] value=(line.line) id={ "line-" (line.line) } { (entry(dossier, line, conducts, true)) } } }
            @if from > 0 { p { a href={ "/events/" (dossier.row.slug) "/log?before=" (from + 2) } { (from) " older entries" } } }
            (head(dossier))
        }
    }
}

/// The last entries in short.
pub fn last(dossier: &Dossier, conducts: bool, count: usize) -> Markup {
    let entries = dossier.record().entries().len();
    let log = dossier.log(entries.saturating_sub(count)..entries);
    html! {
        @if log.is_empty() { p.grey { "Nothing has been entered yet." } }
        ol.log.last reversed { @for line in log.iter().rev() { li.superseded[line.superseded] value=(line.line) { (entry(dossier, line, conducts, false)) } } }
        (head(dossier))
    }
}

fn head(dossier: &Dossier) -> Markup {
    html! { p.head.small.grey { "Head of the record: " code { (dossier.record().short_head()) } } }
}

fn entry(dossier: &Dossier, line: &LogEntry, conducts: bool, whole: bool) -> Markup {
    let recorded = line.line.checked_sub(2).and_then(|index| dossier.record().entries().get(index));
    let answer = match recorded {
        Some(Entry::Answer(answer)) => Some(answer),
        _ => None,
    };
    let correctable =
        conducts && !line.superseded && answer.is_some_and(|answer| dossier.question_of(answer).is_some());
    let decided = conducts && !line.superseded && matches!(recorded, Some(Entry::Departure(_) | Entry::Leave(_)));
    let promised = match recorded {
        Some(Entry::Commitment(promise)) => Some(&promise.id),
        Some(Entry::Source(source)) => Some(&source.id),
        _ => None,
    };
    let promised = conducts && promised.is_some_and(|id| dossier.promises().stands(id));
    html! {
        div {
            @if whole || answer.is_none() { span.kind { (line.kind.word()) } }
            strong { @match answer { Some(answer) => (record_shown::answer_in_words(answer)), None => (line.words) } }
            @if line.superseded { span.mark { "no longer counts" } @if let Some(mark) = &line.mark { " " span.small.grey { "(" (mark) ")" } } }
        }
        div.grey.small {
            @if let Some(about) = &line.about { (words::place_in_play_off(about)) " · " }
            @if let Some(by) = &line.by { (by) } @if let Some(at) = recorded.and_then(Entry::at) { " · " time datetime=(at.to_string()) { (if whole { day_and_time(&dossier.event, at) } else { time(&dossier.event, at) }) } }
            @if let Some(why) = &line.why { " · " em { (why) } }
        }
        @if let (true, Some(answer)) = (whole, answer) { (visible_draw(answer, line.line == dossier.record().lines().len())) }
        @if correctable || decided || promised {
            a.correct href={ "/events/" (dossier.row.slug) "/corrections/" (line.line) } aria-label={ "Correct line " (line.line) } { "Correct" }
        }
    }
}

/// Lots from a seed, so that everybody can draw them again; unfolded as long as they are the newest entry.
fn visible_draw(answer: &AnswerEntry, newest: bool) -> Markup {
    let Some(seed) = &answer.seed else { return html! {} };
    let drawn = draw(seed, &answer.id, answer.participants());
    html! {
        details.draw open[newest] {
            summary { "The draw" }
            ol { @for one in &drawn { li { (one.name) " " code { (one.hash.get(..16).unwrap_or_default()) "…" } } } }
            p.small.grey { "To draw again, for each name: " code { "printf '%s' '" (preimage(seed, &answer.id, drawn.first().map_or("", |one| one.name.as_str()))) "' | sha256sum" } "; lowest first." }
        }
    }
}
