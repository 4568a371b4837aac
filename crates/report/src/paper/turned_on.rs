//! The boards on which the step that separated the tied was decided.

use super::prose::prose;
use super::table::column;
use super::{Block, Cell, CellManner, GroupManner, Row, Table, TableKind, TextRun, Tone};
use crate::boards::{Behind, BoardLine, Part, TableRow};
use crate::words::{part_of, told_level};
use crate::{Case, Language, say};
use tiebreak_model::Id;

pub(super) fn behind(case: Case<'_>, behind: &Behind) -> Vec<Block> {
    match behind {
        Behind::Nets { members, boards, level } => {
            let name = |id: &Id| Cell::new(CellManner::Number, vec![TextRun::name(case.name(*id))]);
            let head = std::iter::once(board(case.language)).chain(members.iter().map(name));
            let rows = boards.iter().map(|net| {
                let own = net.of_each.iter().map(|own| Cell::number(own.to_string()));
                Row::new(std::iter::once(Cell::number(net.board.to_string())).chain(own).collect())
            });
            let table = Table::new(TableKind::Boards, head.collect())
                .with(GroupManner::Plain, rows.collect());
            let level =
                told_level(case.language, *level).map(|sentence| note(sentence.to_string()));
            std::iter::once(Block::Table(table)).chain(level).collect()
        }
        Behind::Parts(parts) => {
            vec![Block::Parts(parts.iter().map(|one| part(case, one)).collect())]
        }
    }
}

fn note(words: String) -> Block {
    Block::Paragraph(Tone::Note, vec![TextRun::plain(words)])
}

fn part(case: Case<'_>, part: &Part) -> Vec<Block> {
    let mut blocks = vec![Block::Loose(prose(case, &part_of(case, part)))];
    if !part.boards.is_empty() {
        blocks.push(Block::Table(boards(case, part)));
    }
    blocks.extend(told_level(case.language, part.level).map(|sentence| note(sentence.to_string())));
    blocks
}

fn boards(case: Case<'_>, part: &Part) -> Table {
    let of_match = matches!(part.boards.first(), Some(BoardLine::OfMatch(_)));
    let mut head = vec![board(case.language)];
    if of_match {
        head.extend(["sitting-ns", "sitting-ew"].map(|name| column(case.language, name)));
    } else {
        head.extend(["sat", "against", "contract"].map(|name| column(case.language, name)));
        head.push(Cell { manner: CellManner::Number, ..column(case.language, "score-ns") });
    }
    head.push(Cell::number(part.unit.to_string()));
    let rows = part.boards.iter().map(|line| Row::new(cells(case, line)));
    Table::new(TableKind::Boards, head).with(GroupManner::Plain, rows.collect())
}

fn cells(case: Case<'_>, line: &BoardLine) -> Vec<Cell> {
    match line {
        BoardLine::OfMatch(row) => {
            let table = |table: &Option<TableRow>| {
                Cell::words(
                    table
                        .as_ref()
                        .map(|row| format!("{} {}", contract(case.language, row), row.score))
                        .unwrap_or_default(),
                )
            };
            let mut cells = vec![Cell::number(row.number.to_string())];
            cells.extend(row.tables.iter().map(table));
            cells.push(Cell::number(row.own.to_string()));
            cells
        }
        BoardLine::OfCard(row) => vec![
            Cell::number(row.number.to_string()),
            Cell::words(row.side.to_string()),
            Cell::new(CellManner::Plain, vec![TextRun::name(case.name(row.opponent))]),
            Cell::words(contract(case.language, &row.table)),
            Cell::number(row.table.score.to_string()),
            Cell::number(row.own.to_string()),
        ],
    }
}

/// "4♠× by N, +1".
fn contract(language: Language, row: &TableRow) -> String {
    if row.by.is_empty() {
        return row.contract.to_string();
    }
    let (contract, by, tricks) =
        (row.contract.to_string(), row.by.to_string(), row.tricks.to_string());
    say!(language, protocol_contract { contract, by, tricks })
}

/// The heading of the column of boards.
fn board(language: Language) -> Cell {
    Cell { manner: CellManner::Number, ..column(language, "board") }
}
