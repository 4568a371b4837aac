//! All orders of the lots for a series of round robins, worked out together.
//!
//! Where a round robin separated somebody, nobody asks any more who had which number: the chances of an end are added up over all orders.
//! Where all are level, an order weighs as much in the next round robin as it led there.

use super::series::{After, Seated, Series};
use super::{Bundle, Chain, Node, orders};
use crate::odds::OddsError;
use crate::odds::model::Tempo;
use crate::odds::stage::{End, Law};
use crate::odds::table::{Code, LANES, Lanes, Plan, Results, Table, Wanted};
use rayon::prelude::*;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use tiebreak_engine::pending::{Pending, Schedule};
use tiebreak_model::Id;

/// From so many players on the orders are shared among threads, and the work can be stopped.
const LARGE: usize = 6;

/// What is kept from one play-off of an event to the next: laws are the same whatever the rest of the chain is.
#[derive(Debug, Default)]
pub(crate) struct Laws {
    tables: HashMap<Plan, Arc<Table>>,
    /// By the round robins of a series, from its first to the one concerned, and by whether orders of the same colours were merged.
    drawn: HashMap<(bool, Vec<Held>), Arc<Drawn>>,
}

/// A round robin: what is played, whether it stops early, how fast.
type Held = (Schedule, bool, Tempo);

/// A round robin of a series over all orders, and what each order weighs when all are level after it.
#[derive(Debug)]
struct Drawn {
    law: Law,
    level: Vec<f64>,
}

/// An order of the lots: whose place each of the names takes in the series as the engine arranged it.
type Order = Vec<usize>;

