//! Sums, products and comparisons. Scores are small: where numerators and denominators fit 62 bits,
//! they are worked out in machine words; division in 128 bits, which no processor has, is left to
//! the numbers that need it. The results are the same.

use super::Exact;
use num_rational::Ratio;
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub};

/// Below this, a product of two and the sum of two such products fit 128 bits.
const SMALL: u128 = 1 << 62;

/// A fraction in lowest terms; the denominator is not zero.
pub(super) fn reduced(numerator: i128, denominator: i128) -> Exact {
    if denominator == 1 {
        return Exact(Ratio::new_raw(numerator, 1));
    }
    match (u64::try_from(numerator.unsigned_abs()), u64::try_from(denominator)) {
        (Ok(above), Ok(below)) => {
            let common = common_divisor(above, below);
            let above = i128::from(above / common);
            Exact(Ratio::new_raw(
                if numerator < 0 { -above } else { above },
                i128::from(below / common),
            ))
        }
        _ => Exact(Ratio::new(numerator, denominator)),
    }
}

/// The greatest common divisor; the second number is not zero.
fn common_divisor(mut a: u64, mut b: u64) -> u64 {
    while a != 0 {
        (a, b) = (b % a, a);
    }
    b
}

/// Whether products of these two, and sums of them, fit.
fn small(a: Exact, b: Exact) -> bool {
    let parts = [a.numerator().unsigned_abs(), b.numerator().unsigned_abs()];
    let below = [a.denominator().unsigned_abs(), b.denominator().unsigned_abs()];
    (parts[0] | parts[1] | below[0] | below[1]) < SMALL
}

impl Add for Exact {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        if !small(self, other) {
            return Self(self.0 + other.0);
        }
        let (below, other_below) = (self.denominator(), other.denominator());
        if below == other_below {
            return reduced(self.numerator() + other.numerator(), below);
        }
        reduced(self.numerator() * other_below + other.numerator() * below, below * other_below)
    }
}

impl AddAssign for Exact {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Exact {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Exact {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        if !small(self, other) {
            return Self(self.0 * other.0);
        }
        reduced(self.numerator() * other.numerator(), self.denominator() * other.denominator())
    }
}

impl Neg for Exact {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Div<i128> for Exact {
    type Output = Self;

    /// Division by a count that is known not to be zero.
    fn div(self, count: i128) -> Self {
        Self(self.0 / count)
    }
}

impl std::iter::Sum for Exact {
    fn sum<I: Iterator<Item = Self>>(items: I) -> Self {
        items.fold(Self::ZERO, Add::add)
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        let (below, other_below) = (self.denominator(), other.denominator());
        if below == other_below {
            return self.numerator().cmp(&other.numerator());
        }
        if !small(*self, *other) {
            return self.0.cmp(&other.0);
        }
        (self.numerator() * other_below).cmp(&(other.numerator() * below))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of every size, on both sides of where the quick way ends.
    fn numbers() -> Vec<Exact> {
        let above = [
            0,
            1,
            -1,
            2,
            3,
            -7,
            50,
            1 << 31,
            -(1 << 61),
            (1 << 62) - 1,
            1 << 62,
            -(1 << 63),
            (1 << 63) + 7,
        ];
        let below = [1, 2, 3, 4, 6, 100_000, (1 << 31) - 1, 1 << 61];
        above
            .iter()
            .flat_map(|above| below.map(|below| Exact::fraction(*above, below).unwrap()))
            .collect()
    }

    #[test]
    fn the_quick_way_and_the_long_way_agree() {
        // Where the long way itself does not fit 128 bits, there is nothing to compare with.
        let fits = |a: &Exact, b: &Exact| {
            let bits = |number: i128| 128 - number.unsigned_abs().leading_zeros();
            let (above, below) = (
                bits(a.numerator()).max(bits(b.numerator())),
                bits(a.denominator()) + bits(b.denominator()),
            );
            above + below < 126
        };
        for a in numbers() {
            for b in numbers().into_iter().filter(|b| fits(&a, b)) {
                assert_eq!((a + b).0, a.0 + b.0, "{a:?} + {b:?}");
                assert_eq!((a - b).0, a.0 - b.0, "{a:?} - {b:?}");
                assert_eq!((a * b).0, a.0 * b.0, "{a:?} * {b:?}");
                assert_eq!(a.cmp(&b), a.0.cmp(&b.0), "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn fractions_are_in_lowest_terms_whatever_their_signs() {
        for (above, below, shown) in
            [(6, 4, "3/2"), (-6, 4, "-3/2"), (6, -4, "-3/2"), (-6, -4, "3/2"), (0, 5, "0/1")]
        {
            let found = Exact::fraction(above, below).unwrap();
            assert_eq!(format!("{}/{}", found.numerator(), found.denominator()), shown);
        }
    }
}
