//! Random numbers for samples.

pub(crate) use tiebreak_model::Random;

/// Random fractions. The generator of the model has only whole numbers.
pub(crate) trait Fraction {
    /// A number from 0 up to 1.
    fn unit(&mut self) -> f64;
}

impl Fraction for Random {
    fn unit(&mut self) -> f64 {
        (self.draw() >> 11) as f64 / (1u64 << 53) as f64
    }
}
