//! The notice after an entry, with a button to withdraw it at once.

use super::amendment::DraftAmendment;
use super::entries::{ConsoleForm, field, to_console};
use crate::events::localized::LocalizedEvent;
use crate::events::record_shown;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use axum::response::Redirect;
use maud::{Markup, html};
use tiebreak_record::{
    AnswerEntry, DepartureEntry, Entry, EntryStatus, Leave, Withdrawal, WithdrawnEntry,
};
use tiebreak_report::words::{self as said, place_in_play_off, time};
use tiebreak_report::{Language, say, sentence};

/// For how many seconds an entry can be undone without a preview.
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

/// The entry in a line, if the account made it at most `seconds` ago and it can be undone: an
/// answer that was not replaced, or the last entry of the record.
fn fresh<'d>(
    event_state: &'d EventState,
    line: usize,
    account: &str,
    seconds: i64,
) -> Option<&'d Entry> {
    let index = line.checked_sub(2)?;
    let entries = event_state.record().entries();
    let entry = entries.get(index)?;
    let by = match entry {
        Entry::Answer(answer) => answer.by.as_deref(),
        Entry::Departure(departure) => Some(departure.by.as_str()),
        Entry::Leave(leave) => leave.by.as_deref(),
        Entry::Withdrawal(withdrawal) => withdrawal.by.as_deref(),
        Entry::Amendment(amendment) => amendment.by.as_deref(),
        _ => None,
    };
    let own =
        by.is_some_and(|by| by == account || by.ends_with(&format!(", entered by {account}")));
    let age = clock::seconds() - entry.at()?.timestamp()?.as_second();
    let counts = match entry {
        Entry::Answer(answer) if answer.why.is_none() => {
            event_state.record().fate(index, event_state.heard().trace()) == EntryStatus::Counts
        }
        _ => index + 1 == entries.len(),
    };
    (own && counts && age <= seconds).then_some(entry)
}

/// The notice of an entry that was just made.
pub fn toast(
    event_state: LocalizedEvent<'_>,
    LatestLine { written }: LatestLine,
    account: &str,
) -> Markup {
    let Some(line) = written else { return html! {} };
    let Some(entry) = fresh(&event_state, line, account, SECONDS) else { return html! {} };
    if undoing(&event_state, line, account).is_err() {
        return html! {};
    }
    let about = match entry {
        Entry::Answer(answer) => answer.id.as_str(),
        _ => "",
    };
    html! {
        div.toast role="status" data-toast=(SECONDS) data-about=(about) {
            span { (written_now(event_state, entry)) }
            form method="post" action={ "/events/" (event_state.row.slug) "/take-back" } {
                input type="hidden" name="line" value=(line);
                button type="submit" { (say!(event_state.language, page_undo)) }
            }
        }
    }
}

