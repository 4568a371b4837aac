//! A value opened up: the rounds and opponents behind it, what was cut, and the article.

use tiebreak_model::Exact;

/// Why a round counts as it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundReason {
    /// Played, or counted as played.
    Played,
    /// Unplayed: a game against a dummy with the player's own score (16.4).
    Dummy,
    /// The same, capped by the scheduled opponent's score (16.4.1, 2026).
    DummyCappedByOpponent,
    /// The same, capped by a draw in every round (16.4.2, 2026).
    DummyCappedByDraws,
    /// Does not count for this tie-break.
    Left,
    /// Given or taken away by the arbiter; round 0 is the whole event.
    Assigned,
}

impl RoundReason {
    /// The article behind it, where there is one.
    pub fn article(self) -> Option<&'static str> {
        match self {
            Self::Played | Self::Left | Self::Assigned => None,
            Self::Dummy => Some("16.4"),
            Self::DummyCappedByOpponent => Some("16.4.1"),
            Self::DummyCappedByDraws => Some("16.4.2"),
        }
    }
}

/// One round's part in a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundPart {
    /// The round that counts, from 1.
    pub round: u32,
    /// The opponent's position in the crosstable.
    pub opponent: Option<u32>,
    /// What it adds.
    pub amount: Exact,
    /// Whether it was cut.
    pub cut: bool,
    /// Why it counts as it does.
    pub reason: RoundReason,
}

/// A value with everything behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValueWorking {
    /// The value; none where it is undefined.
    pub value: Option<Exact>,
    /// The article of C.07.
    pub article: &'static str,
    /// Round by round.
    pub parts: Vec<RoundPart>,
    /// What else there is to say, in a sentence.
    pub note: Option<String>,
}

/// A part while it is being worked out, in whole units.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RoughPart {
    pub(crate) round: u32,
    pub(crate) opponent: Option<u32>,
    pub(crate) amount: i64,
    /// What decides which is lowest: the opponent's score.
    pub(crate) basis: i64,
    /// Whether the round was missed by choice (16.1.2).
    pub(crate) voluntary: bool,
    pub(crate) cut: bool,
    pub(crate) reason: RoundReason,
}

impl RoughPart {
    pub(crate) fn plain(round: u32, opponent: Option<u32>, amount: i64) -> Self {
        let reason = if amount == 0 { RoundReason::Left } else { RoundReason::Played };
        Self { round, opponent, amount, basis: amount, voluntary: false, cut: false, reason }
    }
}

/// The sum of what was not cut.
pub(crate) fn sum(parts: &[RoughPart]) -> i64 {
    parts.iter().filter(|part| !part.cut).map(|part| part.amount).sum()
}

/// Parts in whole units as people see them.
pub(crate) fn shown(rough: &[RoughPart], divisor: i64) -> Vec<RoundPart> {
    let part = |part: &RoughPart| RoundPart {
        round: part.round,
        opponent: part.opponent,
        amount: Exact::fraction(part.amount.into(), divisor.into()).unwrap_or(Exact::ZERO),
        cut: part.cut,
        reason: part.reason,
    };
    rough.iter().map(part).collect()
}
