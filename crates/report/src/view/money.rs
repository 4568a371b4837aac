//! Prize money and tour points.

use crate::{Case, say, words};
use serde::Serialize;
use tiebreak_model::{PrizePart, TourShare, UndividedPrize};

/// Cents as an amount with two decimals.
pub fn amount(cents: i64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

/// A share of the prize money.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PrizeView<'a> {
    pub name: &'a str,
    pub amount: String,
    pub clause: Option<&'a str>,
    /// The working of the amount.
    pub working: String,
    /// The award that it is for; missing for a place of the standing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<&'a str>,
    /// "as published", if no clause gives the amount.
    #[serde(skip)]
    pub as_published: Option<String>,
    /// Whether a list shows the working after this share: it is more than the prize for one place,
    /// and the next share was not worked out alike.
    #[serde(skip)]
    pub shows_working: bool,
}

impl<'a> PrizeView<'a> {
    /// The clause that gives the amount, or that it is as published.
    pub fn origin(&self) -> Option<&str> {
        self.clause.or(self.as_published.as_deref())
    }

    /// All shares, in the order of the ruling.
    pub(super) fn all(case: Case<'a>) -> Vec<Self> {
        let shares = &case.ruling.prizes;
        let share = shares.iter().enumerate().map(|(at, share)| {
            let simple = matches!(share.made_of.as_slice(), [] | [PrizePart { among: 1, .. }]);
            let again = shares.get(at + 1).is_some_and(|next| next.made_of == share.made_of);
            Self {
                name: case.name(share.id),
                amount: amount(share.cents),
                clause: share.clause.map(|at| case.clause(at)),
                working: words::prize_working(case.language, share),
                award: share.award.as_deref(),
                as_published: words::is_as_published(share)
                    .then(|| say!(case.language, prize_as_published)),
                shows_working: !simple && !again,
            }
        });
        share.collect()
    }
}

/// Prize money that the text does not divide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UndividedView<'a> {
    pub amount: String,
    pub clause: Option<&'a str>,
    pub among: Vec<&'a str>,
    #[serde(skip)]
    pub sentence: String,
}

impl<'a> UndividedView<'a> {
    pub(super) fn new(case: Case<'a>, left: &UndividedPrize) -> Self {
        Self {
            amount: amount(left.cents),
            clause: left.clause.map(|at| case.clause(at)),
            among: case.names(&left.among),
            sentence: words::undivided(case, left),
        }
    }
}

/// A share of the tour points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TourPointsView<'a> {
    pub name: &'a str,
    pub points: String,
    pub clause: Option<&'a str>,
    /// The points with a fraction sign: 8½.
    #[serde(skip)]
    pub shown_points: String,
}

impl<'a> TourPointsView<'a> {
    pub(super) fn new(case: Case<'a>, share: &TourShare) -> Self {
        Self {
            name: case.name(share.id),
            points: share.points.to_string(),
            clause: share.clause.map(|at| case.clause(at)),
            shown_points: share.points.mixed(),
        }
    }
}
