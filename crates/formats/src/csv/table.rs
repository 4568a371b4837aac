//! A ready table: names and points, no games.

use super::headings::{FEDERATION, NAME, POINTS, RANK, RATING, TITLE, unnamed_titles};
use super::sheet::CsvTable;
use super::{Draft, cell, number, required, whole};
use tiebreak_document::Faults;
use tiebreak_language::sentence;
use tiebreak_model::{DraftParticipant, Kind};

pub(super) fn fits(sheet: &CsvTable) -> bool {
    sheet.column(NAME).is_some() && sheet.column(POINTS).is_some()
}

pub(super) fn read(sheet: &CsvTable, faults: &mut Faults) -> Draft {
    let (name, points) = (sheet.column(NAME), sheet.column(POINTS));
    let (rating, federation) = (sheet.column(RATING), sheet.column(FEDERATION));
    let (rank, title) = (sheet.column(RANK), sheet.column(TITLE).or_else(|| unnamed_titles(sheet)));
    let named = Some((Kind::Tour, sentence!(csv_because_table)));
    let mut draft = Draft { named, ..Draft::default() };
    for row in &sheet.rows {
        let Some(name) = required(row, name, "name", faults) else { continue };
        draft.participants.push(name.span.clone());
        draft.event.participants.push(DraftParticipant {
            name: name.text.clone(),
            federation: cell(row, federation).map(|field| field.text.clone()),
            rating: cell(row, rating).and_then(|field| whole(field, faults)),
            rank: cell(row, rank).and_then(|field| field.text.parse().ok()),
            chess_title: cell(row, title).map(|field| field.text.clone()),
            points: required(row, points, "score", faults).and_then(|field| number(field, faults)),
            ..DraftParticipant::default()
        });
    }
    draft
}
