//! Prize money and tour points, by place.

use crate::Exact;

/// Prize money by place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prizes {
    /// The currency's three letters.
    pub currency: String,
    /// Cents for the first place, the second, and so on.
    pub cents: Vec<i64>,
}

/// Points for the standings of a tour, by place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TourPoints {
    /// Points for the first place, the second, and so on.
    pub places: Vec<Exact>,
    /// The higher figure for a first place that is not shared.
    pub outright_first: Option<Exact>,
}
