//! A situation: the tied, their places and the clause before them, and what was applied to them on
//! the way.

use tiebreak_model::ClauseRef;
use tiebreak_regulation::Criterion;

/// Tied participants without names: only what decides where the text sends them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct WalkState {
    /// The clause they stand before.
    pub at: ClauseRef,
    /// How many they are.
    pub size: usize,
    /// The first place they contend for.
    pub first: usize,
    /// Round robins held on the way, counted only as far as a clause asks.
    pub held: u32,
    /// Whether the last round robin was one of exactly these.
    pub same_players: bool,
    /// Whether somebody began a match with white before.
    pub white_known: bool,
    /// Whether it is known who of two is the higher seed; only where a clause asks.
    pub seeded: bool,
    /// What can no longer separate them.
    pub spent: SpentCriteria,
}

/// Criteria that have been applied on the way and left these level.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SpentCriteria {
    /// Values that each has alone: members who are level stay level, also in a smaller group.
    pub own: Vec<Criterion>,
    /// Values that depend on who is tied: spent only for exactly this group.
    pub mutual: Vec<Criterion>,
    /// Values of the play-off's own games: spent until another game is played. Only kept where a
    /// clause asks for them.
    pub in_play: Vec<Criterion>,
    /// Whether a game of the play-off has been played, where a clause asks.
    pub played: bool,
}

impl SpentCriteria {
    /// Whether a criterion, or one that implies it, has left a group of this size level.
    pub fn has(&self, criterion: Criterion, size: usize) -> bool {
        let mut all = self.own.iter().chain(&self.mutual);
        all.any(|spent| *spent == criterion || criterion.repeats(*spent, size))
    }

    /// After a criterion left a part of this size level.
    pub fn after(&self, criterion: Criterion, depends_on_group: bool, whole_group: bool) -> Self {
        let mut spent = self.clone();
        if !whole_group {
            spent.mutual.clear();
        }
        let list = if depends_on_group { &mut spent.mutual } else { &mut spent.own };
        if (whole_group || !depends_on_group) && !list.contains(&criterion) {
            list.push(criterion);
            list.sort_unstable();
        }
        spent
    }

    /// After some went elsewhere.
    pub fn smaller(&self) -> Self {
        Self { mutual: Vec::new(), in_play: Vec::new(), ..self.clone() }
    }

    /// After a criterion left a part of this size level on the games of the play-off.
    pub fn after_in_play(&self, criterion: Criterion, whole_group: bool) -> Self {
        let mut spent = if whole_group { self.clone() } else { self.smaller() };
        if whole_group && !spent.in_play.contains(&criterion) {
            spent.in_play.push(criterion);
            spent.in_play.sort_unstable();
        }
        spent
    }

    /// After games of the play-off.
    pub fn after_play(&self) -> Self {
        Self { in_play: Vec::new(), played: true, ..self.clone() }
    }
}

/// A part of a group: how many are before it, and its size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PartRange {
    pub offset: usize,
    pub size: usize,
}

impl PartRange {
    pub const fn new(offset: usize, size: usize) -> Self {
        Self { offset, size }
    }
}

/// Some who are level: how many, the first of their places, and the criteria that were used.
#[derive(Debug, Clone, Copy)]
pub(super) struct LevelGroup<'s> {
    pub size: usize,
    pub first: usize,
    pub spent: &'s SpentCriteria,
}

impl<'s> LevelGroup<'s> {
    pub fn from_state(state: &'s WalkState) -> Self {
        Self { size: state.size, first: state.first, spent: &state.spent }
    }
}
