//! What is out of the ordinary: a departure from the regulation, somebody who leaves, a note.

use super::words::place_in_play_off;
use crate::spoken::Spoken;
use maud::{Markup, html};
use tiebreak_model::Id;
use tiebreak_report::words::uncapital;
use tiebreak_report::{Language, say};

/// The three forms, each to be unfolded, and the way to the page on which the event file is amended.
pub fn forms(dossier: Spoken<'_>) -> Markup {
    let amend = format!("/events/{}/amend", dossier.row.slug);
    html! { (departure(dossier)) (leave(dossier)) (note(dossier)) p { a href=(amend) { (say!(dossier.language, page_unusual_amend)) } } }
}

/// What a tie is about, inside a sentence: `places-2-4` is "places 2 to 4".
pub fn tie_in_words(language: Language, tie: &str) -> String {
    uncapital(language, &place_in_play_off(language, tie))
}

fn departure(dossier: Spoken<'_>) -> Markup {
    let language = dossier.language;
    html! {
        @if !dossier.ties().is_empty() {
            details.more.depart {
                summary { (say!(language, page_unusual_depart)) }
                @for (tie, among) in dossier.ties() {
                    form method="post" action={ "/events/" (dossier.row.slug) "/departures" } {
                        input type="hidden" name="tie" value=(tie);
                        input type="hidden" name="head" value=(dossier.record().head());
                        fieldset.places {
                            legend { (say!(language, page_unusual_places { tie: tie_in_words(language, tie) })) }
                            @for (index, id) in among.iter().enumerate() {
                                label {
                                    input type="number" name={ "place-" (index) } min="1" max=(among.len()) required;
                                    span { (dossier.event.name(*id)) }
                                }
                            }
                        }
                        label { (say!(language, page_unusual_who_decides)) " " input name="by" required maxlength="200"; }
                        label { (say!(language, page_console_reason)) " " input name="why" required maxlength="1000"; }
                        button type="submit" { (say!(language, page_unusual_enter_departure)) }
                        p.grey.small { (say!(language, page_unusual_departure_marked)) }
                    }
                }
            }
        }
    }
}

/// Those who may leave: the tied who are there.
fn may_leave(dossier: Spoken<'_>) -> Vec<Id> {
    let left = |id: Id| dossier.record().left().any(|leave| leave.name == dossier.event.name(id));
    let absent = |id: Id| dossier.event.participants.get(id.index()).is_some_and(|one| one.absence().is_some());
    let mut ids: Vec<Id> = dossier.ties().iter().flat_map(|(_, among)| among.iter().copied()).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.retain(|id| !left(*id) && !absent(*id));
    ids
}

fn leave(dossier: Spoken<'_>) -> Markup {
    let (there, language) = (may_leave(dossier), dossier.language);
    html! {
        @if !there.is_empty() {
            details.more.leave {
                summary { (say!(language, page_unusual_leaves)) }
                form method="post" action={ "/events/" (dossier.row.slug) "/leaves" } {
                    input type="hidden" name="head" value=(dossier.record().head());
                    fieldset {
                        legend { (say!(language, page_unusual_who_leaves)) }
                        @for id in there {
                            label.radio { input type="radio" name="name" value=(dossier.event.name(id)) required; " " (dossier.event.name(id)) }
                        }
                    }
                    label { (say!(language, page_console_reason)) " " input name="why" required maxlength="1000"; }
                    button type="submit" { (say!(language, page_unusual_enter_it)) }
                    p.grey.small { (say!(language, page_unusual_leaving)) }
                }
            }
        }
    }
}

fn note(dossier: Spoken<'_>) -> Markup {
    let language = dossier.language;
    html! {
        details.more {
            summary { (say!(language, page_unusual_add_note)) }
            form method="post" action={ "/events/" (dossier.row.slug) "/notes" } {
                label { (say!(language, page_unusual_note)) " " input name="why" required maxlength="2000"; }
                button type="submit" { (say!(language, page_unusual_add)) }
            }
        }
    }
}
