//! How matches of bridge are counted, for all the clauses of a regulation alike.

use crate::RuleWithReading;

/// What counts and what does not. Each has its key at the head of a regulation file; without one
/// the first variant holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counting {
    /// `beaten`: what it takes to have beaten a team.
    pub beaten: WinMeasure,
    /// `met-twice`: what several meetings of the same two count.
    pub met_twice: MetTwiceRule,
    /// `not-met`: what becomes of sums over the tied where some two of them did not meet.
    pub not_met: NotMetRule,
    /// `swiss-points`: what they are for teams with unequal numbers of opponents.
    pub swiss_points: SwissPoints,
    /// `opponents-scores`: which scores of the opponents make Swiss points.
    pub opponents: OpponentScores,
    /// `nothing-lost`: how two quotients compare where neither team lost anything.
    pub nothing_lost: RuleWithReading<NothingLostRule>,
}

/// What it takes to have beaten a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum WinMeasure {
    /// The team with more VPs in their match has beaten the other.
    #[default]
    ByVps,
    /// The team with more IMPs in their match has beaten the other.
    ByImps,
}

/// What several meetings count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MetTwiceRule {
    /// The sum of the results of all their meetings.
    #[default]
    Sums,
    /// The average of the results of all their meetings.
    Average,
}

/// What becomes of a step for teams that did not all meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum NotMetRule {
    /// It is not applicable.
    #[default]
    NotApplicable,
    /// The meetings that took place count.
    WhatThereIs,
}

/// How the points of the opponents are summed in a Swiss event.
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
pub enum NothingLostRule {
    /// The teams are level.
    #[default]
    Level,
    /// The team that won more is ahead.
    ByWon,
}
