//! Awards beside the standing, category prizes with their working, and what is carried over.

use super::prose::prose;
use super::table::column;
use super::{Block, Cell, CellManner, GroupManner, Row, Run, Table, TableKind, Tone};
use crate::{Case, json, say, words};

/// Who has which award.
pub(super) fn awards(case: Case<'_>) -> Option<Vec<Block>> {
    let awards = &case.ruling.awards;
    let head = [say!(case.language, column_clause), say!(case.language, column_award), say!(case.language, column_who)];
    let mut table = Table::new(TableKind::List, head.map(Cell::words).to_vec());
    for award in awards {
        let manner = if award.is_open() { GroupManner::Open } else { GroupManner::Decided };
        let who = prose(case, &words::award_winners(case, award));
        let cells =
            vec![Cell::words(case.clause(award.clause)), Cell::name(&award.name), Cell::new(CellManner::Plain, who)];
        table = table.with(manner, vec![Row::new(cells)]);
    }
    (!awards.is_empty()).then(|| vec![Block::Table(table)])
}

/// Every amount with its clause and how it came about.
pub(super) fn money(case: Case<'_>) -> Option<Vec<Block>> {
    let shares = &case.ruling.prizes;
    let currency = case.event.prizes.as_ref().map(|prizes| prizes.currency.as_str()).unwrap_or_default();
    let rows = shares.iter().map(|share| {
        Row::new(vec![
            Cell::name(case.name(share.id)),
            Cell::number(words::decimal(case.language, &json::amount(share.cents))),
            Cell::words(share.clause.map(|at| case.clause(at)).unwrap_or_default()),
            Cell::words(words::prize_working(case.language, share)),
        ])
    });
    let name = Cell::words(say!(case.language, column_name));
    let clause = Cell::words(say!(case.language, column_clause));
    let head = vec![name, Cell::number(currency), clause, column(case.language, "made-of")];
    let table = Table::new(TableKind::List, head).with(GroupManner::Plain, rows.collect());
    (!shares.is_empty()).then(|| vec![Block::Table(table)])
}

/// What those who qualified take along.
pub(super) fn carry_over(case: Case<'_>) -> Option<Vec<Block>> {
    let carried = case.ruling.carry_over.as_ref()?;
    let title = format!("{}, {}", words::carry_over_title(case.language, carried), case.clause(carried.clause));
    let rows = words::carry_over_rows(case, carried).into_iter().map(|[who, points, working]| {
        let working = Cell::new(CellManner::Plain, prose(case, &working));
        Row::new(vec![Cell::name(&who), Cell::number(points), working])
    });
    let points = Cell::number(say!(case.language, column_points));
    let head = vec![Cell::words(say!(case.language, column_name)), points, column(case.language, "made-of")];
    let table = Table::new(TableKind::List, head).with(GroupManner::Plain, rows.collect());
    Some(vec![Block::Paragraph(Tone::Note, vec![Run::plain(title)]), Block::Table(table)])
}
