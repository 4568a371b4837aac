//! A group of tied participants on its way through the clauses.

use tiebreak_model::{ClauseRef, Id};

/// Tied participants, the places they contend for, and what they have played so far.
#[derive(Debug, Clone)]
pub(crate) struct TiedGroup {
    /// The tied, in the order of their names.
    pub members: Vec<Id>,
    /// The first of the places they contend for.
    pub first: usize,
    /// What the ids of their questions begin with: empty, or ending in a slash.
    pub path: String,
    /// Whether the next stage takes the path of the group as its own, such as `semi-final-1`.
    pub unnamed: bool,
    /// What they have played on the way here.
    pub history: History,
}

/// What later stages need to know about earlier ones.
#[derive(Debug, Clone, Default)]
pub(crate) struct History {
    /// How many round robins were played on the way, those of larger groups included.
    pub round_robins: u32,
    /// The pairing numbers of the last round robin.
    pub last: Option<PairingNumbers>,
    /// The player who began the last match with White.
    pub first_white: Option<Id>,
    /// The time, in seconds, that was bid for Black in the next game.
    pub bid: Option<u32>,
    /// The seeds of the knock-out or ladder, number 1 first, where a clause looks at them.
    pub seeds: Option<Vec<Id>>,
    /// The two players of the pairing, the higher seed first.
    pub pair: Option<[Id; 2]>,
    /// The clause that sent the group on by its number. The group goes back to it when fewer
    /// players are there to play.
    pub by_number: Option<ClauseRef>,
}

/// The pairing numbers of a round robin.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PairingNumbers {
    /// The players, number 1 first.
    pub players: Vec<Id>,
    /// Whether the colours of the Berger tables are reversed.
    pub reversed: bool,
}

impl TiedGroup {
    /// A group that has played nothing yet.
    pub fn new(members: Vec<Id>, first: usize, path: String) -> Self {
        Self { members, first, path, unnamed: false, history: History::default() }
    }

    /// A part of the group on its way to the next clause. `separated` says whether the last
    /// clause separated the group.
    pub fn part(&self, members: Vec<Id>, first: usize, separated: bool) -> Self {
        let mut part = Self::new(members, first, self.path.clone());
        part.history = self.history.clone();
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
pub(crate) struct GroupPart {
    /// The participants who are level here, in the order of their names.
    pub members: Vec<Id>,
    /// Whether an answer can still separate them.
    pub open: bool,
}

impl GroupPart {
    /// A part whose place is final.
    pub fn settled(members: Vec<Id>) -> Self {
        Self { members, open: false }
    }

    /// A part that waits for an answer.
    pub fn open(members: Vec<Id>) -> Self {
        Self { members, open: true }
    }
}
