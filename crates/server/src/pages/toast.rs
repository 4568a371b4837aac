//! What was just written, and the way to take it back at once.

use super::entries::{ConsoleForm, field, to_console};
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::{clock, record_shown};
use axum::response::Redirect;
use maud::{Markup, html};
use tiebreak_record::{AnswerEntry, Entry, Withdrawal, Withdrawn};
use tiebreak_report::words::time;

/// How long it can be taken back without looking at what follows.
const SECONDS: i64 = 10;
/// A form that was sent in time may take a while to arrive.
const ON_THE_WAY: i64 = 5;
/// The reason in the record.
const WHY: &str = "taken back at once";

/// The line that the console has just written.
#[derive(Debug, Clone, Copy, Default, serde::Deserialize)]
pub struct Written {
    written: Option<usize>,
}

/// The answer in a line, if the account gave it no longer ago than so many seconds and nothing took its place.
fn fresh<'d>(dossier: &'d Dossier, line: usize, account: &str, seconds: i64) -> Option<&'d AnswerEntry> {
    let Some(Entry::Answer(answer)) = dossier.record().entries().get(line.checked_sub(2)?) else { return None };
    let age = clock::seconds() - answer.at?.timestamp()?.as_second();
    let own = answer.by.as_deref().is_some_and(|by| by == account || by.ends_with(&format!(", entered by {account}")));
    let counts = dossier.log(line - 2..line - 1).iter().any(|entry| !entry.superseded);
    (own && counts && age <= seconds).then_some(answer)
}

/// The notice of an answer that was just given.
pub fn toast(dossier: &Dossier, Written { written }: Written, account: &str) -> Markup {
    let Some(line) = written else { return html! {} };
    let Some(answer) = fresh(dossier, line, account, SECONDS) else { return html! {} };
    html! {
        div.toast role="status" data-toast=(SECONDS) data-about=(answer.id) {
            span { "Written" @if let Some(at) = answer.at { " " (time(&dossier.event, at)) } ": " (record_shown::answer_in_words(answer)) "." }
            form method="post" action={ "/events/" (dossier.row.slug) "/take-back" } {
                input type="hidden" name="line" value=(line);
                button type="submit" { "Take it back" }
            }
        }
    }
}

/// `POST /events/{slug}/take-back`: withdraws an answer that was given a moment ago. It stays in the record, and so does this.
pub async fn take_back(ConsoleForm { app, slug, account, fields }: ConsoleForm) -> Result<Redirect, Problem> {
    let line = field(&fields, "line").and_then(|line| line.parse().ok());
    let line: usize = line.ok_or_else(|| Problem::Invalid("the line is missing".to_owned()))?;
    let withdraw = |dossier: &Dossier| {
        let answer = fresh(dossier, line, &account.name, SECONDS + ON_THE_WAY).ok_or_else(|| {
            let message = "this can no longer be taken back at once: ten seconds have passed, or it was changed; correct it in the log";
            Problem::Conflict(message.to_owned())
        })?;
        let what = Withdrawn::Answer { id: answer.id.clone(), asked: answer.asked.clone() };
        let by = Some(account.name.clone());
        Ok(Entry::Withdrawal(Withdrawal { what, by, why: WHY.to_owned(), at: clock::now() }))
    };
    app.live.enter(&slug, withdraw).await?;
    Ok(to_console(&slug))
}
