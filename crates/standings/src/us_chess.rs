//! The tie-breaks of US Chess (Official Rules of Chess, 34E): modified median, Solkoff, cumulative,
//! cumulative of opposition.
//!
//! Unplayed games count unlike FIDE's. To the opponents a game that was not played is half a point,
//! whatever it gave; to the player it is an opponent with no points. A cumulative score loses a
//! point for each point that was not played for.

use crate::Name;
use crate::opened::{RoughPart, RoundReason};
use crate::scores::Scores;

/// From how many rounds on two scores are left out, not one.
const LONG: u32 = 9;

/// The scores as opponents count them, unplayed games as half a point each.
pub(crate) fn adjusted(scores: &Scores<'_>) -> Vec<Option<i64>> {
    let of = |player: usize| {
        let played = scores.cells(player).iter().filter(|cell| cell.outcome.played());
        let (count, sum) = played.fold((0, 0), |(count, sum), cell| (count + 1, sum + cell.units));
        Some(sum + (i64::from(scores.rounds) - count).max(0) * scores.draw())
    };
    (0..scores.players()).map(of).collect()
}

/// The opponents' adjusted scores, 0 for each game not played; modified median leaves out the least
/// significant: the lowest for more than half of the points, the highest for less, both for exactly
/// half.
pub(crate) fn medians(
    name: Name,
    scores: &Scores<'_>,
    adjusted: &[Option<i64>],
    player: usize,
    parts: &mut Vec<RoughPart>,
) {
    let mut cells = scores.cells(player).iter().filter(|cell| cell.outcome.played()).peekable();
    for round in 1..=scores.rounds {
        let met = cells.next_if(|cell| cell.round == round).and_then(|cell| cell.opponent);
        let amount = met.and_then(|opponent| adjusted[opponent as usize]).unwrap_or(0);
        let reason = if met.is_some() { RoundReason::Played } else { RoundReason::Left };
        parts.push(RoughPart { reason, ..RoughPart::plain(round, met, amount) });
    }
    if name == Name::Solkoff {
        return;
    }
    let count = if scores.rounds >= LONG { 2 } else { 1 };
    let (own, most) = (2 * scores.totals[player], scores.win() * i64::from(scores.rounds));
    for _ in 0..count {
        if own >= most {
            let lowest = parts.iter_mut().filter(|part| !part.cut).min_by_key(|part| part.amount);
            lowest.into_iter().for_each(|part| part.cut = true);
        }
        if own <= most {
            let highest = parts.iter_mut().filter(|part| !part.cut).max_by_key(|part| part.amount);
            highest.into_iter().for_each(|part| part.cut = true);
        }
    }
}

/// The running score round by round, then what was won without play taken off.
pub(crate) fn cumulative(scores: &Scores<'_>, player: usize, parts: &mut Vec<RoughPart>) {
    crate::counts::parts(Name::Ps, crate::Modifiers::default(), scores, player, parts);
    for cell in scores
        .cells(player)
        .iter()
        .filter(|cell| !cell.outcome.played() && cell.units == scores.win())
    {
        parts.push(RoughPart::plain(cell.round, cell.opponent, -scores.win()));
    }
}

/// Everybody's cumulative score. The opposition's are those of the opponents met over the board; a
/// game not played adds nothing.
pub(crate) fn cumulative_scores(scores: &Scores<'_>) -> Vec<Option<i64>> {
    let mut parts = Vec::new();
    let of = |player: usize| {
        parts.clear();
        cumulative(scores, player, &mut parts);
        Some(crate::opened::sum(&parts))
    };
    (0..scores.players()).map(of).collect()
}
