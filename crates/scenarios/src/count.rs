//! Counts of outcomes, exact for any number of open games.

use std::fmt;

/// A number of outcomes: `base` times `3^threes`. The `threes` are games that cannot matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutcomeCount {
    /// Outcomes of the games that matter.
    pub base: u128,
    /// The number of games that cannot matter. Each has three results.
    pub threes: u32,
}

impl OutcomeCount {
    /// The share of `part` in these outcomes, in thousandths, for bars in pictures. A part above
    /// zero gives at least 1, and a part below the whole at most 999.
    ///
    /// ```
    /// # use tiebreak_scenarios::OutcomeCount;
    /// let all = OutcomeCount { base: 81, threes: 2 };
    /// assert_eq!(all.per_mille(OutcomeCount { base: 36, threes: 2 }), 444);
    /// assert_eq!(all.per_mille(all), 1000);
    /// let huge = OutcomeCount { base: 1 << 120, threes: 0 };
    /// assert_eq!(huge.per_mille(OutcomeCount { base: 1, threes: 0 }), 1);
    /// ```
    pub fn per_mille(self, part: Self) -> u32 {
        match part.base {
            0 => 0,
            some if some >= self.base => 1000,
            some => {
                let exact = some.checked_mul(1000).map(|thousand| thousand / self.base.max(1));
                let near = exact.unwrap_or_else(|| some / (self.base / 1000).max(1));
                u32::try_from(near).unwrap_or(999).clamp(1, 999)
            }
        }
    }
}

/// The largest power of three that fits into `base`.
const MOST_POWERS: u32 = 80;

/// All outcomes of some games: the base, and the powers of three that do not fit into it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct AllOutcomes {
    /// At most three to the power of 80.
    pub base: u128,
    pub threes: u32,
}

impl AllOutcomes {
    pub fn new(games: usize) -> Self {
        let games = u32::try_from(games).unwrap_or(u32::MAX);
        let powers = games.min(MOST_POWERS);
        Self { base: 3u128.saturating_pow(powers), threes: games - powers }
    }

    /// A count of some of these outcomes, with the same power of three.
    pub fn count(self, base: u128) -> OutcomeCount {
        OutcomeCount { base, threes: self.threes }
    }
}

/// A long number is printed in blocks of eighteen digits and multiplied by forty threes at a time.
/// This is fast enough for a page with hundreds of numbers of hundreds of digits.
const LIMB: u128 = 1_000_000_000_000_000_000;
const THREES_AT_ONCE: u32 = 40;

impl fmt::Display for OutcomeCount {
    /// Writes all the digits.
    ///
    /// ```
    /// # use tiebreak_scenarios::OutcomeCount;
    /// assert_eq!(OutcomeCount { base: 2, threes: 7 }.to_string(), "4374");
    /// let power = OutcomeCount { base: 1, threes: 100 };
    /// assert_eq!(power.to_string(), "515377520732011331036461129765621272702107522001");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let small = 3u128.checked_pow(self.threes).and_then(|power| power.checked_mul(self.base));
        if let Some(number) = small {
            return write!(f, "{number}");
        }
        let mut limbs = Vec::new();
        let mut rest = self.base;
        while rest > 0 {
            limbs.push(rest % LIMB);
            rest /= LIMB;
        }
        let mut threes = self.threes;
        while threes > 0 {
            let step = threes.min(THREES_AT_ONCE);
            let mut carry = 0;
            for limb in &mut limbs {
                let value = *limb * 3u128.pow(step) + carry;
                *limb = value % LIMB;
                carry = value / LIMB;
            }
            while carry > 0 {
                limbs.push(carry % LIMB);
                carry /= LIMB;
            }
            threes -= step;
        }
        let mut limbs = limbs.iter().rev();
        write!(f, "{}", limbs.next().unwrap_or(&0))?;
        limbs.try_for_each(|limb| write!(f, "{limb:018}"))
    }
}
