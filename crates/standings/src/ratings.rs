//! Tie-breaks by ratings: ARO, TPR, PTP, and the averages of the opponents' (10).

use crate::opened::RoughPart;
use crate::scores::Scores;
use crate::{Code, Modifiers, Name, fide_tables};
use tiebreak_model::Outcome;

/// The ratings of the opponents met over the board, cut as the modifiers say.
pub(crate) fn parts(
    modifiers: Modifiers,
    scores: &Scores<'_>,
    player: usize,
    parts: &mut Vec<RoughPart>,
) {
    for cell in scores.cells(player).iter().filter(|cell| cell.outcome.played()) {
        let rating =
            cell.opponent.and_then(|opponent| scores.rating(opponent).or(modifiers.unrated));
        if let Some(rating) = rating {
            parts.push(RoughPart::plain(cell.round, cell.opponent, i64::from(rating)));
        }
    }
    let count = u32::try_from(parts.len()).unwrap_or(u32::MAX);
    for _ in 0..modifiers.cut_low.min(count) {
        let lowest = parts.iter_mut().filter(|part| !part.cut).min_by_key(|part| part.amount);
        lowest.into_iter().for_each(|part| part.cut = true);
    }
    for _ in 0..modifiers.cut_high.min(count) {
        let highest = parts.iter_mut().filter(|part| !part.cut).max_by_key(|part| part.amount);
        highest.into_iter().for_each(|part| part.cut = true);
    }
}

/// The value from those ratings; none where nobody was met, or where somebody in the tournament
/// (or, where that was asked for, of those met) has no rating and the code gives none.
pub(crate) fn value(
    code: &Code,
    scores: &Scores<'_>,
    player: usize,
    parts: &[RoughPart],
) -> Option<i64> {
    if !scores.rated_for(player) && code.modifiers.unrated.is_none() {
        return None;
    }
    let ratings: Vec<i64> = parts.iter().filter(|part| !part.cut).map(|part| part.amount).collect();
    let halves = half_points(scores, player);
    match code.name {
        Name::Tpr => performance(halves, &ratings),
        Name::Ptp => perfect(halves, &ratings),
        _ => average(&ratings),
    }
}

/// The mean, rounded half up.
pub(crate) fn average(values: &[i64]) -> Option<i64> {
    let count = i64::try_from(values.len()).ok().filter(|count| *count > 0)?;
    let sum: i64 = values.iter().sum();
    Some((2 * sum + count).div_euclid(2 * count))
}

/// Twice the points scored over the board, at 1, ½ and 0.
fn half_points(scores: &Scores<'_>, player: usize) -> i64 {
    let worth = |outcome: Outcome| match outcome {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        _ => 0,
    };
    scores.cells(player).iter().map(|cell| worth(cell.outcome)).sum()
}

fn performance(halves: i64, ratings: &[i64]) -> Option<i64> {
    let games = ratings.len() as i64;
    let percent = (100 * halves + games).checked_div_euclid(2 * games)?;
    Some(average(ratings)? + fide_tables::difference(percent))
}

/// The lowest rating whose expected score reaches the score; for no points 800 below the lowest
/// opponent.
fn perfect(halves: i64, ratings: &[i64]) -> Option<i64> {
    let (lowest, highest) = (*ratings.iter().min()?, *ratings.iter().max()?);
    if halves == 0 {
        return Some(lowest - 800);
    }
    let reaches = |own: i64| {
        let expected: i64 =
            ratings.iter().map(|opponent| fide_tables::expected(own - opponent)).sum();
        expected >= 50 * halves
    };
    let (mut below, mut enough) = (lowest - 800, highest + 800);
    while enough - below > 1 {
        let middle = i64::midpoint(below, enough);
        if reaches(middle) {
            enough = middle;
        } else {
            below = middle;
        }
    }
    Some(enough)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn performances_by_hand() {
        // 1½ out of 2 against 2400 and 2500: 75 percent is +193 on 2450.
        assert_eq!(performance(3, &[2400, 2500]), Some(2643));
        assert_eq!(perfect(0, &[2400, 2500]), Some(1600));
        // A half point against one opponent: the lowest rating with 50 percent is 3 below.
        assert_eq!(perfect(1, &[2400]), Some(2397));
        assert_eq!(perfect(2, &[2400]), Some(3136));
        assert_eq!(average(&[2400, 2401]), Some(2401));
        assert_eq!(average(&[]), None);
    }
}
