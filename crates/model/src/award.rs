//! Titles, trophies, qualifying places and category prizes in addition to the standing, and what is
//! carried over into the next stage.

use crate::{ClauseRef, Exact, Id};

/// A title, a trophy, a qualifying place or a category of prizes, and who has it. The standing
/// stays as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    /// What it is called: "Best woman", "Qualified for the final".
    pub name: String,
    /// The clause that gives it.
    pub clause: ClauseRef,
    /// Whether it is a cut in the standing: the first or the last places qualify, are promoted or
    /// are relegated.
    pub cut: bool,
    /// How many it is for.
    pub seats: usize,
    /// Who has it, the first of them first.
    pub places: Vec<AwardPlace>,
    /// Who would have had it, and has another prize instead.
    pub passed: Vec<Id>,
    /// Who would have had it, and declines it.
    pub declined: Vec<Id>,
}

impl Award {
    /// Whether something is still to be decided about it.
    pub fn is_open(&self) -> bool {
        self.places.iter().any(|place| place.open)
    }

    /// All who have it, or contend for it.
    pub fn members(&self) -> impl Iterator<Item = Id> {
        self.places.iter().flat_map(|place| place.members.iter().copied())
    }
}

/// One place among those who may have an award.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AwardPlace {
    /// The first place covered, among those who may have it.
    pub from: usize,
    /// The last place covered.
    pub to: usize,
    /// The participants that share the place, by name.
    pub members: Vec<Id>,
    /// Whether something is still to be decided about it.
    pub open: bool,
}

/// What those who qualified take along into the next stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarryOver {
    /// The clause that says so.
    pub clause: ClauseRef,
    /// The award whose winners it is about: "Qualified for the final".
    pub of: String,
    /// What each takes along, the first of them first. Nothing where it depends on whom they meet.
    pub each: Vec<CarriedPoints>,
    /// For each two of them who met, what the winner takes along into a match of the two.
    pub between: Vec<CarriedMargin>,
}

/// What the winner of a match takes along into a match against the same opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedMargin {
    /// Who won by the margin; the better placed of two who are level.
    pub winner: Id,
    /// Who lost by the margin; the lower placed of two who are level.
    pub loser: Id,
    /// The margin, over all their matches.
    pub margin: Exact,
    /// The part of it that counts.
    pub part: Exact,
    /// How much: nothing for the loser.
    pub points: Exact,
}

/// The carry-over of one participant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedPoints {
    /// The participant that qualified.
    pub id: Id,
    /// The place of the qualification, the first where it is shared.
    pub place: usize,
    /// The points taken along, after `part` was applied.
    pub points: Exact,
    /// What it was made of: against whom, and how much was scored there. Against nobody where it is
    /// a score or a place.
    pub made_of: Vec<(Option<Id>, Exact)>,
    /// The part of that sum that counts.
    pub part: Exact,
}
