//! Rounds in which a chess player had no opponent.

use crate::{Exact, Id};

/// Why a player had no opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ByeKind {
    /// Nobody was left to be paired with.
    Pairing,
    /// A full point that was given.
    Full,
    /// A half point that was asked for.
    Half,
    /// Absent, for nothing.
    Zero,
}

impl ByeKind {
    /// All of them with the words of the event file.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Pairing, "pairing"),
        (Self::Full, "full"),
        (Self::Half, "half"),
        (Self::Zero, "zero"),
    ];

    /// The word of the event file.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }
}

/// A round without an opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bye {
    /// The round in which the player had no opponent.
    pub round: u32,
    /// Who had no opponent.
    pub player: Id,
    /// Why there was no opponent.
    pub kind: ByeKind,
    /// What it gave.
    pub points: Exact,
}
