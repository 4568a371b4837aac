//! The Koya system: points against opponents with at least half of the possible points (9.2).

use crate::Modifiers;
use crate::opened::{RoughPart, RoundReason};
use crate::scores::Scores;
use tiebreak_model::Exact;

pub(crate) fn parts(limit: Exact, scores: &Scores<'_>, player: usize, parts: &mut Vec<RoughPart>) {
    for cell in scores.cells(player) {
        let Some(opponent) = cell.opponent else { continue };
        let strong = Exact::from(scores.totals[opponent as usize]) >= limit;
        let reason = if strong { RoundReason::Played } else { RoundReason::Left };
        let amount = if strong { cell.units } else { 0 };
        parts.push(RoughPart { reason, ..RoughPart::plain(cell.round, Some(opponent), amount) });
    }
}

/// Half of the points that could be had, or what the modifiers say, in the unit.
pub(crate) fn limit(modifiers: Modifiers, scores: &Scores<'_>) -> Exact {
    let players = u32::try_from(scores.players()).unwrap_or(u32::MAX).max(1);
    let mut games = i64::from(scores.rounds);
    if scores.table.round_robin {
        // With an odd number everybody sits out once in each cycle.
        if scores.rounds.is_multiple_of(players) {
            games -= i64::from(scores.rounds / players);
        }
        let never = (0..scores.players())
            .filter(|player| scores.cells(*player).iter().all(|c| c.opponent.is_none()));
        games -= never.count() as i64;
    }
    let moved = modifiers.limit.unwrap_or(Exact::ZERO) * Exact::from(scores.table.unit);
    let percent = i64::from(modifiers.percent.unwrap_or(50));
    Exact::from(scores.win() * games * percent) / 100 + moved
}
