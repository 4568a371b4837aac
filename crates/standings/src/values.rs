//! The values of one tie-break for everybody, and the parts behind each of them.

use crate::buchholz::{self, AdjustedScores, BuchholzScores};
use crate::opened::{RoughPart, sum};
use crate::scores::Scores;
use crate::{Code, Modifiers, Name, counts, koya, ratings, us_chess};
use tiebreak_model::Exact;

/// What a tie-break needs of all the players before it can be worked out for one.
#[derive(Debug)]
pub(crate) enum PreparedData {
    Nothing,
    /// The score from which an opponent counts.
    Limit(Exact),
    /// Scores as opponents count them.
    Adjusted(AdjustedScores),
    /// A value of every player, of which the opponents' count.
    Values(Vec<Option<i64>>),
}

pub(crate) fn prepared(code: &Code, scores: &Scores<'_>) -> PreparedData {
    match code.name {
        Name::Bh | Name::Fb | Name::Sb => {
            PreparedData::Adjusted(AdjustedScores::new(code.name, scores))
        }
        Name::Aob | Name::Apro | Name::Appo => {
            PreparedData::Values(column(&averaged(code), scores).1)
        }
        Name::ModifiedMedian | Name::Solkoff => PreparedData::Values(us_chess::adjusted(scores)),
        Name::CumulativeOfOpposition => PreparedData::Values(us_chess::cumulative_scores(scores)),
        Name::Ks => PreparedData::Limit(koya::limit(code.modifiers, scores)),
        _ => PreparedData::Nothing,
    }
}

/// The values of a tie-break, and the divisor in which they are whole.
pub(crate) fn column(code: &Code, scores: &Scores<'_>) -> (i64, Vec<Option<i64>>) {
    let prepared = prepared(code, scores);
    let mut parts = Vec::new();
    let values = (0..scores.players())
        .map(|player| one(code, scores, &prepared, player, &mut parts))
        .collect();
    (scale(code, scores), values)
}

/// One player's value, in whole parts of [`scale`]; `parts` is scratch space.
pub(crate) fn one(
    code: &Code,
    scores: &Scores<'_>,
    prepared: &PreparedData,
    player: usize,
    parts: &mut Vec<RoughPart>,
) -> Option<i64> {
    match code.name {
        Name::Pts => Some(scores.standing[player]),
        Name::Rtng => own_rating(code.modifiers, scores, player),
        Name::Tpn => Some(i64::from(scores.table.entrants[player].number)),
        _ => {
            parts.clear();
            add_parts(code, scores, prepared, player, parts);
            value(code, scores, player, parts)
        }
    }
}

/// The parts behind one value, and the divisor of their amounts.
pub(crate) fn parts(
    code: &Code,
    scores: &Scores<'_>,
    player: usize,
    parts: &mut Vec<RoughPart>,
) -> i64 {
    add_parts(code, scores, &prepared(code, scores), player, parts);
    divisor(code, scores)
}

fn add_parts(
    code: &Code,
    scores: &Scores<'_>,
    prepared: &PreparedData,
    player: usize,
    parts: &mut Vec<RoughPart>,
) {
    match (code.name, prepared) {
        (_, PreparedData::Adjusted(adjusted)) => {
            let of_opponents = BuchholzScores { scores, own: scores, adjusted };
            buchholz::parts(code, of_opponents, player, parts)
        }
        (Name::ModifiedMedian | Name::Solkoff, PreparedData::Values(adjusted)) => {
            us_chess::medians(code.name, scores, adjusted, player, parts);
        }
        (_, PreparedData::Values(values)) => {
            let met = scores.cells(player).iter().filter(|cell| cell.outcome.played());
            parts.extend(met.filter_map(|cell| {
                Some(RoughPart::plain(cell.round, cell.opponent, values[cell.opponent? as usize]?))
            }));
        }
        (_, PreparedData::Limit(limit)) => koya::parts(*limit, scores, player, parts),
        (Name::Aro | Name::Tpr | Name::Ptp, _) => {
            ratings::parts(code.modifiers, scores, player, parts)
        }
        (Name::Cumulative, _) => us_chess::cumulative(scores, player, parts),
        (Name::Rtng | Name::Tpn | Name::De, _) => {}
        _ => counts::parts(code.name, code.modifiers, scores, player, parts),
    }
}

fn value(code: &Code, scores: &Scores<'_>, player: usize, parts: &[RoughPart]) -> Option<i64> {
    match code.name {
        Name::Aro | Name::Tpr | Name::Ptp => ratings::value(code, scores, player, parts),
        Name::Aob | Name::Apro | Name::Appo => {
            average(parts, divisor(code, scores), scale(code, scores))
        }
        _ => Some(sum(parts)),
    }
}

/// The mean of the parts, rounded half up.
fn average(parts: &[RoughPart], divisor: i64, scale: i64) -> Option<i64> {
    // In 128 bits: a sum of sums, scaled to decimals.
    let count = i128::try_from(parts.len()).ok()?;
    let total: i128 = parts.iter().map(|part| i128::from(part.amount)).sum();
    let whole = count * i128::from(divisor);
    let rounded = (2 * total * i128::from(scale) + whole).checked_div_euclid(2 * whole)?;
    i64::try_from(rounded).ok()
}

/// In what the amounts of the parts are whole.
fn divisor(code: &Code, scores: &Scores<'_>) -> i64 {
    let unit = scores.table.unit;
    match code.name {
        Name::Sb => unit * unit,
        Name::Std => 2,
        Name::Pts | Name::Bh | Name::Fb | Name::Aob | Name::Ps | Name::Ks => unit,
        Name::ModifiedMedian | Name::Solkoff | Name::Cumulative | Name::CumulativeOfOpposition => {
            unit
        }
        _ => 1,
    }
}

/// In what the values are whole: averages have decimals of their own.
pub(crate) fn scale(code: &Code, scores: &Scores<'_>) -> i64 {
    match code.name {
        Name::Aob => average_scale(scores.rounds),
        Name::Apro | Name::Appo => 1,
        _ => divisor(code, scores),
    }
}

fn own_rating(modifiers: Modifiers, scores: &Scores<'_>, player: usize) -> Option<i64> {
    let rating = scores.table.entrants[player].rating.or(modifiers.unrated);
    rating
        .filter(|_| scores.all_rated || scores.only_met || modifiers.unrated.is_some())
        .map(i64::from)
}

/// The tie-break whose values are averaged.
fn averaged(code: &Code) -> Code {
    let name = match code.name {
        Name::Apro => Name::Tpr,
        Name::Appo => Name::Ptp,
        _ if code.modifiers.fore => Name::Fb,
        _ => Name::Bh,
    };
    code.renamed(name)
}

/// Enough decimals to tell averages over this number of rounds apart.
fn average_scale(rounds: u32) -> i64 {
    match rounds {
        0..9 => 100,
        9..27 => 1_000,
        27..73 => 10_000,
        _ => 100_000,
    }
}
