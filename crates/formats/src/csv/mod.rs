//! CSV: a list of games, a crosstable, a table of points, bridge matches, travellers or sessions;
//! the first row says which.

mod crosstable;
mod games;
mod headings;
mod matches;
mod round_cell;
mod sheet;
mod table;
mod tie_breaks;
mod travellers;
mod write;

pub(crate) use write::Written;
pub use write::write;

use crate::account::{Account, Told, examine};
use crate::{Format, Import, Loaded};
pub(crate) use sheet::{CsvTable, Field};
use tiebreak_document::{Diagnostic, Faults, RejectedFile, Span};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::BoardScoring;
use tiebreak_model::{ByeKind, DraftEvent, Exact, Kind, Place};

/// A draft with the places of what is in it.
#[derive(Debug, Default)]
struct Draft {
    event: DraftEvent,
    participants: Vec<Span>,
    games: Vec<Span>,
    matches: Vec<Span>,
    /// The kind, where the layout says it, and why.
    named: Option<(Kind, Sentence)>,
    warnings: Vec<Diagnostic>,
}

/// Reads a CSV file as an event, where nothing about it is undecided. The title is the file's name.
pub fn read(name: &str, text: &str) -> Result<Loaded, RejectedFile> {
    import(name, text, &Told::default())?.decided()
}

/// Reads a CSV file with the account of what was understood.
pub fn import(name: &str, text: &str, told: &Told) -> Result<Import, RejectedFile> {
    let sheet = CsvTable::read(text).map_err(|found| RejectedFile::new(name, text, vec![found]))?;
    let mut faults = Faults::default();
    too_long(&sheet, &mut faults);
    let mut draft = match layout_of(&sheet) {
        CsvLayout::Games => games::read(&sheet, &mut faults),
        CsvLayout::Matches => matches::read(&sheet, &mut faults),
        CsvLayout::Crosstable => crosstable::read(&sheet, &mut faults),
        CsvLayout::Table => table::read(&sheet, &mut faults),
        CsvLayout::Travellers => travellers::read(&sheet, &mut faults),
        CsvLayout::Sessions => travellers::read_sessions(&sheet, &mut faults),
        CsvLayout::Unknown => {
            faults.add(unknown_head(&sheet));
            Draft::default()
        }
    };
    if faults.fatal() {
        return Err(RejectedFile::new(name, text, faults.list));
    }
    if let Some(method) = told.scoring.filter(|_| !draft.event.played_boards.is_empty()) {
        draft.event.board_scoring = Some(BoardScoring { method, ..BoardScoring::default() });
    }
    let published = tie_breaks::read(&sheet, &draft).into_iter().collect();
    draft.event.info.title = stem(name);
    let place = |place: &Place| match place {
        Place::Participant(index, _) => draft.participants.get(*index).cloned(),
        Place::Game(index, _) => draft.games.get(*index).cloned(),
        Place::Match(index, _) => draft.matches.get(*index).cloned(),
        _ => None,
    };
    let mut account = Account::new(name, Format::Csv, "utf-8");
    examine(&mut draft.event, draft.named, told, &mut account);
    let loaded = Loaded::check(name, text, draft.event, draft.warnings, place)?;
    let import = Import::from_loaded(loaded, account);
    Ok(Import { published, ..import })
}

/// What a table tells, from least to most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum CsvLayout {
    /// Nothing that is known.
    Unknown,
    /// Names and points.
    Table,
    /// A row for each player with a cell for each opponent or round.
    Crosstable,
    /// A row for each pair of a bridge event, with its sessions.
    Sessions,
    /// A row for each match of bridge.
    Matches,
    /// A row for each table of each board of bridge.
    Travellers,
    /// A row for each game.
    Games,
}

/// What a text tells.
pub(crate) fn layout(text: &str) -> CsvLayout {
    CsvTable::read(text).map_or(CsvLayout::Unknown, |sheet| layout_of(&sheet))
}

fn layout_of(sheet: &CsvTable) -> CsvLayout {
    if games::fits(sheet) {
        CsvLayout::Games
    } else if travellers::fits(sheet) {
        CsvLayout::Travellers
    } else if matches::fits(sheet) {
        CsvLayout::Matches
    } else if travellers::is_of_sessions(sheet) {
        CsvLayout::Sessions
    } else if crosstable::fits(sheet) {
        CsvLayout::Crosstable
    } else if table::fits(sheet) {
        CsvLayout::Table
    } else {
        CsvLayout::Unknown
    }
}

/// The file's name without folders and ending.
pub(crate) fn stem(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = [".csv", ".tsv", ".xlsx", ".ods", ".txt", ".lin"]
        .iter()
        .find_map(|ending| last.strip_suffix(ending));
    stem.unwrap_or(last).to_owned()
}

/// Rows with more fields than the head: a decimal comma among commas does that.
fn too_long(sheet: &CsvTable, faults: &mut Faults) {
    for row in &sheet.rows {
        let Some(extra) =
            row.get(sheet.head.len()..).and_then(|extra| extra.iter().find(|f| !f.text.is_empty()))
        else {
            continue;
        };
        let message = sentence!(csv_long_row { fields: row.len(), columns: sheet.head.len() });
        let found = Diagnostic::error(message, extra.span.clone()).label(sentence!(csv_no_column));
        faults.add(found.hint(sentence!(csv_long_row_hint)));
    }
}

fn unknown_head(sheet: &CsvTable) -> Diagnostic {
    let start = sheet.head.first().map_or(0, |field| field.span.start);
    let end = sheet.head.last().map_or(start, |field| field.span.end);
    Diagnostic::error(sentence!(csv_unknown_columns), start..end)
        .label(sentence!(csv_expected_columns))
        .hint(sentence!(csv_unknown_columns_hint))
}

/// The field of a row in a column; rows may be shorter than the head.
fn cell(row: &[Field], column: Option<usize>) -> Option<&Field> {
    row.get(column?).filter(|field| !field.text.is_empty())
}

/// What a round without an opponent gives where nothing else is said.
fn bye_points(kind: ByeKind) -> Exact {
    match kind {
        ByeKind::Pairing | ByeKind::Full => Exact::from(1),
        ByeKind::Half => Exact::from(1) / 2,
        ByeKind::Zero => Exact::ZERO,
    }
}

/// A field that must be there.
fn required<'r>(
    row: &'r [Field],
    column: Option<usize>,
    what: &str,
    faults: &mut Faults,
) -> Option<&'r Field> {
    let found = cell(row, column);
    if found.is_none() {
        let span = row.first().map_or(0..0, |first| {
            first.span.start..row.last().map_or(first.span.end, |l| l.span.end)
        });
        let found = Diagnostic::error(sentence!(csv_row_lacks { what }), span);
        faults.add(found.label(sentence!(csv_row_expected { what })));
    }
    found
}

/// A number, with a point or a comma before its decimals.
fn number(field: &Field, faults: &mut Faults) -> Option<Exact> {
    let text = field.text.replace(',', ".");
    match text.parse() {
        Ok(number) => Some(number),
        Err(_) => {
            let found = Diagnostic::error(
                sentence!(import_not_a_number { text: &field.text }),
                field.span.clone(),
            );
            faults.add(found.label(sentence!(csv_expected_number)));
            None
        }
    }
}

/// A whole number that is not below zero.
fn whole(field: &Field, faults: &mut Faults) -> Option<u32> {
    let number = field.text.parse().ok();
    if number.is_none() {
        let found = Diagnostic::error(
            sentence!(import_not_whole { text: &field.text }),
            field.span.clone(),
        );
        faults.add(found.label(sentence!(csv_expected_counting)));
    }
    number
}
