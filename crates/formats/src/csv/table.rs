//! A ready table: names and points, no games.

use super::sheet::Sheet;
use super::{Draft, cell, number, required, whole};
use tiebreak_document::Faults;
use tiebreak_model::{DraftParticipant, Kind};

pub(super) const NAME: [&str; 3] = ["name", "player", "participant"];
pub(super) const POINTS: [&str; 4] = ["points", "pts", "score", "total"];

pub(super) fn fits(sheet: &Sheet) -> bool {
    sheet.column(&NAME).is_some() && sheet.column(&POINTS).is_some()
}

pub(super) fn read(sheet: &Sheet, faults: &mut Faults) -> Draft {
    let (name, points) = (sheet.column(&NAME), sheet.column(&POINTS));
    let (rating, federation) = (sheet.column(&["rating", "elo"]), sheet.column(&["federation", "fed"]));
    let mut draft = Draft::default();
    draft.event.kind = Kind::Tour;
    for row in &sheet.rows {
        let Some(name) = required(row, name, "name", faults) else { continue };
        draft.participants.push(name.span.clone());
        draft.event.participants.push(DraftParticipant {
            name: name.text.clone(),
            federation: cell(row, federation).map(|field| field.text.clone()),
            rating: cell(row, rating).and_then(|field| whole(field, faults)),
            points: required(row, points, "score", faults).and_then(|field| number(field, faults)),
            ..DraftParticipant::default()
        });
    }
    draft
}
