//! Tables on paper, as HTML.

use super::blocks::runs;
use crate::paper::{Cell, CellManner, GroupManner, Row, RowManner, Table, TableKind};
use maud::{Markup, html};

pub(super) fn table(table: &Table) -> Markup {
    let class = match table.kind {
        TableKind::List => "list",
        TableKind::Games => "list games",
        TableKind::Boards => "list boards",
        TableKind::Log => "list log",
        TableKind::Grid => "list grid",
    };
    html! {
        table class=(class) {
            thead { tr { @for one in &table.head { (cell(one)) } } }
            @for group in &table.groups {
                tbody class=[of_group(group.manner)] {
                    @for one in &group.rows { (row(one)) }
                }
            }
        }
    }
}

fn of_group(manner: GroupManner) -> Option<&'static str> {
    match manner {
        GroupManner::Plain => None,
        GroupManner::Open => Some("open"),
        GroupManner::First => Some("first"),
        GroupManner::Decided => Some("decided"),
    }
}

fn row(row: &Row) -> Markup {
    let class = match row.manner {
        RowManner::Plain => None,
        RowManner::Stage => Some("stage"),
        RowManner::Superseded => Some("superseded"),
    };
    html! { tr class=[class] { @for one in &row.cells { (cell(one)) } } }
}

fn cell(cell: &Cell) -> Markup {
    let span = (cell.span > 1).then_some(cell.span);
    let class = match cell.manner {
        CellManner::Plain => None,
        CellManner::Number => Some("number"),
        CellManner::Name => Some("name"),
        CellManner::Result => Some("result"),
        CellManner::Game => Some("game"),
        CellManner::More => Some("more"),
        CellManner::Own => Some("own"),
    };
    html! {
        @if cell.head {
            th colspan=[span] class=[class] { (runs(&cell.runs)) }
        } @else {
            td colspan=[span] class=[class] { (runs(&cell.runs)) }
        }
    }
}
