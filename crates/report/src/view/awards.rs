//! Awards next to the standings, and what qualifiers carry over.

use crate::{Case, words};
use serde::Serialize;
use tiebreak_model::{Award, AwardPlace, CarryOver};

/// A title, trophy, qualifying place or category prize.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AwardView<'a> {
    pub name: &'a str,
    pub clause: &'a str,
    /// `cut` for a line in the standing, else `award`.
    pub kind: &'static str,
    /// The number of places that it is for.
    #[serde(rename = "for")]
    pub seats: usize,
    pub places: Vec<AwardPlaceView<'a>>,
    pub passed: Vec<&'a str>,
    pub declined: Vec<&'a str>,
    /// "Ann", "1 Ann, 2 Bea", "Ann and Bea (open)".
    #[serde(skip)]
    pub winners: String,
}

/// A place of an award.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AwardPlaceView<'a> {
    pub from: usize,
    pub to: usize,
    pub names: Vec<&'a str>,
    pub open: bool,
}

impl<'a> AwardView<'a> {
    pub(super) fn new(case: Case<'a>, award: &'a Award) -> Self {
        let place = |place: &AwardPlace| AwardPlaceView {
            from: place.from,
            to: place.to,
            names: case.names(&place.members),
            open: place.open,
        };
        Self {
            name: &award.name,
            clause: case.clause(award.clause),
            kind: if award.cut { "cut" } else { "award" },
            seats: award.seats,
            places: award.places.iter().map(place).collect(),
            passed: case.names(&award.passed),
            declined: case.names(&award.declined),
            winners: words::award_winners(case, award),
        }
    }
}

/// What qualifiers carry over into the next stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CarryOverView<'a> {
    pub clause: &'a str,
    /// The award whose winners carry it over.
    #[serde(rename = "of")]
    pub award: &'a str,
    pub each: Vec<CarriedView<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub between: Vec<CarriedBetweenView<'a>>,
    #[serde(skip)]
    pub title: String,
    /// Name, amount and working: one row for each qualifier and each pair.
    #[serde(skip)]
    pub rows: Vec<[String; 3]>,
}

/// What one qualifier carries over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CarriedView<'a> {
    pub name: &'a str,
    pub place: usize,
    pub points: String,
    pub working: String,
}

/// What the winner of an encounter carries over into a match of the same two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CarriedBetweenView<'a> {
    pub names: Vec<&'a str>,
    pub points: [String; 2],
    pub working: String,
}

impl<'a> CarryOverView<'a> {
    pub(super) fn new(case: Case<'a>, carried: &'a CarryOver) -> Self {
        let rows = words::carry_over_rows(case, carried);
        let mut workings = rows.iter().map(|[_, _, working]| working.clone());
        let each = carried.each.iter().zip(workings.by_ref()).map(|(one, working)| CarriedView {
            name: case.name(one.id),
            place: one.place,
            points: one.points.to_string(),
            working,
        });
        let each = each.collect();
        let between = carried.between.iter().zip(workings);
        let between = between.map(|(one, working)| CarriedBetweenView {
            names: case.names(&[one.winner, one.loser]),
            points: [one.points.to_string(), "0".to_owned()],
            working,
        });
        Self {
            clause: case.clause(carried.clause),
            award: &carried.of,
            each,
            between: between.collect(),
            title: words::carry_over_title(case.language, carried),
            rows,
        }
    }
}
