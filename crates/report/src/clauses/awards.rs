//! Awards and prizes next to the standings, in words.

use super::{duties, ids, one_by_one};
use crate::words::{decimal, series};
use crate::{Language, say};
use tiebreak_model::Exact;
use tiebreak_regulation::{
    AwardRule, CarriedMeasure, CarryOverRule, Count, Eligible, OnePrize, PrizeRule, Regulation,
};

pub(super) fn award_says(language: Language, regulation: &Regulation, award: &AwardRule) -> String {
    let id = |at: tiebreak_model::ClauseRef| regulation.clause(at).id.as_str();
    let (who, count) = match (award.seats, award.cut) {
        (Some(1) | None, false) if award.of_all => ("first", String::new()),
        (Some(1) | None, false) => ("best", String::new()),
        (Some(1) | None, true) if award.from_the_end => ("last", String::new()),
        (Some(1) | None, true) => ("first", String::new()),
        (Some(count), _) if award.from_the_end => ("last-some", count.to_string()),
        (Some(count), _) => ("first-some", count.to_string()),
    };
    let who = say!(language, clause_award_who { who, count });
    let who = match award.eligible.is_everybody() {
        true => who,
        false => say!(
            language,
            clause_award_among { who, eligible: eligible_says(language, &award.eligible) }
        ),
    };
    let ranked = if award.of_all { "all" } else { "level" };
    let parts = [
        Some(who),
        award.by.map(|at| say!(language, clause_award_ranked { ranked, clause: id(at) })),
        award.if_shared.map(|at| say!(language, clause_award_shared { clause: id(at) })),
        award.indivisible.then(|| say!(language, clause_award_whole)),
    ];
    let what = one_by_one(language, parts.into_iter().flatten());
    let said = say!(language, clause_award { name: award.name.to_string(), what });
    match award.prizes {
        PrizeRule::ByPlace => said,
        rule => format!("{said} {}", duties::prizes_say(language, rule)),
    }
}

/// Who may win an award: "of NED, under 12".
fn eligible_says(language: Language, eligible: &Eligible) -> String {
    let mut parts = Vec::new();
    let lists = [
        ("federation", &eligible.federations),
        ("club", &eligible.clubs),
        ("group", &eligible.groups),
        ("name", &eligible.names),
    ];
    for (what, list) in lists {
        let which = list
            .iter()
            .cloned()
            .reduce(|before, next| say!(language, eligible_or { before, next }));
        parts.extend(which.map(|which| say!(language, eligible_listed { what, which })));
    }
    parts.extend(eligible.sex.as_deref().map(|sex| {
        let sex = if sex == "w" { "women" } else { "men" };
        say!(language, eligible_sex { sex })
    }));
    parts.extend(eligible.born.map(|years| {
        let (range, from, to) = range(years);
        say!(language, eligible_born { range, from, to })
    }));
    parts.extend(eligible.under.map(|age| say!(language, eligible_under { age: age.to_string() })));
    parts.extend(eligible.over.map(|age| say!(language, eligible_over { age: age.to_string() })));
    parts.extend(eligible.rating.map(|ratings| {
        let (range, from, to) = range(ratings);
        let rated = say!(language, eligible_rated { range, from, to });
        if eligible.unrated { say!(language, eligible_or_unrated { rated }) } else { rated }
    }));
    series(language, &parts)
}

/// The kind of a range, and its ends.
fn range(range: Count) -> (&'static str, String, String) {
    let kind = match (range.from, range.to) {
        (from, Some(to)) if from == to => "exactly",
        (0 | 1, Some(_)) => "most",
        (_, Some(_)) => "between",
        (_, None) => "least",
    };
    (kind, range.from.to_string(), range.to.map(|to| to.to_string()).unwrap_or_default())
}

pub(super) fn one_prize_says(
    language: Language,
    regulation: &Regulation,
    rule: &OnePrize,
) -> String {
    match rule {
        OnePrize::Largest => say!(language, clause_one_prize_largest),
        OnePrize::InOrder(order) => {
            say!(language, clause_one_prize_in_order { clauses: ids(regulation, order) })
        }
    }
}

pub(super) fn carry_over_says(
    language: Language,
    regulation: &Regulation,
    rule: &CarryOverRule,
) -> String {
    let number = |number: Exact| decimal(language, &number.mixed());
    let (what, points) = match &rule.counts {
        CarriedMeasure::Score => ("score", String::new()),
        CarriedMeasure::AmongQualified => ("among", String::new()),
        CarriedMeasure::Margin if rule.each_two => ("margin-each", String::new()),
        CarriedMeasure::Margin => ("margin", String::new()),
        CarriedMeasure::ImpMargin if rule.each_two => ("imps-each", String::new()),
        CarriedMeasure::ImpMargin => ("imps", String::new()),
        CarriedMeasure::ByPlace(points) => {
            ("by-place", points.iter().map(|points| number(*points)).collect::<Vec<_>>().join(", "))
        }
    };
    let mut what = say!(language, carry_what { what, points });
    if rule.part != Exact::from(1) {
        what = say!(language, carry_times { what, part: number(rule.part) });
    }
    if let Some(part) = rule.part_below {
        what = say!(language, carry_below { what, part: number(part) });
    }
    if let Some(most) = rule.most {
        what = say!(language, carry_most { what, most: number(most) });
    }
    if let Some(unit) = rule.rounded {
        what = say!(language, carry_rounded { what, unit: number(unit) });
    }
    match rule.of {
        Some(at) => say!(language, clause_carry_over_of { of: &regulation.clause(at).id, what }),
        None => say!(language, clause_carry_over { what }),
    }
}
