//! The notice after an entry, with a button to withdraw it at once.

use super::entries::{ConsoleForm, field, to_console};
use crate::events::localized::LocalizedEvent;
use crate::events::record_shown;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use axum::response::Redirect;
use maud::{Markup, html};
use tiebreak_record::{AnswerEntry, Entry, EntryStatus, Withdrawal, WithdrawnEntry};
use tiebreak_report::say;
use tiebreak_report::sentence;
use tiebreak_report::words::time;

/// For how many seconds an answer can be withdrawn without a preview.
const SECONDS: i64 = 10;
/// How many seconds a form that was sent in time may take to arrive.
const ON_THE_WAY: i64 = 5;
/// The reason in the record, which has readers of every language: English, like all text from the
/// program.
const WHY: &str = "taken back at once";

/// The line that the console has just written.
#[derive(Debug, Clone, Copy, Default, serde::Deserialize)]
pub struct LatestLine {
    written: Option<usize>,
}

/// The answer in a line, if the account gave it at most `seconds` ago and it was not replaced.
fn fresh<'d>(
    event_state: &'d EventState,
    line: usize,
    account: &str,
    seconds: i64,
) -> Option<&'d AnswerEntry> {
    let Some(Entry::Answer(answer)) = event_state.record().entries().get(line.checked_sub(2)?)
    else {
        return None;
    };
    let age = clock::seconds() - answer.at?.timestamp()?.as_second();
    let own = answer
        .by
        .as_deref()
        .is_some_and(|by| by == account || by.ends_with(&format!(", entered by {account}")));
    let counts =
        event_state.record().fate(line - 2, event_state.heard().trace()) == EntryStatus::Counts;
    (own && counts && age <= seconds).then_some(answer)
}

/// The notice of an answer that was just given.
pub fn toast(
    event_state: LocalizedEvent<'_>,
    LatestLine { written }: LatestLine,
    account: &str,
) -> Markup {
    let Some(line) = written else { return html! {} };
    let Some(answer) = fresh(&event_state, line, account, SECONDS) else { return html! {} };
    html! {
        div.toast role="status" data-toast=(SECONDS) data-about=(answer.id) {
            span { (written_now(event_state, answer)) }
            form method="post" action={ "/events/" (event_state.row.slug) "/take-back" } {
                input type="hidden" name="line" value=(line);
                button type="submit" { (say!(event_state.language, page_toast_take_back)) }
            }
        }
    }
}

/// "Written 14:02: Ann 1–0 Bob."
fn written_now(event_state: LocalizedEvent<'_>, answer: &AnswerEntry) -> String {
    let what = record_shown::answer_in_words(event_state, answer);
    match answer.at {
        Some(at) => {
            say!(
                event_state.language,
                page_toast_written_at { time: time(&event_state.event, at), what }
            )
        }
        None => say!(event_state.language, page_toast_written { what }),
    }
}

/// `POST /events/{slug}/take-back`: withdraws a recent answer. The answer and the withdrawal both
/// stay in the record.
pub async fn take_back(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let line = field(&fields, "line").and_then(|line| line.parse().ok());
    let line: usize =
        line.ok_or_else(|| Problem::Invalid(sentence!(page_missing { what: "line" })))?;
    let withdraw = |event_state: &EventState| {
        let answer = fresh(event_state, line, &account.name, SECONDS + ON_THE_WAY)
            .ok_or_else(|| Problem::Conflict(sentence!(page_too_late_to_take_back)))?;
        let what = WithdrawnEntry::Answer { id: answer.id.clone(), asked: answer.asked.clone() };
        let by = Some(account.name.clone());
        Ok(Entry::Withdrawal(Withdrawal { what, by, why: WHY.to_owned(), at: clock::now() }))
    };
    app.live.enter(&slug, withdraw).await?;
    Ok(to_console(&slug))
}
