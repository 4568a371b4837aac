//! A round robin, summed over all orders of the lots.

use super::lots::LotOrder;
use super::series::SeatedRoundRobin;
use crate::odds::stage::{Law, StageOutcome};
use crate::odds::standing::PackedStandings;
use crate::odds::table::{CourseTable, Results};
use std::collections::BTreeMap;
use tiebreak_model::Id;

/// A round robin of a series over all orders, and the weight of each order when all are level
/// afterwards.
#[derive(Debug)]
pub(super) struct DrawnRoundRobin {
    pub law: Law,
    pub level: Vec<f64>,
}

/// The sums over all orders.
pub(super) struct Sums<'s> {
    standings: PackedStandings,
    members: &'s [Id],
    seated: &'s SeatedRoundRobin,
    /// The chances after the last round, by the code of the standing.
    last: Vec<f64>,
    /// The chances of a clear winner after a round: by round, then by seat.
    clear: Vec<Vec<f64>>,
    begun: Vec<f64>,
    level: Vec<f64>,
}

impl<'s> Sums<'s> {
    pub fn new(
        standings: PackedStandings,
        members: &'s [Id],
        seated: &'s SeatedRoundRobin,
    ) -> Self {
        let rounds = seated.plan.rounds.len();
        Self {
            standings,
            members,
            seated,
            last: vec![0.0; standings.size()],
            clear: vec![vec![0.0; members.len()]; rounds],
            begun: vec![0.0; rounds],
            level: Vec::new(),
        }
    }

    pub fn add(&mut self, table: &CourseTable, orders: &[LotOrder], results: &Results) {
        for (lane, order) in orders.iter().enumerate() {
            let seats: Vec<usize> = self.seated.numbers.iter().map(|seat| order[*seat]).collect();
            for (standing, chance) in table.standings.iter().zip(&results.standings) {
                self.last[self.standings.code(*standing, &seats)] += chance[lane];
            }
            for (sums, won) in self.clear.iter_mut().zip(&results.clear) {
                won.iter().zip(&seats).for_each(|(chance, seat)| sums[*seat] += chance[lane]);
            }
            self.level.push(table.level.map_or(0.0, |level| results.standings[level][lane]));
        }
        self.begun.iter_mut().zip(&results.begun).for_each(|(sum, begun)| *sum += begun);
    }

    /// The law, given that one of the orders was drawn.
    pub fn drawn(mut self, whole: f64) -> DrawnRoundRobin {
        let rounds = self.seated.plan.rounds.len() as u32;
        let mut ends: BTreeMap<usize, Vec<(u32, f64)>> = BTreeMap::new();
        for (number, won) in (1..).zip(&self.clear) {
            for (seat, chance) in won.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                ends.entry(self.standings.with_winner(seat))
                    .or_default()
                    .push((number, chance / whole));
            }
        }
        for (code, chance) in std::mem::take(&mut self.last)
            .into_iter()
            .enumerate()
            .filter(|(_, chance)| *chance > 0.0)
        {
            ends.entry(code).or_default().push((rounds, chance / whole));
        }
        let end = |(code, rounds): (usize, Vec<(u32, f64)>)| StageOutcome {
            parts: self.standings.parts(self.members, code),
            chance: rounds.iter().map(|(_, chance)| chance).sum(),
            rounds,
        };
        let games = self
            .seated
            .plan
            .rounds
            .iter()
            .zip(&self.begun)
            .map(|(round, begun)| round.len() as f64 * begun);
        DrawnRoundRobin {
            law: Law {
                ends: ends.into_iter().map(end).collect(),
                games: games.sum::<f64>() / whole,
                again: None,
            },
            level: self.level,
        }
    }
}
