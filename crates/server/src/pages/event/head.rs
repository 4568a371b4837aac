//! The head of an event: its state, title, who won or how it stands; and the facts beside it.

use crate::dossier::Dossier;
use crate::pages::regulations::summary_mark;
use crate::pages::sign::{State as Sign, sign};
use crate::pages::words;
use maud::{Markup, html};
use tiebreak_model::{Reason, Step};
use tiebreak_report::card::{Card, State as Stands};
use tiebreak_report::{board, interim_sentence, words as said};

/// The sign of the state, when and where, the title; then who won, or how it stands.
pub fn head(dossier: &Dossier, card: &Card) -> Markup {
    html! {
        div.event-head {
            div {
                p.kick { (state_sign(card)) span { (card.phase) } }
                h1 { (dossier.event.title) }
                p.lead { (sentence(dossier)) }
                @if let Some(sentence) = said::invitation(dossier.case()) { p.lead { (sentence) } }
            }
            (facts(dossier, card))
            (faults(dossier))
        }
    }
}

/// The sign of an event's state, with its word.
pub fn state_sign(card: &Card) -> Markup {
    let kind = match card.state {
        Stands::Live => Sign::Playing,
        Stands::Tied | Stands::Before => Sign::ToBeDrawn,
        Stands::Interim => Sign::Interim,
        Stands::Decided if card.departed => Sign::Departed,
        Stands::Decided => Sign::Decided,
    };
    sign(kind, card.label())
}

fn facts(dossier: &Dossier, card: &Card) -> Markup {
    let (slug, record) = (&dossier.row.slug, dossier.record());
    let short: Vec<&str> = (0..2).filter_map(|group| record.head().get(4 * group..4 * group + 4)).collect();
    html! {
        dl.facts {
            @if !card.when_and_where().is_empty() { dt { "Played" } dd { (card.when_and_where()) @if let Some(zone) = &dossier.event.time_zone { ", times of " (zone) } } }
            dt { "Event" } dd { (said::form_of_event(&dossier.event)) }
            dt { "Regulation" } dd { a href={ "/events/" (slug) "/regulation" } { (dossier.regulation.title) } " " (summary_mark(&dossier.regulation)) }
            dt { "Record" } dd { (said::entries_of(record.entries().len())) ", head " code { (short.join(" ")) } }
        }
    }
}

/// What the record fails, where it does.
pub fn faults(dossier: &Dossier) -> Markup {
    html! {
        @for fault in dossier.faults() {
            p.warning role="note" { "The record fails check V" (fault.check) ", and nothing can be added to it: " (said::fault(fault)) "." }
        }
    }
}

/// Who won and how, or how it stands.
fn sentence(dossier: &Dossier) -> Markup {
    let (case, ruling) = (dossier.case(), dossier.ruling());
    if let Some(sentence) = interim_sentence(case) {
        return html! { (sentence) };
    }
    if let Some(sentence) = said::two_winners(case) {
        return html! { (sentence) };
    }
    let cited = |step: &Step| words::clause(case.cited(step));
    if let Some(winner) = dossier.winner() {
        let name = dossier.event.name(winner);
        let won = ruling
            .steps
            .iter()
            .rev()
            .find(|step| matches!(&step.reason, Reason::Won { winner: one, .. } if *one == winner));
        return match won {
            _ if dossier.ties().is_empty() => html! { b { (name) } " is first; no tie had to be settled." },
            Some(step) => {
                let told = said::because(case, step);
                html! { b { (name) } (told.strip_prefix(name).unwrap_or(" wins.")) " " (cited(step)) }
            }
            None => html! { b { (name) } " wins." },
        };
    }
    match (ruling.settled, dossier.ties().is_empty(), ruling.steps.first()) {
        (true, true, _) => html! { "There is no tie that the regulation settles." },
        (true, false, _) => html! { "Every tie that the regulation settles is settled." },
        (false, _, Some(step)) => html! { (said::because(case, step)) " " (cited(step)) },
        (false, _, None) => html! { (board::headline(case)) "." },
    }
}
