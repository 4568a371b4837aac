//! What is bid and who plays it: contracts, seats, sides.

use std::fmt;
use std::str::FromStr;

/// What is named in a bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strain {
    /// Clubs, a minor suit.
    Clubs,
    /// Diamonds, a minor suit.
    Diamonds,
    /// Hearts, a major suit.
    Hearts,
    /// Spades, a major suit.
    Spades,
    /// No suit is trumps.
    NoTrumps,
}

impl Strain {
    /// All of them with the letters of the files.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Clubs, "C"),
        (Self::Diamonds, "D"),
        (Self::Hearts, "H"),
        (Self::Spades, "S"),
        (Self::NoTrumps, "NT"),
    ];
}

/// Whether a contract was doubled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Doubling {
    /// It was not.
    #[default]
    No,
    /// Doubled and not redoubled.
    Once,
    /// It was redoubled.
    Twice,
}

/// A contract, as it stands at the end of the auction.
///
/// ```
/// use tiebreak_model::bridge::Contract;
/// for (text, written) in [("4SX", "4SX"), ("3n", "3NT"), ("7♥xx", "7HXX"), ("3NT*", "3NTX")] {
///     let contract: Contract = text.parse().unwrap();
///     assert_eq!(contract.to_string(), written);
/// }
/// assert!("8C".parse::<Contract>().is_err() && "4".parse::<Contract>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Contract {
    /// From 1 to 7: the tricks above six.
    pub level: u8,
    /// What is trumps.
    pub strain: Strain,
    /// Whether it was doubled.
    pub doubled: Doubling,
}

/// The text is not a contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAContract;

impl FromStr for Contract {
    type Err = NotAContract;

    fn from_str(text: &str) -> Result<Self, NotAContract> {
        let text = text.trim().to_uppercase();
        let (level, rest) = text.split_at_checked(1).ok_or(NotAContract)?;
        let level =
            level.parse().ok().filter(|level| (1..=7).contains(level)).ok_or(NotAContract)?;
        let rest = rest.trim();
        let bid = rest.trim_end_matches(['X', '*']);
        let doubled = match rest[bid.len()..].len() {
            0 => Doubling::No,
            1 => Doubling::Once,
            2 => Doubling::Twice,
            _ => return Err(NotAContract),
        };
        let strain = match bid.trim() {
            "C" | "♣" => Strain::Clubs,
            "D" | "♦" => Strain::Diamonds,
            "H" | "♥" => Strain::Hearts,
            "S" | "♠" => Strain::Spades,
            "N" | "NT" | "SA" => Strain::NoTrumps,
            _ => return Err(NotAContract),
        };
        Ok(Self { level, strain, doubled })
    }
}

impl fmt::Display for Contract {
    /// As the files have it: `4SX`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let strain = Strain::ALL
            .iter()
            .find(|(strain, _)| *strain == self.strain)
            .map_or("", |(_, letters)| letters);
        let doubled = match self.doubled {
            Doubling::No => "",
            Doubling::Once => "X",
            Doubling::Twice => "XX",
        };
        write!(f, "{}{strain}{doubled}", self.level)
    }
}

/// Where somebody sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seat {
    /// Partner of South.
    North,
    /// Partner of West.
    East,
    /// Partner of North.
    South,
    /// Partner of East.
    West,
}

impl Seat {
    /// All of them, clockwise, with their letters.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::North, "N"), (Self::East, "E"), (Self::South, "S"), (Self::West, "W")];

    /// The letter that contracts use: `N`, `E`, `S` or `W`.
    pub fn letter(self) -> &'static str {
        Self::ALL.iter().find(|(seat, _)| *seat == self).map_or("", |(_, letter)| letter)
    }

    /// Whose letter it is: `N`, also `n` and `North`.
    pub fn parse(text: &str) -> Option<Self> {
        let first = text.trim().get(..1)?.to_uppercase();
        Self::ALL.iter().find(|(_, letter)| *letter == first).map(|(seat, _)| *seat)
    }

    /// The side of the seat.
    pub fn side(self) -> Side {
        if matches!(self, Self::North | Self::South) { Side::NorthSouth } else { Side::EastWest }
    }
}

/// One of the two partnerships at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// North and South.
    NorthSouth,
    /// East and West.
    EastWest,
}

impl Side {
    /// Both sides, North-South first.
    pub const BOTH: [Self; 2] = [Self::NorthSouth, Self::EastWest];

    /// 0 for North-South, 1 for East-West: the order of every list of two in the files.
    pub fn index(self) -> usize {
        usize::from(self == Self::EastWest)
    }

    /// North-South or East-West: also the groups of pairs in an event with two winners.
    pub fn words(self) -> &'static str {
        if self == Self::NorthSouth { "North-South" } else { "East-West" }
    }

    /// NS or EW.
    pub fn letters(self) -> &'static str {
        if self == Self::NorthSouth { "NS" } else { "EW" }
    }
}
