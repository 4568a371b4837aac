//! What every tie-break needs of the crosstable: scores, scores as opponents see them, rounds
//! missed by choice.

use crate::Edition;
use std::borrow::Cow;
use tiebreak_model::{ByeKind, Crosstable, CrosstableCell, Outcome};

/// A crosstable made ready. Games that are not finished are left out; in a Swiss event a round
/// without any entry is an absence.
#[derive(Debug)]
pub(crate) struct Scores<'t> {
    pub(crate) table: Cow<'t, Crosstable>,
    pub(crate) edition: Edition,
    /// How many rounds count.
    pub(crate) rounds: u32,
    /// Points as tie-breaks count them, in the crosstable's unit: the rounds, and what the arbiter
    /// gave or took in them.
    pub(crate) totals: Vec<i64>,
    /// Points of the standing: the same, with what the arbiter gave or took for the whole event.
    pub(crate) standing: Vec<i64>,
    /// Whether everybody has a rating: rating tie-breaks are undefined otherwise.
    pub(crate) all_rated: bool,
    /// Whether it is enough that those have ratings whom a player met.
    pub(crate) only_met: bool,
    /// Who left a round robin before half of the games: what they played is not counted, for them
    /// or for others.
    pub(crate) not_counted: Vec<bool>,
    /// The rounds that count, and where each player's begin; none where these are those of the
    /// crosstable.
    own: Option<(Vec<CrosstableCell>, Vec<usize>)>,
}

impl<'t> Scores<'t> {
    pub(crate) fn new(crosstable: Cow<'t, Crosstable>, edition: Edition) -> Self {
        let table = crosstable.as_ref();
        let players = table.entrants.len();
        let held = held_rounds(table);
        let rounds = held.iter().rposition(|held| *held).map_or(0, |last| last + 1);
        let not_counted = left_early(table);
        let own = (!is_whole(table, rounds, &not_counted))
            .then(|| counting(table, &held[..rounds], &not_counted));
        let mut scores = Self {
            totals: Vec::new(),
            standing: Vec::new(),
            all_rated: table.entrants.iter().all(|one| one.rating.is_some()),
            only_met: false,
            rounds: u32::try_from(rounds).unwrap_or(u32::MAX),
            not_counted,
            table: crosstable,
            edition,
            own,
        };
        scores.add_up(players);
        scores
    }

    fn add_up(&mut self, players: usize) {
        let sum = |at: usize| self.cells(at).iter().map(|cell| cell.units).sum();
        let mut totals: Vec<i64> = (0..players).map(sum).collect();
        let mut standing = totals.clone();
        for one in &self.table.adjustments {
            let player = one.player as usize;
            if player < players && one.round.is_none_or(|round| round <= self.rounds) {
                standing[player] += one.units;
                totals[player] += one.round.map_or(0, |_| one.units);
            }
        }
        (self.totals, self.standing) = (totals, standing);
    }

    /// Whether the ratings are known that a player's tie-breaks need.
    pub(crate) fn rated_for(&self, player: usize) -> bool {
        let met = |cell: &&CrosstableCell| cell.outcome.played();
        let rated = |cell: &CrosstableCell| {
            cell.opponent.is_none_or(|opponent| self.rating(opponent).is_some())
        };
        self.all_rated || (self.only_met && self.cells(player).iter().filter(met).all(rated))
    }

    pub(crate) fn players(&self) -> usize {
        self.totals.len()
    }

    pub(crate) fn cells(&self, player: usize) -> &[CrosstableCell] {
        match &self.own {
            Some((cells, starts)) => &cells[starts[player]..starts[player + 1]],
            None => self.table.cells(player),
        }
    }

    /// What the arbiter gave a player or took away so far, with the round; 0 is the whole event.
    pub(crate) fn adjustments(&self, player: usize) -> impl Iterator<Item = (u32, i64)> {
        let own = self.table.adjustments.iter().filter(move |one| one.player as usize == player);
        own.map(|one| (one.round.unwrap_or(0), one.units))
            .filter(|(round, _)| *round <= self.rounds)
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

/// Whether every round of the crosstable counts, and none is missing from it: a round robin that is
/// over.
fn is_whole(table: &Crosstable, rounds: usize, not_counted: &[bool]) -> bool {
    let is_open =
        |player: usize| table.cells(player).iter().any(|cell| cell.outcome == Outcome::Open);
    table.round_robin
        && table.rounds as usize == rounds
        && !not_counted.contains(&true)
        && !(0..not_counted.len()).any(is_open)
}

/// The rounds that count, of one player after the other, and where each one's begin.
fn counting(
    table: &Crosstable,
    held: &[bool],
    not_counted: &[bool],
) -> (Vec<CrosstableCell>, Vec<usize>) {
    let rounds = held.len();
    let mut cells = Vec::with_capacity(not_counted.len() * rounds);
    let mut starts = Vec::with_capacity(not_counted.len() + 1);
    for player in 0..not_counted.len() {
        starts.push(cells.len());
        if not_counted[player] {
            continue;
        }
        let mut next = 0;
        let counts = |cell: &&CrosstableCell| {
            cell.outcome != Outcome::Open
                && !cell.opponent.is_some_and(|other| not_counted[other as usize])
        };
        for cell in table.cells(player).iter().filter(counts) {
            let round = cell.round as usize;
            fill(&mut cells, held, next, round.saturating_sub(1), table.round_robin);
            next = next.max(round);
            if round <= rounds {
                cells.push(*cell);
            }
        }
        let waiting = table.cells(player).iter().any(|cell| cell.outcome == Outcome::Open);
        let last = if waiting { next } else { rounds };
        fill(&mut cells, held, next, last, table.round_robin);
    }
    starts.push(cells.len());
    (cells, starts)
}

/// Who left a round robin with less than half of the games played (FIDE's competition rules on
/// withdrawals): marked as gone, or absent to the end of an event that is over.
fn left_early(table: &Crosstable) -> Vec<bool> {
    let players = table.entrants.len();
    if !table.round_robin {
        return vec![false; players];
    }
    let games = |player: usize| table.cells(player).iter().filter(|cell| cell.opponent.is_some());
    let absent = |player: usize| {
        games(player).next_back().is_some_and(|cell| cell.outcome == Outcome::ForfeitLoss)
    };
    if !(0..players).any(|player| table.entrants[player].left.is_some() || absent(player)) {
        return vec![false; players];
    }
    let most = (0..players).map(|player| games(player).count()).max().unwrap_or(0);
    let is_open = |player: usize| games(player).any(|cell| cell.outcome == Outcome::Open);
    let over = table.rounds >= table.scheduled && !(0..players).any(is_open);
    let left = |player: usize| table.entrants[player].left.is_some() || (over && absent(player));
    let early = |player| {
        left(player) && 2 * games(player).filter(|cell| cell.outcome.played()).count() < most
    };
    (0..players).map(early).collect()
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
fn fill(cells: &mut Vec<CrosstableCell>, held: &[bool], from: usize, to: usize, round_robin: bool) {
    if round_robin {
        return;
    }
    for (round, held) in held.iter().enumerate().take(to).skip(from) {
        if *held {
            cells.push(CrosstableCell {
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