/// The entry that undoes the one in a line.
fn undoing(event_state: &EventState, line: usize, account: &str) -> Result<Entry, Problem> {
    let too_late = || Problem::Conflict(sentence!(page_too_late_to_take_back));
    let entry = fresh(event_state, line, account, SECONDS + ON_THE_WAY).ok_or_else(too_late)?;
    let withdraw = |what| {
        let by = Some(account.to_owned());
        Entry::Withdrawal(Withdrawal { what, by, why: WHY.to_owned(), at: clock::now() })
    };
    Ok(match entry {
        Entry::Answer(answer) => match &answer.why {
            // The answer before the correction counts again.
            Some(_) => again(event_state, line, &answer.id, &answer.asked, Some(WHY))
                .ok_or_else(too_late)?,
            None => {
                let (id, asked) = (answer.id.clone(), answer.asked.clone());
                withdraw(WithdrawnEntry::Answer { id, asked })
            }
        },
        Entry::Departure(departure) => {
            withdraw(WithdrawnEntry::Departure { tie: departure.tie.clone() })
        }
        Entry::Leave(leave) => withdraw(WithdrawnEntry::Leave { name: leave.name.clone() }),
        Entry::Withdrawal(withdrawal) => match &withdrawal.what {
            WithdrawnEntry::Answer { id, asked } => again(event_state, line, id, asked, None),
            WithdrawnEntry::Departure { tie } => before(event_state, line, |entry| match entry {
                Entry::Departure(old) if old.tie == *tie => {
                    Some(Entry::Departure(DepartureEntry { at: clock::now(), ..old.clone() }))
                }
                _ => None,
            }),
            WithdrawnEntry::Leave { name } => before(event_state, line, |entry| match entry {
                Entry::Leave(old) if old.name == *name => {
                    Some(Entry::Leave(Leave { at: clock::now(), ..old.clone() }))
                }
                _ => None,
            }),
        }
        .ok_or_else(too_late)?,
        Entry::Amendment(_) => {
            let record = event_state.record();
            let earlier = record.amendments().count().checked_sub(2);
            let source = match earlier {
                Some(at) => record.amendments().nth(at).map(|amendment| &amendment.event),
                None => Some(&record.header().event),
            };
            let text = source.and_then(|source| source.text.as_deref()).ok_or_else(too_late)?;
            let told = LocalizedEvent::new(event_state, Language::En);
            DraftAmendment::new(told, text, account, WHY)?.entry()
        }
        _ => return Err(too_late()),
    })
}

/// The newest entry before a line that `found` makes something of.
fn before(
    event_state: &EventState,
    line: usize,
    found: impl Fn(&Entry) -> Option<Entry>,
) -> Option<Entry> {
    event_state.record().entries().iter().take(line.checked_sub(2)?).rev().find_map(found)
}

/// The answer that a question had before a line, given again. Answers from secrets and seeds are
/// not: each is drawn only once.
fn again(
    event_state: &EventState,
    line: usize,
    id: &str,
    asked: &[String],
    why: Option<&str>,
) -> Option<Entry> {
    before(event_state, line, |entry| {
        match entry {
            Entry::Answer(old) if old.id == id && old.asked == asked => Some(old.clone()),
            _ => None,
        }
        .map(|old| {
            Entry::Answer(AnswerEntry { why: why.map(str::to_owned), at: clock::now(), ..old })
        })
    })
    .filter(
        |entry| matches!(entry, Entry::Answer(old) if old.seed.is_none() && old.reveals.is_empty()),
    )
}

/// "Written 14:02: Ann 1–0 Bob."
fn written_now(event_state: LocalizedEvent<'_>, entry: &Entry) -> String {
    let (language, seen) = (event_state.language, event_state.case().event);
    let what = match entry {
        Entry::Answer(answer) => record_shown::answer_in_words(event_state, answer),
        Entry::Leave(leave) => said::left(language, said::seen_name(seen, &leave.name)),
        Entry::Withdrawal(Withdrawal { what: WithdrawnEntry::Leave { name }, .. }) => {
            said::back(language, said::seen_name(seen, name))
        }
        Entry::Withdrawal(Withdrawal { what: WithdrawnEntry::Answer { id, .. }, .. }) => {
            say!(language, page_toast_withdrawn { place: place_in_play_off(language, id) })
        }
        Entry::Withdrawal(_) => say!(language, page_toast_departure_withdrawn),
        Entry::Departure(_) => say!(language, page_event_departure),
        _ => say!(language, page_toast_amended),
    };
    match entry.at() {
        Some(at) => {
            say!(language, page_toast_written_at { time: time(&event_state.event, at), what })
        }
        None => say!(language, page_toast_written { what }),
    }
}

/// `POST /events/{slug}/take-back`: undoes a recent entry. The entry and the one that undoes it
/// both stay in the record.
pub async fn take_back(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let line = field(&fields, "line").and_then(|line| line.parse().ok());
    let line: usize =
        line.ok_or_else(|| Problem::Invalid(sentence!(page_missing { what: "line" })))?;
    app.live
        .enter(&slug, |event_state: &EventState| undoing(event_state, line, &account.name))
        .await?;
    Ok(to_console(&slug))
}
