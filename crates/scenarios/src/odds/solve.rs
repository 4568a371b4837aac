//! The chances in a chain, by eliminating one state after another.
//!
//! The value of a state is a constant plus multiples of other states' values. States are visited
//! depth first. A state that is met again before its value is known stays in the sums as an
//! unknown, and is solved for at the end of its visit: `v = a + c·v` gives `v = a / (1 - c)`.
//! There is no iteration and no sampling.

use super::OddsError;
use super::chain::{ChainNode, NextStates, StateNumber};
use super::lengths::BranchChoices;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use tiebreak_model::Id;

/// Chances of places and the expected number of games, plus multiples of states that are not
/// solved yet.
#[derive(Debug, Clone, Default)]
pub(crate) struct Prospects {
    /// The chance of each participant for first place, then for second, and so on.
    pub places: Vec<f64>,
    pub games: f64,
    unknown: BTreeMap<StateNumber, f64>,
}

impl Prospects {
    /// The chance of one place for one participant, numbered as in the chain.
    pub fn at(&self, slot: usize) -> f64 {
        self.places.get(slot).copied().unwrap_or(0.0)
    }

    /// Adds another value with a weight, its places moved by this number of slots.
    fn add(&mut self, other: &Self, weight: f64, by: usize) {
        if self.places.len() < other.places.len() + by {
            self.places.resize(other.places.len() + by, 0.0);
        }
        self.places[by..]
            .iter_mut()
            .zip(&other.places)
            .for_each(|(sum, chance)| *sum += weight * chance);
        // A part that comes back to a state contends for the same places as before, so no unknown
        // is ever moved.
        other.unknown.iter().for_each(|(state, times)| {
            *self.unknown.entry(*state).or_insert(0.0) += weight * times
        });
        self.games += weight * other.games;
    }

    fn scale(&mut self, by: f64) {
        self.places.iter_mut().for_each(|chance| *chance *= by);
        self.unknown.values_mut().for_each(|times| *times *= by);
        self.games *= by;
    }
}

/// Solves a chain by elimination.
pub(crate) struct Solver<'n> {
    nodes: &'n [ChainNode],
    /// The number of participants: the distance from one place to the next.
    people: usize,
    known: HashMap<StateNumber, Rc<Prospects>>,
    active: Vec<StateNumber>,
    choices: BranchChoices,
}

impl<'n> Solver<'n> {
    pub fn new(nodes: &'n [ChainNode], people: usize) -> Self {
        Self {
            nodes,
            people,
            known: HashMap::new(),
            active: Vec::new(),
            choices: BranchChoices::new(),
        }
    }

    /// The colours that players chose.
    pub fn choices(&self) -> &BranchChoices {
        &self.choices
    }

    /// The variance of one draw of a sampled state: how much the chances to be first differ
    /// between its ends.
    pub fn spread(&mut self, state: StateNumber) -> Result<BTreeMap<Id, f64>, OddsError> {
        let nodes = self.nodes;
        let ChainNode::Stage { ends, .. } = &nodes[state] else { return Ok(BTreeMap::new()) };
        let mut sums = vec![[0.0; 2]; self.people];
        for end in ends {
            let value = self.value(&end.onward)?;
            for (slot, [mean, square]) in sums.iter_mut().enumerate() {
                *mean += end.chance * value.at(slot);
                *square += end.chance * value.at(slot) * value.at(slot);
            }
        }
        let variance = |[mean, square]: [f64; 2]| (square - mean * mean).max(0.0);
        Ok((0..).map(Id).zip(sums.into_iter().map(variance)).collect())
    }

    /// The value of what follows.
    pub fn value(&mut self, bundle: &NextStates) -> Result<Prospects, OddsError> {
        let mut value = Prospects::default();
        self.add(&mut value, bundle, 1.0)?;
        Ok(value)
    }

    /// Adds the value of what follows with a weight.
    fn add(
        &mut self,
        sum: &mut Prospects,
        bundle: &NextStates,
        weight: f64,
    ) -> Result<(), OddsError> {
        for slot in &bundle.placed {
            if sum.places.len() <= *slot {
                sum.places.resize(slot + 1, 0.0);
            }
            sum.places[*slot] += weight;
        }
        for follows in &bundle.states {
            let part = self.state(follows.state)?;
            sum.add(&part, weight, follows.down * self.people);
        }
        Ok(())
    }

    fn state(&mut self, state: StateNumber) -> Result<Rc<Prospects>, OddsError> {
        if self.active.contains(&state) {
            return Ok(Rc::new(Prospects {
                unknown: BTreeMap::from([(state, 1.0)]),
                ..Prospects::default()
            }));
        }
        if let Some(known) = self.known.get(&state) {
            if known.unknown.is_empty() {
                return Ok(Rc::clone(known));
            }
            let known = Prospects::clone(known);
            self.known.remove(&state);
            let value = Rc::new(self.resolve(known)?);
            self.known.insert(state, Rc::clone(&value));
            return Ok(value);
        }
        self.active.push(state);
        let mut value = self.work_out(state)?;
        self.active.pop();
        let again = value.unknown.remove(&state).unwrap_or(0.0);
        if again >= 1.0 - 1e-15 {
            return Err(OddsError::NeverEnds);
        }
        if again > 0.0 {
            value.scale(1.0 / (1.0 - again));
        }
        let value = Rc::new(value);
        self.known.insert(state, Rc::clone(&value));
        Ok(value)
    }

    /// Replaces unknowns by the values of states that are solved by now.
    fn resolve(&mut self, mut value: Prospects) -> Result<Prospects, OddsError> {
        while let Some(state) =
            value.unknown.keys().copied().find(|state| !self.active.contains(state))
        {
            let times = value.unknown.remove(&state).unwrap_or(0.0);
            let of_state = self.state(state)?;
            value.add(&of_state, times, 0);
        }
        Ok(value)
    }

    fn work_out(&mut self, state: StateNumber) -> Result<Prospects, OddsError> {
        let nodes = self.nodes;
        let mut value = Prospects::default();
        match &nodes[state] {
            ChainNode::Unknown => {}
            ChainNode::Lots(branches) => {
                for (chance, bundle) in branches {
                    self.add(&mut value, bundle, *chance)?;
                }
            }
            ChainNode::Choice { slot, options } => {
                let [white, black] = [self.value(&options[0])?, self.value(&options[1])?];
                let taken = usize::from(black.at(*slot) > white.at(*slot));
                self.choices.insert(state, taken);
                value = if taken == 0 { white } else { black };
            }
            ChainNode::Stage { ends, games, .. } => {
                value.games = *games;
                for end in ends {
                    self.add(&mut value, &end.onward, end.chance)?;
                }
            }
        }
        Ok(value)
    }
}
