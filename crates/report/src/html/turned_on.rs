//! On the boards: what a step that separated the tied turned on.

use super::prose::prose;
use crate::Case;
use crate::boards::{Behind, BoardLine, Part, TableRow};
use crate::words::{part_of, told_level};
use maud::{Markup, html};

pub(super) fn behind(case: Case<'_>, behind: &Behind) -> Markup {
    match behind {
        Behind::Nets { members, boards, level } => html! {
            table class="list boards" {
                thead { tr { th class="number" { "board" } @for id in members { th class="number" { bdi { (case.name(*id)) } } } } }
                tbody { @for net in boards { tr { td class="number" { (net.board) } @for own in &net.of_each { td class="number" { (own) } } } } }
            }
            @if let Some(sentence) = told_level(*level) { p class="note" { (sentence) } }
        },
        Behind::Parts(parts) => html! {
            ul class="parts" { @for part in parts { li {
                (prose(case, &part_of(case, part)))
                @if !part.boards.is_empty() { (boards(case, part)) }
                @if let Some(sentence) = told_level(part.level) { p class="note" { (sentence) } }
            } } }
        },
    }
}

fn boards(case: Case<'_>, part: &Part) -> Markup {
    let of_match = matches!(part.boards.first(), Some(BoardLine::OfMatch(_)));
    html! {
        table class="list boards" {
            thead { tr {
                th class="number" { "board" }
                @if of_match { th { "sitting North-South" } th { "sitting East-West" } } @else { th { "sat" } th { "against" } th { "contract" } th class="number" { "score NS" } }
                th class="number" { (part.unit) }
            } }
            tbody { @for line in &part.boards { tr {
                @match line {
                    BoardLine::OfMatch(row) => {
                        td class="number" { (row.number) }
                        @for table in &row.tables { td { @if let Some(row) = table { (contract(row)) " " (row.score) } } }
                        td class="number" { (row.own) }
                    }
                    BoardLine::OfCard(row) => {
                        td class="number" { (row.number) } td { (row.side) } td { bdi { (case.name(row.opponent)) } }
                        td { (contract(&row.table)) } td class="number" { (row.table.score) } td class="number" { (row.own) }
                    }
                }
            } } }
        }
    }
}

/// "4♠× by N, +1".
fn contract(row: &TableRow) -> Markup {
    html! { (row.contract) @if !row.by.is_empty() { " by " (row.by) ", " (row.tricks) } }
}
