//! What is out of the ordinary: a departure from the regulation, somebody who leaves, a note.

use crate::dossier::Dossier;
use maud::{Markup, html};
use tiebreak_model::Id;

/// The three forms, each to be unfolded, and the way to the page on which the event file is amended.
pub fn forms(dossier: &Dossier) -> Markup {
    let amend = format!("/events/{}/amend", dossier.row.slug);
    html! { (departure(dossier)) (leave(dossier)) (note(dossier)) p { a href=(amend) { "Amend the event file" } } }
}

fn departure(dossier: &Dossier) -> Markup {
    html! {
        @if !dossier.ties().is_empty() {
            details.more.depart {
                summary { "Depart from the regulation" }
                @for (tie, among) in dossier.ties() {
                    form method="post" action={ "/events/" (dossier.row.slug) "/departures" } {
                        input type="hidden" name="tie" value=(tie);
                        input type="hidden" name="head" value=(dossier.record().head());
                        fieldset.places {
                            legend { "Places in the tie for " (tie.replace('-', " ")) "; equal numbers share a place" }
                            @for (index, id) in among.iter().enumerate() {
                                label {
                                    input type="number" name={ "place-" (index) } min="1" max=(among.len()) required;
                                    span { (dossier.event.name(*id)) }
                                }
                            }
                        }
                        label { "Who decides " input name="by" required maxlength="200"; }
                        label { "Reason " input name="why" required maxlength="1000"; }
                        button type="submit" { "Enter the departure" }
                        p.grey.small { "It is marked on everything that is shown or printed from now on." }
                    }
                }
            }
        }
    }
}

/// Those who may leave: the tied who are there.
fn may_leave(dossier: &Dossier) -> Vec<Id> {
    let left = |id: Id| dossier.record().left().any(|leave| leave.name == dossier.event.name(id));
    let absent = |id: Id| dossier.event.participants.get(id.index()).is_some_and(|one| one.absence().is_some());
    let mut ids: Vec<Id> = dossier.ties().iter().flat_map(|(_, among)| among.iter().copied()).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.retain(|id| !left(*id) && !absent(*id));
    ids
}

fn leave(dossier: &Dossier) -> Markup {
    let there = may_leave(dossier);
    html! {
        @if !there.is_empty() {
            details.more.leave {
                summary { "Somebody leaves the play-off" }
                form method="post" action={ "/events/" (dossier.row.slug) "/leaves" } {
                    input type="hidden" name="head" value=(dossier.record().head());
                    fieldset {
                        legend { "Who leaves" }
                        @for id in there {
                            label.radio { input type="radio" name="name" value=(dossier.event.name(id)) required; " " (dossier.event.name(id)) }
                        }
                    }
                    label { "Reason " input name="why" required maxlength="1000"; }
                    button type="submit" { "Enter it" }
                    p.grey.small { "A stage that has begun is finished by forfeits; one that has not begins without them." }
                }
            }
        }
    }
}

fn note(dossier: &Dossier) -> Markup {
    html! {
        details.more {
            summary { "Add a note" }
            form method="post" action={ "/events/" (dossier.row.slug) "/notes" } {
                label { "Note " input name="why" required maxlength="2000"; }
                button type="submit" { "Add" }
            }
        }
    }
}
