//! How a situation came about.

use super::Walk;
use crate::{ClauseEffect, Trail};
use tiebreak_regulation::{Action, StageRules};

impl Walk<'_> {
    /// "Three tied for first place; D.1 leaves all level; D.2 leaves two level for first place."
    pub fn trail(&self, index: usize) -> Trail {
        let mut chain = vec![index];
        while let Some(parent) = self.parents[chain[chain.len() - 1]] {
            chain.push(parent);
        }
        chain.reverse();
        let start = &self.states[chain[0]];
        let mut trail = Trail::begin(start.size, start.first);
        for pair in chain.windows(2) {
            let (from, to) = (&self.states[pair[0]], &self.states[pair[1]]);
            let clause = self.regulation.clause(from.at);
            let does = match &clause.action {
                action if action.leads_on() => continue,
                Action::Select { .. } => ClauseEffect::Chooses(to.size),
                Action::Play(play)
                    if matches!(
                        play.form,
                        StageRules::KnockOut { .. } | StageRules::Ladder { .. }
                    ) =>
                {
                    ClauseEffect::Pairs
                }
                _ if to.size == from.size => ClauseEffect::LeavesAll,
                _ => ClauseEffect::Leaves {
                    level: to.size,
                    places: Some((to.first, to.first + to.size - 1)),
                },
            };
            // Round robins that were passed over are counted.
            let times = to.held.saturating_sub(from.held).max(1);
            trail.push(&clause.id, does, times);
        }
        trail
    }

    /// The sizes of some situations.
    pub fn sizes(&self, indices: &[usize]) -> Vec<usize> {
        indices.iter().map(|index| self.states[*index].size).collect()
    }
}
