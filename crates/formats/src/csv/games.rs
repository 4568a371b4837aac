//! A list of games: round, white, black, result.

use super::headings::{BLACK, RESULT, ROUND, WHITE};
use super::sheet::{Field, Sheet};
use super::{Draft, cell, required, whole};
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Faults};
use tiebreak_model::{DraftGame, DraftParticipant, GameResult};

pub(super) fn fits(sheet: &Sheet) -> bool {
    sheet.column(WHITE).is_some() && sheet.column(BLACK).is_some()
}

pub(super) fn read(sheet: &Sheet, faults: &mut Faults) -> Draft {
    let column = |names: &[&str]| sheet.column(names);
    let (white, black) = (column(WHITE), column(BLACK));
    let (round, result) = (column(ROUND), column(RESULT));
    let (phase, moves) = (column(&["phase"]), column(&["moves"]));
    let ratings = [column(&["whiteelo", "white rating"]), column(&["blackelo", "black rating"])];
    let mut draft = Draft::default();
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    if result.is_none() {
        let end = sheet.head.last().map_or(0, |field| field.span.end);
        faults.add(Diagnostic::error("there is no column for the result", 0..end).label("expected a column `result`"));
        return draft;
    }
    for row in &sheet.rows {
        let sides = [required(row, white, "white player", faults), required(row, black, "black player", faults)];
        let round = round_of(cell(row, round), faults);
        let result = result_of(cell(row, result), faults);
        let [Some(white), Some(black)] = sides else { continue };
        for (side, rating) in [white, black].into_iter().zip(ratings) {
            let rating = cell(row, rating).and_then(|field| whole(field, faults)).filter(|rating| *rating > 0);
            note(&mut draft, &mut known, side, rating);
        }
        draft.games.push(white.span.start..black.span.end);
        draft.event.games.push(DraftGame {
            round,
            white: white.text.clone(),
            black: black.text.clone(),
            result,
            phase: cell(row, phase).map(|field| field.text.clone()),
            moves: cell(row, moves).and_then(|field| whole(field, faults)),
            started: None,
            finished: None,
        });
    }
    draft
}

fn note(draft: &mut Draft, known: &mut BTreeMap<String, usize>, side: &Field, rating: Option<u32>) {
    let index = *known.entry(side.text.clone()).or_insert_with(|| {
        draft.participants.push(side.span.clone());
        draft.event.participants.push(DraftParticipant { name: side.text.clone(), ..DraftParticipant::default() });
        draft.event.participants.len() - 1
    });
    let one = &mut draft.event.participants[index];
    one.rating = one.rating.or(rating);
}

/// "13" or "13.2".
fn round_of(field: Option<&Field>, faults: &mut Faults) -> Option<u32> {
    let field = field?;
    let number = field.text.split('.').next().and_then(|round| round.trim().parse().ok()).filter(|round| *round > 0);
    if number.is_none() {
        let found = Diagnostic::error(format!("\"{}\" is not a round", field.text), field.span.clone());
        faults.add(found.label("expected 1, 2, 3, ..."));
    }
    number
}

fn result_of(field: Option<&Field>, faults: &mut Faults) -> GameResult {
    let Some(field) = field else { return GameResult::Open };
    field.text.replace(',', ".").parse().unwrap_or_else(|()| {
        let found = Diagnostic::error(format!("\"{}\" is not a result", field.text), field.span.clone());
        faults.add(found.label("expected 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- or *"));
        GameResult::Open
    })
}
