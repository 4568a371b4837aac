//! What to key into the clock.

use std::fmt;

/// What a move adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// No time is added or waited for.
    None,
    /// Seconds added after each move (Fischer).
    Increment(u32),
    /// Seconds that pass before the clock runs (Bronstein, US delay).
    Delay(u32),
}

/// One side's clock, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SideClock {
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
    /// The time that White has.
    pub white: SideClock,
    /// The time that Black has.
    pub black: SideClock,
}

impl fmt::Display for SideClock {
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
    /// `both 3:00 +2, from move 1`, or each side where they differ.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = |pace: SideClock| (pace.bonus != Bonus::None).then_some(pace.from_move);
        let (white, black) = (from(self.white), from(self.black));
        if let (Some(white), Some(black)) = (white, black)
            && white != black
        {
            return write!(
                f,
                "White {}, from move {white}, Black {}, from move {black}",
                self.white, self.black
            );
        }
        if self.white == self.black {
            write!(f, "both {}", self.white)?;
        } else {
            write!(f, "White {}, Black {}", self.white, self.black)?;
        }
        white.or(black).map_or(Ok(()), |first| write!(f, ", from move {first}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_adds_from_its_own_move() {
        let pace = |base, bonus, from_move| SideClock { base, bonus, from_move };
        let shown = |white, black| Clock { white, black }.to_string();
        let (early, late) = (pace(150, Bonus::Increment(2), 1), pace(180, Bonus::Increment(2), 61));
        assert_eq!(shown(early, early), "both 2:30 +2, from move 1");
        assert_eq!(shown(early, late), "White 2:30 +2, from move 1, Black 3:00 +2, from move 61");
        assert_eq!(
            shown(early, pace(240, Bonus::None, 1)),
            "White 2:30 +2, Black 4:00, from move 1"
        );
        assert_eq!(
            shown(early, pace(240, Bonus::Delay(3), 1)),
            "White 2:30 +2, Black 4:00 delay 3, from move 1"
        );
    }
}
