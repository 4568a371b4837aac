//! A number for each side of a match.

use crate::Exact;
use std::fmt;

/// A number for each side of a match, or none: IMPs, VPs, total points. A league of 500 teams has
/// half a million of them, so they take less than half the room of two [`Exact`] as long as they
/// are no larger than any file may say.
///
/// ```
/// use tiebreak_model::{Exact, Sides};
/// let imps = Sides::from([Exact::from(31), Exact::from(28)]);
/// assert_eq!(imps.get(), Some([Exact::from(31), Exact::from(28)]));
/// assert_eq!(Sides::default().get(), None);
/// ```
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Sides(StoredSides);

#[derive(Clone, Default, PartialEq, Eq)]
enum StoredSides {
    #[default]
    Nothing,
    /// Numerators and denominators.
    Small([i64; 2], [u32; 2]),
    /// What a program may put into a draft, and the checks refuse.
    Large(Box<[Exact; 2]>),
}

impl Sides {
    /// The numbers of both sides, where the file gives them.
    pub fn get(&self) -> Option<[Exact; 2]> {
        match &self.0 {
            StoredSides::Nothing => None,
            StoredSides::Small(above, below) => {
                Some([0, 1].map(|side| Exact::in_lowest_terms(above[side], below[side])))
            }
            StoredSides::Large(both) => Some(**both),
        }
    }

    /// Whether they are known.
    pub fn is_some(&self) -> bool {
        self.0 != StoredSides::Nothing
    }

    /// Whether they are not known.
    pub fn is_none(&self) -> bool {
        self.0 == StoredSides::Nothing
    }
}

impl From<[Exact; 2]> for Sides {
    fn from(both: [Exact; 2]) -> Self {
        let above = both.map(|side| i64::try_from(side.numerator()));
        let below = both.map(|side| u32::try_from(side.denominator()));
        Self(match (above, below) {
            ([Ok(first), Ok(second)], [Ok(of_first), Ok(of_second)]) => {
                StoredSides::Small([first, second], [of_first, of_second])
            }
            _ => StoredSides::Large(Box::new(both)),
        })
    }
}

impl From<Option<[Exact; 2]>> for Sides {
    fn from(both: Option<[Exact; 2]>) -> Self {
        both.map_or_else(Self::default, Self::from)
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_two_numbers_come_back() {
        let third = Exact::fraction(1, 3).unwrap();
        let large = Exact::from(i64::MAX) + Exact::from(1);
        for both in
            [[Exact::ZERO, third], [-third, Exact::from(7)], [large, third], [-large, -large]]
        {
            assert_eq!(Sides::from(both).get(), Some(both));
            assert!(Sides::from(both).is_some());
        }
        assert!(Sides::from(None).is_none());
    }

    #[test]
    fn they_take_half_the_room() {
        assert!(size_of::<Sides>() * 2 <= size_of::<Option<[Exact; 2]>>());
    }
}
