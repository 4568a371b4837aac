//! The event log: who answered what and when, the lots as they were drawn, and the head that fixes
//! all of it.

use crate::App;
use crate::accounts::access::Member;
use crate::events::localized::LocalizedEvent;
use crate::events::record_shown;
use crate::infra::problem::Problem;
use crate::site::page;
use crate::site::words::{MARKS, place_in_play_off, with_markup};
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use serde::Deserialize;
use tiebreak_model::lots::{draw, preimage};
use tiebreak_record::{AnswerEntry, Entry};
use tiebreak_report::html::LogEntry;
use tiebreak_report::words::{day_and_time, time};
use tiebreak_report::{Language, say};

/// How many entries are on one page.
const A_PAGE: usize = 100;

/// Which entries of the log to show: those before this line, or the newest.
#[derive(Debug, Deserialize)]
pub struct LogQuery {
    before: Option<usize>,
}

/// `GET /events/{slug}/log?before=LINE`: shows older entries, a page at a time.
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Query(LogQuery { before }): Query<LogQuery>,
) -> Result<Html<String>, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let conducts = member.account.conducts(&slug);
    let language = member.language;
    let title = say!(language, page_log_title { event: event_state.event.title() });
    let console = format!("/events/{slug}/console");
    let log = entries(
        LocalizedEvent::new(&event_state, language),
        conducts,
        before.unwrap_or(usize::MAX),
    );
    let body = html! {
        p { a href=(console) { (say!(language, page_console_back)) } }
        h1 { (event_state.event.title()) } (log)
    };
    Ok(page(&title, &member.viewer(), body))
}

/// The last entries of the log, the newest first, and the link to those before.
pub fn section(event_state: LocalizedEvent<'_>, conducts: bool) -> Markup {
    entries(event_state, conducts, usize::MAX)
}

fn entries(event_state: LocalizedEvent<'_>, conducts: bool, before: usize) -> Markup {
    // The first entry is in line 2.
    let older = event_state.record().entries().len().min(before.saturating_sub(2));
    let from = older.saturating_sub(A_PAGE);
    let (shown, language) =
        (event_state.log(event_state.language, from..older), event_state.language);
    html! {
        section.log aria-labelledby="log" {
            h2 id="log" { (say!(language, page_log_heading)) }
            @if event_state.record().entries().is_empty() {
                p.grey { (say!(language, page_log_empty)) }
            }
            ol reversed {
                @for line in shown.iter().rev() {
                    li.superseded[line.superseded] value=(line.line) id={ "line-" (line.line) } {
                        (entry(event_state, line, conducts, true))
                    }
                }
            }
            @if from > 0 {
                p {
                    a href={ "/events/" (event_state.row.slug) "/log?before=" (from + 2) } {
                        (say!(language, page_log_older { count: from }))
                    }
                }
            }
            (head(event_state))
        }
    }
}

/// The last entries in short form.
pub fn last(event_state: LocalizedEvent<'_>, conducts: bool, count: usize) -> Markup {
    let entries = event_state.record().entries().len();
    let log = event_state.log(event_state.language, entries.saturating_sub(count)..entries);
    html! {
        @if log.is_empty() { p.grey { (say!(event_state.language, page_log_empty)) } }
        ol.log.last reversed {
            @for line in log.iter().rev() {
                li.superseded[line.superseded] value=(line.line) {
                    (entry(event_state, line, conducts, false))
                }
            }
        }
        (head(event_state))
    }
}

fn head(event_state: LocalizedEvent<'_>) -> Markup {
    html! {
        p.head.small.grey {
            (say!(event_state.language, page_log_head)) " "
            code { (event_state.record().short_head()) }
        }
    }
}

fn entry(event_state: LocalizedEvent<'_>, line: &LogEntry, conducts: bool, whole: bool) -> Markup {
    let language = event_state.language;
    let recorded =
        line.line.checked_sub(2).and_then(|index| event_state.record().entries().get(index));
    let answer = match recorded {
        Some(Entry::Answer(answer)) => Some(answer),
        _ => None,
    };
    let correctable = conducts
        && !line.superseded
        && answer.is_some_and(|answer| event_state.question_of(answer).is_some());
    let decided = conducts
        && !line.superseded
        && matches!(recorded, Some(Entry::Departure(_) | Entry::Leave(_)));
    let promised = match recorded {
        Some(Entry::Commitment(promise)) => Some(&promise.id),
        Some(Entry::Source(source)) => Some(&source.id),
        _ => None,
    };
    let promised = conducts && promised.is_some_and(|id| event_state.promises().stands(id));
    html! {
        div {
            @if whole || answer.is_none() { span.kind { (line.kind.said(language)) } }
            strong {
                @match answer {
                    Some(answer) => (record_shown::answer_in_words(event_state, answer)),
                    None => (line.words)
                }
            }
            @if line.superseded {
                span.mark { (say!(language, fate_fell_away)) }
                @if let Some(mark) = &line.mark { " " span.small.grey { "(" (mark) ")" } }
            }
        }
        div.grey.small {
            @if let Some(about) = &line.about { (place_in_play_off(language, about)) " · " }
            @if let Some(by) = &line.by { (by) }
            @if let Some(at) = recorded.and_then(Entry::at) {
                " · "
                time datetime=(at.to_string()) {
                    @if whole { (day_and_time(language, &event_state.event, at)) }
                    @else { (time(&event_state.event, at)) }
                }
            }
            @if let Some(why) = &line.why { " · " em { (why) } }
        }
        @if let (true, Some(answer)) = (whole, answer) {
            (visible_draw(language, answer, line.line == event_state.record().lines().len()))
        }
        @if correctable || decided || promised {
            a.correct href={ "/events/" (event_state.row.slug) "/corrections/" (line.line) }
                aria-label=(say!(language, page_correction_line { line: line.line })) {
                (say!(language, page_log_correct))
            }
        }
    }
}

/// Lots from a seed, with what is needed to draw them again; unfolded while they are the newest
/// entry.
fn visible_draw(language: Language, answer: &AnswerEntry, newest: bool) -> Markup {
    let Some(seed) = &answer.seed else { return html! {} };
    let drawn = draw(seed, &answer.id, answer.participants());
    let first = preimage(seed, &answer.id, drawn.first().map_or("", |one| one.name.as_str()));
    let command = html! { code { "printf '%s' '" (first) "' | sha256sum" } };
    html! {
        details.draw open[newest] {
            summary { (say!(language, page_log_draw)) }
            ol {
                @for one in &drawn {
                    li { (one.name) " " code { (one.hash.get(..16).unwrap_or_default()) "…" } }
                }
            }
            p.small.grey {
                (with_markup(
                    &say!(language, page_log_draw_again { command: MARKS[0] }),
                    &[command]
                ))
            }
        }
    }
}
