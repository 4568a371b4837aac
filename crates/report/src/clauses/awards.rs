//! What is decided beside the standing, in words.

use tiebreak_model::{Exact, series};
use tiebreak_regulation::{AwardRule, Carries, CarryOverRule, Count, Eligible, OnePrize, PrizeRule, Regulation};

pub(super) fn award_says(regulation: &Regulation, award: &AwardRule) -> String {
    let id = |at: tiebreak_model::ClauseRef| &regulation.clause(at).id;
    let count = match (award.seats, award.cut) {
        (Some(1) | None, false) if award.of_all => "the first".to_owned(),
        (Some(1) | None, false) => "the best placed".to_owned(),
        (Some(1) | None, true) if award.from_the_end => "the last".to_owned(),
        (Some(1) | None, true) => "the first".to_owned(),
        (Some(count), _) if award.from_the_end => format!("the last {count}"),
        (Some(count), _) => format!("the first {count}"),
    };
    let among = if award.eligible.is_everybody() {
        String::new()
    } else {
        format!(" of those {}", eligible_says(&award.eligible))
    };
    let ranked = if award.of_all { "all of them" } else { "those level on points" };
    let by = award.by.map(|at| format!("; {ranked} are ranked by {}", id(at))).unwrap_or_default();
    let shared = award.if_shared.map(|at| format!("; those who would share it go to {}", id(at))).unwrap_or_default();
    let whole = if award.indivisible { "; it cannot be shared" } else { "" };
    let money = match award.prizes {
        PrizeRule::ByPlace => String::new(),
        rule => format!(" {}", super::prizes_say(rule)),
    };
    format!("{}: {count}{among}{by}{shared}{whole}.{money}", award.name)
}

/// "of NED, under 12".
fn eligible_says(eligible: &Eligible) -> String {
    let mut parts = Vec::new();
    let mut listed = |words: &str, list: &[String]| {
        if !list.is_empty() {
            parts.push(format!("{words}{}", list.join(" or ")));
        }
    };
    listed("of ", &eligible.federations);
    listed("of ", &eligible.clubs);
    listed("of the group ", &eligible.groups);
    listed("called ", &eligible.names);
    match eligible.sex.as_deref() {
        Some("w") => parts.push("who are women".to_owned()),
        Some(_) => parts.push("who are men".to_owned()),
        None => {}
    }
    parts.extend(eligible.born.map(|years| format!("born {}", range(years, "in", "in or after", "in or before"))));
    parts.extend(eligible.under.map(|age| format!("under {age}")));
    parts.extend(eligible.over.map(|age| format!("aged {age} or more")));
    parts.extend(eligible.rating.map(|ratings| {
        let unrated = if eligible.unrated { " or without a rating" } else { "" };
        format!("rated {}{unrated}", range(ratings, "", "at least", "at most"))
    }));
    series(&parts)
}

fn range(range: Count, exactly: &str, least: &str, most: &str) -> String {
    let words = match (range.from, range.to) {
        (from, Some(to)) if from == to => format!("{exactly} {from}"),
        (0 | 1, Some(to)) => format!("{most} {to}"),
        (from, Some(to)) => format!("from {from} to {to}"),
        (from, None) => format!("{least} {from}"),
    };
    words.trim().to_owned()
}

pub(super) fn one_prize_says(regulation: &Regulation, rule: &OnePrize) -> String {
    match rule {
        OnePrize::Largest => {
            "Nobody gets more than one prize of money: the largest. The next move up in the other lists.".to_owned()
        }
        OnePrize::InOrder(order) => {
            let ids: Vec<&str> = order.iter().map(|at| regulation.clause(*at).id.as_str()).collect();
            format!(
                "Nobody gets more than one of the prizes of {}: the first in this order. The next move up.",
                ids.join(", ")
            )
        }
    }
}

pub(super) fn carry_over_says(regulation: &Regulation, rule: &CarryOverRule) -> String {
    let of = rule.of.map(|at| format!(" of {}", regulation.clause(at).id)).unwrap_or_default();
    let part = if rule.part == Exact::from(1) { String::new() } else { format!(", times {}", rule.part.mixed()) };
    let whom = if rule.each_two { "each other, one by one" } else { "the others who qualified" };
    let counts = match &rule.counts {
        Carries::Score => format!("the score{part}"),
        Carries::AmongQualified => format!("what was scored against the others who qualified{part}"),
        Carries::Margin => format!("the margin against {whom}{part}"),
        Carries::ImpMargin => format!("the IMP margin against {whom}{part}"),
        Carries::ByPlace(points) => {
            let points: Vec<String> = points.iter().map(|points| points.mixed()).collect();
            format!("{} by place{part}", points.join(", "))
        }
    };
    let below = rule.part_below.map(|part| format!(" (times {} where the lower placed won)", part.mixed()));
    let below = below.unwrap_or_default();
    let most = rule.most.map(|most| format!(", at most {}", most.mixed())).unwrap_or_default();
    let rounded = rule.rounded.map(|unit| format!(", rounded to {}", unit.mixed())).unwrap_or_default();
    format!("Those who qualify{of} carry over {counts}{below}{most}{rounded}.")
}
