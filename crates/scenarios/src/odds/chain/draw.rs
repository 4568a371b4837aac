//! All orders of lots for a series of round robins, calculated together.
//!
//! Once a round robin has separated the players, it no longer matters who had which number: the
//! chances of an end are added up over all orders. Where all are level, the weight of an order in
//! the next round robin is the chance with which it led there.

use super::lots::{LotOrder, LotOrders, mergeable};
use super::series::{SeatedRoundRobin, Series, SeriesNext, tempo};
use super::sums::{DrawnRoundRobin, Sums};
use super::{Chain, ChainNode, NextStates};
use crate::odds::OddsError;
use crate::odds::model::Tempo;
use crate::odds::stage::Law;
use crate::odds::standing::{OrderAsked, PackedStandings};
use crate::odds::table::{CourseTable, LANES, Lanes, Results, TablePlan};
use rayon::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use tiebreak_engine::pending::{Pending, Schedule};
use tiebreak_model::Id;

/// From this number of players on, the orders are shared among threads, and the work can be
/// stopped.
const LARGE: usize = 6;

/// The number of groups of eight orders that are played before they are added up.
const AT_ONCE: usize = 16;

/// What is kept from one play-off of an event to the next. The laws do not depend on the rest of
/// the chain.
#[derive(Debug, Default)]
pub(crate) struct Laws {
    tables: HashMap<TablePlan, Arc<CourseTable>>,
    drawn: Vec<Arc<DrawnRoundRobin>>,
    numbers: HashMap<LawKey, usize>,
}

/// A round robin of a series, with everything that its law depends on.
#[derive(Debug, PartialEq, Eq, Hash)]
struct LawKey {
    /// The previous round robin in the series.
    before: Option<usize>,
    /// Whether orders that give the same colours count as one.
    merged: bool,
    schedule: Schedule,
    stops: bool,
    tempo: Tempo,
}

