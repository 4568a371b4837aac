//! Butler scoring: a table's score against a datum made of all scores, in IMPs.

use crate::field::imps;
use crate::line::SideScore;
use crate::rounding;
use tiebreak_model::Exact;
use tiebreak_model::bridge::{BoardScoring, Datum, Side};

/// The datum of the scores of one direction, as that direction sees it. `None` where there are
/// none. Where the cut would leave no score, nothing is cut.
pub(crate) fn datum(seen: &[SideScore], side: Side, scoring: &BoardScoring) -> Option<Exact> {
    let mut scores: Vec<Exact> = seen.iter().filter(|one| one.is_score()).map(expected).collect();
    scores.sort();
    let cut = cut(scoring, scores.len());
    let left = cut.checked_mul(2).filter(|both| *both < scores.len()).map_or(0, |_| cut);
    let kept = scores.get(left..scores.len() - left).filter(|kept| !kept.is_empty())?;
    let exact = match scoring.datum {
        Datum::Average => kept.iter().copied().sum::<Exact>() / kept.len() as i128,
        Datum::Median => (kept[(kept.len() - 1) / 2] + kept[kept.len() / 2]) / 2,
    };
    if scoring.datum_to == 0 {
        return Some(exact);
    }
    // Rounded as North-South sees it: both directions are compared with one datum.
    let step = Exact::from(scoring.datum_to);
    Some(turned(rounding::datum(turned(exact, side), step, scoring.datum_rounding), side))
}

/// How many scores are left out at each end.
fn cut(scoring: &BoardScoring, scores: usize) -> usize {
    let share = scoring.cut_share.map(|share| (share * Exact::from(scores as u64)).floor());
    let share = share.map(|share| usize::try_from(share).unwrap_or(usize::MAX));
    share.unwrap_or_else(|| usize::try_from(scoring.cut).unwrap_or(usize::MAX))
}

/// A score of North-South as a side sees it, and back.
pub(crate) fn turned(score: Exact, side: Side) -> Exact {
    if side == Side::NorthSouth { score } else { -score }
}

/// What a weighted score is worth: the average of its scores.
fn expected(seen: &SideScore) -> Exact {
    seen.weighted().iter().map(|(weight, score)| *weight * Exact::from(*score)).sum()
}

/// The IMPs of a side against the datum, both as this side sees them. The scale looks at whole
/// points: what a datum that was not rounded leaves of a point counts for neither side.
pub(crate) fn against(seen: &SideScore, datum: Exact) -> Exact {
    let towards_score = |score: i32| {
        let difference = Exact::from(score) - datum;
        let size = if difference.is_negative() { -difference } else { difference };
        let whole = i32::try_from(size.floor()).unwrap_or(i32::MAX);
        imps(if difference.is_negative() { -whole } else { whole }, 0)
    };
    seen.weighted().iter().map(|(weight, score)| *weight * Exact::from(towards_score(*score))).sum()
}
