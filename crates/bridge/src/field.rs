//! The scores of one direction on a board, and what each is worth against the others.

use crate::line::SideScore;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use tiebreak_model::Exact;
use tiebreak_model::bridge::imps_for;

/// Matchpoints of one score against another: two where it is better, one where it is equal (Law
/// 78A).
pub(crate) fn matchpoints(own: i32, other: i32) -> i64 {
    match own.cmp(&other) {
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    }
}

/// IMPs of one score against another, below zero where it is worse (Law 78B).
pub(crate) fn imps(own: i32, other: i32) -> i64 {
    let difference = i64::from(own) - i64::from(other);
    i64::from(imps_for(u32::try_from(difference.unsigned_abs()).unwrap_or(u32::MAX)))
        * difference.signum()
}

/// Neuberg's formula: matchpoints among `actual` scores as if the board had `expected` of them.
///
/// Every score stands for `expected / actual` scores like it, and ties with its own kind.
pub(crate) fn neuberg(matchpoints: Exact, actual: usize, expected: usize) -> Exact {
    let ratio = Exact::fraction(expected as i128, actual.max(1) as i128).unwrap_or(Exact::ZERO);
    (matchpoints + Exact::from(1)) * ratio - Exact::from(1)
}

/// Matchpoints of a small group of a fouled board: 60 % of the top, and 5 % for each one above
/// or below the middle of the group (White Book 4.2.3.3).
pub(crate) fn few_scores(matchpoints: Exact, actual: usize, expected: usize) -> Exact {
    let middle = Exact::from(actual.saturating_sub(1) as u64);
    let percent = Exact::from(60) + (matchpoints - middle) * Exact::from(5);
    percent * Exact::from(2 * expected.saturating_sub(1) as u64) / 100
}

/// All the scores that are compared. Plain ones are counted, so that a field of a thousand tables
/// takes no longer than it must; weighted ones, of which there are few, are kept one by one.
pub(crate) struct FieldScores<'s> {
    plain: BTreeMap<i32, i64>,
    weighted: Vec<(usize, &'s [(Exact, i32)])>,
    /// How many scores there are.
    pub(crate) size: usize,
}

impl<'s> FieldScores<'s> {
    pub(crate) fn new(seen: &'s [SideScore]) -> Self {
        let mut field = Self { plain: BTreeMap::new(), weighted: Vec::new(), size: 0 };
        for (at, one) in seen.iter().enumerate() {
            match one {
                SideScore::Score(score) => *field.plain.entry(*score).or_default() += 1,
                SideScore::Weighted(scores) => field.weighted.push((at, scores)),
                SideScore::Nothing | SideScore::Artificial(_) => continue,
            }
            field.size += 1;
        }
        field
    }

    /// What each is worth against all the others; none for those without a score.
    pub(crate) fn compared(
        &self,
        seen: &[SideScore],
        worth: fn(i32, i32) -> i64,
    ) -> Vec<Option<Exact>> {
        // Scores are few and tables many: what a score is worth is found once.
        let mut known: BTreeMap<i32, i64> = BTreeMap::new();
        let mut against_plain = |own: i32| {
            let all = || self.plain.iter().map(|(other, count)| count * worth(own, *other)).sum();
            *known.entry(own).or_insert_with(all)
        };
        let each = seen.iter().enumerate().map(|(at, one)| {
            let others = self.weighted.iter().filter(|(other, _)| *other != at);
            match one {
                SideScore::Score(own) => {
                    let plain = against_plain(*own) - worth(*own, *own);
                    let weighted = others.flat_map(|(_, scores)| scores.iter());
                    let weighted =
                        weighted.map(|(weight, other)| *weight * Exact::from(worth(*own, *other)));
                    Some(Exact::from(plain) + weighted.sum())
                }
                SideScore::Weighted(own) => {
                    let plain =
                        own.iter().map(|(weight, own)| *weight * Exact::from(against_plain(*own)));
                    let plain: Exact = plain.sum();
                    Some(plain + others.map(|(_, scores)| between(own, scores, worth)).sum())
                }
                SideScore::Nothing | SideScore::Artificial(_) => None,
            }
        });
        each.collect()
    }
}

/// What one is worth against another, each of which may be several scores with their weights.
pub(crate) fn between(
    own: &[(Exact, i32)],
    others: &[(Exact, i32)],
    worth: fn(i32, i32) -> i64,
) -> Exact {
    let each = own.iter().flat_map(|one| others.iter().map(move |other| (one, other)));
    each.map(|((weight, own), (other_weight, other))| {
        *weight * *other_weight * Exact::from(worth(*own, *other))
    })
    .sum()
}
