//! A crosstable: one row for each player, one column for each opponent (`1`, `2`, ...) or each round (`R1`, `R2`, ...).

use super::sheet::{Field, Sheet, plain};
use super::table::{NAME, POINTS};
use super::{Draft, cell, number, required, whole};
use crate::loaded::warning;
use std::collections::{BTreeMap, VecDeque};
use tiebreak_document::{Diagnostic, Faults, Span};
use tiebreak_model::{ByeKind, DraftBye, DraftGame, DraftParticipant, Exact, GameResult, Kind};

const NUMBER: [&str; 5] = ["no", "nr", "number", "start", "#"];

pub(super) fn fits(sheet: &Sheet) -> bool {
    sheet.column(&NAME).is_some() && (by_opponent(sheet).len() > 1 || !by_round(sheet).is_empty())
}

/// Columns headed by an opponent's number, in order from 1.
fn by_opponent(sheet: &Sheet) -> Vec<usize> {
    let heads = sheet.head.iter().map(|field| plain(&field.text));
    let numbered: Vec<usize> =
        heads.enumerate().filter(|(_, head)| head.parse::<u32>().is_ok()).map(|(at, _)| at).collect();
    let in_order =
        numbered.iter().enumerate().all(|(at, column)| plain(&sheet.head[*column].text) == (at + 1).to_string());
    if in_order { numbered } else { Vec::new() }
}

/// Columns headed by a round: R1, Rd.1, 1.Rd, Round 1.
fn by_round(sheet: &Sheet) -> Vec<(u32, usize)> {
    let round = |head: &str| {
        let head = plain(head);
        let digits: String = head.chars().filter(char::is_ascii_digit).collect();
        let word: String = head.chars().filter(|c| !c.is_ascii_digit()).collect();
        let number = digits.parse().ok().filter(|round| *round > 0);
        number.filter(|_| matches!(word.as_str(), "r" | "rd" | "rnd" | "round"))
    };
    sheet.head.iter().enumerate().filter_map(|(at, field)| Some((round(&field.text)?, at))).collect()
}

/// One side of a game: who against whom, how it ended for the first, and the colour where the cell says it.
struct Half {
    own: usize,
    other: usize,
    round: Option<u32>,
    points: Points,
    colour: Option<char>,
    span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Points {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
}

impl Points {
    fn of(sign: char) -> Option<Self> {
        Some(match sign {
            '1' => Self::Win,
            '½' | '=' => Self::Draw,
            '0' => Self::Loss,
            '+' => Self::ForfeitWin,
            '-' => Self::ForfeitLoss,
            _ => return None,
        })
    }

    fn agrees(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Win, Self::Loss)
                | (Self::Loss, Self::Win)
                | (Self::Draw, Self::Draw)
                | (Self::ForfeitWin, Self::ForfeitLoss)
                | (Self::ForfeitLoss, Self::ForfeitWin | Self::ForfeitLoss)
        )
    }
}

pub(super) fn read(sheet: &Sheet, faults: &mut Faults) -> Draft {
    let mut draft = Draft::default();
    let numbers = players(sheet, &mut draft, faults);
    let rounds = by_round(sheet);
    let mut halves = Vec::new();
    for (own, row) in sheet.rows.iter().enumerate() {
        for (round, column) in &rounds {
            if let Some(cell) = cell(row, Some(*column)) {
                round_cell(cell, own, *round, &numbers, &mut halves, &mut draft, faults);
            }
        }
        if rounds.is_empty() {
            for (other, column) in by_opponent(sheet).into_iter().enumerate() {
                if let Some(cell) = cell(row, Some(column)) {
                    opponent_cell(cell, own, other, sheet.rows.len(), &mut halves, faults);
                }
            }
        }
    }
    draft.event.kind = if rounds.is_empty() { Kind::RoundRobin } else { Kind::Swiss };
    if !faults.fatal() {
        pair_up(halves, &mut draft, faults);
    }
    draft
}

fn players(sheet: &Sheet, draft: &mut Draft, faults: &mut Faults) -> BTreeMap<u32, usize> {
    let (name, points, own) = (sheet.column(&NAME), sheet.column(&POINTS), sheet.column(&NUMBER));
    let rating = sheet.column(&["rating", "elo", "rtg"]);
    let mut numbers = BTreeMap::new();
    for (index, row) in sheet.rows.iter().enumerate() {
        let Some(name) = required(row, name, "name", faults) else { continue };
        let position = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let given = cell(row, own).and_then(|field| whole(field, faults)).filter(|number| *number > 0);
        let own = given.unwrap_or(position);
        numbers.insert(own, index);
        draft.participants.push(name.span.clone());
        draft.event.participants.push(DraftParticipant {
            name: name.text.clone(),
            number: Some(own),
            rating: cell(row, rating).and_then(|field| whole(field, faults)).filter(|rating| *rating > 0),
            points: cell(row, points).and_then(|field| number(field, faults)),
            ..DraftParticipant::default()
        });
    }
    numbers
}

