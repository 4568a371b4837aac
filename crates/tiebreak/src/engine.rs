//! The ruling itself, with its options.

pub use tiebreak_engine::{Options, RuleError, rule};
