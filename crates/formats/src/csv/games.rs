//! A list of games: round, white, black, result.

use super::headings::{BLACK, RESULT, ROUND, WHITE};
use super::sheet::{CsvTable, Field};
use super::{Draft, bye_points, cell, required, whole};
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Faults};
use tiebreak_language::sentence;
use tiebreak_model::{
    ByeKind, DraftBye, DraftGame, DraftParticipant, DraftPlayOffGame, GameResult,
};

/// The phase of games that were played off; what stands behind it is their own.
pub(super) const PLAY_OFF: &str = "play-off";

/// What stands for the result where there is no opponent.
pub(super) const BYES: [(ByeKind, &str); 4] = [
    (ByeKind::Pairing, "bye"),
    (ByeKind::Full, "full-point bye"),
    (ByeKind::Half, "half-point bye"),
    (ByeKind::Zero, "zero-point bye"),
];

/// The result of a game that was struck out.
const ANNULLED: &str = "annulled";

pub(super) fn fits(sheet: &CsvTable) -> bool {
    sheet.column(WHITE).is_some() && sheet.column(BLACK).is_some()
}

/// What the table says of the players besides their names, for White and for Black.
struct SideColumns {
    ratings: [Option<usize>; 2],
    ids: [Option<usize>; 2],
    numbers: [Option<usize>; 2],
    titles: [Option<usize>; 2],
    federations: [Option<usize>; 2],
}

impl SideColumns {
    fn from_table(sheet: &CsvTable) -> Self {
        let two = |names: &[&str]| {
            ["white", "black"].map(|colour| {
                let heads: Vec<String> =
                    names.iter().map(|name| format!("{colour} {name}")).collect();
                sheet.column(&heads.iter().map(String::as_str).collect::<Vec<_>>())
            })
        };
        Self {
            ratings: two(&["elo", "rating", "rtg"]),
            ids: two(&["fide id", "fideid", "fide no"]),
            numbers: two(&["no", "number", "snr"]),
            titles: two(&["title"]),
            federations: two(&["federation", "fed"]),
        }
    }

    /// Notes what a row tells of one side.
    fn note(&self, row: &[Field], side: usize, one: &mut DraftParticipant, faults: &mut Faults) {
        let mut number = |column| {
            cell(row, column).and_then(|field| whole(field, faults)).filter(|number| *number > 0)
        };
        one.rating = one.rating.or(number(self.ratings[side]));
        one.number = one.number.or(number(self.numbers[side]));
        let id = cell(row, self.ids[side]).and_then(|field| field.text.parse().ok());
        one.fide_id = one.fide_id.or(id.filter(|id| *id > 0));
        let text = |column| cell(row, column).map(|field| field.text.clone());
        one.chess_title = one.chess_title.take().or(text(self.titles[side]));
        one.federation = one.federation.take().or(text(self.federations[side]));
    }
}

pub(super) fn read(sheet: &CsvTable, faults: &mut Faults) -> Draft {
    let column = |names: &[&str]| sheet.column(names);
    let (white, black) = (column(WHITE), column(BLACK));
    let (round, result) = (column(ROUND), column(RESULT));
    let (phase, moves) = (column(&["phase"]), column(&["moves"]));
    let sides = SideColumns::from_table(sheet);
    let mut draft = Draft::default();
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    if result.is_none() {
        let end = sheet.head.last().map_or(0, |field| field.span.end);
        let found = Diagnostic::error(sentence!(csv_no_result_column), 0..end);
        faults.add(found.label(sentence!(csv_expected_result_column)));
        return draft;
    }
    for row in &sheet.rows {
        let kind = bye_of(cell(row, result)).filter(|_| cell(row, black).is_none());
        let one = required(row, white, "white", faults);
        let other = if kind.is_some() { None } else { required(row, black, "black", faults) };
        let round = round_of(cell(row, round), faults);
        if let (Some(player), Some(kind)) = (one, kind) {
            let at = note(&mut draft, &mut known, player);
            sides.note(row, 0, &mut draft.event.participants[at], faults);
            draft.event.byes.extend(round.map(|round| bye(round, player, kind)));
            continue;
        }
        let struck =
            cell(row, result).is_some_and(|field| field.text.eq_ignore_ascii_case(ANNULLED));
        let result = if struck { GameResult::Open } else { result_of(cell(row, result), faults) };
        let (Some(white), Some(black)) = (one, other) else { continue };
        for (side, player) in [white, black].into_iter().enumerate() {
            let at = note(&mut draft, &mut known, player);
            sides.note(row, side, &mut draft.event.participants[at], faults);
        }
        let game = DraftGame {
            round,
            white: white.text.clone(),
            black: black.text.clone(),
            result,
            phase: cell(row, phase).map(|field| field.text.clone()),
            moves: cell(row, moves).and_then(|field| whole(field, faults)),
            started: None,
            finished: None,
        };
        match played_off(game) {
            Ok(game) => {
                draft.event.play_off.push(DraftPlayOffGame { game, annulled: struck, origin: None })
            }
            Err(game) => {
                if struck {
                    draft.event.annulled.push(draft.event.games.len());
                }
                draft.games.push(white.span.start..black.span.end);
                draft.event.games.push(game);
            }
        }
    }
    draft
}

/// A game that was played off, with its own phase; any other comes back.
fn played_off(game: DraftGame) -> Result<DraftGame, DraftGame> {
    let own = game
        .phase
        .as_deref()
        .and_then(|phase| phase.strip_prefix(PLAY_OFF))
        .map(|rest| rest.trim().to_owned());
    match own {
        Some(own) => Ok(DraftGame { phase: Some(own).filter(|own| !own.is_empty()), ..game }),
        None => Err(game),
    }
}

/// The position of a player, who is added where the name is new.
fn note(draft: &mut Draft, known: &mut BTreeMap<String, usize>, side: &Field) -> usize {
    *known.entry(side.text.clone()).or_insert_with(|| {
        draft.participants.push(side.span.clone());
        draft
            .event
            .participants
            .push(DraftParticipant { name: side.text.clone(), ..DraftParticipant::default() });
        draft.event.participants.len() - 1
    })
}

fn bye_of(result: Option<&Field>) -> Option<ByeKind> {
    let word = result?.text.to_lowercase();
    BYES.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
}

fn bye(round: u32, player: &Field, kind: ByeKind) -> DraftBye {
    let points = bye_points(kind);
    DraftBye { round, player: player.text.clone(), kind, points }
}

/// "13" or "13.2".
fn round_of(field: Option<&Field>, faults: &mut Faults) -> Option<u32> {
    let field = field?;
    let number = field
        .text
        .split('.')
        .next()
        .and_then(|round| round.trim().parse().ok())
        .filter(|round| *round > 0);
    if number.is_none() {
        let found = Diagnostic::error(
            sentence!(import_not_a_round { text: &field.text }),
            field.span.clone(),
        );
        faults.add(found.label(sentence!(csv_expected_counting)));
    }
    number
}

fn result_of(field: Option<&Field>, faults: &mut Faults) -> GameResult {
    let Some(field) = field else { return GameResult::Open };
    field.text.replace(',', ".").parse().unwrap_or_else(|()| {
        let found = Diagnostic::error(
            sentence!(answer_not_a_result { word: &field.text }),
            field.span.clone(),
        );
        faults.add(found.label(sentence!(csv_expected_result)));
        GameResult::Open
    })
}
