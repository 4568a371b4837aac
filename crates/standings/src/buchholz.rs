//! Buchholz, Fore Buchholz and Sonneborn-Berger with the rules for unplayed rounds (8, 9.1, 14 and
//! 16).

use crate::opened::{RoughPart, RoundReason};
use crate::scores::{Scores, voluntary};
use crate::{Code, Edition, Modifiers, Name};
use tiebreak_model::{CrosstableCell, Outcome};

/// The scores that a tie-break is made of: as opponents count them, and as the player's own dummy
/// has them.
#[derive(Debug)]
pub(crate) struct AdjustedScores {
    seen: Vec<i64>,
    own: Vec<i64>,
    fore: bool,
}

impl AdjustedScores {
    pub(crate) fn new(name: Name, scores: &Scores<'_>) -> Self {
        let fore = name == Name::Fb;
        let both = (0..scores.players()).map(|player| adjusted(scores, player, fore));
        let (seen, own) = both.unzip();
        Self { seen, own, fore }
    }
}

/// A requested bye that is followed by nothing but rounds missed by choice counts as a draw
/// (16.2.5, 16.3.2).
fn adjusted(scores: &Scores<'_>, player: usize, fore: bool) -> (i64, i64) {
    let cells = scores.cells(player);
    let last_present =
        cells.iter().rfind(|cell| !voluntary(cell.outcome)).map_or(0, |cell| cell.round);
    let last_paired = cells.iter().rfind(|cell| paired(cell)).map_or(0, |cell| cell.round);
    let in_last_round = fore && last_paired == scores.table.scheduled;
    let last_present = if in_last_round { last_paired } else { last_present };
    let without_opponent = if scores.table.round_robin { 0 } else { scores.draw() };
    let counts = |cell: &CrosstableCell| {
        if cell.round <= last_present || cell.opponent.is_some() {
            cell.units
        } else {
            without_opponent
        }
    };
    let mut seen: i64 = cells.iter().map(counts).sum();
    seen += scores
        .adjustments(player)
        .filter(|(round, _)| *round > 0)
        .map(|(_, units)| units)
        .sum::<i64>();
    let mut own = scores.totals[player];
    // Fore Buchholz takes the games of the last round as drawn (8.3).
    let last = cells
        .last()
        .filter(|cell| in_last_round && cell.round == scores.rounds && cell.opponent.is_some());
    if let Some(cell) = last {
        seen += scores.draw() - cell.units;
        own += scores.draw() - cell.units;
    }
    (seen, own)
}

fn paired(cell: &CrosstableCell) -> bool {
    cell.opponent.is_some() || cell.outcome == Outcome::Bye(tiebreak_model::ByeKind::Pairing)
}

/// The scores that a value is made of: those of the opponents, the own ones of the same rounds, and
/// the opponents' adjusted scores.
#[derive(Clone, Copy)]
pub(crate) struct BuchholzScores<'s, 't> {
    pub scores: &'s Scores<'t>,
    pub own: &'s Scores<'t>,
    pub adjusted: &'s AdjustedScores,
}

/// The parts of one player's value, cut as the code says. Sonneborn-Berger multiplies, so its unit
/// is squared; what it multiplies by are the points in `own`, which are those of the same rounds
/// and for teams may be the other score.
pub(crate) fn parts(
    code: &Code,
    BuchholzScores { scores, own, adjusted }: BuchholzScores<'_, '_>,
    player: usize,
    parts: &mut Vec<RoughPart>,
) {
    for (cell, gave) in scores.cells(player).iter().zip(own.cells(player)) {
        let Some((basis, reason)) = opponent_score(code.modifiers, scores, adjusted, player, cell)
        else {
            continue;
        };
        let scored = if code.modifiers.unplayed_drawn
            && reason != RoundReason::Played
            && !scores.table.round_robin
        {
            own.draw()
        } else {
            gave.units
        };
        let amount = if code.name == Name::Sb { basis * scored } else { basis };
        let voluntary = voluntary(cell.outcome) && reason != RoundReason::Played;
        parts.push(RoughPart {
            round: cell.round,
            opponent: cell.opponent,
            amount,
            basis,
            voluntary,
            cut: false,
            reason,
        });
    }
    cut(code.modifiers, scores.rounds, parts);
}

/// The score to count for a round; none where a round robin has no opponent.
fn opponent_score(
    modifiers: Modifiers,
    scores: &Scores<'_>,
    adjusted: &AdjustedScores,
    player: usize,
    cell: &CrosstableCell,
) -> Option<(i64, RoundReason)> {
    let counts_as_played = scores.table.round_robin
        || modifiers.forfeits_played
        || (adjusted.fore && cell.round == scores.table.scheduled)
        || cell.outcome.played();
    if let (true, Some(opponent)) = (counts_as_played, cell.opponent) {
        return Some((adjusted.seen[opponent as usize], RoundReason::Played));
    }
    if scores.table.round_robin {
        return None;
    }
    let own = adjusted.own[player];
    if modifiers.edition.unwrap_or(scores.edition) < Edition::Of2026 {
        return Some((own, RoundReason::Dummy));
    }
    let (most, reason) = match cell.opponent {
        Some(opponent) => (adjusted.seen[opponent as usize], RoundReason::DummyCappedByOpponent),
        None => (scores.draw() * i64::from(scores.rounds), RoundReason::DummyCappedByDraws),
    };
    Some(if most < own { (most, reason) } else { (own, RoundReason::Dummy) })
}

/// Cuts the least significant values (14.1), rounds missed by choice first (16.5), then the most
/// significant.
fn cut(modifiers: Modifiers, rounds: u32, parts: &mut [RoughPart]) {
    let low = modifiers.cut_low.min(rounds);
    let high = modifiers.cut_high.min(rounds - low);
    for _ in 0..low {
        let free = || parts.iter().enumerate().filter(|(_, part)| !part.cut);
        let Some((least, value)) = free().min_by_key(|(_, part)| (part.basis, part.amount)) else {
            return;
        };
        let missed = free()
            .filter(|(_, part)| part.voluntary)
            .min_by_key(|(_, part)| (part.amount, part.basis));
        let chosen = match missed {
            // Of the two, the one worth more goes (16.5.1).
            Some((missed, part)) if !modifiers.plain_cut && value.amount <= part.amount => missed,
            _ => least,
        };
        parts[chosen].cut = true;
    }
    for _ in 0..high {
        let free = parts.iter_mut().filter(|part| !part.cut);
        let Some(most) = free.max_by_key(|part| (part.basis, part.amount)) else { return };
        most.cut = true;
    }
}
