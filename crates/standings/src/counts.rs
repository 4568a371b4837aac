//! What is counted or added up round by round: PTS, WIN, WON, BPG, BWG, REP, STD, PS.

use crate::opened::{RoughPart, RoundReason};
use crate::scores::Scores;
use crate::{Modifiers, Name};
use tiebreak_model::{ByeKind, Colour, CrosstableCell, Outcome};

/// One part for each round; counts are whole, standard points are in halves, running scores in the
/// unit.
pub(crate) fn parts(
    name: Name,
    modifiers: Modifiers,
    scores: &Scores<'_>,
    player: usize,
    parts: &mut Vec<RoughPart>,
) {
    if name == Name::Ps {
        return progressive(modifiers, scores, player, parts);
    }
    let counted = |cell: &CrosstableCell| match name {
        Name::Win => i64::from(cell.units == scores.win()),
        Name::Won => i64::from(cell.outcome == Outcome::Win),
        Name::Bpg => i64::from(cell.outcome.played() && cell.colour == Some(Colour::Black)),
        Name::Bwg => i64::from(cell.outcome == Outcome::Win && cell.colour == Some(Colour::Black)),
        Name::Rep => i64::from(elected(cell, scores)),
        Name::Std => match cell.units.cmp(&scores.draw()) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        },
        _ => cell.units,
    };
    parts.extend(
        scores
            .cells(player)
            .iter()
            .map(|cell| RoughPart::plain(cell.round, cell.opponent, counted(cell))),
    );
    if name == Name::Pts {
        let given = scores.adjustments(player);
        parts.extend(given.map(|(round, units)| RoughPart {
            reason: RoundReason::Assigned,
            ..RoughPart::plain(round, None, units)
        }));
    }
}

/// Neither a forfeit loss nor a bye that was asked for (7.6).
fn elected(cell: &CrosstableCell, scores: &Scores<'_>) -> bool {
    cell.outcome.played()
        || cell.outcome == Outcome::Bye(ByeKind::Pairing)
        || cell.units == scores.win()
}

/// The running score after each round; a cut leaves out the first rounds.
fn progressive(
    modifiers: Modifiers,
    scores: &Scores<'_>,
    player: usize,
    parts: &mut Vec<RoughPart>,
) {
    let mut cells = scores.cells(player).iter().peekable();
    let mut running = 0;
    for round in 1..=scores.rounds {
        let mut opponent = None;
        while let Some(cell) = cells.next_if(|cell| cell.round <= round) {
            running += cell.units;
            opponent = cell.opponent;
        }
        running += scores
            .adjustments(player)
            .filter(|(from, _)| *from == round)
            .map(|(_, units)| units)
            .sum::<i64>();
        let cut = round <= modifiers.cut_low;
        let part = RoughPart {
            cut,
            reason: RoundReason::Played,
            ..RoughPart::plain(round, opponent, running)
        };
        parts.push(part);
    }
}
