//! What is to be done, what was departed from, who left, readings, reminders.

use crate::dossier::Dossier;
use crate::pages::words;
use maud::{Markup, html};
use tiebreak_report::{imperative, words as said};

/// What has to be done or played now.
pub fn to_do(dossier: &Dossier) -> Markup {
    const MOST: usize = 12;
    let open = &dossier.ruling().open;
    html! {
        section.sec {
            h2.kick { "To do now" }
            ul.todo {
                @for question in open.iter().take(MOST) {
                    li { (imperative(dossier.case(), question)) " " (words::clause(dossier.case().clause(question.clause))) }
                }
            }
            @if open.len() > MOST { p.grey { "and " (open.len() - MOST) " more." } }
        }
    }
}

/// Departures from the regulation mark everything after them.
pub fn departures(dossier: &Dossier) -> Markup {
    html! {
        @for departed in &dossier.ruling().departures {
            p.departure role="note" {
                strong { "Departure from the regulation" }
                " by " (departed.departure.by) ": " (departed.departure.why)
                @if let Some(clause) = departed.clause { " " (words::clause(dossier.case().clause(clause))) }
            }
        }
    }
}

/// Who left the play-off, and why.
pub fn gone(dossier: &Dossier) -> Markup {
    html! {
        @for leave in dossier.record().left() {
            p.left-play-off role="note" { strong { (said::left(&leave.name)) } ": " (leave.why) }
        }
    }
}

/// The readings that it rested on.
pub fn readings(dossier: &Dossier) -> Markup {
    html! {
        @if !dossier.ruling().readings.is_empty() {
            section.sec { h2.kick { "Read as" }
            ul.readings {
                @for reading in &dossier.ruling().readings {
                    li { (reading.id.replace('-', " ")) ": " strong { (reading.taken.replace('-', " ")) }
                        @if !reading.instead.is_empty() { span.grey { " (not " (reading.instead.join(", ").replace('-', " ")) ")" } } }
                }
            } }
        }
    }
}

/// What people have to keep in mind.
pub fn reminders(dossier: &Dossier) -> Markup {
    html! {
        @if dossier.ruling().reminders.is_empty() { p.grey { "Nothing." } }
        @else {
            ul.reminders {
                @for reminder in &dossier.ruling().reminders {
                    li { (words::clause(dossier.case().clause(reminder.clause))) " " (said::reminder(dossier.case(), reminder)) }
                }
            }
        }
    }
}
