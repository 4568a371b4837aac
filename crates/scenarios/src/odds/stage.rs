//! The law of a stage: its possible ends with their chances and durations.

use super::chain::{NextStates, StageEnd};
use super::model::Chances;
use std::collections::BTreeMap;
use tiebreak_model::{Colour, Id};

/// One way in which a stage can end.
#[derive(Debug, Clone)]
pub(crate) struct StageOutcome {
    /// The final order. Those in one part are level.
    pub parts: Vec<Vec<Id>>,
    pub chance: f64,
    /// The chance in the first turn, split by the number of rounds that were played.
    pub rounds: Vec<(u32, f64)>,
}

impl StageOutcome {
    /// The end as part of the chain, with what follows and the length of a round.
    pub fn then(&self, round: u32, onward: NextStates) -> StageEnd {
        let times = self.rounds.iter().map(|(rounds, chance)| (rounds * round, *chance)).collect();
        StageEnd { chance: self.chance, times, onward }
    }
}

/// All the ways in which a stage can end.
#[derive(Debug, Clone)]
pub(crate) struct Law {
    pub ends: Vec<StageOutcome>,
    /// The expected number of games.
    pub games: f64,
    /// The number of rounds after which it restarts without an end, and the chance of that.
    pub again: Option<(u32, f64)>,
}

impl Law {
    /// The same law, but a level match is won by this player.
    pub fn with_odds(mut self, winner: Id) -> Self {
        for end in self.ends.iter_mut().filter(|end| end.parts.len() == 1) {
            let loser = end.parts.concat().into_iter().find(|id| *id != winner);
            end.parts =
                std::iter::once(vec![winner]).chain(loser.map(|loser| vec![loser])).collect();
        }
        self
    }
}

/// Chances below this are left out of the times; they are too small to move a percentile.
pub(crate) const NEGLIGIBLE: f64 = 1e-13;

/// A game with its chances.
pub(crate) type GameChances = ([Id; 2], Chances);

/// A match of several games.
pub(crate) fn match_games(games: &[GameChances], stops: bool) -> Law {
    let pair = games.first().map_or([Id(0), Id(0)], |(pair, _)| *pair);
    let mut ahead: BTreeMap<i64, f64> = BTreeMap::from([(0, 1.0)]);
    let mut ended: BTreeMap<i64, Vec<(u32, f64)>> = BTreeMap::new();
    let mut expected = 0.0;
    for (index, ([white, _], chances)) in games.iter().enumerate() {
        let remaining = (games.len() - index) as i64;
        let mut next = BTreeMap::new();
        for (lead, chance) in ahead {
            if stops && lead.abs() > 2 * remaining {
                ended.entry(lead.signum()).or_default().push((index as u32, chance));
                continue;
            }
            expected += chance;
            let side = if *white == pair[0] { 1 } else { -1 };
            for (gain, of_result) in [2, 0, -2].into_iter().zip(chances) {
                *next.entry(lead + side * gain).or_insert(0.0) += chance * of_result;
            }
        }
        ahead = next;
    }
    for (lead, chance) in ahead {
        ended.entry(lead.signum()).or_default().push((games.len() as u32, chance));
    }
    let end = |(sign, rounds): (i64, Vec<(u32, f64)>)| {
        let [a, b] = pair;
        let parts = match sign {
            1 => vec![vec![a], vec![b]],
            -1 => vec![vec![b], vec![a]],
            _ => vec![vec![a.min(b), a.max(b)]],
        };
        StageOutcome { parts, chance: rounds.iter().map(|(_, chance)| chance).sum(), rounds }
    };
    Law { ends: ended.into_iter().map(end).collect(), games: expected, again: None }
}

/// The law of one game. A draw wins for the given colour.
pub(crate) fn armageddon(([white, black], chances): GameChances, draw_wins: Colour) -> Law {
    let [won, drawn, lost] = chances;
    let for_white = if draw_wins == Colour::White { won + drawn } else { won };
    let end = |winner, loser, chance| StageOutcome {
        parts: vec![vec![winner], vec![loser]],
        chance,
        rounds: vec![(1, chance)],
    };
    let for_black = if draw_wins == Colour::White { lost } else { lost + drawn };
    Law {
        ends: vec![end(white, black, for_white), end(black, white, for_black)],
        games: 1.0,
        again: None,
    }
}

/// Repeats games until one is won. `None` where no game is ever won.
///
/// With `d` the chance that a whole turn of the cycle is drawn, everything that happens in the
/// first turn happens `1/(1-d)` times.
pub(crate) fn until_won(cycle: &[GameChances]) -> Option<Law> {
    let pair = cycle.first()?.0;
    let mut drawn = 1.0;
    let mut won = [0.0; 2];
    let mut played = 0.0;
    for ([white, _], [for_white, draw, for_black]) in cycle {
        let first = usize::from(*white != pair[0]);
        played += drawn;
        won[first] += drawn * for_white;
        won[1 - first] += drawn * for_black;
        drawn *= draw;
    }
    let decided = 1.0 - drawn;
    if decided <= 0.0 {
        return None;
    }
    let mut rounds = [Vec::new(), Vec::new()];
    let mut left = 1.0;
    for (number, ([white, _], [for_white, draw, for_black])) in (1u32..).zip(cycle) {
        let first = usize::from(*white != pair[0]);
        rounds[first].push((number, left * for_white));
        rounds[1 - first].push((number, left * for_black));
        left *= draw;
    }
    let ends = rounds.into_iter().enumerate().map(|(winner, rounds)| StageOutcome {
        parts: vec![vec![pair[winner]], vec![pair[1 - winner]]],
        chance: won[winner] / decided,
        rounds,
    });
    let turn = u32::try_from(cycle.len()).unwrap_or(u32::MAX);
    Some(Law { ends: ends.collect(), games: played / decided, again: Some((turn, drawn)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Id = Id(0);
    const B: Id = Id(1);

    /// White wins one in two games and Black one in four, with colours 1 2 2 1. Calculated by
    /// hand.
    #[test]
    fn sudden_death_in_closed_form() {
        let chances = [0.5, 0.25, 0.25];
        let cycle = [[A, B], [B, A], [B, A], [A, B]].map(|pair| (pair, chances));
        let law = until_won(&cycle).unwrap();
        // In the four games A wins with 1/2, 1/4, 1/4, 1/2, reached with 1, 1/4, 1/16, 1/64.
        let a = (0.5 + 0.25 / 4.0 + 0.25 / 16.0 + 0.5 / 64.0) / (1.0 - 1.0 / 256.0);
        assert!((law.ends[0].chance - a).abs() < 1e-15);
        assert!((law.games - 4.0 / 3.0).abs() < 1e-15);
        assert!(until_won(&[([A, B], [0.0, 1.0, 0.0])]).is_none());
    }

    #[test]
    fn a_match_of_two() {
        let games = [([A, B], [0.5, 0.3, 0.2]), ([B, A], [0.4, 0.3, 0.3])];
        let law = match_games(&games, true);
        let level = law.ends.iter().find(|end| end.parts.len() == 1).unwrap();
        assert!((level.chance - (0.5 * 0.4 + 0.3 * 0.3 + 0.2 * 0.3)).abs() < 1e-15);
        assert!((law.games - 2.0).abs() < 1e-15);
    }
}