impl Chain<'_> {
    /// A series as one state, and one for each repetition. Nothing where it repeats itself without end.
    pub(super) fn drawn(&mut self, series: &Series) -> Result<Option<Node>, OddsError> {
        let After::Onward(after) = &series.after else { return Ok(None) };
        let Some(laws) = self.laws_of(&series.stages)? else { return Ok(None) };
        let mut level =
            if laws.len() == series.stages.len() { self.all_onward(after.clone())? } else { Bundle::default() };
        let mut node = Node::Unknown;
        for (index, (stage, drawn)) in series.stages.iter().zip(&laws).enumerate().rev() {
            node = self.drawn_node(stage, &drawn.law, &level)?;
            if index > 0 {
                self.nodes.push(std::mem::replace(&mut node, Node::Unknown));
                level = Bundle::of(self.nodes.len() - 1);
            }
        }
        Ok(Some(node))
    }

    fn drawn_node(&mut self, stage: &Pending, law: &Law, level: &Bundle) -> Result<Node, OddsError> {
        let round = self.round_steps(stage);
        let mut ends = Vec::with_capacity(law.ends.len());
        for end in &law.ends {
            let onward = match end.parts.len() {
                1 => level.clone(),
                _ => self.all_onward(stage.onward(self.entry, end.parts.clone()))?,
            };
            ends.push(end.then(round, onward));
        }
        Ok(Node::Stage { ends, games: law.games })
    }

    /// The laws of the round robins of a series, up to one after which all cannot be level. Nothing where they are too large.
    fn laws_of(&mut self, stages: &[Pending]) -> Result<Option<Vec<Arc<Drawn>>>, OddsError> {
        let wanted = self.wanted();
        let seated: Option<Vec<Seated>> = stages.iter().map(|stage| Seated::of(stage, wanted)).collect();
        let Some(seated) = seated else { return Ok(None) };
        let merged = mergeable(&seated);
        let mut lots: Option<Lots> = None;
        let mut held = Vec::new();
        let mut laws: Vec<Arc<Drawn>> = Vec::new();
        for (stage, seated) in stages.iter().zip(&seated) {
            held.push((stage.schedule.clone(), stage.stops, seated.tempo));
            let drawn = match self.laws.drawn.get(&(merged, held.clone())) {
                Some(known) => Arc::clone(known),
                None => {
                    let lots = lots.get_or_insert_with(|| Lots::new(seated, merged));
                    let weights = laws.last().map_or(&lots.weights, |drawn| &drawn.level);
                    let Some(drawn) = self.over_all_orders(stage.members(), seated, &lots.orders, weights)? else {
                        return Ok(None);
                    };
                    let drawn = Arc::new(drawn);
                    self.laws.drawn.insert((merged, held.clone()), Arc::clone(&drawn));
                    drawn
                }
            };
            let over = drawn.level.iter().all(|weight| *weight <= 0.0);
            laws.push(drawn);
            if over {
                break;
            }
        }
        Ok(Some(laws))
    }

    /// Plays a round robin through for all orders.
    fn over_all_orders(
        &mut self,
        members: &[Id],
        seated: &Seated,
        orders: &[Order],
        weights: &[f64],
    ) -> Result<Option<Drawn>, OddsError> {
        let Some(code) = Code::new(seated.wanted, members.len()) else { return Ok(None) };
        let Some(table) = self.laws.table(&seated.plan, seated.wanted) else { return Ok(None) };
        let play = |(orders, weights): (&[Order], &[f64])| {
            if members.len() >= LARGE && self.watch.stopped() {
                return Err(OddsError::Stopped);
            }
            let mut lanes = [0.0; LANES];
            lanes.iter_mut().zip(weights).for_each(|(lane, weight)| *lane = *weight);
            let results = table.play(&self.chances_of(members, seated, orders), lanes);
            if members.len() >= LARGE {
                self.watch.step();
            }
            Ok(results)
        };
        let eights = || orders.chunks(LANES).zip(weights.chunks(LANES));
        let results: Vec<Results> = if members.len() >= LARGE {
            self.watch.expect(orders.len().div_ceil(LANES));
            let eights: Vec<_> = eights().collect();
            eights.into_par_iter().map(play).collect::<Result<_, _>>()?
        } else {
            eights().map(play).collect::<Result<_, _>>()?
        };
        let mut sums = Sums::new(code, members, seated);
        for (orders, results) in orders.chunks(LANES).zip(&results) {
            sums.add(&table, orders, results);
        }
        Ok(Some(sums.drawn(weights.iter().sum())))
    }

    /// For each game, the chances of the lower number in every order.
    fn chances_of(&self, members: &[Id], seated: &Seated, orders: &[Order]) -> Vec<[Lanes; 3]> {
        let of_game = |[white, black]: [usize; 2], lower_white: bool| {
            let mut chances = [[0.0; LANES]; 3];
            for (lane, order) in orders.iter().enumerate() {
                let results = self.chances(members[order[white]], members[order[black]], seated.tempo);
                for (result, chance) in results.into_iter().enumerate() {
                    chances[if lower_white { result } else { 2 - result }][lane] = chance;
                }
            }
            chances
        };
        seated.games().zip(&seated.lower_white).map(|(game, lower_white)| of_game(game, *lower_white)).collect()
    }

    /// The law of one round robin whose numbers are drawn.
    pub(super) fn round_robin_law(&mut self, stage: &Pending) -> Result<Option<Law>, OddsError> {
        let Some(seated) = Seated::of(stage, self.wanted()) else { return Ok(None) };
        let as_arranged = [(0..stage.members().len()).collect()];
        let drawn = self.over_all_orders(stage.members(), &seated, &as_arranged, &[1.0])?;
        Ok(drawn.map(|drawn| drawn.law))
    }
}

impl Laws {
    fn table(&mut self, plan: &Plan, wanted: Wanted) -> Option<Arc<Table>> {
        if let Some(known) = self.tables.get(plan) {
            return Some(Arc::clone(known));
        }
        let table = Arc::new(Table::new(plan, wanted)?);
        self.tables.insert(plan.clone(), Arc::clone(&table));
        Some(table)
    }
}

/// The orders of the lots that make a difference, and how likely each is.
struct Lots {
    orders: Vec<Order>,
    weights: Vec<f64>,
}

impl Lots {
    /// With `merged`, orders that give the same colours count as one.
    fn new(first: &Seated, merged: bool) -> Self {
        let seats: Vec<usize> = (0..first.numbers.len()).collect();
        let all = orders(&seats);
        let each = 1.0 / all.len() as f64;
        if !merged {
            return Self { weights: vec![each; all.len()], orders: all };
        }
        let mut known: BTreeMap<u64, usize> = BTreeMap::new();
        let mut lots = Self { orders: Vec::new(), weights: Vec::new() };
        for order in all {
            let index = *known.entry(colours(first, &order)).or_insert(lots.orders.len());
            if index == lots.orders.len() {
                lots.orders.push(order);
                lots.weights.push(0.0);
            }
            lots.weights[index] += each;
        }
        lots
    }
}

