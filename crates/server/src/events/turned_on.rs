//! What a tie at bridge turned on, below the step that separated the tied: matches, sessions,
//! boards.

use super::bridge_boards::{column, contract, named};
use super::localized::LocalizedEvent;
use maud::{Markup, html};
use tiebreak_model::Event;
use tiebreak_report::boards::{Behind, BoardLine, Part};
use tiebreak_report::{Language, say, words as said};

/// Unfolded where boards are shown; folded where it is a list of many matches.
pub fn behind(event_state: LocalizedEvent<'_>, behind: &Behind) -> Markup {
    let (event, slug, language) =
        (&event_state.event, event_state.row.slug.as_str(), event_state.language);
    let (what, open) = match behind {
        Behind::Nets { .. } => ("boards", true),
        Behind::Parts(parts) => match parts.iter().any(|part| !part.boards.is_empty()) {
            true => ("boards", true),
            false => ("counted", parts.len() < 8),
        },
    };
    html! {
        details.turned-on open[open] {
            summary { (say!(language, page_turned_on { what })) }
            @match behind {
                Behind::Nets { .. } => { (nets(language, event, slug, behind)) }
                Behind::Parts(parts) => {
                    @for part in parts {
                        p { (said::part_of(event_state.case(), part)) }
                        @if !part.boards.is_empty() { (boards(language, event, slug, part)) }
                        @if let Some(sentence) = said::told_level(language, part.level) {
                            p.grey { (sentence) }
                        }
                    }
                }
            }
        }
    }
}

fn nets(language: Language, event: &Event, slug: &str, behind: &Behind) -> Markup {
    let Behind::Nets { members, boards, level } = behind else { return Markup::default() };
    html! {
        div.scroll tabindex="0" role="region"
            aria-label=(say!(language, page_turned_on { what: "boards" })) {
            table.standing {
                thead {
                    tr {
                        th.number scope="col" { (column(language, "board")) }
                        @for id in members { th.number scope="col" { (event.name(*id)) } }
                    }
                }
                tbody { @for net in boards { tr {
                    td.number { (number(event, slug, net.board)) }
                    @for own in &net.of_each { td.number { (own) } }
                } } }
            }
        }
        @if let Some(sentence) = said::told_level(language, *level) { p.grey { (sentence) } }
    }
}

/// The number of a board; it leads to its traveller where the event has one.
fn number(event: &Event, slug: &str, number: u32) -> Markup {
    html! {
        @if event.played_boards().iter().any(|board| board.number == number) {
            a href={ "/events/" (slug) "/boards/" (number) } { (number) }
        } @else {
            (number)
        }
    }
}

fn boards(language: Language, event: &Event, slug: &str, part: &Part) -> Markup {
    let of_match = matches!(part.boards.first(), Some(BoardLine::OfMatch(_)));
    html! {
        div.scroll tabindex="0" role="region"
            aria-label=(say!(language, page_bridge_boards_of { name: event.name(part.of) })) {
            table.standing {
                thead { tr {
                    th.number scope="col" { (column(language, "board")) }
                    @if of_match {
                        th scope="col" { (column(language, "north-south")) }
                        th scope="col" { (column(language, "east-west")) }
                    }
                    @else {
                        th scope="col" { (column(language, "sat")) }
                        th scope="col" { (column(language, "opponents")) }
                        th scope="col" { (column(language, "contract")) }
                        th.number scope="col" { (column(language, "score")) }
                    }
                    th.number scope="col" { (part.unit) }
                } }
                tbody { @for line in &part.boards { tr {
                    @match line {
                        BoardLine::OfMatch(row) => {
                            td.number { (number(event, slug, row.number)) }
                            @for table in &row.tables {
                                td {
                                    @if let Some(row) = table {
                                        (contract(language, row)) " " (row.score)
                                    }
                                }
                            }
                            td.number { (row.own) }
                        }
                        BoardLine::OfCard(row) => {
                            td.number { (number(event, slug, row.number)) }
                            td { (row.side) }
                            td { (named(slug, event, row.opponent)) }
                            td { (contract(language, &row.table)) }
                            td.number { (row.table.score) } td.number { (row.own) }
                        }
                    }
                } } }
            }
        }
    }
}
