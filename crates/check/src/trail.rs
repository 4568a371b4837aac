//! How a situation comes about, as data: the number of tied, and what each clause on the way does
//! to them.

/// The way to a situation.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Trail {
    /// How many are tied at the beginning.
    pub tied: usize,
    /// For which first place.
    pub first: usize,
    /// What happens then. Clauses that only lead on are left out.
    pub steps: Vec<TrailStep>,
}

/// What one clause does on the way.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct TrailStep {
    /// The id of the clause.
    pub clause: String,
    /// What it does.
    pub does: ClauseEffect,
    /// How often, one time after the other.
    pub times: u32,
}

/// What a clause does to those who come to it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClauseEffect {
    /// It chooses this number.
    Chooses(usize),
    /// It pairs two.
    Pairs,
    /// It sends this number on.
    SendsOn(usize),
    /// It leaves all of them level.
    LeavesAll,
    /// It leaves this number level, for these places where they are known.
    Leaves {
        /// The number of participants who stay level.
        level: usize,
        /// From the first place to the last.
        places: Option<(usize, usize)>,
    },
}

impl Trail {
    /// A tie of this size from this place on; nothing has happened yet.
    pub(crate) fn begin(tied: usize, first: usize) -> Self {
        Self { tied, first, steps: Vec::new() }
    }

    /// What happens next; the same once more is counted.
    pub(crate) fn push(&mut self, clause: &str, does: ClauseEffect, times: u32) {
        match self.steps.last_mut() {
            Some(last) if last.clause == clause && last.does == does => last.times += times,
            _ => self.steps.push(TrailStep { clause: clause.to_owned(), does, times }),
        }
    }

    /// The same with one thing more.
    pub(crate) fn then(&self, clause: &str, does: ClauseEffect) -> Self {
        let mut longer = self.clone();
        longer.push(clause, does, 1);
        longer
    }
}
