//! A crosstable: one row for each player, one column for each opponent (`1`, `2`, ...) or each
//! round (`R1`, `R2`, ...).

use super::headings::{
    FEDERATION, FIDE_ID, FIRST_NAME, LAST_NAME, NAME, NUMBER, POINTS, RANK, RATING, TITLE,
    numbered, rounds, unnamed_titles,
};
use super::round_cell::{self, Letters, Points, RoundCell};
use super::sheet::{CsvTable, Field};
use super::{Draft, cell, number, required, whole};
use crate::loaded::warning;
use std::collections::{BTreeMap, VecDeque};
use tiebreak_document::{Diagnostic, Faults, Span};
use tiebreak_language::sentence;
use tiebreak_model::{ByeKind, DraftBye, DraftGame, DraftParticipant, GameResult, Kind};

pub(super) fn fits(sheet: &CsvTable) -> bool {
    name_columns(sheet).is_some() && (numbered(sheet).len() > 1 || !rounds(sheet).is_empty())
}

/// The column of the name, and the one of the first name where it stands apart.
fn name_columns(sheet: &CsvTable) -> Option<(usize, Option<usize>)> {
    match (sheet.column(LAST_NAME), sheet.column(FIRST_NAME), sheet.column(NAME)) {
        (Some(last), Some(first), _) if first != last => Some((last, Some(first))),
        (_, _, Some(name)) => Some((name, None)),
        _ => None,
    }
}

/// One side of a game: who against whom, how it ended for the first, and the colour where the cell
/// says it.
struct GameHalf {
    own: usize,
    other: usize,
    round: Option<u32>,
    points: Points,
    colour: Option<char>,
    span: Span,
}

pub(super) fn read(sheet: &CsvTable, faults: &mut Faults) -> Draft {
    let mut draft = Draft::default();
    let numbers = players(sheet, &mut draft, faults);
    let by_number = numbered(sheet);
    let mut rounds = rounds(sheet);
    if rounds.is_empty() && names_opponents(sheet, &by_number) {
        rounds = (1..).zip(by_number.iter().copied()).collect();
    }
    let columns: Vec<usize> = rounds.iter().map(|(_, column)| *column).collect();
    let letters = Letters::from_cells(cells(sheet, &columns));
    let players = sheet.rows.len();
    let mut cells = CellReader { numbers, letters, players, halves: Vec::new(), faults };
    for (own, row) in sheet.rows.iter().enumerate() {
        for (round, column) in &rounds {
            if let Some(cell) = cell(row, Some(*column)) {
                cells.read_round(cell, own, *round, &mut draft);
            }
        }
        if rounds.is_empty() {
            for (other, column) in by_number.iter().enumerate() {
                if let Some(cell) = cell(row, Some(*column)) {
                    cells.read_opponent(cell, own, other);
                }
            }
        }
    }
    let CellReader { halves, faults, .. } = cells;
    let requested = |bye: &DraftBye| matches!(bye.kind, ByeKind::Half | ByeKind::Full);
    if draft.event.byes.iter().any(requested) {
        draft.named = Some((Kind::Swiss, sentence!(csv_because_requested)));
    }
    if rounds.is_empty() {
        draft.named = Some((Kind::RoundRobin, sentence!(csv_because_opponents)));
    }
    if !faults.fatal() {
        pair_up(halves, &mut draft, faults);
    }
    draft
}

fn cells<'s>(sheet: &'s CsvTable, columns: &'s [usize]) -> impl Iterator<Item = &'s str> {
    let all = sheet.rows.iter().flat_map(|row| columns.iter().filter_map(|at| row.get(*at)));
    all.map(|cell| cell.text.as_str())
}

/// Vega heads its rounds with numbers alone; then the cells name opponents. A table of opponents
/// has nothing on its diagonal.
fn names_opponents(sheet: &CsvTable, columns: &[usize]) -> bool {
    let letters = Letters::from_cells(cells(sheet, columns));
    let nothing =
        |text: &str| text.chars().all(|sign| !sign.is_alphanumeric() || matches!(sign, 'x' | 'X'));
    let diagonal = columns
        .iter()
        .zip(&sheet.rows)
        .all(|(column, row)| row.get(*column).is_none_or(|cell| nothing(&cell.text)));
    let mut games = 0;
    let readable = cells(sheet, columns).filter(|cell| !cell.is_empty()).all(|cell| {
        let read = round_cell::read(cell, letters);
        games += usize::from(matches!(read, Some(RoundCell::Game(_, Some(_), _))));
        read.is_some()
    });
    !diagonal && readable && games > 0
}

