//! How matches of bridge are counted, for all the clauses of a regulation alike.

use crate::Ruled;

/// What counts and what does not. Each has its key at the head of a regulation file; without one
/// the first variant holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counting {
    /// `beaten`: what it takes to have beaten a team.
    pub beaten: Beaten,
    /// `met-twice`: what several meetings of the same two count.
    pub met_twice: MetTwice,
    /// `not-met`: what becomes of sums over the tied where some two of them did not meet.
    pub not_met: NotMet,
    /// `swiss-points`: what they are for teams with unequal numbers of opponents.
    pub swiss_points: SwissPoints,
    /// `opponents-scores`: which scores of the opponents make Swiss points.
    pub opponents: OpponentScores,
    /// `nothing-lost`: how two quotients compare where neither team lost anything.
    pub nothing_lost: Ruled<NothingLost>,
}

/// What it takes to have beaten a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Beaten {
    /// More VPs.
    #[default]
    ByVps,
    /// More IMPs.
    ByImps,
}

/// What several meetings count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MetTwice {
    /// Their sum.
    #[default]
    Sums,
    /// Their average.
    Average,
}

/// What becomes of a step for teams that did not all meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum NotMet {
    /// It is not applicable.
    #[default]
    NotApplicable,
    /// The meetings that took place count.
    WhatThereIs,
}

/// Swiss points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SwissPoints {
    /// The sum over the opponents: nothing for a bye.
    #[default]
    Sum,
    /// The average per opponent.
    PerOpponent,
}

/// The scores of opponents that make Swiss points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OpponentScores {
    /// Those of the standings, with carry-over and penalties.
    #[default]
    Standing,
    /// What they won in their matches, without carry-over and penalties.
    Earned,
}

/// How quotients compare where neither team lost anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum NothingLost {
    /// The teams are level.
    #[default]
    Level,
    /// The team that won more is ahead.
    ByWon,
}
