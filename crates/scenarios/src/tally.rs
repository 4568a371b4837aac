//! Counts who comes first in how many outcomes, without going through the outcomes one by one.
//!
//! For each score that may win, the open games are added one by one. Of a participant, only the
//! difference to that score is kept. Participants who can no longer reach it are dropped; if one
//! passes it, the outcome belongs to a higher score. Outcomes that agree in this are one state.
//! The order of the games finishes one participant after another, so that few are unfinished at
//! any time.

use crate::Watch;
use crate::contest::{Bout, ScoreContest};
use crate::random::Random;
use crate::weight::Weight;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tiebreak_model::Id;

/// Sets of leaders, each with the weight of all outcomes in which exactly they lead.
pub(crate) type Tops<W> = Vec<(Vec<Id>, W)>;

/// The sets of leaders that were found.
pub(crate) struct LeaderTally<W> {
    pub tops: Tops<W>,
    /// False if the work was stopped. Then the weights cover only what was found so far.
    pub complete: bool,
}

/// The number of outcomes that are drawn where not all can be counted.
const DRAWN: u128 = 50_000;

/// Draws equally likely outcomes at random and counts the leaders. Also gives the number of draws.
pub(crate) fn drawn(contest: &ScoreContest, seed: u64, watch: &Watch) -> (LeaderTally<u128>, u128) {
    let mut random = Random::new(seed);
    let mut found: BTreeMap<Vec<Id>, u128> = BTreeMap::new();
    // The highest score is always reached by one of these.
    let contenders: Vec<usize> =
        (0..contest.least.len()).filter(|player| contest.contends(*player)).collect();
    let mut scores = contest.least.clone();
    watch.expect(DRAWN as usize);
    for _ in 0..DRAWN {
        if watch.stopped() {
            break;
        }
        contenders.iter().for_each(|player| scores[*player] = contest.least[*player]);
        for game in &contest.games {
            let gains = game.gains[random.below(3)];
            scores[game.players[0]] += gains[0];
            scores[game.players[1]] += gains[1];
        }
        let best = contenders.iter().map(|player| scores[*player]).max().unwrap_or(0);
        let level = contenders.iter().filter(|player| scores[**player] == best);
        let first = level.map(|player| Id(*player as u16));
        *found.entry(first.collect()).or_default() += 1;
        watch.step();
    }
    let seen = found.values().sum();
    (LeaderTally { tops: found.into_iter().collect(), complete: !watch.stopped() }, seen)
}

/// The states do not fit into memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooLarge;

/// The most states that are kept in memory.
pub(crate) const MOST_STATES: usize = 4_000_000;
/// The limit for a page that cannot wait: about half a second, and a third of its memory.
const MOST_STATES_BRIEFLY: usize = 250_000;

/// Adds up, for each set of participants, the weight of the outcomes in which exactly they share
/// the highest score.
///
/// `weights` has the weight of each result of each game.
pub(crate) fn tops<W: Weight>(
    contest: &ScoreContest,
    weights: &[[W; 3]],
    watch: &Watch,
) -> Result<LeaderTally<W>, TooLarge> {
    tops_within(
        contest,
        weights,
        watch,
        if watch.is_brief() { MOST_STATES_BRIEFLY } else { MOST_STATES },
    )
}

/// Like [`tops`], with at most this number of states.
pub(crate) fn tops_within<W: Weight>(
    contest: &ScoreContest,
    weights: &[[W; 3]],
    watch: &Watch,
    most: usize,
) -> Result<LeaderTally<W>, TooLarge> {
    let scores: Vec<i64> = (contest.floor()..=contest.ceiling()).collect();
    let levels: Result<Vec<ScoreLevel<W>>, TooLarge> =
        scores.iter().map(|&score| ScoreLevel::new(contest, weights, score)).collect();
    let levels = levels?;
    watch.expect(levels.iter().map(|level| level.steps.len()).sum());
    let levels: Vec<Result<Option<Tops<W>>, TooLarge>> =
        levels.par_iter().map(|level| level.run(watch, most)).collect();
    let mut sum: BTreeMap<Vec<Id>, W> = BTreeMap::new();
    let mut complete = true;
    for level in levels {
        let Some(level) = level? else {
            complete = false;
            continue;
        };
        for (ids, weight) in level {
            let entry = sum.entry(ids).or_insert(W::ZERO);
            *entry = entry.plus(weight);
        }
    }
    Ok(LeaderTally { tops: sum.into_iter().collect(), complete })
}

/// The outcomes whose highest score is one particular score.
struct ScoreLevel<W> {
    /// The participants who can reach the score.
    seats: Vec<BitField>,
    /// The games that involve them, in the order in which they are added.
    steps: Vec<TallyStep<W>>,
    /// The weight of all other games together.
    others: W,
}

/// Where a participant's number is kept in a state.
#[derive(Clone, Copy)]
struct BitField {
    player: usize,
    /// The difference to the score at the beginning.
    missing: i64,
    /// The most that the open games can add.
    most: i64,
    shift: u32,
    mask: u128,
}

impl BitField {
    /// The number in a state that means "out of reach".
    fn out_of_reach(self) -> u128 {
        self.mask
    }
}

