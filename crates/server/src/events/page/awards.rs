//! Awards, what is carried over, prize money, tour points.

use crate::events::localized::LocalizedEvent;
use crate::site::words;
use maud::{Markup, html};
use tiebreak_report::{json, say, words as said};

/// Titles, trophies and qualifying places, and what is taken along into the next stage.
pub fn awards(event_state: LocalizedEvent<'_>) -> Markup {
    let (case, ruling) = (event_state.case(), event_state.ruling());
    html! {
        @if !ruling.awards.is_empty() {
            section aria-labelledby="awards" {
                h2 id="awards" { (say!(case.language, page_event_heading { what: "awards" })) }
                table.prizes {
                    @for award in &ruling.awards {
                        tr {
                            th scope="row" {
                                (award.name) " "
                                (words::clause(case.language, case.clause(award.clause)))
                            }
                            td { (said::award_winners(case, award)) }
                        }
                    }
                }
            }
        }
        @if let Some(carried) = &ruling.carry_over {
            section aria-labelledby="carry-over" {
                h2 id="carry-over" { (said::carry_over_title(case.language, carried)) }
                table.prizes {
                    @for [who, points, working] in said::carry_over_rows(case, carried) {
                        tr {
                            th scope="row" { (who) }
                            td.number { (points) }
                            td { (working) }
                        }
                    }
                }
            }
        }
    }
}

/// Prize money and tour points.
pub fn prizes(event_state: LocalizedEvent<'_>) -> Markup {
    let ruling = event_state.ruling();
    let currency =
        event_state.event.prizes().map(|prizes| prizes.currency.clone()).unwrap_or_default();
    html! {
        @if !ruling.prizes.is_empty() {
            section.sec aria-labelledby="prizes" {
                h2.kick id="prizes" {
                    (say!(event_state.language, page_event_heading { what: "prizes" }))
                }
                table.prizes {
                    @for share in &ruling.prizes {
                        tr {
                            th scope="row" { (event_state.name(share.id)) }
                            td.number { (json::amount(share.cents)) " " (currency) }
                            td { @if let Some(award) = &share.award { (award) } }
                        }
                    }
                }
                @for left in &ruling.undivided {
                    p.grey { (said::undivided(event_state.case(), left)) }
                }
            }
        }
        @if !ruling.tour_points.is_empty() {
            section.sec {
                h2.kick { (say!(event_state.language, page_event_heading { what: "tour-points" })) }
                table.prizes {
                    @for share in &ruling.tour_points {
                        tr {
                            th scope="row" { (event_state.name(share.id)) }
                            td.number { (share.points.mixed()) }
                        }
                    }
                }
            }
        }
    }
}
