//! Awards next to the standings, category prizes with their workings, and carry-overs.

use super::prose::prose;
use super::table::column;
use super::{Block, Cell, CellManner, GroupManner, Row, Table, TableKind, TextRun, Tone};
use crate::view::RulingView;
use crate::{Case, say, words};

/// The winners of the awards.
pub(super) fn awards(case: Case<'_>, view: &RulingView<'_>) -> Option<Vec<Block>> {
    let head = [
        say!(view.language, column_clause),
        say!(view.language, column_award),
        say!(view.language, column_who),
    ];
    let mut table = Table::new(TableKind::List, head.map(Cell::words).to_vec());
    for award in &view.awards {
        let open = award.places.iter().any(|place| place.open);
        let manner = if open { GroupManner::Open } else { GroupManner::Decided };
        let who = Cell::new(CellManner::Plain, prose(case, &award.winners));
        let cells = vec![Cell::words(award.clause), Cell::name(award.name), who];
        table = table.with(manner, vec![Row::new(cells)]);
    }
    (!view.awards.is_empty()).then(|| vec![Block::Table(table)])
}

/// Every amount with its clause and its working.
pub(super) fn money(view: &RulingView<'_>) -> Option<Vec<Block>> {
    let language = view.language;
    let rows = view.prizes.iter().map(|share| {
        Row::new(vec![
            Cell::name(share.name),
            Cell::number(words::decimal(language, &share.amount)),
            Cell::words(share.clause.unwrap_or_default()),
            Cell::words(&share.working),
        ])
    });
    let name = Cell::words(say!(language, column_name));
    let clause = Cell::words(say!(language, column_clause));
    let currency = Cell::number(view.currency.unwrap_or_default());
    let head = vec![name, currency, clause, column(language, "made-of")];
    let table = Table::new(TableKind::List, head).with(GroupManner::Plain, rows.collect());
    (!view.prizes.is_empty()).then(|| vec![Block::Table(table)])
}

/// The carry-overs of the qualifiers.
pub(super) fn carry_over(case: Case<'_>, view: &RulingView<'_>) -> Option<Vec<Block>> {
    let carried = view.carry_over.as_ref()?;
    let title = format!("{}, {}", carried.title, carried.clause);
    let rows = carried.rows.iter().map(|[who, points, working]| {
        let working = Cell::new(CellManner::Plain, prose(case, working));
        Row::new(vec![Cell::name(who), Cell::number(points), working])
    });
    let head = vec![
        Cell::words(say!(view.language, column_name)),
        Cell::number(say!(view.language, column_points)),
        column(view.language, "made-of"),
    ];
    let table = Table::new(TableKind::List, head).with(GroupManner::Plain, rows.collect());
    Some(vec![Block::Paragraph(Tone::Note, vec![TextRun::plain(title)]), Block::Table(table)])
}
