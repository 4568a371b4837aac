//! A group of tied participants on its way through the clauses.

use tiebreak_model::{ClauseRef, Id};

/// Tied participants, the place they contend for, and what they have played so far.
#[derive(Debug, Clone)]
pub(crate) struct Group {
    /// The tied, by name.
    pub members: Vec<Id>,
    /// The first of the places they contend for.
    pub first: usize,
    /// What their questions' ids begin with; empty, or ending in a slash.
    pub path: String,
    /// Whether the next stage needs no name of its own in the ids: the first of a semi-final, say.
    pub unnamed: bool,
    /// What has been played on the way here.
    pub history: History,
}

/// What later stages need to know of earlier ones.
#[derive(Debug, Clone, Default)]
pub(crate) struct History {
    /// How many round robins were held on the way, larger groups' included.
    pub round_robins: u32,
    /// The last round robin: who had which number, and whether its colours were reversed.
    pub last: Option<(Vec<Id>, bool)>,
    /// Who began the last match with white.
    pub first_white: Option<Id>,
    /// The time, in seconds, that was bid for black in the game to come.
    pub bid: Option<u32>,
    /// The seeds of the knock-out or ladder, number 1 first, where a clause looks at them.
    pub seeds: Option<Vec<Id>>,
    /// The two who play, the higher seed first.
    pub pair: Option<[Id; 2]>,
    /// The clause that sent the group on by its number: where it goes back to when fewer are there to play.
    pub by_number: Option<ClauseRef>,
}

impl Group {
    /// A part of the group on its way to the next clause.
    pub fn part(&self, members: Vec<Id>, first: usize, separated: bool) -> Self {
        let mut part = Self { members, first, path: self.path.clone(), unnamed: false, history: self.history.clone() };
        if separated && self.path.starts_with("places-") {
            part.path = crate::procedure::places_path(first, part.last_place());
        }
        part
    }

    /// The last place they contend for.
    pub fn last_place(&self) -> usize {
        self.first + self.members.len().saturating_sub(1)
    }
}

/// A part of a group after a clause has acted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Part {
    /// Who is level here, by name.
    pub members: Vec<Id>,
    /// Whether something is still to be decided about them.
    pub open: bool,
}

impl Part {
    /// A part about which nothing is left to decide.
    pub fn settled(members: Vec<Id>) -> Self {
        Self { members, open: false }
    }

    /// A part that waits for an answer.
    pub fn open(members: Vec<Id>) -> Self {
        Self { members, open: true }
    }
}
