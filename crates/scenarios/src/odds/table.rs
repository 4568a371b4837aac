//! The scores of a round robin, by pairing numbers.
//!
//! Which scores can occur, and which lead where, depends on the numbers alone. That is worked out once; then the table is played
//! through for eight orders of the lots at a time, each with the chances of those who drew the numbers.

use super::standing::{BITS, MASK, OrderAsked, leaders, ranks, score};
use std::cell::RefCell;
use tiebreak_engine::pending::Colours;
use tiebreak_model::Id;

/// So many orders of the lots are played through together.
pub(crate) const LANES: usize = 8;

/// A number for each of the orders played through together.
pub(crate) type Lanes = [f64; LANES];

/// More scores than this are not laid out.
const MOST_SCORES: usize = 1 << 22;

/// What a table depends on: who meets whom by number in each round, and whether play stops when nobody can reach the leader.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Plan {
    /// Two numbers from 0 up, the lower first.
    pub rounds: Vec<Vec<[usize; 2]>>,
    pub stops: bool,
}

impl Plan {
    /// The plan of a schedule, and who has which number. Numbers are dealt out as names appear, so that schedules that differ in their
    /// names only have the same plan.
    pub fn of(schedule: &[Vec<Colours>], stops: bool) -> (Self, Vec<Id>) {
        let mut numbers: Vec<Id> = Vec::new();
        for id in schedule.iter().flatten().flatten() {
            if !numbers.contains(id) {
                numbers.push(*id);
            }
        }
        let number = |id: Id| numbers.iter().position(|other| *other == id).unwrap_or(0);
        let meeting = |[white, black]: &Colours| {
            let (white, black) = (number(*white), number(*black));
            [white.min(black), white.max(black)]
        };
        let rounds = schedule.iter().map(|round| round.iter().map(meeting).collect()).collect();
        (Self { rounds, stops }, numbers)
    }

    fn players(&self) -> usize {
        self.rounds.iter().flatten().flatten().max().map_or(0, |highest| highest + 1)
    }
}

/// All that can happen in a round robin.
#[derive(Debug)]
pub(crate) struct Table {
    rounds: Vec<Round>,
    /// For each final state the number of its standing in `standings`.
    ends: Vec<u32>,
    /// The final standings: for each number, how many scored less, packed; or for the leaders 1 and for all others 0.
    pub standings: Vec<u64>,
    /// The standing in which all are level.
    pub level: Option<usize>,
    players: usize,
}

#[derive(Debug)]
struct Round {
    games: Vec<Meeting>,
    /// States from this one on have a clear winner, given by number: play stops.
    going_on: usize,
    winners: Vec<usize>,
}

/// A game: from where each state after it comes, one state before it for each result at most.
#[derive(Debug)]
struct Meeting {
    sources: Vec<[Source; 3]>,
}

/// A state before a game and the result that leads on from it: the state's number times four, and the result.
type Source = u32;

/// No more states lead here.
const NONE: Source = u32::MAX;

impl Meeting {
    /// Of where each state leads when the lower number wins, draws, loses. Sources stand in the order of their states, so that
    /// chances are always added in that order.
    fn of(targets: &[[u32; 3]], states: usize) -> Self {
        let mut sources = vec![[NONE; 3]; states];
        for (state, targets) in (0u32..).zip(targets) {
            for (result, target) in (0u32..).zip(targets) {
                let there = &mut sources[*target as usize];
                if let Some(free) = there.iter_mut().find(|source| **source == NONE) {
                    *free = state << 2 | result;
                }
            }
        }
        Self { sources }
    }

    /// The chances of the states after the game, from those before it.
    fn play(&self, before: &[Lanes], chances: &[Lanes; 3], after: &mut Vec<Lanes>) {
        after.resize(self.sources.len(), [0.0; LANES]);
        for (sum, sources) in after.iter_mut().zip(&self.sources) {
            *sum = [0.0; LANES];
            for source in sources.iter().take_while(|source| **source != NONE) {
                let (value, chance) = (&before[(source >> 2) as usize], &chances[(source & 3) as usize]);
                for lane in 0..LANES {
                    sum[lane] += value[lane] * chance[lane];
                }
            }
        }
    }
}

