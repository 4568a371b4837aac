//! How long it takes: the chance of each length, in steps of half a minute.

use super::chain::{Bundle, Node, State};
use super::stage::NEGLIGIBLE;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// No play-off is followed for longer than a week.
const LONGEST: u32 = 7 * 24 * 60 * 2;

/// The chance of each length.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Time(Vec<f64>);

impl Time {
    /// Over at once.
    pub fn now() -> Self {
        Self(vec![1.0])
    }

    pub fn put(&mut self, step: u32, chance: f64) {
        let step = step.min(LONGEST) as usize;
        if self.0.len() <= step {
            self.0.resize(step + 1, 0.0);
        }
        self.0[step] += chance;
    }

    /// Adds another, weighted.
    pub fn add(&mut self, other: &Self, weight: f64) {
        self.add_later(other, 0, weight);
    }

    /// Adds another that begins later, weighted.
    pub fn add_later(&mut self, other: &Self, by: u32, weight: f64) {
        let begin = by.min(LONGEST) as usize;
        let end = (begin + other.0.len()).min(LONGEST as usize + 1);
        if self.0.len() < end {
            self.0.resize(end, 0.0);
        }
        self.0[begin..end].iter_mut().zip(&other.0).for_each(|(sum, chance)| *sum += weight * chance);
    }

    /// The lengths that occur.
    pub fn entries(&self) -> Vec<(u32, f64)> {
        self.0
            .iter()
            .enumerate()
            .filter(|(_, chance)| **chance > 0.0)
            .map(|(step, chance)| (step as u32, *chance))
            .collect()
    }

    /// One after the other.
    pub fn then(&self, other: &Self) -> Self {
        let mut sum = Self::default();
        let others = other.entries();
        for (step, chance) in self.entries() {
            for (more, of) in &others {
                sum.put(step + more, chance * of);
            }
        }
        sum
    }

    /// Side by side: over when both are.
    pub fn later_of(&self, other: &Self) -> Self {
        let length = self.0.len().max(other.0.len());
        let mut later = Vec::with_capacity(length);
        let (mut a, mut b, mut before) = (0.0, 0.0, 0.0);
        for step in 0..length {
            a += self.0.get(step).unwrap_or(&0.0);
            b += other.0.get(step).unwrap_or(&0.0);
            later.push((a * b - before).max(0.0));
            before = a * b;
        }
        Self(later)
    }

    /// So that the chances add up to one, as they do but for what was left out.
    pub fn normalise(&mut self) {
        let whole: f64 = self.0.iter().sum();
        if whole > 0.0 {
            self.0.iter_mut().for_each(|chance| *chance /= whole);
        }
    }

    /// The sum of length times chance.
    pub fn sum(&self) -> f64 {
        self.0.iter().enumerate().map(|(step, chance)| step as f64 * chance).sum()
    }

    /// The shortest length within which this part of all are over.
    pub fn within(&self, part: f64) -> u32 {
        let whole: f64 = self.0.iter().sum();
        let mut over = 0.0;
        for (step, chance) in self.entries() {
            over += chance;
            // A hair less, so that rounding in the sum cannot push a quantile to the next length.
            if over >= part * whole - 1e-12 {
                return step;
            }
        }
        self.0.len().saturating_sub(1) as u32
    }
}

/// Which branch is taken at each choice.
pub(crate) type Choices = HashMap<State, usize>;

