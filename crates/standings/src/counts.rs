//! What is counted or added up round by round: PTS, WIN, WON, BPG, BWG, REP, STD, PS.

use crate::opened::{Reason, Rough};
use crate::scores::Scores;
use crate::{Modifiers, Name};
use tiebreak_model::{ByeKind, Cell, Colour, Outcome};

/// One part for each round; counts are whole, standard points are in halves, running scores in the
/// unit.
pub(crate) fn parts(
    name: Name,
    modifiers: Modifiers,
    scores: &Scores<'_>,
    player: usize,
    parts: &mut Vec<Rough>,
) {
    if name == Name::Ps {
        return progressive(modifiers, scores, player, parts);
    }
    let counted = |cell: &Cell| match name {
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
            .map(|cell| Rough::plain(cell.round, cell.opponent, counted(cell))),
    );
    if name == Name::Pts {
        let given = scores.adjustments(player);
        parts.extend(given.map(|(round, units)| Rough {
            reason: Reason::Assigned,
            ..Rough::plain(round, None, units)
        }));
    }
}

/// Neither a forfeit loss nor a bye that was asked for (7.6).
fn elected(cell: &Cell, scores: &Scores<'_>) -> bool {
    cell.outcome.played()
        || cell.outcome == Outcome::Bye(ByeKind::Pairing)
        || cell.units == scores.win()
}

/// The running score after each round; a cut leaves out the first rounds.
fn progressive(modifiers: Modifiers, scores: &Scores<'_>, player: usize, parts: &mut Vec<Rough>) {
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
        let part = Rough { cut, reason: Reason::Played, ..Rough::plain(round, opponent, running) };
        parts.push(part);
    }
}