/// Room for the chances of the states of a table before and after a game. It grows to the size of the largest game and is used
/// again from one play to the next: a large table has megabytes of states, and memory that is new each time costs more than the sums.
#[derive(Debug, Default)]
struct Scratch {
    values: Vec<Lanes>,
    next: Vec<Lanes>,
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

/// What became of some orders.
#[derive(Debug)]
pub(crate) struct Results {
    /// The chance of each standing of the table.
    pub standings: Vec<Lanes>,
    /// The chance that play stops after a round with a clear winner: by round, then by number.
    pub clear: Vec<Vec<Lanes>>,
    /// The chance that a round is begun, of all orders together.
    pub begun: Vec<f64>,
}

impl Table {
    /// Works out what can happen. Nothing where the scores are too many.
    pub fn new(plan: &Plan, wanted: OrderAsked) -> Option<Self> {
        let mut builder = Builder::new(plan)?;
        let rounds = plan.rounds.iter().enumerate();
        let rounds: Vec<Round> = rounds.map(|(number, round)| builder.round(number, round)).collect();
        let standing = |state: &Scores| match wanted {
            OrderAsked::Top => leaders(builder.players, state.packed),
            OrderAsked::Order => ranks(builder.players, state.packed),
        };
        let all: Vec<u64> = builder.states.iter().map(standing).collect();
        let mut standings = all.clone();
        standings.sort_unstable();
        standings.dedup();
        let number = |standing: &u64| standings.binary_search(standing).unwrap_or(0) as u32;
        let level = match wanted {
            OrderAsked::Top => leaders(builder.players, 0),
            OrderAsked::Order => 0,
        };
        let level = standings.binary_search(&level).ok();
        Some(Self { rounds, ends: all.iter().map(number).collect(), standings, level, players: builder.players })
    }

    /// Plays it through: for each game the chances that the lower number wins, draws, loses.
    pub fn play(&self, chances: &[[Lanes; 3]], weights: Lanes) -> Results {
        SCRATCH.with_borrow_mut(|scratch| self.play_in(scratch, chances, weights))
    }

    fn play_in(&self, Scratch { values, next }: &mut Scratch, chances: &[[Lanes; 3]], weights: Lanes) -> Results {
        values.clear();
        values.push(weights);
        let mut chances = chances.iter();
        let mut begun = Vec::with_capacity(self.rounds.len());
        let mut clear = Vec::with_capacity(self.rounds.len());
        for round in &self.rounds {
            begun.push(values.iter().flatten().sum());
            for (game, chances) in round.games.iter().zip(&mut chances) {
                game.play(values, chances, next);
                std::mem::swap(values, next);
            }
            let mut won = vec![[0.0; LANES]; self.players];
            for (winner, value) in round.winners.iter().zip(&values[round.going_on..]) {
                add(&mut won[*winner], value);
            }
            clear.push(won);
            values.truncate(round.going_on);
        }
        let mut standings = vec![[0.0; LANES]; self.standings.len()];
        for (end, value) in self.ends.iter().zip(values.iter()) {
            add(&mut standings[*end as usize], value);
        }
        Results { standings, clear, begun }
    }
}

fn add(sum: &mut Lanes, value: &Lanes) {
    sum.iter_mut().zip(value).for_each(|(sum, value)| *sum += value);
}

/// Scores in a state: packed by number, and as one index. The last player's are left out of the index: all points together are known.
#[derive(Debug, Clone, Copy)]
struct Scores {
    packed: u64,
    index: usize,
}

/// A table under construction.
struct Builder {
    players: usize,
    stops: bool,
    states: Vec<Scores>,
    /// The state with this index, after the present game.
    numbers: Vec<u32>,
    /// What a half point adds to the index, by number.
    strides: Vec<usize>,
    to_play: Vec<u64>,
    rounds: usize,
}

impl Builder {
    fn new(plan: &Plan) -> Option<Self> {
        let players = plan.players();
        let mut to_play = vec![0u64; players];
        plan.rounds.iter().flatten().flatten().for_each(|number| to_play[*number] += 1);
        let values = 2 * *to_play.iter().max()? as usize + 1;
        if players * BITS as usize > 64 || values > MASK as usize {
            return None;
        }
        let size = values.checked_pow(players as u32 - 1).filter(|size| *size <= MOST_SCORES)?;
        let mut strides: Vec<usize> = (0..players as u32 - 1).map(|number| values.pow(number)).collect();
        strides.push(0);
        Some(Self {
            players,
            stops: plan.stops,
            states: vec![Scores { packed: 0, index: 0 }],
            numbers: vec![0; size],
            strides,
            to_play,
            rounds: plan.rounds.len(),
        })
    }

