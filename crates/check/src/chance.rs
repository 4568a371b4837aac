//! How long a loop lasts when win, draw and loss are equally likely.

use std::collections::BTreeMap;
use tiebreak_model::Exact;

/// More players than any loop's smallest example has; counting further would take long and say
/// little.
const MOST_PLAYERS: usize = 8;

/// The chance that a round robin leaves all its players level.
pub(crate) fn all_level(players: usize, cycles: u32) -> Option<Exact> {
    if !(2..=MOST_PLAYERS).contains(&players) || cycles > 2 {
        return None;
    }
    let games = u32::try_from(players * (players - 1) / 2).ok()?.checked_mul(cycles)?;
    let all = 3i128.checked_pow(games)?;
    Exact::fraction(i128::try_from(level_outcomes(players, cycles)).ok()?, all)
}

/// In how many ways the games can end so that everybody has the same score. Players are taken out
/// one by one; what the others still need is kept as a sorted list, so that symmetric cases are
/// counted together.
fn level_outcomes(players: usize, cycles: u32) -> u128 {
    let ways = meetings(cycles);
    let each = (players - 1) * cycles as usize;
    let mut needs: BTreeMap<Vec<usize>, u128> = BTreeMap::from([(vec![each; players], 1)]);
    for _ in 1..players {
        let mut next: BTreeMap<Vec<usize>, u128> = BTreeMap::new();
        for (need, count) in needs {
            for (mut rest, more) in without_first(&need, &ways) {
                rest.sort_unstable();
                *next.entry(rest).or_default() += count * more;
            }
        }
        needs = next;
    }
    needs.get(&vec![0]).copied().unwrap_or(0)
}

/// For each score of one side in all meetings of two players, in half points: in how many ways.
fn meetings(cycles: u32) -> Vec<u128> {
    let mut ways = vec![1u128];
    for _ in 0..cycles {
        let mut next = vec![0; ways.len() + 2];
        for (score, count) in ways.iter().enumerate() {
            for more in 0..3 {
                next[score + more] += count;
            }
        }
        ways = next;
    }
    ways
}

fn without_first(need: &[usize], ways: &[u128]) -> BTreeMap<Vec<usize>, u128> {
    let Some((&first, others)) = need.split_first() else { return BTreeMap::new() };
    let most = ways.len() - 1;
    let mut partial: BTreeMap<(usize, Vec<usize>), u128> =
        BTreeMap::from([((first, Vec::new()), 1)]);
    for &other in others {
        let mut next = BTreeMap::new();
        for ((left, done), count) in partial {
            for (score, way) in ways.iter().enumerate() {
                let theirs = most - score;
                if score <= left && theirs <= other {
                    let mut done = done.clone();
                    done.push(other - theirs);
                    *next.entry((left - score, done)).or_insert(0) += count * way;
                }
            }
        }
        partial = next;
    }
    partial
        .into_iter()
        .filter(|((left, _), _)| *left == 0)
        .map(|((_, rest), count)| (rest, count))
        .collect()
}

/// The expected number of games of a loop: the games of each stage, and the chance with which a
/// stage leaves all level.
pub(crate) fn expected(stages: &[(u32, Exact)]) -> Option<Exact> {
    let (mut games, mut still) = (Exact::ZERO, Exact::from(1));
    for (count, level) in stages {
        games += still * Exact::from(i64::from(*count));
        still = still * *level;
    }
    games.checked_div(Exact::from(1) - still)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fraction(a: i128, b: i128) -> Exact {
        Exact::fraction(a, b).unwrap()
    }

    /// Three players: all draws, or one of the two circles of wins; 3 of 27.
    #[test]
    fn three_level() {
        assert_eq!(all_level(3, 1), Some(fraction(1, 9)));
        assert_eq!(all_level(2, 1), Some(fraction(1, 3)));
        // Two games of two players: both drawn, or one win each; 3 of 9.
        assert_eq!(all_level(2, 2), Some(fraction(1, 3)));
    }

    /// Four and five players, every outcome looked at.
    #[test]
    fn as_many_as_by_hand() {
        for players in [4usize, 5] {
            let pairs: Vec<(usize, usize)> =
                (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b))).collect();
            let all = 3u32.pow(pairs.len() as u32);
            let level = (0..all).filter(|outcome| {
                let mut rest = *outcome;
                let mut scores = vec![0; players];
                for (a, b) in &pairs {
                    scores[*a] += rest % 3;
                    scores[*b] += 2 - rest % 3;
                    rest /= 3;
                }
                scores.iter().all(|score| *score == scores[0])
            });
            assert_eq!(
                all_level(players, 1),
                Some(fraction(level.count() as i128, i128::from(all)))
            );
        }
    }

    #[test]
    fn a_game_until_won_lasts_one_and_a_half() {
        assert_eq!(expected(&[(1, fraction(1, 3))]), Some(fraction(3, 2)));
        assert_eq!(expected(&[(3, fraction(1, 9)), (3, fraction(1, 9))]), Some(fraction(27, 8)));
    }
}
