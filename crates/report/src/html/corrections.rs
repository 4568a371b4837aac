//! What went otherwise: departures on top of everything, corrections with their reasons, the record line by line.

use super::prose::prose;
use super::{Extras, LogEntry, LogKind};
use crate::Case;
use crate::words::{place_in_play_off, places_in_order};
use maud::{Markup, html};
use tiebreak_model::Departed;

/// The mark that nobody overlooks. Departures in the ruling took effect; those only in the record did not, and are still shown.
pub(super) fn banner(case: Case<'_>, extras: &Extras) -> Markup {
    let took_effect = |entry: &&LogEntry| {
        case.ruling.departures.iter().any(|departed| {
            entry.about.as_deref() == Some(departed.tie.as_str())
                && entry.why.as_deref() == Some(departed.departure.why.as_str())
        })
    };
    html! {
        section class="departures" {
            h2 { "This result departs from the regulation" }
            @for departed in &case.ruling.departures { (one(case, departed)) }
            @for entry in extras.departures().filter(|entry| !took_effect(entry)) {
                p {
                    @if let Some(about) = &entry.about { b { (tie(about)) ": " } }
                    (prose(case, &entry.words))
                    (reason(entry.why.as_deref(), entry.by.as_deref()))
                }
            }
        }
    }
}

fn one(case: Case<'_>, departed: &Departed) -> Markup {
    let parts: Vec<Vec<&str>> = departed.departure.parts.iter().map(|part| case.names(part)).collect();
    html! {
        p {
            b { (tie(&departed.tie)) ": " }
            (prose(case, &places_in_order(&parts)))
            (reason(Some(&departed.departure.why), Some(&departed.departure.by)))
            @if let Some(clause) = departed.clause { " Allowed by " span class="clause" { (case.clause(clause)) } "." }
        }
    }
}

/// A tie from its name: `first`, `places-4-5`.
fn tie(name: &str) -> String {
    if name == "first" { "Tie for first place".to_owned() } else { place_in_play_off(name) }
}

fn reason(why: Option<&str>, by: Option<&str>) -> Markup {
    let said = |text: Option<&str>| text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    html! {
        @if let Some(why) = said(why) { ". Reason: " (why.trim_end_matches('.')) }
        @if let Some(by) = said(by) { " (" bdi { (by) } ")" }
        "."
    }
}

/// Entries that changed or departed from something, with who and why.
pub(super) fn list(case: Case<'_>, extras: &Extras) -> Option<Markup> {
    use LogKind::{Amendment, Correction, Departure, Leave, Rest, Withdrawal};
    let telling = [Correction, Withdrawal, Departure, Leave, Amendment, Rest];
    let told: Vec<&LogEntry> = extras.log.iter().filter(|entry| telling.contains(&entry.kind)).collect();
    (!told.is_empty()).then(|| {
        html! {
            dl {
                @for entry in told {
                    div class="step" {
                        dt { "line " (entry.line) }
                        dd {
                            p class=[entry.superseded.then_some("superseded")] {
                                b { (entry.kind.word()) }
                                @if let Some(about) = &entry.about { ", " (tie(about).to_lowercase()) }
                                ": " (prose(case, &entry.words))
                                (reason(entry.why.as_deref(), entry.by.as_deref()))
                                (mark(entry))
                            }
                        }
                    }
                }
            }
        }
    })
}

/// Why an entry no longer counts.
fn mark(entry: &LogEntry) -> Markup {
    html! { @if let Some(mark) = &entry.mark { " " b class="fallen" { "(" (mark) ")" } } }
}

/// The whole record.
pub(super) fn log(case: Case<'_>, extras: &Extras) -> Option<Markup> {
    (!extras.log.is_empty()).then(|| {
        html! {
            table class="list log" {
                thead { tr { th class="number" { "line" } th { "when" } th { "entry" } th { "about" } th { "says" } th { "by" } } }
                tbody {
                    @for entry in &extras.log {
                        tr class=[entry.superseded.then_some("superseded")] {
                            td class="number" { (entry.line) }
                            td { (entry.at.as_deref().unwrap_or_default()) }
                            td { (entry.kind.word()) }
                            td { code class="id" { (entry.about.as_deref().unwrap_or_default()) } }
                            td class="name" { (prose(case, &entry.words)) (mark(entry)) }
                            td class="name" { bdi { (entry.by.as_deref().unwrap_or_default()) } }
                        }
                    }
                }
            }
        }
    })
}
