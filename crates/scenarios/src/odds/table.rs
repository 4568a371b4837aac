//! The scores of a round robin by pairing numbers.
//!
//! The possible scores and transitions depend on the numbers alone and are calculated once. Then
//! the table is played for eight orders of the lots at a time, each with the chances of the
//! players who drew the numbers.

use super::standing::{BITS, MASK, OrderAsked, leaders, ranks, score};
use std::cell::RefCell;
use tiebreak_engine::pending::Colours;
use tiebreak_model::Id;

/// The number of orders of lots that are played together.
pub(crate) const LANES: usize = 8;

/// One number for each of the orders that are played together.
pub(crate) type Lanes = [f64; LANES];

/// The most scores in a table.
const MOST_SCORES: usize = 1 << 22;

/// What a table depends on: the pairings by number in each round, and whether play stops when the
/// leader cannot be reached.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct TablePlan {
    /// Pairs of numbers from 0 up, the lower first.
    pub rounds: Vec<Vec<[usize; 2]>>,
    pub stops: bool,
}

impl TablePlan {
    /// The plan of a schedule, and the player of each number. Numbers are given in the order in
    /// which names appear, so that schedules that differ only in names have the same plan.
    pub fn from_schedule(schedule: &[Vec<Colours>], stops: bool) -> (Self, Vec<Id>) {
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

/// All possible courses of a round robin.
#[derive(Debug)]
pub(crate) struct CourseTable {
    rounds: Vec<Round>,
    /// For each final state, the position of its standing in `standings`.
    ends: Vec<u32>,
    /// The final standings, packed: for each number how many scored less; or, if only the first
    /// counts, 1 for leaders and 0 for the others.
    pub standings: Vec<u64>,
    /// The position of the standing in which all are level.
    pub level: Option<usize>,
    players: usize,
}

#[derive(Debug)]
struct Round {
    games: Vec<GameSteps>,
    /// States from this one on have a clear winner, given by number in `winners`: play stops.
    going_on: usize,
    winners: Vec<usize>,
}

/// A game: the states that lead to each state after it.
#[derive(Debug)]
struct GameSteps {
    sources: Vec<StateAndResult>,
    /// The end of each state's sources. They begin where those of the previous state end.
    ends: Vec<u32>,
}

/// A state before a game and the result that leads on from it: four times the state's number plus
/// the result.
type StateAndResult = u32;

impl GameSteps {
    /// Makes a game from the states that follow a win, draw or loss of the lower number. The
    /// sources keep the order of the states, so that chances are always added in the same order.
    fn from_targets(targets: &[[u32; 3]], states: usize) -> Self {
        let mut next = vec![0u32; states + 1];
        targets.iter().flatten().for_each(|target| next[*target as usize + 1] += 1);
        for state in 1..next.len() {
            next[state] += next[state - 1];
        }
        let ends = next[1..].to_vec();
        let mut sources = vec![0; 3 * targets.len()];
        for (state, targets) in (0u32..).zip(targets) {
            for (result, target) in (0u32..).zip(targets) {
                let free = &mut next[*target as usize];
                sources[*free as usize] = state << 2 | result;
                *free += 1;
            }
        }
        Self { sources, ends }
    }

    /// Calculates the chances of the states after the game from those before it.
    fn play(&self, before: &[Lanes], chances: &[Lanes; 3], after: &mut Vec<Lanes>) {
        after.resize(self.ends.len(), [0.0; LANES]);
        let mut begin = 0;
        for (after, end) in after.iter_mut().zip(&self.ends) {
            let mut sum = [0.0; LANES];
            for source in &self.sources[begin..*end as usize] {
                let (value, chance) =
                    (&before[(source >> 2) as usize], &chances[(source & 3) as usize]);
                for lane in 0..LANES {
                    sum[lane] += value[lane] * chance[lane];
                }
            }
            *after = sum;
            begin = *end as usize;
        }
    }
}

/// Buffers for the chances of a table's states before and after a game. They grow to the size of
/// the largest game and are used again: a large table has megabytes of states, and allocating
/// memory each time costs more than the sums.
#[derive(Debug, Default)]
struct Scratch {
    values: Vec<Lanes>,
    next: Vec<Lanes>,
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

/// The results of playing some orders.
#[derive(Debug)]
pub(crate) struct Results {
    /// The chance of each standing of the table.
    pub standings: Vec<Lanes>,
    /// The chance that play stops after a round with a clear winner: by round, then by number.
    pub clear: Vec<Vec<Lanes>>,
    /// The chance that a round begins, summed over the orders.
    pub begun: Vec<f64>,
}

impl CourseTable {
    /// Calculates the table. `None` if there are too many scores.
    pub fn new(plan: &TablePlan, wanted: OrderAsked) -> Option<Self> {
        let mut builder = TableBuilder::new(plan, wanted)?;
        let rounds = plan.rounds.iter().enumerate();
        let rounds: Vec<Round> =
            rounds.map(|(number, round)| builder.round(number, round)).collect();
        let standing = |state: &u64| match wanted {
            OrderAsked::Top => leaders(builder.players, *state),
            OrderAsked::Order => ranks(builder.players, *state),
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
        Some(Self {
            rounds,
            ends: all.iter().map(number).collect(),
            standings,
            level,
            players: builder.players,
        })
    }

    /// Plays the table. `chances` holds for each game the chances that the lower number wins,
    /// draws and loses.
    pub fn play(&self, chances: &[[Lanes; 3]], weights: Lanes) -> Results {
        SCRATCH.with_borrow_mut(|scratch| self.play_in(scratch, chances, weights))
    }

    fn play_in(
        &self,
        Scratch { values, next }: &mut Scratch,
        chances: &[[Lanes; 3]],
        weights: Lanes,
    ) -> Results {
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

/// A table under construction.
struct TableBuilder {
    players: usize,
    stops: bool,
    wanted: OrderAsked,
    /// The possible scores after the games so far, packed by number, in ascending order.
    states: Vec<u64>,
    to_play: Vec<u64>,
    rounds: usize,
}

impl TableBuilder {
    fn new(plan: &TablePlan, wanted: OrderAsked) -> Option<Self> {
        let players = plan.players();
        let mut to_play = vec![0u64; players];
        plan.rounds.iter().flatten().flatten().for_each(|number| to_play[*number] += 1);
        let values = 2 * *to_play.iter().max()? as usize + 1;
        if players * BITS as usize > 64 || values > MASK as usize {
            return None;
        }
        // The total of the points is known, so this bounds the number of scores.
        values.checked_pow(players as u32 - 1).filter(|size| *size <= MOST_SCORES)?;
        let rounds = plan.rounds.len();
        Some(Self { players, stops: plan.stops, wanted, states: vec![0], to_play, rounds })
    }

    fn round(&mut self, number: usize, meetings: &[[usize; 2]]) -> Round {
        let mut games: Vec<(Vec<[u32; 3]>, usize)> =
            meetings.iter().map(|pair| self.game(*pair)).collect();
        let over = number + 1 == self.rounds;
        let winners: Vec<Option<usize>> = match self.stops && !over {
            true => self.states.iter().map(|state| self.clear_winner(*state)).collect(),
            false => vec![None; self.states.len()],
        };
        // States that go on come first, so that they keep their numbers.
        let mut order: Vec<usize> = (0..self.states.len()).collect();
        order.sort_by_key(|state| winners[*state].is_some());
        let mut moved = vec![0u32; order.len()];
        order.iter().zip(0..).for_each(|(state, to)| moved[*state] = to);
        if let Some((targets, _)) = games.last_mut() {
            targets.iter_mut().flatten().for_each(|target| *target = moved[*target as usize]);
        }
        let going_on = winners.iter().filter(|winner| winner.is_none()).count();
        self.states = order[..going_on].iter().map(|state| self.states[*state]).collect();
        let games = games
            .iter()
            .map(|(targets, states)| GameSteps::from_targets(targets, *states))
            .collect();
        Round {
            games,
            going_on,
            winners: order[going_on..].iter().filter_map(|state| winners[*state]).collect(),
        }
    }

    /// The state after a win, draw and loss of the lower number, for each state, and the number of
    /// states afterwards. States are sorted: then the sources of one result are in nearly the same
    /// order and are read from memory in one sweep.
    fn game(&mut self, [a, b]: [usize; 2]) -> (Vec<[u32; 3]>, usize) {
        self.to_play[a] -= 1;
        self.to_play[b] -= 1;
        let results = [(2, 0), (1, 1), (0, 2)]
            .map(|(for_a, for_b)| (for_a << (BITS * a as u32)) + (for_b << (BITS * b as u32)));
        let after: Vec<[u64; 3]> = self
            .states
            .iter()
            .map(|state| results.map(|gained| self.remembered(state + gained)))
            .collect();
        let mut next = after.concat();
        next.sort_unstable();
        next.dedup();
        let number = |state: u64| next.binary_search(&state).unwrap_or(0) as u32;
        let targets = after.into_iter().map(|after| after.map(number)).collect();
        self.states = next;
        (targets, self.states.len())
    }

    /// The part of the scores that has to be kept. If only the leaders are needed, the scores of
    /// players who can no longer reach the present best score do not matter: states that differ
    /// only in them are merged, which leaves several times fewer.
    fn remembered(&self, packed: u64) -> u64 {
        if self.wanted == OrderAsked::Order {
            return packed;
        }
        let best = (0..self.players).map(|number| score(packed, number)).max().unwrap_or(0);
        let out = |number: &usize| score(packed, *number) + 2 * self.to_play[*number] < best;
        (0..self.players)
            .filter(out)
            .fold(packed, |packed, number| packed & !(MASK << (BITS * number as u32)))
    }

    /// The leader, if no other player can still reach the present best score.
    fn clear_winner(&self, packed: u64) -> Option<usize> {
        let best = (0..self.players).map(|number| score(packed, number)).max()?;
        let mut in_reach = (0..self.players)
            .filter(|number| score(packed, *number) + 2 * self.to_play[*number] >= best);
        in_reach.next().filter(|_| in_reach.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::super::standing::PackedStandings;
    use super::*;

    /// Three equal players without draws: each wins both games with 1/4, all have one point with
    /// 1/4.
    #[test]
    fn three_players_without_draws() {
        let ids = [Id(0), Id(1), Id(2)];
        let schedule =
            [[1, 2], [0, 1], [2, 0]].map(|[white, black]| vec![[ids[white], ids[black]]]);
        let (plan, numbers) = TablePlan::from_schedule(&schedule, true);
        assert_eq!(numbers, [ids[1], ids[2], ids[0]]);
        let table = CourseTable::new(&plan, OrderAsked::Top).unwrap();
        let fair = [[0.5; LANES], [0.0; LANES], [0.5; LANES]];
        let results = table.play(&[fair; 3], [1.0; LANES]);
        let by_name = PackedStandings::new(OrderAsked::Top, 3).unwrap();
        let level =
            |standing: &u64| by_name.parts(&ids, by_name.code(*standing, &[0, 1, 2])).len() == 1;
        let level = table.standings.iter().position(level).unwrap();
        assert!((results.standings[level][3] - 0.25).abs() < 1e-15);
        // A player who plays in both of the first two rounds and wins both is a clear winner. The
        // third game is not played in one case of four.
        assert!((results.clear[1].iter().map(|won| won[0]).sum::<f64>() - 0.25).abs() < 1e-15);
        assert!((results.begun[2] / LANES as f64 - 0.75).abs() < 1e-15);
        let first: f64 = (0..3).map(|number| results.clear[1][number][0]).sum();
        let later: f64 = results.standings.iter().map(|chance| chance[0]).sum();
        assert!((first + later - 1.0).abs() < 1e-15);
    }

    /// Leaving out the scores of players who are out of reach changes nothing: a table that keeps
    /// every score gives the same results.
    #[test]
    fn the_first_are_those_of_all_scores() {
        let players = 5;
        let ids: Vec<Id> = (0..players as u16).map(Id).collect();
        let name = |number: usize| ids.get(number - 1).copied();
        let rounds = tiebreak_engine::berger::rounds(players).into_iter();
        let schedule: Vec<Vec<Colours>> = rounds
            .map(|pairs| {
                pairs
                    .into_iter()
                    .filter_map(|(white, black)| Some([name(white)?, name(black)?]))
                    .collect()
            })
            .collect();
        for stops in [true, false] {
            let (plan, _) = TablePlan::from_schedule(&schedule, stops);
            let [first, all] = [OrderAsked::Top, OrderAsked::Order]
                .map(|wanted| CourseTable::new(&plan, wanted).unwrap());
            let chance =
                |at: usize| [0.2, 0.3, 0.5].map(|of: f64| [of + 0.01 * (at % 7) as f64; LANES]);
            let chances: Vec<[Lanes; 3]> = (0..10).map(chance).collect();
            let [by_first, by_all] = [&first, &all].map(|table| table.play(&chances, [1.0; LANES]));
            let close =
                |one: f64, other: f64| assert!((one - other).abs() < 1e-12, "{one} {other}");
            for (standing, found) in first.standings.iter().zip(&by_first.standings) {
                let same = all
                    .standings
                    .iter()
                    .zip(&by_all.standings)
                    .filter(|(order, _)| leaders(players, **order) == *standing);
                close(found[0], same.map(|(_, chance)| chance[0]).sum());
            }
            let sum =
                |results: &Results| results.standings.iter().map(|chance| chance[0]).sum::<f64>();
            close(sum(&by_first), sum(&by_all));
            by_first
                .clear
                .iter()
                .flatten()
                .zip(by_all.clear.iter().flatten())
                .for_each(|(one, other)| close(one[0], other[0]));
            by_first.begun.iter().zip(&by_all.begun).for_each(|(one, other)| close(*one, *other));
            let states = |table: &CourseTable| {
                table
                    .rounds
                    .iter()
                    .flat_map(|round| &round.games)
                    .map(|game| game.ends.len())
                    .sum::<usize>()
            };
            assert!(states(&first) < states(&all), "nothing was forgotten");
        }
    }
}