    fn round(&mut self, number: usize, meetings: &[[usize; 2]]) -> Round {
        let mut games: Vec<(Vec<[u32; 3]>, usize)> = meetings.iter().map(|pair| self.game(*pair)).collect();
        let over = number + 1 == self.rounds;
        let winners: Vec<Option<usize>> = match self.stops && !over {
            true => self.states.iter().map(|state| self.clear_winner(state.packed)).collect(),
            false => vec![None; self.states.len()],
        };
        // Those that go on first, so that they keep their numbers.
        let mut order: Vec<usize> = (0..self.states.len()).collect();
        order.sort_by_key(|state| winners[*state].is_some());
        let mut moved = vec![0u32; order.len()];
        order.iter().zip(0..).for_each(|(state, to)| moved[*state] = to);
        if let Some((targets, _)) = games.last_mut() {
            targets.iter_mut().flatten().for_each(|target| *target = moved[*target as usize]);
        }
        let going_on = winners.iter().filter(|winner| winner.is_none()).count();
        self.states = order[..going_on].iter().map(|state| self.states[*state]).collect();
        let games = games.iter().map(|(targets, states)| Meeting::of(targets, *states)).collect();
        Round { games, going_on, winners: order[going_on..].iter().filter_map(|state| winners[*state]).collect() }
    }

    /// Where each state leads when the lower number wins, draws, loses; and how many states there are then. States stand in the order of
    /// their index: what leads to them for one result then stands in that order as well, and is read from memory in one sweep.
    fn game(&mut self, [a, b]: [usize; 2]) -> (Vec<[u32; 3]>, usize) {
        self.to_play[a] -= 1;
        self.to_play[b] -= 1;
        let strides = [self.strides[a], self.strides[b]];
        let after = |state: &Scores| {
            [(2, 0), (1, 1), (0, 2)].map(|(for_a, for_b)| Scores {
                packed: state.packed + (for_a << (BITS * a as u32)) + (for_b << (BITS * b as u32)),
                index: state.index + for_a as usize * strides[0] + for_b as usize * strides[1],
            })
        };
        let mut next: Vec<Scores> = self.states.iter().flat_map(after).collect();
        next.sort_unstable_by_key(|state| state.index);
        next.dedup_by_key(|state| state.index);
        for (state, number) in next.iter().zip(0..) {
            self.numbers[state.index] = number;
        }
        let targets = self.states.iter().map(|state| after(state).map(|to| self.numbers[to.index])).collect();
        self.states = next;
        (targets, self.states.len())
    }

    /// Who leads so that nobody can reach the present score.
    fn clear_winner(&self, packed: u64) -> Option<usize> {
        let best = (0..self.players).map(|number| score(packed, number)).max()?;
        let mut in_reach =
            (0..self.players).filter(|number| score(packed, *number) + 2 * self.to_play[*number] >= best);
        in_reach.next().filter(|_| in_reach.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::super::standing::Standings;
    use super::*;

    /// Three equal players without draws: each wins both games with 1/4, all have one point with 1/4.
    #[test]
    fn three_players_without_draws() {
        let ids = [Id(0), Id(1), Id(2)];
        let schedule = [[1, 2], [0, 1], [2, 0]].map(|[white, black]| vec![[ids[white], ids[black]]]);
        let (plan, numbers) = Plan::of(&schedule, true);
        assert_eq!(numbers, [ids[1], ids[2], ids[0]]);
        let table = Table::new(&plan, OrderAsked::Top).unwrap();
        let fair = [[0.5; LANES], [0.0; LANES], [0.5; LANES]];
        let results = table.play(&[fair; 3], [1.0; LANES]);
        let by_name = Standings::new(OrderAsked::Top, 3).unwrap();
        let level = |standing: &u64| by_name.parts(&ids, by_name.code(*standing, &[0, 1, 2])).len() == 1;
        let level = table.standings.iter().position(level).unwrap();
        assert!((results.standings[level][3] - 0.25).abs() < 1e-15);
        // Whoever plays in both of the first two rounds and wins both is clear: the third game falls away in one case of four.
        assert!((results.clear[1].iter().map(|won| won[0]).sum::<f64>() - 0.25).abs() < 1e-15);
        assert!((results.begun[2] / LANES as f64 - 0.75).abs() < 1e-15);
        let first: f64 = (0..3).map(|number| results.clear[1][number][0]).sum();
        let later: f64 = results.standings.iter().map(|chance| chance[0]).sum();
        assert!((first + later - 1.0).abs() < 1e-15);
    }
}
