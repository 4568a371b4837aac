//! The duration when groups play at the same time and may return to an earlier state.
//!
//! Then no state's time can be calculated before the others'. But the chance of being over by a
//! certain minute can: after a stage, it is the chance of being over earlier by the length of the
//! stage. So all states advance together, step by step.

use super::chain::{ChainNode, NextStates, StateNumber};
use super::lengths::BranchChoices;
use super::stage::NEGLIGIBLE;
use super::time::{Time, WEEK};

/// The duration of everything that follows.
pub(crate) fn whole(nodes: &[ChainNode], choices: &BranchChoices, from: &NextStates) -> Time {
    let step = nodes.iter().flat_map(steps).fold(0, gcd).max(1);
    let order = stages_first(nodes);
    // For each state, the chance of being over within 0, 1, 2... steps.
    let mut over: Vec<Vec<f64>> = vec![Vec::new(); nodes.len()];
    let mut time = Time::default();
    let mut before = 0.0;
    for now in 0..=WEEK / step {
        for state in &order {
            let by_now = match &nodes[*state] {
                ChainNode::Unknown => 1.0,
                ChainNode::Lots(branches) => {
                    branches.iter().map(|(chance, bundle)| chance * both(&over, bundle, now)).sum()
                }
                ChainNode::Choice { options, .. } => {
                    both(&over, &options[choices.get(state).copied().unwrap_or(0)], now)
                }
                ChainNode::Stage { ends, again, .. } => {
                    let ended = ends
                        .iter()
                        .flat_map(|end| {
                            end.times
                                .iter()
                                .map(move |(time, chance)| (time / step, chance, &end.onward))
                        })
                        .filter(|(time, ..)| *time <= now)
                        .map(|(time, chance, onward)| chance * both(&over, onward, now - time));
                    let begun_anew = again.and_then(|(time, chance)| {
                        let before = now.checked_sub(time / step)?;
                        over[*state].get(before as usize).map(|by_then| chance * by_then)
                    });
                    ended.sum::<f64>() + begun_anew.unwrap_or(0.0)
                }
            };
            over[*state].push(by_now);
        }
        let by_now = both(&over, from, now);
        time.put(now * step, (by_now - before).max(0.0));
        before = by_now;
        if by_now > 1.0 - NEGLIGIBLE {
            break;
        }
    }
    time
}

/// Groups at the same time: the chance that all of them are over.
fn both(over: &[Vec<f64>], bundle: &NextStates, by: u32) -> f64 {
    bundle
        .states
        .iter()
        .map(|follows| over[follows.state].get(by as usize).copied().unwrap_or(0.0))
        .product()
}

fn steps(node: &ChainNode) -> Vec<u32> {
    let ChainNode::Stage { ends, again, .. } = node else { return Vec::new() };
    let first = ends.iter().flat_map(|end| end.times.iter().map(|(time, _)| *time));
    first.chain(again.map(|(time, _)| time)).collect()
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Orders the states. Stages depend only on earlier times. Lots and choices depend on what follows
/// at once, which has to be calculated before them.
fn stages_first(nodes: &[ChainNode]) -> Vec<StateNumber> {
    let mut order: Vec<StateNumber> =
        (0..nodes.len()).filter(|state| steps_or_nothing(&nodes[*state])).collect();
    let mut done = vec![false; nodes.len()];
    order.iter().for_each(|state| done[*state] = true);
    let mut waiting: Vec<StateNumber> = (0..nodes.len()).filter(|state| !done[*state]).collect();
    while !waiting.is_empty() {
        let ready = |state: &StateNumber| at_once(&nodes[*state]).iter().all(|next| done[*next]);
        let (now, later): (Vec<StateNumber>, Vec<StateNumber>) =
            waiting.into_iter().partition(ready);
        // Lots that lead back to themselves without a game in between would never be ready. The
        // engine has no such thing.
        let Some(_) = now.first() else { break };
        now.iter().for_each(|state| done[*state] = true);
        order.extend(now);
        waiting = later;
    }
    order
}

fn steps_or_nothing(node: &ChainNode) -> bool {
    matches!(node, ChainNode::Stage { .. } | ChainNode::Unknown)
}

fn at_once(node: &ChainNode) -> Vec<StateNumber> {
    let states = |bundle: &NextStates| {
        bundle.states.iter().map(|follows| follows.state).collect::<Vec<StateNumber>>()
    };
    match node {
        ChainNode::Lots(branches) => {
            branches.iter().flat_map(|(_, bundle)| states(bundle)).collect()
        }
        ChainNode::Choice { options, .. } => options.iter().flat_map(states).collect(),
        ChainNode::Stage { .. } | ChainNode::Unknown => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::chain::{NextState, StageEnd};
    use super::super::lengths;
    use super::*;

    /// Two pairs play at the same time, each with games of two steps until one is won; every
    /// second game is. The longer of the two has 8/3 games on average. Within two games both are
    /// over in 9 of 16 cases.
    #[test]
    fn two_rows_of_games_side_by_side() {
        let row = |state: StateNumber| {
            let end = |onward| StageEnd { chance: 0.5, times: vec![(2, 0.5)], onward };
            ChainNode::Stage {
                ends: vec![end(NextStates::default()), end(NextStates::new(state))],
                games: 1.0,
                again: None,
            }
        };
        let both = NextStates {
            placed: Vec::new(),
            states: [0, 1].map(|state| NextState { state, down: 0 }).to_vec(),
        };
        let time = lengths::whole(&[row(0), row(1)], &BranchChoices::new(), &both);
        assert!((time.sum() - 16.0 / 3.0).abs() < 1e-9, "{}", time.sum());
        let within_two: f64 =
            time.entries().iter().filter(|(step, _)| *step <= 4).map(|(_, chance)| chance).sum();
        assert!((within_two - 9.0 / 16.0).abs() < 1e-12, "{within_two}");
    }
}
