//! The standing, with the prize money and tour points that go with it.

use super::prose::prose;
use crate::words::{invitation, last_match, range, undivided};
use crate::{Case, json};
use maud::{Markup, html};
use tiebreak_model::{Id, StandingPlace};

pub(super) fn table(case: Case<'_>) -> Markup {
    let ruling = case.ruling;
    let currency = case.event.prizes.as_ref().filter(|_| !ruling.prizes.is_empty()).map(|prizes| &prizes.currency);
    let federations = case.event.participants.iter().any(|one| one.federation.is_some());
    let matches = !ruling.matches.is_empty();
    let tour = !ruling.tour_points.is_empty();
    html! {
        table class="list" {
            thead {
                tr {
                    th class="number" { "place" }
                    th { "name" }
                    @if federations { th { "federation" } }
                    th class="number" { @if matches { "matches won" } @else { "score" @if let Some(unit) = case.unit() { ", " (unit) } } }
                    @if matches { th { "last match" } }
                    @if tour { th class="number" { "tour points" } }
                    @if let Some(currency) = currency { th class="number" { "prize, " (currency) } }
                }
            }
            @for (at, place) in ruling.standing.iter().enumerate() {
                tbody class=(class(place)) {
                    @if let Some(ranking) = case.ranking_above(at) { tr { td {} th { (ranking) } } }
                    @for (index, id) in place.members.iter().enumerate() {
                        tr {
                            td class="number" { @if index == 0 { (range(place.from, place.to)) } }
                            td class="name" {
                                bdi { (case.name(*id)) }
                                @if place.open && ruling.interim.is_none() { span class="mark" { "to be decided" } }
                            }
                            @if federations {
                                td { (case.event.participants[id.index()].federation.as_deref().unwrap_or_default()) }
                            }
                            td class="number" { (case.score(place.score)) }
                            @if matches { td { (prose(case, &last_match(case, *id).unwrap_or_default())) } }
                            @if tour { td class="number" { (tour_points(case, *id)) } }
                            @if currency.is_some() { td class="number" { (prize(case, *id)) } }
                        }
                    }
                }
            }
        }
        @if let Some(sentence) = invitation(case) { p class="note" { (prose(case, &sentence)) } }
        @for left in &ruling.undivided { p class="note" { (undivided(case, left)) } }
    }
}

fn class(place: &StandingPlace) -> &'static str {
    match place {
        place if place.open => "open",
        place if place.from == 1 && place.to == 1 => "first",
        _ => "decided",
    }
}

fn prize(case: Case<'_>, id: Id) -> String {
    let cents: i64 = case.ruling.prizes.iter().filter(|share| share.id == id).map(|share| share.cents).sum();
    if cents == 0 { String::new() } else { json::amount(cents) }
}

fn tour_points(case: Case<'_>, id: Id) -> String {
    let share = case.ruling.tour_points.iter().find(|share| share.id == id);
    share.map(|share| share.points.mixed()).unwrap_or_default()
}
