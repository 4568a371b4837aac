//! Counts by points alone how many end above a participant and how many level, in how many
//! outcomes.
//!
//! The own games are added first. Then the final score is known, and all that counts of a rival is
//! what the rival still lacks to be level. A rival who is certain to end above or below is only
//! counted, so that few rivals are undecided at any time.

use crate::Watch;
use crate::contest::ScoreContest;
use crate::tally::{TooLarge, order};
use std::collections::BTreeMap;

/// How many participants end above and how many level. Level includes the participant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank {
    pub above: usize,
    pub level: usize,
}

/// The most states in memory, for at most [`FEW`] participants.
const MOST_STATES: usize = 1_000_000;

/// With more participants than this, fewer states are kept. The calculation runs for each
/// participant, a state holds a number for each, and more games are open, so it would more often
/// fail in the end.
const FEW: usize = 40;

/// The most states for a page that cannot wait.
const MOST_STATES_BRIEFLY: usize = 50_000;

fn most_states(participants: usize, watch: &Watch) -> usize {
    let most = if watch.is_brief() { MOST_STATES_BRIEFLY } else { MOST_STATES };
    // Falls with the fourth power of the number of participants, step by step to avoid an
    // overflow.
    let fewer = |most: usize, _| most * FEW / participants.max(FEW);
    (0..4).fold(most, fewer).max(1)
}

/// Marks a rival who is certain to end above, below or level.
const DECIDED: i64 = i64::MIN;

/// The state of an outcome so far: what each rival lacks to be level, and how many are decided.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct RankState {
    room: Vec<i64>,
    above: usize,
    level: usize,
}

/// The games in the order in which they are added, the same for all participants.
pub(crate) fn in_order(contest: &ScoreContest) -> Vec<usize> {
    order(contest, &vec![true; contest.least.len()])
}

/// In how many outcomes of the open games the participant has each rank.
///
/// `all` are the games in the order of [`in_order`].
pub(crate) fn ranks(
    contest: &ScoreContest,
    all: &[usize],
    player: usize,
    watch: &Watch,
) -> Result<BTreeMap<Rank, u128>, TooLarge> {
    let most = most_states(contest.least.len(), watch);
    let (own, others): (Vec<usize>, Vec<usize>) =
        all.iter().copied().partition(|game| contest.games[*game].players.contains(&player));
    let mut remaining: Vec<i64> =
        contest.most.iter().zip(&contest.least).map(|(most, least)| most - least).collect();
    let mut states = after_own_games(contest, player, &own, &mut remaining);
    for game in others {
        let bout = &contest.games[game];
        for side in [0, 1] {
            remaining[bout.players[side]] -= bout.most(side);
        }
        let mut next: BTreeMap<RankState, u128> = BTreeMap::new();
        for (state, count) in states {
            if next.len() > most || watch.stopped() {
                return Err(TooLarge);
            }
            for gains in bout.gains {
                let mut after = state.clone();
                for side in [0, 1] {
                    let room = &mut after.room[bout.players[side]];
                    *room = if *room == DECIDED { DECIDED } else { *room - gains[side] };
                    after.decide(bout.players[side], &remaining);
                }
                // With eighty or more games left that no longer matter, the number of outcomes may
                // overflow.
                let together = next.entry(after).or_default();
                *together = count.checked_add(*together).ok_or(TooLarge)?;
            }
        }
        if next.len() > most {
            return Err(TooLarge);
        }
        states = next;
    }
    let mut found = BTreeMap::new();
    for (state, count) in states {
        let together =
            found.entry(Rank { above: state.above, level: state.level + 1 }).or_insert(0u128);
        *together = count.checked_add(*together).ok_or(TooLarge)?;
    }
    Ok(found)
}

/// The states after all own games: one for each way in which the scores of the participant and the
/// opponents can end.
fn after_own_games(
    contest: &ScoreContest,
    player: usize,
    own: &[usize],
    remaining: &mut [i64],
) -> BTreeMap<RankState, u128> {
    let mut scores: BTreeMap<Vec<i64>, u128> = [(contest.least.clone(), 1)].into();
    for game in own {
        let bout = &contest.games[*game];
        for side in [0, 1] {
            remaining[bout.players[side]] -= bout.most(side);
        }
        let mut next: BTreeMap<Vec<i64>, u128> = BTreeMap::new();
        for (before, count) in scores {
            for gains in bout.gains {
                let mut after = before.clone();
                after[bout.players[0]] += gains[0];
                after[bout.players[1]] += gains[1];
                *next.entry(after).or_default() += count;
            }
        }
        scores = next;
    }
    let mut states = BTreeMap::new();
    for (scores, count) in scores {
        let target = scores[player];
        let mut state = RankState {
            room: scores.iter().map(|score| target - score).collect(),
            above: 0,
            level: 0,
        };
        state.room[player] = DECIDED;
        (0..scores.len()).for_each(|rival| state.decide(rival, remaining));
        *states.entry(state).or_insert(0) += count;
    }
    states
}

impl RankState {
    /// Counts a rival as soon as the remaining games cannot change the result.
    fn decide(&mut self, rival: usize, remaining: &[i64]) {
        let room = self.room[rival];
        let (above, below, level) =
            (room < 0, room > remaining[rival], room == 0 && remaining[rival] == 0);
        if room != DECIDED && (above || below || level) {
            self.room[rival] = DECIDED;
            self.above += usize::from(above);
            self.level += usize::from(level);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Bout;

    /// Two games, four level: Ann plays Ben, Cid plays Dan. Ann wins in 3 of 9 outcomes. In 2 of
    /// them another player wins too.
    #[test]
    fn two_games_of_four_who_are_level() {
        let gains = [[2, 0], [1, 1], [0, 2]];
        let contest = ScoreContest {
            least: vec![4; 4],
            most: vec![6; 4],
            games: vec![Bout { players: [0, 1], gains }, Bout { players: [2, 3], gains }],
        };
        let found = ranks(&contest, &in_order(&contest), 0, &Watch::default()).unwrap();
        let count = |above, level| found.get(&Rank { above, level }).copied().unwrap_or(0);
        assert_eq!((count(0, 1), count(0, 2)), (1, 2));
        // A draw: level with Ben, and with both others or between them.
        assert_eq!((count(0, 4), count(1, 2)), (1, 2));
        // A loss: Ben is above; with a draw in the other game all others are, else one of them is
        // level.
        assert_eq!((count(3, 1), count(2, 2)), (1, 2));
        assert_eq!(found.values().sum::<u128>(), 9);
    }
}
