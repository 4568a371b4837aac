//! The duration of a chain from its beginning to its end.
//!
//! While one thing happens at a time, the chain is followed through time. Groups that play at the
//! same time are over when the last of them is: each has its own duration, combined from the
//! durations of what follows.

use super::chain::{ChainNode, NextStates, StateNumber};
use super::stage::NEGLIGIBLE;
use super::time::{LONGEST, Time, WEEK};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// The branch that is taken at each choice.
pub(crate) type BranchChoices = HashMap<StateNumber, usize>;

/// Follows the chain through time, one state at a time. Calls `ended` with the decided places, the
/// time and the chance.
pub(crate) fn follow(
    nodes: &[ChainNode],
    choices: &BranchChoices,
    from: &NextStates,
    ended: impl FnMut(&[usize], u32, f64),
) {
    sweep(nodes, choices, from, |bundle| bundle.states.first().map(|follows| follows.state), ended);
}

/// The duration of everything that follows, including groups that play at the same time.
pub(crate) fn whole(nodes: &[ChainNode], choices: &BranchChoices, from: &NextStates) -> Time {
    let playing = PlayingStates::from_nodes(nodes);
    let alone = |bundle: &NextStates| playing.states(bundle).count() <= 1;
    let simple = nodes.iter().all(|node| match node {
        ChainNode::Unknown => true,
        ChainNode::Lots(branches) => branches.iter().all(|(_, bundle)| alone(bundle)),
        ChainNode::Choice { options, .. } => options.iter().all(alone),
        ChainNode::Stage { ends, .. } => ends.iter().all(|end| alone(&end.onward)),
    });
    if simple && alone(from) {
        let mut time = Time::default();
        sweep(
            nodes,
            choices,
            from,
            |bundle| playing.states(bundle).next(),
            |_, step, chance| time.put(step, chance),
        );
        return time;
    }
    let mut side_by_side = SideBySide {
        nodes,
        choices,
        playing: &playing,
        known: HashMap::new(),
        active: Vec::new(),
        circles: false,
    };
    let time = side_by_side.bundle(from);
    if side_by_side.circles {
        return super::in_step::whole(nodes, choices, from);
    }
    let mut sum = Time::default();
    time.iter().for_each(|(step, chance)| sum.put(*step, *chance));
    sum
}

/// The states that take time. Lots that only give places do not.
struct PlayingStates(Vec<bool>);

impl PlayingStates {
    fn from_nodes(nodes: &[ChainNode]) -> Self {
        let mut playing =
            Self(nodes.iter().map(|node| matches!(node, ChainNode::Stage { .. })).collect());
        loop {
            let any = |bundle: &NextStates| playing.states(bundle).next().is_some();
            let later = |(state, node): (StateNumber, &ChainNode)| {
                let takes = match node {
                    ChainNode::Lots(branches) => branches.iter().any(|(_, bundle)| any(bundle)),
                    ChainNode::Choice { options, .. } => options.iter().any(any),
                    ChainNode::Stage { .. } | ChainNode::Unknown => false,
                };
                (takes && !playing.0[state]).then_some(state)
            };
            let more: Vec<StateNumber> = nodes.iter().enumerate().filter_map(later).collect();
            if more.is_empty() {
                return playing;
            }
            more.into_iter().for_each(|state| playing.0[state] = true);
        }
    }

    fn states(&self, bundle: &NextStates) -> impl Iterator<Item = StateNumber> {
        bundle.states.iter().map(|follows| follows.state).filter(|state| self.0[*state])
    }
}

fn sweep(
    nodes: &[ChainNode],
    choices: &BranchChoices,
    from: &NextStates,
    next: impl Fn(&NextStates) -> Option<StateNumber>,
    mut ended: impl FnMut(&[usize], u32, f64),
) {
    let mut waiting: BTreeMap<(u32, StateNumber), f64> = BTreeMap::new();
    let mut arrive = |waiting: &mut BTreeMap<(u32, StateNumber), f64>,
                      step: u32,
                      bundle: &NextStates,
                      chance: f64| {
        if chance < NEGLIGIBLE || step > LONGEST {
            return;
        }
        match next(bundle) {
            None => ended(&bundle.placed, step, chance),
            Some(state) => *waiting.entry((step, state)).or_insert(0.0) += chance,
        }
    };
    arrive(&mut waiting, 0, from, 1.0);
    while let Some(((step, state), chance)) = waiting.pop_first() {
        match &nodes[state] {
            ChainNode::Unknown => {}
            ChainNode::Lots(branches) => {
                branches
                    .iter()
                    .for_each(|(of, bundle)| arrive(&mut waiting, step, bundle, chance * of));
            }
            ChainNode::Choice { options, .. } => {
                let taken = choices.get(&state).copied().unwrap_or(0);
                arrive(&mut waiting, step, &options[taken], chance);
            }
            ChainNode::Stage { ends, again, .. } => {
                for end in ends {
                    end.times.iter().for_each(|(time, of)| {
                        arrive(&mut waiting, step + time, &end.onward, chance * of)
                    });
                }
                let anew = again.map(|(time, of)| (step + time, chance * of));
                if let Some((step, chance)) =
                    anew.filter(|(step, of)| *of >= NEGLIGIBLE && *step <= LONGEST)
                {
                    *waiting.entry((step, state)).or_insert(0.0) += chance;
                }
            }
        }
    }
}

