//! The working of a prize amount.

use super::basic;
use crate::{Language, say};
use tiebreak_model::{PrizePart, PrizeShare};

/// "half of 600.00 for place 2, and half of 1500.00 for places 2 to 4 divided by 3".
pub fn prize_working(language: Language, share: &PrizeShare) -> String {
    let parts = share.made_of.iter().map(|one| part(language, one));
    let working =
        parts.reduce(|before, next| say!(language, prize_and { before, next })).unwrap_or_default();
    if is_as_published(share) {
        return say!(language, prize_as_published);
    }
    match &share.award {
        Some(award) => say!(language, prize_of_award { working, award }),
        None => working,
    }
}

/// Whether it is the published prize for a place that is not shared.
pub(crate) fn is_as_published(share: &PrizeShare) -> bool {
    let alone =
        matches!(share.made_of.as_slice(), [one] if one.among == 1 && one.part.0 == one.part.1);
    alone && share.clause.is_none() && share.award.is_none()
}

fn part(language: Language, one: &PrizePart) -> String {
    let part = match one.part {
        (some, all) if some == all => "all",
        (some, all) if some * 2 == all => "half",
        _ => "some",
    };
    let fraction = format!("{}/{}", one.part.0, one.part.1);
    let money = basic::decimal(language, &crate::view::amount(one.cents));
    let places = match one.from == one.to {
        true => say!(language, prize_place { place: one.from }),
        false => basic::places(language, one.from, one.to),
    };
    let divided = if one.among == 1 { "no" } else { "yes" };
    say!(language, prize_part { part, divided, fraction, money, places, among: one.among })
}
