//! The chances in a chain, by eliminating one state after another.
//!
//! Every state's value is a sum of what is certain after it and of multiples of other states' values. States are visited depth first;
//! one that is met again while it is still being worked out stays in the sums as an unknown, and is solved for when its turn ends:
//! `v = a + c·v` gives `v = a / (1 - c)`. No iteration, no sampling.

use super::OddsError;
use super::chain::{Bundle, Node, Slots, State};
use super::times::Choices;
use std::collections::{BTreeMap, HashMap};
use tiebreak_model::Id;

/// Chances of places, expected games and steps of time; and multiples of states that are not worked out yet.
#[derive(Debug, Clone, Default)]
pub(crate) struct Value {
    /// By the numbers of the places.
    places: Vec<f64>,
    pub games: f64,
    unknown: BTreeMap<State, f64>,
}

impl Value {
    /// The chance of a place.
    pub fn at(&self, slot: usize) -> f64 {
        self.places.get(slot).copied().unwrap_or(0.0)
    }

    pub fn add(&mut self, other: &Self, weight: f64) {
        if self.places.len() < other.places.len() {
            self.places.resize(other.places.len(), 0.0);
        }
        self.places.iter_mut().zip(&other.places).for_each(|(sum, chance)| *sum += weight * chance);
        other.unknown.iter().for_each(|(state, times)| *self.unknown.entry(*state).or_insert(0.0) += weight * times);
        self.games += weight * other.games;
    }

    fn scale(&mut self, by: f64) {
        self.places.iter_mut().for_each(|chance| *chance *= by);
        self.unknown.values_mut().for_each(|times| *times *= by);
        self.games *= by;
    }
}

/// Solves a chain.
pub(crate) struct Solver<'n> {
    nodes: &'n [Node],
    slots: &'n Slots,
    known: HashMap<State, Value>,
    active: Vec<State>,
    choices: Choices,
}

impl<'n> Solver<'n> {
    pub fn new(nodes: &'n [Node], slots: &'n Slots) -> Self {
        Self { nodes, slots, known: HashMap::new(), active: Vec::new(), choices: Choices::new() }
    }

    /// The colours that were chosen.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// How much the chances to be first differ between the ends of a state that was sampled: the variance of one draw.
    pub fn spread(&mut self, state: State) -> Result<BTreeMap<Id, f64>, OddsError> {
        let nodes = self.nodes;
        let mut sums: BTreeMap<Id, [f64; 2]> = BTreeMap::new();
        let Node::Stage { ends, .. } = &nodes[state] else { return Ok(BTreeMap::new()) };
        for end in ends {
            let value = self.value(&end.onward)?;
            for (number, (id, ..)) in self.slots.list.iter().enumerate().filter(|(_, slot)| slot.1 == 1 && slot.2 == 1)
            {
                let chance = value.at(number);
                let sum = sums.entry(*id).or_default();
                sum[0] += end.chance * chance;
                sum[1] += end.chance * chance * chance;
            }
        }
        Ok(sums.into_iter().map(|(id, [mean, square])| (id, (square - mean * mean).max(0.0))).collect())
    }

    /// The value of what follows.
    pub fn value(&mut self, bundle: &Bundle) -> Result<Value, OddsError> {
        let mut value = Value::default();
        for slot in &bundle.placed {
            if value.places.len() <= *slot {
                value.places.resize(slot + 1, 0.0);
            }
            value.places[*slot] += 1.0;
        }
        for state in &bundle.states {
            let part = self.state(*state)?;
            value.add(&part, 1.0);
        }
        Ok(value)
    }

    fn state(&mut self, state: State) -> Result<Value, OddsError> {
        if self.active.contains(&state) {
            return Ok(Value { unknown: BTreeMap::from([(state, 1.0)]), ..Value::default() });
        }
        if let Some(known) = self.known.remove(&state) {
            let value = self.resolve(known)?;
            self.known.insert(state, value.clone());
            return Ok(value);
        }
        self.active.push(state);
        let mut value = self.work_out(state)?;
        self.active.pop();
        let again = value.unknown.remove(&state).unwrap_or(0.0);
        if again >= 1.0 - 1e-15 {
            return Err(OddsError::NeverEnds);
        }
        value.scale(1.0 / (1.0 - again));
        self.known.insert(state, value.clone());
        Ok(value)
    }

    /// Puts in the values of states that have been worked out meanwhile.
    fn resolve(&mut self, mut value: Value) -> Result<Value, OddsError> {
        while let Some(state) = value.unknown.keys().copied().find(|state| !self.active.contains(state)) {
            let times = value.unknown.remove(&state).unwrap_or(0.0);
            let of_state = self.state(state)?;
            value.add(&of_state, times);
        }
        Ok(value)
    }

    fn work_out(&mut self, state: State) -> Result<Value, OddsError> {
        let nodes = self.nodes;
        let mut value = Value::default();
        match &nodes[state] {
            Node::Unknown => {}
            Node::Lots(branches) => {
                for (chance, bundle) in branches {
                    let branch = self.value(bundle)?;
                    value.add(&branch, *chance);
                }
            }
            Node::Choice { chooser, first, options } => {
                let [white, black] = [self.value(&options[0])?, self.value(&options[1])?];
                let slot = self.slots.find((*chooser, *first, 1)).unwrap_or(usize::MAX);
                let taken = usize::from(black.at(slot) > white.at(slot));
                self.choices.insert(state, taken);
                value = if taken == 0 { white } else { black };
            }
            Node::Stage { ends, games } => {
                value.games = *games;
                for end in ends {
                    let rest = self.value(&end.onward)?;
                    value.add(&rest, end.chance);
                }
            }
        }
        Ok(value)
    }
}