/// `1`, `½`, `0`, and two of them (`1½`) where everybody meets twice; `w` or `b` may stand beside.
fn opponent_cell(cell: &Field, own: usize, other: usize, players: usize, halves: &mut Vec<Half>, faults: &mut Faults) {
    let text = cell.text.replace("1/2", "½").replace("0.5", "½").replace("0,5", "½");
    let blank = |c: char| matches!(c, 'x' | 'X' | '*' | '#' | '■' | '█' | '\\' | ' ' | '.' | '/' | '|');
    let signs: Vec<char> = text.chars().filter(|c| !blank(*c)).collect();
    if own == other || signs.is_empty() {
        return;
    }
    if other >= players {
        faults.add(Diagnostic::error(format!("there is no player {}", other + 1), cell.span.clone()));
        return;
    }
    let mut colour = None;
    for sign in signs {
        match (sign.to_ascii_lowercase(), Points::of(sign)) {
            ('w' | 'b', _) => colour = Some(sign.to_ascii_lowercase()),
            (_, Some(points)) => {
                halves.push(Half { own, other, round: None, points, colour: colour.take(), span: cell.span.clone() });
            }
            _ => {
                let found = Diagnostic::error(format!("\"{}\" is not a result", cell.text), cell.span.clone());
                faults.add(found.label("expected 1, ½ (also =, 1/2), 0, + or -"));
                return;
            }
        }
    }
}

/// `12w1`: against number 12, with white, won. `bye`, `H`, `F`, `Z` for rounds without an opponent.
fn round_cell(
    cell: &Field,
    own: usize,
    round: u32,
    numbers: &BTreeMap<u32, usize>,
    halves: &mut Vec<Half>,
    draft: &mut Draft,
    faults: &mut Faults,
) {
    let text = cell.text.replace("1/2", "½").replace(' ', "").to_lowercase();
    let bye = match text.as_str() {
        "bye" | "u" | "-1" | "+bye" => Some((ByeKind::Pairing, Exact::from(1))),
        "f" => Some((ByeKind::Full, Exact::from(1))),
        "h" | "½" | "=" => Some((ByeKind::Half, Exact::from(1) / 2)),
        "z" | "0" | "-" | "--" => Some((ByeKind::Zero, Exact::ZERO)),
        _ => None,
    };
    if let Some((kind, points)) = bye {
        let player = draft.event.participants.get(own).map(|one| one.name.clone()).unwrap_or_default();
        draft.event.byes.push(DraftBye { round, player, kind, points });
        return;
    }
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let opponent = text[..digits].parse::<u32>().ok().and_then(|number| numbers.get(&number).copied());
    let mut rest = text[digits..].chars();
    let (colour, sign, end) = (rest.next(), rest.next(), rest.next());
    match (opponent, colour, sign.and_then(Points::of), end) {
        (Some(other), Some(colour @ ('w' | 'b')), Some(points), None) => {
            halves.push(Half { own, other, round: Some(round), points, colour: Some(colour), span: cell.span.clone() });
        }
        _ => {
            let found = Diagnostic::error(format!("\"{}\" is not a round", cell.text), cell.span.clone());
            faults.add(found.label("expected opponent, colour and result, such as 12w1"));
        }
    }
}

/// Two halves make a game; what they say must agree.
fn pair_up(halves: Vec<Half>, draft: &mut Draft, faults: &mut Faults) {
    let mut waiting: BTreeMap<(usize, usize, Option<u32>), VecDeque<Half>> = BTreeMap::new();
    let mut colours_known = true;
    for half in halves {
        let met = waiting.get_mut(&(half.other, half.own, half.round));
        let Some(first) = met.and_then(VecDeque::pop_front) else {
            waiting.entry((half.own, half.other, half.round)).or_default().push_back(half);
            continue;
        };
        if !first.points.agrees(half.points) || (first.colour.is_some() && first.colour == half.colour) {
            let names = [first.own, half.own].map(|at| draft.event.participants[at].name.clone());
            let message = format!("the cells of {} and {} do not agree", names[0], names[1]);
            faults.add(Diagnostic::error(message, half.span.clone()).label("this is the second of the two"));
            continue;
        }
        colours_known &= first.colour.is_some() || half.colour.is_some();
        let first_white = first.colour.map_or(half.colour != Some('w'), |colour| colour == 'w');
        let (white, black) = if first_white { (&first, &half) } else { (&half, &first) };
        draft.games.push(half.span.clone());
        draft.event.games.push(game(white, black, draft));
    }
    for half in waiting.into_values().flatten() {
        let names = [half.own, half.other].map(|at| draft.event.participants[at].name.clone());
        let message = format!("the game of {} and {} stands in one of their rows only", names[0], names[1]);
        faults.add(Diagnostic::error(message, half.span).label("the other row has nothing there"));
    }
    draft.event.cycles = most_meetings(draft);
    if !colours_known {
        let message =
            "the crosstable does not say who had white: criteria that count games with black cannot be relied on";
        draft.warnings.push(warning(message, None).hint("write 1w or 0b in the cells, or give a list of games"));
    }
}

fn game(white: &Half, black: &Half, draft: &Draft) -> DraftGame {
    let result = match (white.points, black.points) {
        (Points::Win, _) => GameResult::White,
        (Points::Draw, _) => GameResult::Draw,
        (Points::Loss, _) => GameResult::Black,
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

fn most_meetings(draft: &Draft) -> u32 {
    let mut met: BTreeMap<[&str; 2], u32> = BTreeMap::new();
    for game in &draft.event.games {
        let mut pair = [game.white.as_str(), game.black.as_str()];
        pair.sort_unstable();
        *met.entry(pair).or_default() += 1;
    }
    met.values().copied().max().unwrap_or(1)
}
