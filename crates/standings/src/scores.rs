//! What every tie-break needs of the crosstable: scores, scores as opponents see them, rounds missed by choice.

use crate::Edition;
use std::borrow::Cow;
use tiebreak_model::{ByeKind, Cell, Crosstable, Outcome};

/// A crosstable made ready. Games that are not finished are left out; in a Swiss event a round without any entry is an
/// absence.
pub(crate) struct Scores<'t> {
    pub(crate) table: Cow<'t, Crosstable>,
    pub(crate) edition: Edition,
    /// How many rounds count.
    pub(crate) rounds: u32,
    /// Points, in the crosstable's unit.
    pub(crate) totals: Vec<i64>,
    /// Whether everybody has a rating: rating tie-breaks are undefined otherwise.
    pub(crate) all_rated: bool,
    cells: Vec<Cell>,
    starts: Vec<usize>,
}

impl<'t> Scores<'t> {
    pub(crate) fn of(table: Cow<'t, Crosstable>, edition: Edition) -> Self {
        let players = table.entrants.len();
        let held = held_rounds(&table);
        let rounds = held.iter().rposition(|held| *held).map_or(0, |last| last + 1);
        let mut cells = Vec::with_capacity(players * rounds);
        let mut starts = Vec::with_capacity(players + 1);
        for player in 0..players {
            starts.push(cells.len());
            let mut next = 0;
            for cell in table.cells(player).iter().filter(|cell| cell.outcome != Outcome::Open) {
                let round = cell.round as usize;
                fill(&mut cells, &held[..rounds], next, round.saturating_sub(1), table.round_robin);
                next = next.max(round);
                if round <= rounds {
                    cells.push(*cell);
                }
            }
            let waiting = table.cells(player).iter().any(|cell| cell.outcome == Outcome::Open);
            let last = if waiting { next } else { rounds };
            fill(&mut cells, &held[..rounds], next, last, table.round_robin);
        }
        starts.push(cells.len());
        let totals = (0..players).map(|at| cells[starts[at]..starts[at + 1]].iter().map(|cell| cell.units).sum());
        Self {
            totals: totals.collect(),
            all_rated: table.entrants.iter().all(|one| one.rating.is_some()),
            rounds: u32::try_from(rounds).unwrap_or(u32::MAX),
            table,
            edition,
            cells,
            starts,
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.totals.len()
    }

    pub(crate) fn cells(&self, player: usize) -> &[Cell] {
        &self.cells[self.starts[player]..self.starts[player + 1]]
    }

    pub(crate) fn draw(&self) -> i64 {
        self.table.points[1]
    }

    pub(crate) fn win(&self) -> i64 {
        self.table.points[0]
    }

    pub(crate) fn rating(&self, player: u32) -> Option<u32> {
        self.table.entrants.get(player as usize).and_then(|one| one.rating)
    }
}

/// The rounds in which something was decided.
fn held_rounds(table: &Crosstable) -> Vec<bool> {
    let mut held = vec![false; table.rounds as usize];
    for player in 0..table.entrants.len() {
        for cell in table.cells(player) {
            let decided = cell.opponent.is_some() && cell.outcome != Outcome::Open;
            if let Some(round) = held.get_mut((cell.round as usize).wrapping_sub(1)) {
                *round |= decided;
            }
        }
    }
    held
}

/// Absences for the rounds `from..to` (from 0) that were held.
fn fill(cells: &mut Vec<Cell>, held: &[bool], from: usize, to: usize, round_robin: bool) {
    if round_robin {
        return;
    }
    for (round, held) in held.iter().enumerate().take(to).skip(from) {
        if *held {
            cells.push(Cell {
                round: u32::try_from(round + 1).unwrap_or(u32::MAX),
                opponent: None,
                colour: None,
                outcome: Outcome::Bye(ByeKind::Zero),
                rated: false,
                units: 0,
            });
        }
    }
}

/// A round missed by choice (16.1.2): a half- or zero-point bye, or a forfeit loss.
pub(crate) fn voluntary(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Bye(ByeKind::Half | ByeKind::Zero) | Outcome::ForfeitLoss)
}
