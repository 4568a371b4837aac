//! The numbers that a step turned on.

use crate::{Birth, Exact, GroupRecord};
use std::cmp::Ordering;

/// What a criterion found for one participant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// Points, counts, sums.
    Number(Exact),
    /// Won divided by lost, kept apart so that both can be shown.
    Quotient {
        /// What was won.
        won: Exact,
        /// What was lost.
        lost: Exact,
    },
    /// Nothing that could be compared: the step does not apply to this participant.
    Undefined,
    /// A finding that is not a number ("beat both").
    Finding(GroupRecord),
    /// A date of birth; the later one is higher.
    Birth(Birth),
}

impl Value {
    /// The quotient as a number; none where it is x/0 or 0/0.
    pub fn quotient(&self) -> Option<Exact> {
        match self {
            Self::Quotient { won, lost } => won.checked_div(*lost),
            _ => None,
        }
    }

    /// Whether it is a quotient with nothing below it and something above.
    pub fn nothing_lost(&self) -> bool {
        matches!(self, Self::Quotient { won, lost } if lost.is_zero() && !won.is_zero())
    }

    /// Higher first. x/0 is above every finite quotient; 0/0 and undefined values compare with
    /// nothing.
    pub fn compare(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Number(a), Self::Number(b)) => Some(a.cmp(b)),
            (Self::Quotient { won, lost }, Self::Quotient { won: other_won, lost: other_lost }) => {
                if (won.is_zero() && lost.is_zero())
                    || (other_won.is_zero() && other_lost.is_zero())
                {
                    return None;
                }
                match (lost.is_zero(), other_lost.is_zero()) {
                    (true, true) => Some(Ordering::Equal),
                    (true, false) => Some(Ordering::Greater),
                    (false, true) => Some(Ordering::Less),
                    // Divided, not multiplied crosswise: the products of large sums would not fit.
                    (false, false) => {
                        Some(won.checked_div(*lost)?.cmp(&other_won.checked_div(*other_lost)?))
                    }
                }
            }
            (Self::Birth(own), Self::Birth(other)) => own.compare(*other),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quotient(won: i32, lost: i32) -> Value {
        Value::Quotient { won: won.into(), lost: lost.into() }
    }

    #[test]
    fn quotients_compare_exactly() {
        assert_eq!(quotient(4, 3).compare(&quotient(3, 2)), Some(Ordering::Less));
        assert_eq!(quotient(4, 2).compare(&quotient(2, 1)), Some(Ordering::Equal));
        assert_eq!(quotient(1, 0).compare(&quotient(9, 1)), Some(Ordering::Greater));
        assert_eq!(quotient(1, 0).compare(&quotient(2, 0)), Some(Ordering::Equal));
        assert_eq!(quotient(0, 0).compare(&quotient(2, 1)), None);
    }
}