/// One game, with the weights of its results and its relevant players.
struct TallyStep<W> {
    sides: [Option<TallySide>; 2],
    weights: [W; 3],
}

/// One relevant player of a game: the gains, and the most that later games can add.
#[derive(Clone, Copy)]
struct TallySide {
    seat: BitField,
    gains: [i64; 3],
    remaining: i64,
}

impl TallySide {
    /// The state after a result, or `None` if the player passes the score.
    fn after(&self, state: u128, result: usize) -> Option<u128> {
        let code = (state >> self.seat.shift) & self.seat.mask;
        if code == self.seat.out_of_reach() {
            return Some(state);
        }
        let missing = code as i64 - self.gains[result];
        if missing < 0 {
            return None;
        }
        let code =
            if missing > self.remaining { self.seat.out_of_reach() } else { missing as u128 };
        Some(state & !(self.seat.mask << self.seat.shift) | code << self.seat.shift)
    }
}

impl<W: Weight> ScoreLevel<W> {
    fn new(contest: &ScoreContest, weights: &[[W; 3]], score: i64) -> Result<Self, TooLarge> {
        let mut seats = Vec::new();
        let mut shift = 0;
        for player in 0..contest.least.len() {
            if contest.most[player] < score {
                continue;
            }
            let most = contest.most[player] - contest.least[player];
            let bits = 64 - u64::try_from(most + 1).map_err(|_| TooLarge)?.leading_zeros();
            let missing = score - contest.least[player];
            seats.push(BitField { player, missing, most, shift, mask: (1 << bits) - 1 });
            shift += bits;
            if shift > 128 {
                return Err(TooLarge);
            }
        }
        let seat_of = |player: usize| seats.iter().find(|seat| seat.player == player).copied();
        let concerns = |game: &Bout| game.players.iter().any(|player| seat_of(*player).is_some());
        let mut others = W::ONE;
        for (_, weights) in contest.games.iter().zip(weights).filter(|(game, _)| !concerns(game)) {
            others = others.times(weights[0].plus(weights[1]).plus(weights[2]));
        }
        let mut remaining: Vec<i64> =
            contest.most.iter().zip(&contest.least).map(|(most, least)| most - least).collect();
        let mut steps = Vec::new();
        let seated: Vec<bool> =
            (0..contest.least.len()).map(|player| seat_of(player).is_some()).collect();
        for index in order(contest, &seated) {
            let game = &contest.games[index];
            let sides = [0, 1].map(|side| {
                let player = game.players[side];
                remaining[player] -= game.most(side);
                let gains = game.gains.map(|gains| gains[side]);
                seat_of(player).map(|seat| TallySide { seat, gains, remaining: remaining[player] })
            });
            steps.push(TallyStep { sides, weights: weights[index] });
        }
        Ok(Self { seats, steps, others })
    }

    /// `None` if the work was stopped.
    fn run(&self, watch: &Watch, most: usize) -> Result<Option<Tops<W>>, TooLarge> {
        let start = self.seats.iter().fold(0u128, |state, seat| {
            let code =
                if seat.missing > seat.most { seat.out_of_reach() } else { seat.missing as u128 };
            state | code << seat.shift
        });
        let mut states = vec![(start, self.others)];
        for step in &self.steps {
            if watch.stopped() {
                return Ok(None);
            }
            states = step.take(&states, most)?;
            watch.step();
        }
        let first = |state: u128| {
            let reached = self.seats.iter().filter(|seat| (state >> seat.shift) & seat.mask == 0);
            reached.map(|seat| Id(seat.player as u16)).collect::<Vec<Id>>()
        };
        let tops = states.into_iter().map(|(state, weight)| (first(state), weight));
        Ok(Some(tops.filter(|(ids, weight)| !ids.is_empty() && !weight.is_nothing()).collect()))
    }
}

impl<W: Weight> TallyStep<W> {
    /// The states after the game, sorted; at most this number of them.
    fn take(&self, states: &[(u128, W)], most: usize) -> Result<Vec<(u128, W)>, TooLarge> {
        let mut next: FxHashMap<u128, W> = FxHashMap::default();
        for &(state, weight) in states {
            for (result, &of_result) in self.weights.iter().enumerate() {
                let mut after = Some(state);
                for side in self.sides.iter().flatten() {
                    after = after.and_then(|state| side.after(state, result));
                }
                // States are in ascending order, so that chances are always added in the same
                // order.
                if let Some(after) = after {
                    let sum = next.entry(after).or_insert(W::ZERO);
                    *sum = sum.plus(weight.times(of_result));
                }
            }
            if next.len() > most {
                return Err(TooLarge);
            }
        }
        let mut next: Vec<(u128, W)> = next.into_iter().collect();
        next.sort_unstable_by_key(|(state, _)| *state);
        Ok(next)
    }
}

