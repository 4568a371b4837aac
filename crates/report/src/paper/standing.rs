//! The standings with prize money and tour points.

use super::prose::prose;
use super::table::column;
use super::{Block, Cell, CellManner, GroupManner, Manner, Row, Table, TableKind, TextRun, Tone};
use crate::view::{PlaceView, RulingView, amount};
use crate::words::decimal;
use crate::{Case, say};
use tiebreak_model::{Id, StandingPlace};

/// The columns after place, name and score.
struct StandingColumns<'c> {
    federations: bool,
    matches: bool,
    tour: bool,
    currency: Option<&'c str>,
}

/// A member of a place.
struct StandingMember<'a> {
    place: &'a StandingPlace,
    shown: &'a PlaceView<'a>,
    index: usize,
}

/// The standings as a table, with remarks about prizes and invitations.
pub(super) fn standing(case: Case<'_>, view: &RulingView<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Table(table(case, view))];
    if let Some(invitation) = &view.invitation {
        blocks.push(Block::Paragraph(Tone::Note, prose(case, &invitation.sentence)));
    }
    let left = view.undivided.iter();
    blocks.extend(
        left.map(|left| Block::Paragraph(Tone::Note, vec![TextRun::plain(left.sentence.clone())])),
    );
    blocks
}

fn table(case: Case<'_>, view: &RulingView<'_>) -> Table {
    let ruling = case.ruling;
    let prizes = case.event.prizes().filter(|_| !ruling.prizes.is_empty());
    let columns = StandingColumns {
        federations: case.event.participants().iter().any(|one| one.federation.is_some()),
        matches: !ruling.matches.is_empty(),
        tour: !ruling.tour_points.is_empty(),
        currency: prizes.map(|prizes| prizes.currency.as_str()),
    };
    let mut table = Table::new(TableKind::List, heads(case, &columns));
    for (place, shown) in ruling.standing.iter().zip(&view.standing) {
        let above = shown.ranking.as_deref().map(|ranking| {
            Row::new(vec![Cell::new(CellManner::Plain, Vec::new()), Cell::words(ranking).heading()])
        });
        let members = 0..place.members.len();
        let rows = members.map(|index| row(case, &columns, StandingMember { place, shown, index }));
        table = table.with(manner(place), above.into_iter().chain(rows).collect());
    }
    table
}

fn heads(case: Case<'_>, columns: &StandingColumns<'_>) -> Vec<Cell> {
    let language = case.language;
    let mut heads =
        vec![Cell::number(say!(language, column_place)), Cell::words(say!(language, column_name))];
    if columns.federations {
        heads.push(column(language, "federation"));
    }
    heads.push(Cell::number(match case.unit_said() {
        _ if columns.matches => say!(language, column_matches_won),
        Some(unit) => say!(language, column_score_in { unit }),
        None => say!(language, column_score),
    }));
    if columns.matches {
        heads.push(Cell::words(say!(language, column_last_match)));
    }
    if columns.tour {
        heads.push(Cell { manner: CellManner::Number, ..column(language, "tour-points") });
    }
    heads.extend(
        columns
            .currency
            .map(|currency| Cell::number(say!(language, protocol_column_prize { currency }))),
    );
    heads
}

fn row(
    case: Case<'_>,
    columns: &StandingColumns<'_>,
    StandingMember { place, shown, index }: StandingMember<'_>,
) -> Row {
    let id = place.members[index];
    let mut name = vec![TextRun::name(case.name(id))];
    if place.open && case.ruling.interim.is_none() {
        name.push(TextRun::new(Manner::Mark, say!(case.language, protocol_to_be_decided)));
    }
    let number = if index == 0 { shown.range() } else { String::new() };
    let mut cells = vec![Cell::number(number), Cell::new(CellManner::Name, name)];
    if columns.federations {
        cells.push(Cell::words(
            case.event.participants()[id.index()].federation.as_deref().unwrap_or_default(),
        ));
    }
    cells.push(Cell::number(&shown.shown_score));
    if columns.matches {
        cells.push(Cell::new(
            CellManner::Plain,
            prose(case, shown.last_matches[index].as_deref().unwrap_or_default()),
        ));
    }
    if columns.tour {
        cells.push(Cell::number(tour_points(case, id)));
    }
    if columns.currency.is_some() {
        cells.push(Cell::number(prize(case, id)));
    }
    Row::new(cells)
}

fn manner(place: &StandingPlace) -> GroupManner {
    match place {
        place if place.open => GroupManner::Open,
        place if place.from == 1 && place.to == 1 => GroupManner::First,
        _ => GroupManner::Decided,
    }
}

fn prize(case: Case<'_>, id: Id) -> String {
    let cents: i64 =
        case.ruling.prizes.iter().filter(|share| share.id == id).map(|share| share.cents).sum();
    if cents == 0 { String::new() } else { decimal(case.language, &amount(cents)) }
}

fn tour_points(case: Case<'_>, id: Id) -> String {
    let share = case.ruling.tour_points.iter().find(|share| share.id == id);
    share.map(|share| decimal(case.language, &share.points.mixed())).unwrap_or_default()
}
