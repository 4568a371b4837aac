//! The head of an event: its state, title, who won or how it stands; and the facts next to it.

use crate::events::localized::LocalizedEvent;
use crate::regulations::list::summary_mark;
use crate::site::sign::{SignState, sign};
use crate::site::words::{self, MARKS, with_markup};
use maud::{Markup, html};
use tiebreak_model::{Reason, Step};
use tiebreak_report::Explain;
use tiebreak_report::card::{Card, State as Stands};
use tiebreak_report::{Language, board, interim_sentence, say, words as said};

/// The sign of the state, when and where, the title; then who won, or how it stands.
pub fn head(event_state: LocalizedEvent<'_>, card: &Card) -> Markup {
    html! {
        div.event-head {
            div {
                p.kick { (state_sign(event_state.language, card)) span { (card.phase) } }
                h1 { (event_state.event.title()) }
                p.lead { (sentence(event_state)) }
                @if let Some(sentence) = said::invitation(event_state.case()) {
                    p.lead { (sentence) }
                }
            }
            (facts(event_state, card))
            (faults(event_state))
        }
    }
}

/// The sign of an event's state, with its word.
pub fn state_sign(language: Language, card: &Card) -> Markup {
    let kind = match card.state {
        Stands::Live => SignState::Playing,
        Stands::Tied | Stands::Before => SignState::ToBeDrawn,
        Stands::Interim => SignState::Interim,
        Stands::Decided if card.departed => SignState::Departed,
        Stands::Decided => SignState::Decided,
    };
    sign(kind, &card.label(language))
}

fn facts(event_state: LocalizedEvent<'_>, card: &Card) -> Markup {
    let (slug, record) = (&event_state.row.slug, event_state.record());
    let language = event_state.language;
    let fact = |what: &str| say!(language, page_event_fact { what });
    let entries = said::entries_of(language, record.entries().len());
    let short: Vec<&str> =
        (0..2).filter_map(|group| record.head().get(4 * group..4 * group + 4)).collect();
    html! {
        dl.facts {
            @if !card.when_and_where().is_empty() {
                dt { (fact("played")) }
                dd {
                    (card.when_and_where())
                    @if let Some(zone) = event_state.event.time_zone() {
                        ", " (say!(language, page_event_times_of { zone: zone.to_string() }))
                    }
                }
            }
            dt { (fact("event")) } dd { (said::form_of_event(language, &event_state.event)) }
            dt { (fact("regulation")) }
            dd {
                a href={ "/events/" (slug) "/regulation" } { (event_state.regulation.title) }
                " " (summary_mark(language, &event_state.regulation))
            }
            dt { (fact("record")) }
            dd {
                (with_markup(
                    &say!(language, page_event_record_head { entries, head: MARKS[0] }),
                    &[html! { code { (short.join(" ")) } }]
                ))
            }
        }
    }
}

/// What the record fails, where it does.
pub fn faults(event_state: LocalizedEvent<'_>) -> Markup {
    html! {
        @for fault in event_state.faults() {
            p.warning role="note" {
                (say!(
                    event_state.language,
                    page_event_record_fails {
                        check: u32::from(fault.check),
                        fault: fault.in_language(event_state.language),
                    }
                ))
            }
        }
    }
}

/// Who shares first place, where there was a departure from the regulations.
fn shared_with_departure(event_state: LocalizedEvent<'_>) -> Option<String> {
    let case = event_state.case();
    let first = case.ruling.standing.first()?;
    if !case.ruling.settled || case.ruling.departures.is_empty() {
        return None;
    }
    let names = said::names(case.language, case.event, &first.members);
    if board::departed_first(case) {
        return Some(say!(case.language, page_event_share_first { names }));
    }
    let score = case.score(first.score);
    Some(say!(case.language, card_share_first { departed: "no", who: names, score }))
}

/// Who won and how, or how it stands.
fn sentence(event_state: LocalizedEvent<'_>) -> Markup {
    let (case, ruling) = (event_state.case(), event_state.ruling());
    if let Some(sentence) = interim_sentence(case) {
        return html! { (sentence) };
    }
    if let Some(sentence) = said::two_winners(case) {
        return html! { (sentence) };
    }
    let cited = |step: &Step| words::clause(event_state.language, case.cited(step));
    if let Some(winner) = event_state.winner() {
        let name = event_state.name(winner);
        let won =
            ruling.steps.iter().rev().find(
                |step| matches!(&step.reason, Reason::Won { winner: one, .. } if *one == winner),
            );
        let in_bold = |told: &str| with_markup(told, &[html! { b { (name) } }]);
        return match won {
            _ if event_state.ties().is_empty() => {
                in_bold(&say!(case.language, page_event_first_no_tie { name: MARKS[0] }))
            }
            Some(step) => {
                let told = said::because(case, step).replacen(name, MARKS[0], 1);
                html! { (in_bold(&told)) " " (cited(step)) }
            }
            None => in_bold(&say!(case.language, page_event_wins { name: MARKS[0] })),
        };
    }
    if let Some(sentence) = shared_with_departure(event_state) {
        return html! { (sentence) };
    }
    match (ruling.settled, event_state.ties().is_empty(), ruling.steps.first()) {
        (true, true, _) => html! { (say!(case.language, page_event_no_tie)) },
        (true, false, _) => html! { (say!(case.language, page_event_all_settled)) },
        (false, _, Some(step)) => html! { (said::because(case, step)) " " (cited(step)) },
        (false, _, None) => html! { (board::headline(case)) "." },
    }
}
