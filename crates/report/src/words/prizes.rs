//! How an amount of prize money came about.

use super::basic;
use tiebreak_model::{PrizePart, PrizeShare};

/// "half of 600.00 for place 2, and half of 1500.00 for places 2 to 4 divided by 3".
pub fn prize_working(share: &PrizeShare) -> String {
    let parts: Vec<String> = share.made_of.iter().map(part).collect();
    let award = share.award.as_ref().map(|award| format!(" of {award}")).unwrap_or_default();
    format!("{}{award}", parts.join(", and "))
}

fn part(part: &PrizePart) -> String {
    let of = match part.part {
        (one, all) if one == all => String::new(),
        (one, all) if one * 2 == all => "half of ".to_owned(),
        (one, all) => format!("{one}/{all} of "),
    };
    let money = crate::json::amount(part.cents);
    let places = if part.from == part.to { format!("place {}", part.from) } else { basic::places(part.from, part.to) };
    let divided = if part.among == 1 { String::new() } else { format!(" divided by {}", part.among) };
    format!("{of}{money} for {places}{divided}")
}
