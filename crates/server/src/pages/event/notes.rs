//! What is to be done, what was departed from, who left, readings, reminders.

use crate::pages::words::{self, MARKS, with_markup};
use crate::spoken::Spoken;
use maud::{Markup, html};
use tiebreak_model::Departure;
use tiebreak_report::{imperative, say, words as said};

/// What has to be done or played now.
pub fn to_do(dossier: Spoken<'_>) -> Markup {
    const MOST: usize = 12;
    let open = &dossier.ruling().open;
    html! {
        section.sec {
            h2.kick { (say!(dossier.language, page_event_heading { what: "to-do" })) }
            ul.todo {
                @for question in open.iter().take(MOST) {
                    li { (imperative(dossier.case(), question)) " " (words::clause(dossier.language, dossier.case().clause(question.clause))) }
                }
            }
            @if open.len() > MOST { p.grey { (say!(dossier.language, page_event_more_to_do { count: open.len() - MOST })) } }
        }
    }
}

/// Departures from the regulation mark everything after them.
pub fn departures(dossier: Spoken<'_>) -> Markup {
    html! {
        @for departed in &dossier.ruling().departures {
            p.departure role="note" {
                (by_whom(dossier, &departed.departure))
                @if let Some(clause) = departed.clause { " " (words::clause(dossier.language, dossier.case().clause(clause))) }
            }
        }
    }
}

fn by_whom(dossier: Spoken<'_>, departure: &Departure) -> Markup {
    let language = dossier.language;
    let said = say!(language, page_event_departure_by { departure: MARKS[0], by: &departure.by, why: &departure.why });
    with_markup(&said, &[html! { strong { (say!(language, page_event_departure)) } }])
}

/// Who left the play-off, and why.
pub fn gone(dossier: Spoken<'_>) -> Markup {
    html! {
        @for leave in dossier.record().left() {
            p.left-play-off role="note" {
                (with_markup(
                    &say!(dossier.language, page_brief_within { place: MARKS[0], what: &leave.why }),
                    &[html! { strong { (said::left(dossier.language, &leave.name)) } }],
                ))
            }
        }
    }
}

/// The readings that it rested on.
pub fn readings(dossier: Spoken<'_>) -> Markup {
    html! {
        @if !dossier.ruling().readings.is_empty() {
            section.sec { h2.kick { (say!(dossier.language, page_event_heading { what: "read-as" })) }
            ul.readings {
                @for reading in &dossier.ruling().readings {
                    li { (reading.id.replace('-', " ")) ": " strong { (reading.taken.replace('-', " ")) }
                        @if !reading.instead.is_empty() { span.grey { " " (say!(dossier.language, page_event_reading_not { instead: reading.instead.join(", ").replace('-', " ") })) } } }
                }
            } }
        }
    }
}

/// What people have to keep in mind.
pub fn reminders(dossier: Spoken<'_>) -> Markup {
    html! {
        @if dossier.ruling().reminders.is_empty() { p.grey { (say!(dossier.language, page_event_nothing)) } }
        @else {
            ul.reminders {
                @for reminder in &dossier.ruling().reminders {
                    li { (words::clause(dossier.language, dossier.case().clause(reminder.clause))) " " (said::reminder(dossier.case(), reminder)) }
                }
            }
        }
    }
}
