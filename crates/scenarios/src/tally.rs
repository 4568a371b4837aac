//! Who comes first in how many outcomes, without walking through them.
//!
//! For each score that may win, the open games are added one by one. All that is kept of a participant is what is still missing to that
//! score; whoever can no longer reach it is forgotten, whoever passes it makes the outcome one of a higher score. Outcomes that agree in
//! this are one state. The games are taken in an order that finishes with one participant after another, so that few are half-way at any
//! time.

use crate::Watch;
use crate::contest::{Bout, Contest};
use crate::random::Random;
use crate::weight::Weight;
use rayon::prelude::*;
use std::collections::BTreeMap;
use tiebreak_model::Id;

/// Who stands first, and the weight of all outcomes in which exactly they do.
pub(crate) type Tops<W> = Vec<(Vec<Id>, W)>;

/// What was found.
pub(crate) struct Tally<W> {
    pub tops: Tops<W>,
    /// False where the work was stopped: then the weights are what is known so far.
    pub complete: bool,
}

/// How many outcomes are drawn where not all can be counted.
const DRAWN: u128 = 50_000;

/// Draws outcomes, each as likely as any other, and counts who stands first; how many were drawn.
pub(crate) fn drawn(contest: &Contest, seed: u64, watch: &Watch) -> (Tally<u128>, u128) {
    let mut random = Random::new(seed);
    let mut found: BTreeMap<Vec<Id>, u128> = BTreeMap::new();
    watch.expect(DRAWN as usize);
    for _ in 0..DRAWN {
        if watch.stopped() {
            break;
        }
        let mut scores = contest.least.clone();
        for game in &contest.games {
            let gains = game.gains[random.below(3)];
            scores[game.players[0]] += gains[0];
            scores[game.players[1]] += gains[1];
        }
        let best = scores.iter().copied().max().unwrap_or(0);
        let first = (0..scores.len()).filter(|player| scores[*player] == best).map(|player| Id(player as u16));
        *found.entry(first.collect()).or_default() += 1;
        watch.step();
    }
    let seen = found.values().sum();
    (Tally { tops: found.into_iter().collect(), complete: !watch.stopped() }, seen)
}

/// Why there is no tally: the states do not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooLarge;

/// More states than this are not kept in memory.
pub(crate) const MOST_STATES: usize = 4_000_000;

/// Adds up, for each set of participants, the weight of the outcomes in which exactly they share the highest score.
///
/// `weights` has the weight of each result of each game.
pub(crate) fn tops<W: Weight>(contest: &Contest, weights: &[[W; 3]], watch: &Watch) -> Result<Tally<W>, TooLarge> {
    tops_within(contest, weights, watch, MOST_STATES)
}

/// The same with so many states at the most.
pub(crate) fn tops_within<W: Weight>(
    contest: &Contest,
    weights: &[[W; 3]],
    watch: &Watch,
    most: usize,
) -> Result<Tally<W>, TooLarge> {
    let scores: Vec<i64> = (contest.floor()..=contest.ceiling()).collect();
    let levels: Result<Vec<Level<W>>, TooLarge> =
        scores.iter().map(|&score| Level::new(contest, weights, score)).collect();
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
    Ok(Tally { tops: sum.into_iter().collect(), complete })
}

/// The outcomes whose highest score is one particular score.
struct Level<W> {
    /// The participants who can reach the score.
    seats: Vec<Seat>,
    /// The games that concern them, in the order in which they are added.
    steps: Vec<Step<W>>,
    /// The weight of all other games together.
    others: W,
}

/// Where a participant's number is kept in a state.
#[derive(Clone, Copy)]
struct Seat {
    player: usize,
    /// What is missing to the score at the beginning.
    missing: i64,
    /// The most that the open games can give.
    most: i64,
    shift: u32,
    mask: u128,
}

impl Seat {
    /// Stands for everything out of reach.
    fn out_of_reach(self) -> u128 {
        self.mask
    }
}

/// One game.
struct Step<W> {
    sides: [Option<Side>; 2],
    weights: [W; 3],
}

/// One relevant player of a game: gains, and the most that remains to be had after it.
#[derive(Clone, Copy)]
struct Side {
    seat: Seat,
    gains: [i64; 3],
    remaining: i64,
}

