//! The orders of the lots for pairing numbers.

use super::orders;
use std::collections::BTreeMap;
use tiebreak_engine::pending::{Pending, Schedule};
use tiebreak_model::Id;

/// An order of the lots. For each name, it gives the name whose place it takes in the series that
/// the engine arranged.
pub(super) type LotOrder = Vec<usize>;

/// The orders of the lots that make a difference, and how likely each is.
pub(super) struct LotOrders {
    pub orders: Vec<LotOrder>,
    pub weights: Vec<f64>,
}

impl LotOrders {
    /// With `merged`, orders that give the same colours count as one.
    pub fn new(first: &Pending, merged: bool) -> Self {
        let seats: Vec<usize> = (0..first.members().len()).collect();
        let all = orders(&seats);
        let each = 1.0 / all.len() as f64;
        if !merged {
            return Self { weights: vec![each; all.len()], orders: all };
        }
        let mut known: BTreeMap<u64, usize> = BTreeMap::new();
        let mut lots = Self { orders: Vec::new(), weights: Vec::new() };
        for order in all {
            let colours = colours(first, |white, black| order[white] * order.len() + order[black]);
            let index = *known.entry(colours).or_insert(lots.orders.len());
            if index == lots.orders.len() {
                lots.orders.push(order);
                lots.weights.push(0.0);
            }
            lots.weights[index] += each;
        }
        lots
    }
}

/// The pairs with colours as a set of bits: `bit` gives the bit of two seats.
fn colours(stage: &Pending, bit: impl Fn(usize, usize) -> usize) -> u64 {
    let Schedule::RoundRobin(rounds) = &stage.schedule else { return 0 };
    let seat = |id: Id| stage.members().binary_search(&id).unwrap_or(0);
    rounds
        .iter()
        .flatten()
        .fold(0, |set, [white, black]| set | 1 << bit(seat(*white), seat(*black)))
}

/// Whether it is enough to know who has White against whom. This needs three conditions: no round
/// robin stops early, so that the order of the rounds does not count; no player has White twice
/// against the same opponent; repetitions have the same colours or all reversed.
pub(super) fn mergeable(series: &[Pending]) -> bool {
    let Some(first) = series.first() else { return false };
    let players = first.members().len();
    if players > 8 {
        return false;
    }
    let games = |stage: &Pending| match &stage.schedule {
        Schedule::RoundRobin(rounds) => rounds.iter().map(Vec::len).sum(),
        _ => 0,
    };
    let colours_of = |stage: &Pending| colours(stage, |white, black| white * players + black);
    let set = colours_of(first);
    let reversed = colours(first, |white, black| black * players + white);
    let alike = |stage: &Pending| {
        let other = colours_of(stage);
        !stage.stops && (other == set || other == reversed) && games(stage) == games(first)
    };
    set.count_ones() as usize == games(first) && series.iter().all(alike)
}
