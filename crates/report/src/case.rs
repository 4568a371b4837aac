//! What a report is about: event, regulation, ruling.

use tiebreak_model::{ClauseRef, Event, Exact, Id, Ruling, Sport};
use tiebreak_regulation::Regulation;

/// Event, regulation and ruling together.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    /// The event.
    pub event: &'a Event,
    /// The regulation in the readings taken.
    pub regulation: &'a Regulation,
    /// What follows.
    pub ruling: &'a Ruling,
}

impl<'a> Case<'a> {
    /// The printed number of a clause.
    pub fn clause(&self, at: ClauseRef) -> &'a str {
        &self.regulation.clause(at).id
    }

    /// A participant's name.
    pub fn name(&self, id: Id) -> &'a str {
        self.event.name(id)
    }

    /// A score as its sport writes it: 8½ at chess, 11.5 at bridge.
    pub fn score(&self, score: Exact) -> String {
        match self.event.sport {
            Sport::Chess => score.mixed(),
            Sport::Bridge => score.to_string(),
        }
    }

    /// Names in the order given.
    pub fn names(&self, ids: &[Id]) -> Vec<&'a str> {
        ids.iter().map(|id| self.event.name(*id)).collect()
    }
}
