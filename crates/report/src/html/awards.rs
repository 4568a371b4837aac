//! Awards beside the standing, category prizes with their working, and what is carried over.

use super::prose::prose;
use crate::{Case, json, words};
use maud::{Markup, html};
use tiebreak_model::PrizeShare;

/// Who has which award.
pub(super) fn awards(case: Case<'_>) -> Option<Markup> {
    let awards = &case.ruling.awards;
    let table = html! {
        table class="list" {
            thead { tr { th { "clause" } th { "award" } th { "who" } } }
            @for award in awards {
                tbody class=(if award.is_open() { "open" } else { "decided" }) {
                    tr {
                        td { (case.clause(award.clause)) }
                        td class="name" { bdi { (award.name) } }
                        td { (prose(case, &words::award_winners(case, award))) }
                    }
                }
            }
        }
    };
    (!awards.is_empty()).then_some(table)
}

/// Every amount with its clause and how it came about.
pub(super) fn money(case: Case<'_>) -> Option<Markup> {
    let shares = &case.ruling.prizes;
    let currency = case.event.prizes.as_ref().map(|prizes| prizes.currency.as_str()).unwrap_or_default();
    let one = |share: &PrizeShare| {
        html! {
            tr {
                td class="name" { bdi { (case.name(share.id)) } }
                td class="number" { (json::amount(share.cents)) }
                td { @if let Some(at) = share.clause { (case.clause(at)) } }
                td { (words::prize_working(share)) }
            }
        }
    };
    let table = html! {
        table class="list" {
            thead { tr { th { "name" } th class="number" { (currency) } th { "clause" } th { "made of" } } }
            tbody { @for share in shares { (one(share)) } }
        }
    };
    (!shares.is_empty()).then_some(table)
}

/// What those who qualified take along.
pub(super) fn carry_over(case: Case<'_>) -> Option<Markup> {
    let carried = case.ruling.carry_over.as_ref()?;
    Some(html! {
        p class="note" { (words::carry_over_title(carried)) ", " (case.clause(carried.clause)) }
        table class="list" {
            thead { tr { th { "name" } th class="number" { "points" } th { "made of" } } }
            tbody {
                @for [who, points, working] in words::carry_over_rows(case, carried) {
                    tr {
                        td class="name" { bdi { (who) } }
                        td class="number" { (points) }
                        td { (prose(case, &working)) }
                    }
                }
            }
        }
    })
}