/// Orders the games of the seated participants, so that those with the fewest remaining games are
/// finished first.
pub(crate) fn order(contest: &ScoreContest, seated: &[bool]) -> Vec<usize> {
    // The remaining games of each player. A game of a player against himself would be listed
    // twice.
    let mut left: Vec<Vec<usize>> = vec![Vec::new(); contest.least.len()];
    for (index, game) in contest.games.iter().enumerate() {
        if game.players.iter().any(|player| seated[*player]) {
            game.players.iter().for_each(|player| left[*player].push(index));
        }
    }
    let mut waiting: Vec<usize> = (0..seated.len()).filter(|player| seated[*player]).collect();
    let mut begun = vec![false; contest.least.len()];
    let mut order = Vec::new();
    loop {
        waiting.retain(|player| !left[*player].is_empty());
        // Finishing a player adds the opponents. Those already added cost nothing more.
        let cost = |player: usize| {
            let opponents = left[player].iter().flat_map(|game| contest.games[*game].players);
            let newcomers = opponents
                .filter(|other| *other != player && seated[*other] && !begun[*other])
                .count();
            (newcomers + usize::from(!begun[player]), player)
        };
        let Some(next) = waiting.iter().copied().min_by_key(|player| cost(*player)) else {
            return order;
        };
        let now = std::mem::take(&mut left[next]);
        for game in &now {
            for player in contest.games[*game].players {
                begun[player] = true;
                left[player].retain(|other| other != game);
            }
        }
        order.extend(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order as it was calculated before games were kept by player.
    fn order_slowly(contest: &ScoreContest, seated: &[bool]) -> Vec<usize> {
        let concerns =
            |game: &usize| contest.games[*game].players.iter().any(|player| seated[*player]);
        let mut left: Vec<usize> = (0..contest.games.len()).filter(concerns).collect();
        let mut begun = vec![false; contest.least.len()];
        let mut order = Vec::new();
        while !left.is_empty() {
            let cost = |player: usize| {
                let players = left.iter().map(|game| contest.games[*game].players);
                let opponents = players.filter(|players| players.contains(&player)).flatten();
                let newcomers = opponents
                    .filter(|other| *other != player && seated[*other] && !begun[*other])
                    .count();
                (newcomers + usize::from(!begun[player]), player)
            };
            let plays = |player: &usize| {
                left.iter().any(|game| contest.games[*game].players.contains(player))
            };
            let waiting = (0..seated.len()).filter(|player| seated[*player] && plays(player));
            let Some(next) = waiting.min_by_key(|player| cost(*player)) else { break };
            let (now, later): (Vec<usize>, Vec<usize>) =
                left.into_iter().partition(|game| contest.games[*game].players.contains(&next));
            now.iter()
                .flat_map(|game| contest.games[*game].players)
                .for_each(|player| begun[player] = true);
            order.extend(now);
            left = later;
        }
        order
    }

    #[test]
    fn games_kept_by_player_come_in_the_same_order() {
        let mut random = Random::new(5);
        for _ in 0..200 {
            let players = 2 + random.below(9);
            let games = (0..random.below(14)).map(|_| {
                let white = random.below(players);
                let black = (white + 1 + random.below(players - 1)) % players;
                Bout { players: [white, black], gains: [[2, 0], [1, 1], [0, 2]] }
            });
            let contest = ScoreContest {
                least: vec![0; players],
                most: vec![4; players],
                games: games.collect(),
            };
            let seated: Vec<bool> = (0..players).map(|_| random.below(4) > 0).collect();
            assert_eq!(
                order(&contest, &seated),
                order_slowly(&contest, &seated),
                "{contest:?} {seated:?}"
            );
        }
    }

    /// Adding up states in a table gives the same as adding them up sorted, to the last bit of the
    /// chances.
    #[test]
    fn a_table_of_states_adds_up_in_the_order_of_states() {
        let mut random = Random::new(9);
        let seat = |player: usize| BitField {
            player,
            missing: 3,
            most: 6,
            shift: 3 * player as u32,
            mask: 7,
        };
        let side =
            |player: usize, gains: [i64; 3]| TallySide { seat: seat(player), gains, remaining: 4 };
        let weights = [0.1, 0.2, 0.7];
        let step =
            TallyStep { sides: [Some(side(0, [2, 1, 0])), Some(side(1, [0, 1, 2]))], weights };
        let mut states: Vec<(u128, f64)> = (0..49)
            .map(|state| ((state % 7) | ((state / 7) << 3), 1.0 / (1 + random.below(99)) as f64))
            .collect();
        states.sort_by_key(|(state, _)| *state);
        let mut sorted: Vec<(u128, f64)> = Vec::new();
        for (state, weight) in &states {
            for (result, of_result) in weights.iter().enumerate() {
                let first = step.sides[0].and_then(|side| side.after(*state, result));
                let after = first
                    .and_then(|state| step.sides[1].and_then(|side| side.after(state, result)));
                sorted.extend(after.map(|after| (after, weight * of_result)));
            }
        }
        sorted.sort_by_key(|(state, _)| *state);
        sorted.dedup_by(|(state, weight), (kept, sum)| {
            let same = state == kept;
            *sum += if same { *weight } else { 0.0 };
            same
        });
        assert_eq!(step.take(&states, 1000), Ok(sorted.clone()));
        assert_eq!(step.take(&states, sorted.len() - 1), Err(TooLarge));
    }
}
