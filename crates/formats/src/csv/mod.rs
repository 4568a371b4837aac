//! CSV: a list of games, a crosstable, a table of points, or bridge matches; the first row says which.

mod crosstable;
mod games;
mod matches;
mod sheet;
mod table;
mod write;

pub use write::write;

use crate::Loaded;
pub(crate) use sheet::{Field, Sheet};
use tiebreak_document::{Diagnostic, Faults, Rejected, Span};
use tiebreak_model::{DraftEvent, Exact, Place};

/// A draft with the places of what is in it.
#[derive(Debug, Default)]
struct Draft {
    event: DraftEvent,
    participants: Vec<Span>,
    games: Vec<Span>,
    matches: Vec<Span>,
    warnings: Vec<Diagnostic>,
}

/// Reads a CSV file as an event. The title is the file's name.
pub fn read(name: &str, text: &str) -> Result<Loaded, Rejected> {
    let sheet = Sheet::read(text).map_err(|found| Rejected::new(name, text, vec![found]))?;
    let mut faults = Faults::default();
    too_long(&sheet, &mut faults);
    let mut draft = if games::fits(&sheet) {
        games::read(&sheet, &mut faults)
    } else if matches::fits(&sheet) {
        matches::read(&sheet, &mut faults)
    } else if crosstable::fits(&sheet) {
        crosstable::read(&sheet, &mut faults)
    } else if table::fits(&sheet) {
        table::read(&sheet, &mut faults)
    } else {
        faults.add(unknown_head(&sheet));
        Draft::default()
    };
    if faults.fatal() {
        return Err(Rejected::new(name, text, faults.list));
    }
    let stem = name.rsplit(['/', '\\']).next().unwrap_or(name);
    draft.event.title = stem.strip_suffix(".csv").unwrap_or(stem).to_owned();
    let place = |place: &Place| match place {
        Place::Participant(index, _) => draft.participants.get(*index).cloned(),
        Place::Game(index, _) => draft.games.get(*index).cloned(),
        Place::Match(index, _) => draft.matches.get(*index).cloned(),
        _ => None,
    };
    Loaded::check(name, text, draft.event, draft.warnings, place)
}

/// Rows with more fields than the head: a decimal comma among commas does that.
fn too_long(sheet: &Sheet, faults: &mut Faults) {
    for row in &sheet.rows {
        let Some(extra) = row.get(sheet.head.len()..).and_then(|extra| extra.iter().find(|f| !f.text.is_empty()))
        else {
            continue;
        };
        let message = format!("this row has {} fields, the first row {}", row.len(), sheet.head.len());
        let found = Diagnostic::error(message, extra.span.clone()).label("there is no column for this");
        faults.add(found.hint("write 4.5 or \"4,5\", or put semicolons between the fields"));
    }
}

fn unknown_head(sheet: &Sheet) -> Diagnostic {
    let start = sheet.head.first().map_or(0, |field| field.span.start);
    let end = sheet.head.last().map_or(start, |field| field.span.end);
    Diagnostic::error("these columns are not known", start..end)
        .label("expected round, white, black, result")
        .hint("or: name, 1, 2, 3, ... (a crosstable); name, points (a table); home, visit, boards, home_imps, visit_imps (bridge)")
}

/// The field of a row in a column; rows may be shorter than the head.
fn cell(row: &[Field], column: Option<usize>) -> Option<&Field> {
    row.get(column?).filter(|field| !field.text.is_empty())
}

/// A field that must be there.
fn required<'r>(row: &'r [Field], column: Option<usize>, what: &str, faults: &mut Faults) -> Option<&'r Field> {
    let found = cell(row, column);
    if found.is_none() {
        let span =
            row.first().map_or(0..0, |first| first.span.start..row.last().map_or(first.span.end, |l| l.span.end));
        faults.add(Diagnostic::error(format!("this row has no {what}"), span).label(format!("expected a {what}")));
    }
    found
}

/// A number, with a point or a comma before its decimals.
fn number(field: &Field, faults: &mut Faults) -> Option<Exact> {
    let text = field.text.replace(',', ".");
    match text.parse() {
        Ok(number) => Some(number),
        Err(_) => {
            let found = Diagnostic::error(format!("\"{}\" is not a number", field.text), field.span.clone());
            faults.add(found.label("expected a number such as 8.5"));
            None
        }
    }
}

/// A whole number that is not below zero.
fn whole(field: &Field, faults: &mut Faults) -> Option<u32> {
    let number = field.text.parse().ok();
    if number.is_none() {
        let found = Diagnostic::error(format!("\"{}\" is not a whole number", field.text), field.span.clone());
        faults.add(found.label("expected 1, 2, 3, ..."));
    }
    number
}
