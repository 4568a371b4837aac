//! Prize money and tour points, by place.

use crate::Exact;

/// Prize money by place.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prizes {
    /// The currency's three letters.
    pub currency: String,
    /// Cents for the first place, the second, and so on.
    pub cents: Vec<i64>,
    /// Cents for the places of an award, by its name, in the order of the names.
    pub awards: Vec<(String, Vec<i64>)>,
}

impl Prizes {
    /// The money for the places of an award.
    pub fn of_award(&self, name: &str) -> &[i64] {
        self.awards
            .iter()
            .find(|(known, _)| known == name)
            .map_or(&[], |(_, cents)| cents.as_slice())
    }
}

/// Points for the standings of a tour, by place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TourPoints {
    /// Points for the first place, the second, and so on.
    pub places: Vec<Exact>,
    /// The higher figure for a first place that is not shared.
    pub outright_first: Option<Exact>,
}