impl Side {
    /// The state after a result, or nothing if the score is passed.
    fn after(&self, state: u128, result: usize) -> Option<u128> {
        let code = (state >> self.seat.shift) & self.seat.mask;
        if code == self.seat.out_of_reach() {
            return Some(state);
        }
        let missing = code as i64 - self.gains[result];
        if missing < 0 {
            return None;
        }
        let code = if missing > self.remaining { self.seat.out_of_reach() } else { missing as u128 };
        Some(state & !(self.seat.mask << self.seat.shift) | code << self.seat.shift)
    }
}

impl<W: Weight> Level<W> {
    fn new(contest: &Contest, weights: &[[W; 3]], score: i64) -> Result<Self, TooLarge> {
        let mut seats = Vec::new();
        let mut shift = 0;
        for player in 0..contest.least.len() {
            if contest.most[player] < score {
                continue;
            }
            let most = contest.most[player] - contest.least[player];
            let bits = 64 - u64::try_from(most + 1).map_err(|_| TooLarge)?.leading_zeros();
            let missing = score - contest.least[player];
            seats.push(Seat { player, missing, most, shift, mask: (1 << bits) - 1 });
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
        let seated: Vec<bool> = (0..contest.least.len()).map(|player| seat_of(player).is_some()).collect();
        for index in order(contest, &seated) {
            let game = &contest.games[index];
            let sides = [0, 1].map(|side| {
                let player = game.players[side];
                remaining[player] -= game.most(side);
                let gains = game.gains.map(|gains| gains[side]);
                seat_of(player).map(|seat| Side { seat, gains, remaining: remaining[player] })
            });
            steps.push(Step { sides, weights: weights[index] });
        }
        Ok(Self { seats, steps, others })
    }

    /// Nothing where the work was stopped.
    fn run(&self, watch: &Watch, most: usize) -> Result<Option<Tops<W>>, TooLarge> {
        let start = self.seats.iter().fold(0u128, |state, seat| {
            let code = if seat.missing > seat.most { seat.out_of_reach() } else { seat.missing as u128 };
            state | code << seat.shift
        });
        let mut states = vec![(start, self.others)];
        for step in &self.steps {
            if watch.stopped() {
                return Ok(None);
            }
            states = step.take(&states);
            if states.len() > most {
                return Err(TooLarge);
            }
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

impl<W: Weight> Step<W> {
    fn take(&self, states: &[(u128, W)]) -> Vec<(u128, W)> {
        let mut next = Vec::with_capacity(states.len() * 3);
        for &(state, weight) in states {
            for (result, &of_result) in self.weights.iter().enumerate() {
                let mut after = Some(state);
                for side in self.sides.iter().flatten() {
                    after = after.and_then(|state| side.after(state, result));
                }
                if let Some(after) = after {
                    next.push((after, weight.times(of_result)));
                }
            }
        }
        // A stable sort, so that chances are always added in the same order.
        next.sort_by_key(|(state, _)| *state);
        next.dedup_by(|(state, weight), (kept, sum)| {
            let same = state == kept;
            if same {
                *sum = sum.plus(*weight);
            }
            same
        });
        next
    }
}

/// The games of those who are seated, so that whoever has the fewest left is finished first.
pub(crate) fn order(contest: &Contest, seated: &[bool]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..contest.games.len())
        .filter(|game| contest.games[*game].players.iter().any(|player| seated[*player]))
        .collect();
    let mut begun = vec![false; contest.least.len()];
    let mut order = Vec::new();
    while !left.is_empty() {
        // Finishing a player brings the opponents in; those who are in already cost nothing more.
        let cost = |player: usize| {
            let games =
                left.iter().map(|game| contest.games[*game].players).filter(|players| players.contains(&player));
            let newcomers =
                games.flatten().filter(|other| *other != player && seated[*other] && !begun[*other]).count();
            (newcomers + usize::from(!begun[player]), player)
        };
        let waiting =
            |player: &usize| seated[*player] && left.iter().any(|game| contest.games[*game].players.contains(player));
        let Some(next) = (0..seated.len()).filter(waiting).min_by_key(|player| cost(*player)) else { break };
        let (now, later): (Vec<usize>, Vec<usize>) =
            left.into_iter().partition(|game| contest.games[*game].players.contains(&next));
        for game in &now {
            contest.games[*game].players.iter().for_each(|player| begun[*player] = true);
        }
        order.extend(now);
        left = later;
    }
    order
}
