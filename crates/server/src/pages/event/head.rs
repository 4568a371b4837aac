//! The head of an event: its state, title, who won or how it stands; and the facts beside it.

use crate::pages::regulations::summary_mark;
use crate::pages::sign::{State as Sign, sign};
use crate::pages::words::{self, MARKS, with_markup};
use crate::spoken::Spoken;
use maud::{Markup, html};
use tiebreak_model::{Reason, Step};
use tiebreak_report::card::{Card, State as Stands};
use tiebreak_report::{Language, board, interim_sentence, say, words as said};

/// The sign of the state, when and where, the title; then who won, or how it stands.
pub fn head(dossier: Spoken<'_>, card: &Card) -> Markup {
    html! {
        div.event-head {
            div {
                p.kick { (state_sign(dossier.language, card)) span { (card.phase) } }
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
pub fn state_sign(language: Language, card: &Card) -> Markup {
    let kind = match card.state {
        Stands::Live => Sign::Playing,
        Stands::Tied | Stands::Before => Sign::ToBeDrawn,
        Stands::Interim => Sign::Interim,
        Stands::Decided if card.departed => Sign::Departed,
        Stands::Decided => Sign::Decided,
    };
    sign(kind, &card.label(language))
}

fn facts(dossier: Spoken<'_>, card: &Card) -> Markup {
    let (slug, record) = (&dossier.row.slug, dossier.record());
    let language = dossier.language;
    let fact = |what: &str| say!(language, page_event_fact { what });
    let entries = said::entries_of(language, record.entries().len());
    let short: Vec<&str> = (0..2).filter_map(|group| record.head().get(4 * group..4 * group + 4)).collect();
    html! {
        dl.facts {
            @if !card.when_and_where().is_empty() { dt { (fact("played")) } dd { (card.when_and_where()) @if let Some(zone) = &dossier.event.time_zone { ", " (say!(language, page_event_times_of { zone: zone.to_string() })) } } }
            dt { (fact("event")) } dd { (said::form_of_event(language, &dossier.event)) }
            dt { (fact("regulation")) } dd { a href={ "/events/" (slug) "/regulation" } { (dossier.regulation.title) } " " (summary_mark(language, &dossier.regulation)) }
            dt { (fact("record")) } dd { (with_markup(&say!(language, page_event_record_head { entries, head: MARKS[0] }), &[html! { code { (short.join(" ")) } }])) }
        }
    }
}

/// What the record fails, where it does.
pub fn faults(dossier: Spoken<'_>) -> Markup {
    html! {
        @for fault in dossier.faults() {
            p.warning role="note" { (say!(dossier.language, page_event_record_fails { check: u32::from(fault.check), fault: said::fault(dossier.language, fault) })) }
        }
    }
}

/// Who won and how, or how it stands.
fn sentence(dossier: Spoken<'_>) -> Markup {
    let (case, ruling) = (dossier.case(), dossier.ruling());
    if let Some(sentence) = interim_sentence(case) {
        return html! { (sentence) };
    }
    if let Some(sentence) = said::two_winners(case) {
        return html! { (sentence) };
    }
    let cited = |step: &Step| words::clause(dossier.language, case.cited(step));
    if let Some(winner) = dossier.winner() {
        let name = dossier.event.name(winner);
        let won = ruling
            .steps
            .iter()
            .rev()
            .find(|step| matches!(&step.reason, Reason::Won { winner: one, .. } if *one == winner));
        let in_bold = |told: &str| with_markup(told, &[html! { b { (name) } }]);
        return match won {
            _ if dossier.ties().is_empty() => in_bold(&say!(case.language, page_event_first_no_tie { name: MARKS[0] })),
            Some(step) => {
                let told = said::because(case, step).replacen(name, MARKS[0], 1);
                html! { (in_bold(&told)) " " (cited(step)) }
            }
            None => in_bold(&say!(case.language, page_event_wins { name: MARKS[0] })),
        };
    }
    match (ruling.settled, dossier.ties().is_empty(), ruling.steps.first()) {
        (true, true, _) => html! { (say!(case.language, page_event_no_tie)) },
        (true, false, _) => html! { (say!(case.language, page_event_all_settled)) },
        (false, _, Some(step)) => html! { (said::because(case, step)) " " (cited(step)) },
        (false, _, None) => html! { (board::headline(case)) "." },
    }
}
