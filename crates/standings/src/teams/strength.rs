//! Scores and schedule strength combination (13.4): the secondary score and a share of the Buchholz
//! on the primary one.

use super::{TeamCode, TeamStandings};
use crate::{Code, Modifiers, Name};
use tiebreak_model::Exact;

/// By what Buchholz is divided: what all rounds won give, in the score that decides, over what one
/// match won to nil gives in the other, rounded down. None where that is nothing: a few rounds on
/// many boards.
pub(super) fn divisor(standings: &TeamStandings<'_>, code: &TeamCode) -> Option<i64> {
    if let Some(given) = code.divisor {
        return Some(given.into());
    }
    let primary = standings.scores(standings.table.primary);
    let secondary = standings.scores(standings.table.primary.other());
    let all_won = primary.win() * i64::from(primary.rounds);
    all_won.checked_div(secondary.win()).filter(|divisor| *divisor > 0)
}

/// Buchholz on the score that decides.
pub(super) fn buchholz() -> Code {
    Code::from_parts(Name::Bh, Modifiers::default(), "BH".to_owned())
}

pub(super) fn values(standings: &TeamStandings<'_>, code: &TeamCode) -> (i64, Vec<Option<i64>>) {
    let secondary = standings.scores(standings.table.primary.other());
    let Some(divisor) = divisor(standings, code) else {
        return (1, vec![None; secondary.players()]);
    };
    let (unit, strengths) = standings.on(standings.table.primary).column(&buchholz());
    let value = |(own, strength): (&i64, Option<i64>)| Some(own * divisor + strength?);
    (unit * divisor, secondary.totals.iter().zip(strengths).map(value).collect())
}

/// As it is printed, with two decimals; teams are compared by the exact value.
pub(super) fn printed(value: Exact) -> Exact {
    let hundredths = (value * Exact::from(100) + Exact::from(1) / 2).floor();
    Exact::fraction(hundredths, 100).unwrap_or(value)
}
