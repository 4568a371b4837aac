//! What most calculations are given together.

use crate::Watch;
use tiebreak_regulation::{EntryPoint, Regulation};

/// A regulation with the entry point of the ties in question.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EntryRules<'r> {
    pub regulation: &'r Regulation,
    pub entry: &'r EntryPoint,
}

/// The bounds of a calculation: the seed of its random samples, and the watch that ends it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SampleBounds<'w> {
    pub seed: u64,
    pub watch: &'w Watch,
}