/// Who has white against whom in an order, as a set.
fn colours(seated: &Seated, order: &[usize]) -> u64 {
    let bit = |[white, black]: [usize; 2]| 1u64 << (order[white] * order.len() + order[black]);
    seated.games().fold(0, |set, game| set | bit(game))
}

/// Whether it is enough to know who has white against whom: no round robin stops early, so that the rounds' order does not count, nobody
/// has white against the same opponent twice, and repetitions have the same colours or all reversed.
fn mergeable(series: &[Seated]) -> bool {
    let Some(first) = series.first() else { return false };
    let players = first.numbers.len();
    if players > 8 || series.iter().any(|seated| seated.plan.stops) {
        return false;
    }
    let as_arranged: Vec<usize> = (0..players).collect();
    let set = colours(first, &as_arranged);
    let reversed = first.games().fold(0, |set, [white, black]| set | 1u64 << (black * players + white));
    set.count_ones() as usize == first.games().count()
        && series.iter().all(|seated| {
            let other = colours(seated, &as_arranged);
            (other == set || other == reversed) && seated.games().count() == first.games().count()
        })
}

/// What is added up over all orders.
struct Sums<'s> {
    code: Code,
    members: &'s [Id],
    seated: &'s Seated,
    /// After the last round, by the standing's code.
    last: Vec<f64>,
    /// With a clear winner after a round: by round, then by seat.
    clear: Vec<Vec<f64>>,
    begun: Vec<f64>,
    level: Vec<f64>,
}

impl<'s> Sums<'s> {
    fn new(code: Code, members: &'s [Id], seated: &'s Seated) -> Self {
        let rounds = seated.plan.rounds.len();
        Self {
            code,
            members,
            seated,
            last: vec![0.0; code.size()],
            clear: vec![vec![0.0; members.len()]; rounds],
            begun: vec![0.0; rounds],
            level: Vec::new(),
        }
    }

    fn add(&mut self, table: &Table, orders: &[Order], results: &Results) {
        for (lane, order) in orders.iter().enumerate() {
            let seats: Vec<usize> = self.seated.numbers.iter().map(|seat| order[*seat]).collect();
            for (standing, chance) in table.standings.iter().zip(&results.standings) {
                self.last[self.code.of(*standing, &seats)] += chance[lane];
            }
            for (sums, won) in self.clear.iter_mut().zip(&results.clear) {
                won.iter().zip(&seats).for_each(|(chance, seat)| sums[*seat] += chance[lane]);
            }
            self.level.push(table.level.map_or(0.0, |level| results.standings[level][lane]));
        }
        self.begun.iter_mut().zip(&results.begun).for_each(|(sum, begun)| *sum += begun);
    }

    /// The law, given that one of the orders was drawn.
    fn drawn(mut self, whole: f64) -> Drawn {
        let rounds = self.seated.plan.rounds.len() as u32;
        let mut ends: BTreeMap<usize, Vec<(u32, f64)>> = BTreeMap::new();
        for (number, won) in (1..).zip(&self.clear) {
            for (seat, chance) in won.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                ends.entry(self.code.with_winner(seat)).or_default().push((number, chance / whole));
            }
        }
        for (code, chance) in std::mem::take(&mut self.last).into_iter().enumerate().filter(|(_, chance)| *chance > 0.0)
        {
            ends.entry(code).or_default().push((rounds, chance / whole));
        }
        let end = |(code, rounds): (usize, Vec<(u32, f64)>)| End {
            parts: self.code.parts(self.members, code),
            chance: rounds.iter().map(|(_, chance)| chance).sum(),
            rounds,
        };
        let games = self.seated.plan.rounds.iter().zip(&self.begun).map(|(round, begun)| round.len() as f64 * begun);
        Drawn {
            law: Law { ends: ends.into_iter().map(end).collect(), games: games.sum::<f64>() / whole },
            level: self.level,
        }
    }
}
