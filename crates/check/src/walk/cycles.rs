//! Circles in the graph: groups of situations from each of which one comes back to it.

use super::Walk;
use std::collections::BTreeSet;
use tiebreak_regulation::{Action, StageRules};

/// A cycle of situations that play may go through without end.
pub(crate) struct Cycle {
    /// Its situations, in the order in which one comes through them, from the first that was found.
    pub states: Vec<usize>,
    /// Whether something is played on the way; else nothing new ever happens.
    pub played: bool,
}

impl Walk<'_> {
    /// All circles: those without any game first. The number tied never grows, so each is among as
    /// many.
    pub fn cycles(&self) -> Vec<Cycle> {
        // In a knock-out only the pairings are played.
        let still = |index: usize| match &self.regulation.clause(self.states[index].at).action {
            Action::Play(play) => {
                matches!(play.form, StageRules::KnockOut { .. } | StageRules::Ladder { .. })
            }
            _ => true,
        };
        let silent =
            self.components(still).into_iter().map(|states| Cycle { states, played: false });
        let all =
            self.components(|_| true).into_iter().map(|states| Cycle { states, played: true });
        let played = all.filter(|cycle| cycle.states.iter().any(|index| !still(*index)));
        silent.chain(played).map(|cycle| self.in_order(cycle)).collect()
    }

    /// From the first situation always on inside the circle, until one comes back.
    fn in_order(&self, cycle: Cycle) -> Cycle {
        let mut left: BTreeSet<usize> = cycle.states.iter().copied().collect();
        let Some(start) = left.pop_first() else { return cycle };
        let mut order = vec![start];
        let mut at = start;
        while let Some(next) = self.edges[at].iter().copied().find(|next| left.contains(next)) {
            left.remove(&next);
            order.push(next);
            at = next;
        }
        Cycle { states: order, ..cycle }
    }

    /// Strongly connected components that hold a circle (Tarjan's algorithm, without recursion).
    fn components(&self, allowed: impl Fn(usize) -> bool) -> Vec<Vec<usize>> {
        let count = self.states.len();
        let (mut number, mut low) = (vec![usize::MAX; count], vec![0; count]);
        let mut on_stack = vec![false; count];
        let (mut stack, mut found, mut next) = (Vec::new(), Vec::new(), 0);
        for root in (0..count).filter(|index| allowed(*index)) {
            if number[root] != usize::MAX {
                continue;
            }
            let mut calls = vec![(root, 0)];
            while let Some((at, edge)) = calls.pop() {
                if edge == 0 {
                    number[at] = next;
                    low[at] = next;
                    next += 1;
                    stack.push(at);
                    on_stack[at] = true;
                }
                let mut descended = false;
                for position in edge..self.edges[at].len() {
                    let to = self.edges[at][position];
                    if !allowed(to) {
                        continue;
                    }
                    if number[to] == usize::MAX {
                        calls.push((at, position + 1));
                        calls.push((to, 0));
                        descended = true;
                        break;
                    }
                    if on_stack[to] {
                        low[at] = low[at].min(number[to]);
                    }
                }
                if descended {
                    continue;
                }
                if low[at] == number[at] {
                    let mut component = Vec::new();
                    while let Some(member) = stack.pop() {
                        on_stack[member] = false;
                        component.push(member);
                        if member == at {
                            break;
                        }
                    }
                    if component.len() > 1 || self.edges[at].contains(&at) {
                        found.push(component);
                    }
                }
                if let Some((parent, _)) = calls.last() {
                    low[*parent] = low[*parent].min(low[at]);
                }
            }
        }
        found.sort_by_key(|component| component.iter().min().copied());
        found
    }
}
