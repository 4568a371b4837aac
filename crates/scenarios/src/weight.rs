//! What is added up over outcomes: counts, or chances.

/// A weight of outcomes that can be added up.
pub(crate) trait Weight: Copy + Send + Sync {
    const ZERO: Self;
    const ONE: Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn is_nothing(self) -> bool;
}

impl Weight for u128 {
    const ZERO: Self = 0;
    const ONE: Self = 1;

    fn plus(self, other: Self) -> Self {
        self.saturating_add(other)
    }

    fn times(self, other: Self) -> Self {
        self.saturating_mul(other)
    }

    fn is_nothing(self) -> bool {
        self == 0
    }
}

impl Weight for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;

    fn plus(self, other: Self) -> Self {
        self + other
    }

    fn times(self, other: Self) -> Self {
        self * other
    }

    fn is_nothing(self) -> bool {
        self == 0.0
    }
}