impl Chain<'_> {
    /// A series as one state, and one for each repetition. `None` where it repeats without end.
    pub(super) fn drawn(&mut self, series: &Series) -> Result<Option<ChainNode>, OddsError> {
        let SeriesNext::Onward(after) = &series.after else { return Ok(None) };
        let Some(laws) = self.laws_of(&series.stages)? else { return Ok(None) };
        let mut level = if laws.len() == series.stages.len() {
            self.all_onward(after.clone())?
        } else {
            NextStates::default()
        };
        let mut node = ChainNode::Unknown;
        for (index, (stage, drawn)) in series.stages.iter().zip(&laws).enumerate().rev() {
            node = self.drawn_node(stage, &drawn.law, &level)?;
            if index > 0 {
                self.nodes.push(std::mem::replace(&mut node, ChainNode::Unknown));
                level = NextStates::new(self.nodes.len() - 1);
            }
        }
        Ok(Some(node))
    }

    fn drawn_node(
        &mut self,
        stage: &Pending,
        law: &Law,
        level: &NextStates,
    ) -> Result<ChainNode, OddsError> {
        let round = self.round_steps(stage);
        let mut ends = Vec::with_capacity(law.ends.len());
        for end in &law.ends {
            if end.parts.len() == 1 {
                ends.push(end.then(round, level.clone()));
                continue;
            }
            let mut onward = NextStates::default();
            let mut first = stage.first_place();
            for part in &end.parts {
                match part.len() {
                    1 => self.place(&mut onward, first, part),
                    _ => self.part(&mut onward, stage, part, first)?,
                }
                first += part.len();
            }
            ends.push(end.then(round, onward));
        }
        Ok(ChainNode::Stage { ends, games: law.games, again: None })
    }

    /// The states that follow for a part that a round robin separated. Many ends share a part, so
    /// the engine is asked once.
    fn part(
        &mut self,
        bundle: &mut NextStates,
        stage: &Pending,
        part: &[Id],
        first: usize,
    ) -> Result<(), OddsError> {
        let members = part.iter().fold(0, |packed, id| packed << 16 | (u128::from(id.0) + 1));
        let key = (stage.clause, first, stage.round_robins(), members);
        // The key does not say who is the higher seed.
        let seeded = stage.seeds().is_some();
        if let Some(known) = self.parts.get(&key).filter(|_| !seeded) {
            self.append(bundle, known, 0);
            return Ok(());
        }
        let more =
            self.all_onward(vec![stage.part_onward(self.entry, part.to_vec(), first, true)])?;
        self.append(bundle, &more, 0);
        if !seeded {
            self.parts.insert(key, more);
        }
        Ok(())
    }

    /// The laws of the round robins of a series, up to one after which not all can be level.
    /// `None` where they are too large.
    fn laws_of(
        &mut self,
        stages: &[Pending],
    ) -> Result<Option<Vec<Arc<DrawnRoundRobin>>>, OddsError> {
        let merged = mergeable(stages);
        let mut lots: Option<LotOrders> = None;
        let mut before = None;
        let mut laws: Vec<Arc<DrawnRoundRobin>> = Vec::new();
        for stage in stages {
            let held = LawKey {
                before,
                merged,
                schedule: stage.schedule.clone(),
                stops: stage.stops,
                tempo: tempo(stage),
            };
            let number = match self.laws.numbers.get(&held) {
                Some(number) => *number,
                None => {
                    let Some(seated) = SeatedRoundRobin::from_stage(stage, self.wanted()) else {
                        return Ok(None);
                    };
                    let lots = lots.get_or_insert_with(|| {
                        let lots = LotOrders::new(&stages[0], merged);
                        if stage.members().len() >= LARGE {
                            self.watch.expect(stages.len() * lots.orders.len().div_ceil(LANES));
                        }
                        lots
                    });
                    let weights = laws.last().map_or(&lots.weights, |drawn| &drawn.level);
                    let drawn =
                        self.over_all_orders(stage.members(), &seated, &lots.orders, weights)?;
                    let Some(drawn) = drawn else { return Ok(None) };
                    self.laws.keep(held, drawn)
                }
            };
            let drawn = Arc::clone(&self.laws.drawn[number]);
            let over = drawn.level.iter().all(|weight| *weight <= 0.0);
            laws.push(drawn);
            if over {
                break;
            }
            before = Some(number);
        }
        Ok(Some(laws))
    }

    /// Plays a round robin for all orders.
    fn over_all_orders(
        &mut self,
        members: &[Id],
        seated: &SeatedRoundRobin,
        orders: &[LotOrder],
        weights: &[f64],
    ) -> Result<Option<DrawnRoundRobin>, OddsError> {
        let Some(standings) = PackedStandings::new(seated.wanted, members.len()) else {
            return Ok(None);
        };
        let Some(table) = self.laws.table(&seated.plan, seated.wanted) else { return Ok(None) };
        let play = |(orders, weights): &(&[LotOrder], &[f64])| {
            if members.len() >= LARGE && self.watch.stopped() {
                return Err(OddsError::Stopped);
            }
            let mut lanes = [0.0; LANES];
            lanes.iter_mut().zip(*weights).for_each(|(lane, weight)| *lane = *weight);
            let results = table.play(&self.chances_of(members, seated, orders), lanes);
            if members.len() >= LARGE {
                self.watch.step();
            }
            Ok(results)
        };
        let eights: Vec<(&[LotOrder], &[f64])> =
            orders.chunks(LANES).zip(weights.chunks(LANES)).collect();
        let mut sums = Sums::new(standings, members, seated);
        // Works in portions. Their results are added up in the order of the lots and then dropped.
        for eights in eights.chunks(AT_ONCE) {
            let results: Vec<Results> = if members.len() >= LARGE {
                eights.par_iter().map(play).collect::<Result<_, _>>()?
            } else {
                eights.iter().map(play).collect::<Result<_, _>>()?
            };
            for ((orders, _), results) in eights.iter().zip(&results) {
                sums.add(&table, orders, results);
            }
        }
        Ok(Some(sums.drawn(weights.iter().sum())))
    }

    /// For each game, the chances of the player with the lower number in every order.
    fn chances_of(
        &self,
        members: &[Id],
        seated: &SeatedRoundRobin,
        orders: &[LotOrder],
    ) -> Vec<[Lanes; 3]> {
        let of_game = |[white, black]: [usize; 2], lower_white: bool| {
            let mut chances = [[0.0; LANES]; 3];
            for (lane, order) in orders.iter().enumerate() {
                let results =
                    self.chances(members[order[white]], members[order[black]], seated.tempo);
                for (result, chance) in results.into_iter().enumerate() {
                    chances[if lower_white { result } else { 2 - result }][lane] = chance;
                }
            }
            chances
        };
        seated
            .games()
            .zip(&seated.lower_white)
            .map(|(game, lower_white)| of_game(game, *lower_white))
            .collect()
    }

    /// The law of one round robin whose numbers are drawn.
    pub(super) fn round_robin_law(&mut self, stage: &Pending) -> Result<Option<Law>, OddsError> {
        let Some(seated) = SeatedRoundRobin::from_stage(stage, self.wanted()) else {
            return Ok(None);
        };
        let as_arranged = [(0..stage.members().len()).collect()];
        let drawn = self.over_all_orders(stage.members(), &seated, &as_arranged, &[1.0])?;
        Ok(drawn.map(|drawn| drawn.law))
    }
}

impl Laws {
    fn keep(&mut self, held: LawKey, drawn: DrawnRoundRobin) -> usize {
        self.drawn.push(Arc::new(drawn));
        self.numbers.insert(held, self.drawn.len() - 1);
        self.drawn.len() - 1
    }

    fn table(&mut self, plan: &TablePlan, wanted: OrderAsked) -> Option<Arc<CourseTable>> {
        if let Some(known) = self.tables.get(plan) {
            return Some(Arc::clone(known));
        }
        let table = Arc::new(CourseTable::new(plan, wanted)?);
        self.tables.insert(plan.clone(), Arc::clone(&table));
        Some(table)
    }
}
