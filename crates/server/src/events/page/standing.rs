//! The standing as a table.

use crate::events::crosstable::StandingPart;
use crate::events::localized::LocalizedEvent;
use maud::{Markup, html};
use tiebreak_model::StandingPlace;
use tiebreak_report::{say, words as said};

/// The standing as a table: one part of it where it is long.
pub fn standing(event_state: LocalizedEvent<'_>, part: StandingPart) -> Markup {
    let case = event_state.case();
    let matches = !case.ruling.matches.is_empty();
    let head = |column: &str| say!(case.language, page_event_column { column });
    let won = |place: &StandingPlace| {
        place.from == 1
            && (event_state.winner().is_some() || event_state.ruling().settled && place.to == 1)
    };
    // The line on which each place begins.
    let lines = event_state.ruling().standing.iter().scan(0, |line, place| {
        let first = *line;
        *line += place.members.len();
        Some(first)
    });
    html! {
        table.standing {
            thead {
                tr {
                    th scope="col" { (head("place")) } th scope="col" { (head("name")) }
                    th.number scope="col" {
                        @if matches {
                            (head("matches-won"))
                        } @else if let Some(unit) = case.unit() {
                            (unit)
                        } @else {
                            (head("points"))
                        }
                    }
                    @if matches { th scope="col" { (head("last-match")) } }
                }
            }
            @let places = event_state.ruling().standing.iter().zip(lines);
            @for (at, (place, before)) in places.enumerate() {
                @let within = |(index, _): &(usize, _)| part.holds(before + *index);
                @let shown: Vec<_> = place.members.iter().enumerate().filter(within).collect();
                @if !shown.is_empty() {
                    @let begins_here = !part.holds(before.saturating_sub(1));
                    @let own = || case.ranking_of(at).filter(|_| begins_here);
                    @if let Some(direction) = case.ranking_above(at).or_else(own) {
                        tbody.direction { tr { th colspan="3" scope="rowgroup" { (direction) } } }
                    }
                    tbody.open[place.open].shared[place.members.len() > 1].won[won(place)] {
                        @for (index, (_, id)) in shown.iter().enumerate() {
                            @let one = &event_state.event.participants()[id.index()];
                            tr {
                                @if index == 0 {
                                    th scope="rowgroup" rowspan=(shown.len()) {
                                        (place.from) @if place.to > place.from { "–" (place.to) }
                                        @if place.open && event_state.ruling().interim.is_none() {
                                            span.mark { (say!(case.language, page_event_open)) }
                                        }
                                    }
                                }
                                td {
                                    span.nm { (case.name(**id)) }
                                    @if let Some(federation) = &one.federation {
                                        " "
                                        span.fed { (federation) }
                                    }
                                }
                                td.number { (case.score(place.score)) }
                                @if matches {
                                    td { (said::last_match(case, **id).unwrap_or_default()) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