/// The players by the numbers that cells name: starting numbers where a column has them, else
/// ranks, else rows.
fn players(sheet: &CsvTable, draft: &mut Draft, faults: &mut Faults) -> BTreeMap<u32, usize> {
    let Some((name, first_name)) = name_columns(sheet) else { return BTreeMap::new() };
    let column = |names: &[&str]| sheet.column(names);
    let (points, own, rank) = (column(POINTS), column(NUMBER), column(RANK));
    let own = own
        .filter(|own| Some(*own) != rank)
        .or_else(|| sheet.head.iter().position(|field| field.text.trim() == "#"));
    let (rating, federation, fide_id) = (column(RATING), column(FEDERATION), column(FIDE_ID));
    let title = column(TITLE).or_else(|| unnamed_titles(sheet));
    let mut numbers = BTreeMap::new();
    for (index, row) in sheet.rows.iter().enumerate() {
        let Some(name) = required(row, Some(name), "name", faults) else { continue };
        let position = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let published =
            cell(row, rank).and_then(|field| field.text.trim_end_matches('.').parse::<u32>().ok());
        let given =
            cell(row, own).and_then(|field| whole(field, faults)).filter(|number| *number > 0);
        let own =
            given.or(published.filter(|_| own.is_none() && rank.is_some())).unwrap_or(position);
        numbers.insert(own, index);
        draft.participants.push(name.span.clone());
        let first_name =
            cell(row, first_name).map(|first| format!(", {}", first.text)).unwrap_or_default();
        draft.event.participants.push(DraftParticipant {
            name: format!("{}{first_name}", name.text),
            number: Some(own),
            rank: published,
            rating: cell(row, rating)
                .and_then(|field| whole(field, faults))
                .filter(|rating| *rating > 0),
            federation: cell(row, federation).map(|field| field.text.clone()),
            fide_id: cell(row, fide_id)
                .and_then(|field| field.text.parse().ok())
                .filter(|id| *id > 0),
            chess_title: cell(row, title).map(|field| field.text.clone()),
            points: cell(row, points).and_then(|field| number(field, faults)),
            ..DraftParticipant::default()
        });
    }
    numbers
}

/// The cells of a crosstable while they are read.
struct CellReader<'f> {
    numbers: BTreeMap<u32, usize>,
    letters: Letters,
    players: usize,
    halves: Vec<GameHalf>,
    faults: &'f mut Faults,
}

