//! How a situation came about, in words.

use super::Walk;
use crate::words;
use tiebreak_regulation::Action;

impl Walk<'_> {
    /// "Three tied for first place; D.1 leaves all level; D.2 leaves two level for first place."
    pub fn trail(&self, index: usize) -> String {
        let mut chain = vec![index];
        while let Some(parent) = self.parents[chain[chain.len() - 1]] {
            chain.push(parent);
        }
        chain.reverse();
        let start = &self.states[chain[0]];
        let places = words::places(start.first, start.first + start.size - 1);
        let mut told = vec![format!("{} tied for {places}", words::capital(&words::number(start.size)))];
        for pair in chain.windows(2) {
            let (from, to) = (&self.states[pair[0]], &self.states[pair[1]]);
            let clause = self.regulation.clause(from.at);
            match &clause.action {
                Action::Go(_) | Action::ByNumber(_) | Action::ByPlace(_) => {}
                Action::Select { .. } => told.push(format!("{} chooses {}", clause.id, words::number(to.size))),
                Action::Play(play) if matches!(play.form, tiebreak_regulation::Form::KnockOut { .. }) => {
                    told.push(format!("{} pairs two", clause.id));
                }
                _ if to.size == from.size => told.push(format!("{} leaves all level", clause.id)),
                _ => {
                    let places = words::places(to.first, to.first + to.size - 1);
                    told.push(format!("{} leaves {} level for {places}", clause.id, words::number(to.size)));
                }
            }
        }
        told.join("; ")
    }

    /// The sizes of some situations.
    pub fn sizes(&self, indices: &[usize]) -> Vec<usize> {
        indices.iter().map(|index| self.states[*index].size).collect()
    }
}