/// The possible lengths, shortest first, with their chances.
type Lengths = Rc<Vec<(u32, f64)>>;

/// Groups at the same time, each with its own duration.
struct SideBySide<'n> {
    nodes: &'n [ChainNode],
    choices: &'n BranchChoices,
    playing: &'n PlayingStates,
    known: HashMap<StateNumber, Lengths>,
    active: Vec<StateNumber>,
    /// Whether a state leads back to itself. Then this method does not apply.
    circles: bool,
}

impl SideBySide<'_> {
    fn bundle(&mut self, bundle: &NextStates) -> Lengths {
        let playing = self.playing;
        let mut states = playing.states(bundle);
        let Some(first) = states.next() else { return Rc::new(vec![(0, 1.0)]) };
        let mut time = self.state(first);
        for state in states {
            time = Rc::new(later_of(&time, &self.state(state)));
        }
        time
    }

    fn state(&mut self, state: StateNumber) -> Lengths {
        if let Some(known) = self.known.get(&state) {
            return Rc::clone(known);
        }
        if self.circles || self.active.contains(&state) {
            self.circles = true;
            return Rc::default();
        }
        self.active.push(state);
        let nodes = self.nodes;
        let mut time = Time::default();
        let mut add = |lengths: &Lengths, later: u32, chance: f64| {
            lengths.iter().for_each(|(step, of)| time.put(step + later, chance * of));
        };
        match &nodes[state] {
            ChainNode::Unknown => {}
            ChainNode::Lots(branches) => {
                branches.iter().for_each(|(chance, bundle)| add(&self.bundle(bundle), 0, *chance));
            }
            ChainNode::Choice { options, .. } => {
                let taken = self.choices.get(&state).copied().unwrap_or(0);
                add(&self.bundle(&options[taken]), 0, 1.0);
            }
            ChainNode::Stage { ends, again, .. } => {
                for end in ends {
                    let rest = self.bundle(&end.onward);
                    all_turns(&end.times, *again)
                        .for_each(|(step, chance)| add(&rest, step, chance));
                }
            }
        }
        self.active.pop();
        let time = Rc::new(time.entries());
        self.known.insert(state, Rc::clone(&time));
        time
    }
}

/// The lengths of an end after each number of undecided turns before it, up to a week.
fn all_turns(first: &[(u32, f64)], again: Option<(u32, f64)>) -> impl Iterator<Item = (u32, f64)> {
    let (turn, chance) = again.unwrap_or((0, 0.0));
    let turns = std::iter::successors(Some((0, 1.0)), move |(later, left)| {
        Some((later + turn, left * chance))
    });
    let turns = turns.take_while(|(later, left)| *left >= NEGLIGIBLE && *later <= WEEK);
    let one =
        |(later, left): (u32, f64)| first.iter().map(move |(step, of)| (step + later, left * of));
    turns.flat_map(one)
}

/// The length of two groups at the same time: over when both are.
fn later_of(a: &[(u32, f64)], b: &[(u32, f64)]) -> Vec<(u32, f64)> {
    let mut steps: Vec<u32> = a.iter().chain(b).map(|(step, _)| *step).collect();
    steps.sort_unstable();
    steps.dedup();
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    let (mut by_a, mut by_b, mut before) = (0.0, 0.0, 0.0);
    let mut later = Vec::with_capacity(steps.len());
    for step in steps {
        let up_to = |(other, _): &&(u32, f64)| *other <= step;
        by_a += std::iter::from_fn(|| a.next_if(up_to)).map(|(_, chance)| chance).sum::<f64>();
        by_b += std::iter::from_fn(|| b.next_if(up_to)).map(|(_, chance)| chance).sum::<f64>();
        later.push((step, (by_a * by_b - before).max(0.0)));
        before = by_a * by_b;
    }
    later
}
