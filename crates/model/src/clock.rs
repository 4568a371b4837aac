//! What to key into the clock.

use std::fmt;

/// What a move adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    None,
    /// Seconds added after each move (Fischer).
    Increment(u32),
    /// Seconds that pass before the clock runs (Bronstein, US delay).
    Delay(u32),
}

/// One side's clock, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pace {
    /// Time at the start.
    pub base: u32,
    /// What a move adds.
    pub bonus: Bonus,
    /// From which move on it is added.
    pub from_move: u32,
}

/// Both sides' clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clock {
    /// White's.
    pub white: Pace,
    /// Black's.
    pub black: Pace,
}

impl fmt::Display for Pace {
    /// As it appears on the clock: `2:30 +2`, `10:00 delay 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02}", self.base / 60, self.base % 60)?;
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(seconds) => write!(f, " +{seconds}"),
            Bonus::Delay(seconds) => write!(f, " delay {seconds}"),
        }
    }
}

impl fmt::Display for Clock {
    /// `3:00 +2, from move 1`, or both sides where they differ.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.white == self.black {
            write!(f, "both {}", self.white)?;
        } else {
            write!(f, "White {}, Black {}", self.white, self.black)?;
        }
        let starts: Vec<u32> = [self.white, self.black]
            .iter()
            .filter(|pace| pace.bonus != Bonus::None)
            .map(|pace| pace.from_move)
            .collect();
        match starts.first() {
            Some(first) => write!(f, ", from move {first}"),
            None => Ok(()),
        }
    }
}
