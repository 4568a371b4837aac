//! What is to be done, what was departed from, who left, readings, reminders.

use crate::events::localized::LocalizedEvent;
use crate::site::words::{self, MARKS, with_markup};
use maud::{Markup, html};
use tiebreak_model::{Departure, ReadingTaken};
use tiebreak_report::{imperative, reading_label, say, words as said};

/// What has to be done or played now.
pub fn to_do(event_state: LocalizedEvent<'_>) -> Markup {
    const MOST: usize = 12;
    let open = &event_state.ruling().open;
    html! {
        section.sec {
            h2.kick { (say!(event_state.language, page_event_heading { what: "to-do" })) }
            ul.todo {
                @for question in open.iter().take(MOST) {
                    li {
                        (imperative(event_state.case(), question)) " "
                        (words::clause(
                            event_state.language,
                            event_state.case().clause(question.clause)
                        ))
                    }
                }
            }
            @if open.len() > MOST {
                p.grey {
                    (say!(event_state.language, and_more_ending { count: open.len() - MOST }))
                }
            }
        }
    }
}

/// Departures from the regulation mark everything after them.
pub fn departures(event_state: LocalizedEvent<'_>) -> Markup {
    html! {
        @for departed in &event_state.ruling().departures {
            p.departure role="note" {
                (by_whom(event_state, &departed.departure))
                @if let Some(clause) = departed.clause {
                    " " (words::clause(event_state.language, event_state.case().clause(clause)))
                }
            }
        }
    }
}

fn by_whom(event_state: LocalizedEvent<'_>, departure: &Departure) -> Markup {
    let language = event_state.language;
    let said = say!(
        language,
        page_event_departure_by { departure: MARKS[0], by: &departure.by, why: &departure.why }
    );
    with_markup(&said, &[html! { strong { (say!(language, page_event_departure)) } }])
}

/// Who left the play-off, and why.
pub fn gone(event_state: LocalizedEvent<'_>) -> Markup {
    html! {
        @for leave in event_state.record().left() {
            @let name = said::seen_name(event_state.shown(), &leave.name);
            p.left-play-off role="note" {
                (with_markup(
                    &say!(
                        event_state.language,
                        page_brief_within { place: MARKS[0], what: &leave.why }
                    ),
                    &[html! { strong { (said::left(event_state.language, name)) } }],
                ))
            }
        }
    }
}

/// The name of a reading for people.
fn name(event_state: LocalizedEvent<'_>, taken: &ReadingTaken) -> String {
    let readings = &event_state.case().regulation.readings;
    let known = readings.iter().find(|reading| reading.id == taken.id);
    let label = |reading| reading_label(event_state.language, reading);
    known.map_or_else(|| taken.id.replace('-', " "), label)
}

/// The readings that it rested on.
pub fn readings(event_state: LocalizedEvent<'_>) -> Markup {
    html! {
        @if !event_state.ruling().readings.is_empty() {
            section.sec {
                h2.kick { (say!(event_state.language, page_event_heading { what: "read-as" })) }
            ul.readings {
                @for reading in &event_state.ruling().readings {
                    @let instead = reading.instead.join(", ").replace('-', " ");
                    li {
                        (name(event_state, reading)) ": "
                        strong { (reading.taken.replace('-', " ")) }
                        @if !reading.instead.is_empty() {
                            span.grey {
                                " " (say!(event_state.language, page_event_reading_not { instead }))
                            }
                        }
                    }
                }
            } }
        }
    }
}

/// What people have to keep in mind.
pub fn reminders(event_state: LocalizedEvent<'_>) -> Markup {
    html! {
        @if event_state.ruling().reminders.is_empty() {
            p.grey { (say!(event_state.language, page_event_nothing)) }
        }
        @else {
            ul.reminders {
                @for reminder in &event_state.ruling().reminders {
                    li {
                        (words::clause(
                            event_state.language,
                            event_state.case().clause(reminder.clause)
                        ))
                        " " (said::reminder(event_state.case(), reminder))
                    }
                }
            }
        }
    }
}
