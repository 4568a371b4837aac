//! The edition of C.07 in force.

use jiff::civil::{Date, date};

/// The edition of the tie-break regulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// From 1 August 2024, in substance that of 2023.
    Of2023,
    /// From 1 March 2026: the score of the dummy opponent is capped.
    Of2026,
}

impl Edition {
    /// The day from which the newer edition applies.
    pub const CHANGE: Date = date(2026, 3, 1);

    /// The edition for a tournament that began on a day. Without a day it is the newest: the rules
    /// in force.
    pub fn on(start: Option<Date>) -> Self {
        match start {
            Some(start) if start < Self::CHANGE => Self::Of2023,
            _ => Self::Of2026,
        }
    }

    /// The year by which people name it.
    pub fn year(self) -> u16 {
        match self {
            Self::Of2023 => 2023,
            Self::Of2026 => 2026,
        }
    }
}

impl std::str::FromStr for Edition {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "2023" | "2024" => Ok(Self::Of2023),
            "2026" => Ok(Self::Of2026),
            _ => Err(()),
        }
    }
}
