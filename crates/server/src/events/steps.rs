//! The steps of a ruling, with the printed text of each clause to unfold.

use super::localized::LocalizedEvent;
use super::turned_on;
use crate::site::words;
use maud::{Markup, html};
use tiebreak_model::Step;
use tiebreak_report::boards::Evidence;
use tiebreak_report::{say, words as said};

/// All steps, the newest first where `newest_first`; those of bridge with the boards that they
/// turned on.
pub fn steps(event_state: LocalizedEvent<'_>, newest_first: bool) -> Markup {
    let evidence = Evidence::from_event(event_state.language, &event_state.event);
    // Workings take time that most rulings need not spend: they are asked for where they are shown.
    let worked = evidence.as_ref().and_then(|_| event_state.with_workings());
    let mut steps: Vec<&Step> = worked.as_ref().unwrap_or(event_state.ruling()).telling().collect();
    if newest_first {
        steps.reverse();
    }
    html! {
        ol.steps { @for step in steps { li {
            (one(event_state, step))
            @if let Some(behind) = evidence.as_ref().and_then(|known| known.behind(step)) {
                (turned_on::behind(event_state, &behind))
            }
        } } }
    }
}

fn one(event_state: LocalizedEvent<'_>, step: &Step) -> Markup {
    let case = event_state.case();
    let clause = event_state.regulation.clause(step.clause);
    html! {
        details {
            summary {
                (words::clause(case.language, case.cited(step)))
                span { (said::because(case, step)) }
            }
            @if step.cites().is_some() {
                blockquote {
                    (clause.text)
                    @if clause.summary {
                        " "
                        em { (say!(case.language, page_summary_in_our_words)) }
                    }
                }
            }
            @if !step.reason.values().is_empty() {
                table.values {
                    caption { (words::capital(&said::measure(case.language, step))) }
                    @for (id, value) in step.reason.values() {
                        tr {
                            th scope="row" { (case.name(*id)) }
                            td { (said::value(case.language, value)) }
                        }
                    }
                }
            }
        }
    }
}