impl CellReader<'_> {
    /// `1`, `½`, `0`, and two of them (`1½`) where everybody meets twice; `w` or `b` may follow.
    fn read_opponent(&mut self, cell: &Field, own: usize, other: usize) {
        let text = cell.text.replace("1/2", "½").replace("0.5", "½").replace("0,5", "½");
        let blank =
            |c: char| matches!(c, 'x' | 'X' | '*' | '#' | '■' | '█' | '\\' | ' ' | '.' | '/' | '|');
        let signs: Vec<char> = text.chars().filter(|c| !blank(*c)).collect();
        if own == other || signs.is_empty() {
            return;
        }
        if other >= self.players {
            self.faults.add(Diagnostic::error(
                sentence!(import_no_player { number: other + 1 }),
                cell.span.clone(),
            ));
            return;
        }
        let mut colour = None;
        for sign in signs {
            match (sign.to_ascii_lowercase(), Points::from_sign(sign)) {
                ('w' | 'b', _) => colour = Some(sign.to_ascii_lowercase()),
                (_, Some(points)) => {
                    self.halves.push(GameHalf {
                        own,
                        other,
                        round: None,
                        points,
                        colour: colour.take(),
                        span: cell.span.clone(),
                    });
                }
                _ => {
                    let found = Diagnostic::error(
                        sentence!(answer_not_a_result { word: &cell.text }),
                        cell.span.clone(),
                    );
                    self.faults.add(found.label(sentence!(csv_expected_points)));
                    return;
                }
            }
        }
    }

    /// `12w1`: against number 12, with white, won. `bye`, `H`, `F`, `Z` for rounds without an
    /// opponent.
    fn read_round(&mut self, cell: &Field, own: usize, round: u32, draft: &mut Draft) {
        let read = round_cell::read(&cell.text, self.letters);
        match read {
            Some(RoundCell::Bye(kind)) => {
                let player = draft
                    .event
                    .participants
                    .get(own)
                    .map(|one| one.name.clone())
                    .unwrap_or_default();
                let points = super::bye_points(kind);
                draft.event.byes.push(DraftBye { round, player, kind, points });
            }
            Some(RoundCell::Game(opponent, colour, points)) => match self.numbers.get(&opponent) {
                Some(other) => {
                    self.halves.push(GameHalf {
                        own,
                        other: *other,
                        round: Some(round),
                        points,
                        colour,
                        span: cell.span.clone(),
                    });
                }
                None => self.faults.add(Diagnostic::error(
                    sentence!(import_no_player { number: opponent }),
                    cell.span.clone(),
                )),
            },
            None => {
                let found = Diagnostic::error(
                    sentence!(import_not_a_round { text: &cell.text }),
                    cell.span.clone(),
                );
                self.faults.add(found.label(sentence!(csv_expected_round)));
            }
        }
    }
}

/// Two halves make a game; what they say must agree.
fn pair_up(halves: Vec<GameHalf>, draft: &mut Draft, faults: &mut Faults) {
    let mut waiting: BTreeMap<(usize, usize, Option<u32>), VecDeque<GameHalf>> = BTreeMap::new();
    let mut colours_known = true;
    for half in halves {
        let met = waiting.get_mut(&(half.other, half.own, half.round));
        let Some(first) = met.and_then(VecDeque::pop_front) else {
            waiting.entry((half.own, half.other, half.round)).or_default().push_back(half);
            continue;
        };
        if !first.points.agrees(half.points)
            || (first.colour.is_some() && first.colour == half.colour)
        {
            let [one, other] = [first.own, half.own].map(|at| &draft.event.participants[at].name);
            let found =
                Diagnostic::error(sentence!(csv_cells_disagree { one, other }), half.span.clone());
            faults.add(found.label(sentence!(csv_second_cell)));
            continue;
        }
        colours_known &= first.colour.is_some() || half.colour.is_some();
        let first_white = first.colour.map_or(half.colour != Some('w'), |colour| colour == 'w');
        let (white, black) = if first_white { (&first, &half) } else { (&half, &first) };
        draft.games.push(half.span.clone());
        draft.event.games.push(game(white, black, draft));
    }
    for half in waiting.into_values().flatten() {
        let [one, other] = [half.own, half.other].map(|at| &draft.event.participants[at].name);
        let found = Diagnostic::error(sentence!(csv_one_row { one, other }), half.span);
        faults.add(found.label(sentence!(csv_other_row)));
    }
    if !colours_known {
        draft
            .warnings
            .push(warning(sentence!(csv_no_colours), None).hint(sentence!(csv_no_colours_hint)));
    }
}

fn game(white: &GameHalf, black: &GameHalf, draft: &Draft) -> DraftGame {
    let result = match (white.points, black.points) {
        (Points::Win, _) => GameResult::White,
        (Points::Draw, _) => GameResult::Draw,
        (Points::Loss, _) => GameResult::Black,
        (Points::Open, _) => GameResult::Open,
        (Points::ForfeitWin, _) => GameResult::WhiteByForfeit,
        (Points::ForfeitLoss, Points::ForfeitWin) => GameResult::BlackByForfeit,
        (Points::ForfeitLoss, _) => GameResult::BothForfeit,
    };
    let name = |at: usize| draft.event.participants[at].name.clone();
    DraftGame {
        round: white.round,
        white: name(white.own),
        black: name(black.own),
        result,
        phase: None,
        moves: None,
        started: None,
        finished: None,
    }
}
