//! The forms for exceptions: a departure from the regulation, a player who leaves, a note.

use crate::events::localized::LocalizedEvent;
use crate::site::words::place_in_play_off;
use maud::{Markup, html};
use tiebreak_model::Id;
use tiebreak_report::words::uncapital;
use tiebreak_report::{Language, say};

/// The three forms, each folded, and the link to the page that amends the event file.
pub fn forms(event_state: LocalizedEvent<'_>) -> Markup {
    let amend = format!("/events/{}/amend", event_state.row.slug);
    html! {
        (departure(event_state)) (leave(event_state)) (note(event_state))
        p { a href=(amend) { (say!(event_state.language, page_unusual_amend)) } }
    }
}

/// The name of a tie inside a sentence: `places-2-4` is "places 2 to 4".
pub fn tie_in_words(language: Language, tie: &str) -> String {
    uncapital(language, &place_in_play_off(language, tie))
}

fn departure(event_state: LocalizedEvent<'_>) -> Markup {
    let language = event_state.language;
    html! {
        @if !event_state.ties().is_empty() {
            details.more.depart {
                summary { (say!(language, page_unusual_depart)) }
                @for (tie, among) in event_state.ties() {
                    form method="get" action={ "/events/" (event_state.row.slug) "/departures" } {
                        input type="hidden" name="tie" value=(tie);
                        fieldset.places {
                            legend {
                                @let tie = tie_in_words(language, tie);
                                (say!(language, page_unusual_places { tie }))
                            }
                            @for (index, id) in among.iter().enumerate() {
                                label {
                                    input type="number" name={ "place-" (index) } min="1"
                                        max=(among.len()) required;
                                    span { (event_state.name(*id)) }
                                }
                            }
                        }
                        label {
                            (say!(language, page_unusual_who_decides)) " "
                            input name="by" required maxlength="200";
                        }
                        button type="submit" { (say!(language, page_amend_show)) }
                        p.grey.small { (say!(language, page_unusual_departure_marked)) }
                    }
                }
            }
        }
    }
}

/// The players who may leave: tied players who have not left.
fn may_leave(event_state: LocalizedEvent<'_>) -> Vec<Id> {
    let left =
        |id: Id| event_state.record().left().any(|leave| leave.name == event_state.event.name(id));
    let absent = |id: Id| {
        event_state.event.participants().get(id.index()).is_some_and(|one| one.absence().is_some())
    };
    let mut ids: Vec<Id> =
        event_state.ties().iter().flat_map(|(_, among)| among.iter().copied()).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.retain(|id| !left(*id) && !absent(*id));
    ids
}

fn leave(event_state: LocalizedEvent<'_>) -> Markup {
    let (there, language) = (may_leave(event_state), event_state.language);
    html! {
        @if !there.is_empty() {
            details.more.leave {
                summary { (say!(language, page_unusual_leaves)) }
                form method="get" action={ "/events/" (event_state.row.slug) "/leaves" } {
                    fieldset {
                        legend { (say!(language, page_unusual_who_leaves)) }
                        @for id in there {
                            label.radio {
                                input type="radio" name="name" value=(event_state.event.name(id))
                                    required;
                                " " (event_state.name(id))
                            }
                        }
                    }
                    button type="submit" { (say!(language, page_amend_show)) }
                    p.grey.small { (say!(language, page_unusual_leaving)) }
                }
            }
        }
    }
}

fn note(event_state: LocalizedEvent<'_>) -> Markup {
    let language = event_state.language;
    html! {
        details.more {
            summary { (say!(language, page_unusual_add_note)) }
            form method="post" action={ "/events/" (event_state.row.slug) "/notes" } {
                label {
                    (say!(language, page_unusual_note)) " "
                    input name="why" required maxlength="2000";
                }
                button type="submit" { (say!(language, page_add)) }
            }
        }
    }
}