/// Follows the chain through time, as long as one thing at a time goes on, and tells `ended` who is placed, when, how likely.
pub(crate) fn follow(nodes: &[Node], choices: &Choices, from: &Bundle, mut ended: impl FnMut(&[usize], u32, f64)) {
    let mut waiting: BTreeMap<(u32, State), f64> = BTreeMap::new();
    let mut arrive = |waiting: &mut BTreeMap<(u32, State), f64>, step: u32, bundle: &Bundle, chance: f64| {
        if chance < NEGLIGIBLE || step > LONGEST {
            return;
        }
        match bundle.states.as_slice() {
            [] => ended(&bundle.placed, step, chance),
            [state, ..] => *waiting.entry((step, *state)).or_insert(0.0) += chance,
        }
    };
    arrive(&mut waiting, 0, from, 1.0);
    while let Some(((step, state), chance)) = waiting.pop_first() {
        match &nodes[state] {
            Node::Unknown => {}
            Node::Lots(branches) => {
                branches.iter().for_each(|(of, bundle)| arrive(&mut waiting, step, bundle, chance * of));
            }
            Node::Choice { options, .. } => {
                let taken = choices.get(&state).copied().unwrap_or(0);
                arrive(&mut waiting, step, &options[taken], chance);
            }
            Node::Stage { ends, .. } => {
                for end in ends {
                    end.times.iter().for_each(|(time, of)| arrive(&mut waiting, step + time, &end.onward, chance * of));
                }
            }
        }
    }
}

/// The time of everything that follows, with groups that play side by side.
pub(crate) fn whole(nodes: &[Node], choices: &Choices, from: &Bundle) -> Time {
    let alone = |bundle: &Bundle| bundle.states.len() <= 1;
    let simple = nodes.iter().all(|node| match node {
        Node::Unknown => true,
        Node::Lots(branches) => branches.iter().all(|(_, bundle)| alone(bundle)),
        Node::Choice { options, .. } => options.iter().all(alone),
        Node::Stage { ends, .. } => ends.iter().all(|end| alone(&end.onward)),
    });
    let mut time = Time::default();
    if simple && alone(from) {
        follow(nodes, choices, from, |_, step, chance| time.put(step, chance));
        return time;
    }
    let mut side_by_side = SideBySide { nodes, choices, known: HashMap::new(), active: Vec::new() };
    time.add(&side_by_side.bundle(from), 1.0);
    time
}

/// Groups side by side, each with its own time.
struct SideBySide<'n> {
    nodes: &'n [Node],
    choices: &'n Choices,
    known: HashMap<State, Rc<Time>>,
    active: Vec<State>,
}

impl SideBySide<'_> {
    fn bundle(&mut self, bundle: &Bundle) -> Rc<Time> {
        let mut time = Rc::new(Time::now());
        for state in &bundle.states {
            let other = self.state(*state);
            time = if bundle.states.len() == 1 { other } else { Rc::new(time.later_of(&other)) };
        }
        time
    }

    fn state(&mut self, state: State) -> Rc<Time> {
        if let Some(known) = self.known.get(&state) {
            return known.clone();
        }
        // Regulations that settle several places count their round robins, so that none comes back to itself; should one do so, its
        // repetitions are left out of the time.
        if self.active.contains(&state) {
            return Rc::new(Time::now());
        }
        self.active.push(state);
        let nodes = self.nodes;
        let mut time = Time::default();
        match &nodes[state] {
            Node::Unknown => {}
            Node::Lots(branches) => {
                for (chance, bundle) in branches {
                    let branch = self.bundle(bundle);
                    time.add(&branch, *chance);
                }
            }
            Node::Choice { options, .. } => {
                let taken = self.bundle(&options[self.choices.get(&state).copied().unwrap_or(0)]);
                time.add(&taken, 1.0);
            }
            Node::Stage { ends, .. } => {
                for end in ends {
                    let rest = self.bundle(&end.onward);
                    end.times.iter().for_each(|(step, chance)| time.add_later(&rest, *step, *chance));
                }
            }
        }
        self.active.pop();
        let time = Rc::new(time);
        self.known.insert(state, Rc::clone(&time));
        time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_of_two_dice() {
        let mut die = Time::default();
        (1..=6).for_each(|step| die.put(step, 1.0 / 6.0));
        let later = die.later_of(&die);
        let of_six = later.entries().iter().find(|(step, _)| *step == 6).unwrap().1;
        assert!((of_six - 11.0 / 36.0).abs() < 1e-15);
        assert_eq!((later.within(0.5), die.then(&die).within(0.5)), (5, 7));
    }
}
