//! Swiss points: the sum of the scores of every opponent that the team met.
//!
//! WBF 3. The opponents' scores are those of the moment, with carry-over and penalties. Byes, forfeits and assigned scores have no opponent;
//! where the tied have unequal numbers of opponents a warning says so, and the reading `bye` can compare the average per opponent instead.
//! Example, from the text: opponents with 50, 40 and 30 VPs give 120.

use super::{Judged, Ranking, ordered};
use crate::Facts;
use tiebreak_model::{Id, Value, Warning};
use tiebreak_regulation::{MetTwice, SwissPoints};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let counted: Vec<(i128, usize)> = group.iter().map(|&id| points(facts, id)).collect();
    let per_opponent = facts.counting.swiss_points == SwissPoints::PerOpponent;
    let value = |(sum, opponents): (i128, usize)| {
        let sum = facts.matches.exact(sum);
        if per_opponent { Value::Quotient { won: sum, lost: (opponents as u64).into() } } else { Value::Number(sum) }
    };
    let values = group.iter().zip(&counted).map(|(id, counted)| (*id, value(*counted))).collect();
    let unequal = counted.iter().any(|(_, opponents)| *opponents != counted[0].1);
    let warning = (unequal && !per_opponent).then(|| {
        let opponents = group.iter().zip(&counted).map(|(id, (_, opponents))| (*id, *opponents)).collect();
        Warning::UnequalOpponents { opponents }
    });
    Judged::Ranked(Ranking { warning, ..ordered(values) })
}

/// The sum of the opponents' scores and the number of opponents.
pub(super) fn points(facts: &Facts<'_>, id: Id) -> (i128, usize) {
    let mut opponents: Vec<Id> = facts.matches.of_team(id).iter().map(|meeting| meeting.opponent).collect();
    if facts.counting.met_twice == MetTwice::Average {
        opponents.sort_unstable();
        opponents.dedup();
    }
    (opponents.iter().map(|opponent| facts.matches.score(*opponent)).sum(), opponents.len())
}
