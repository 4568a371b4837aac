//! Awards beside the standing, and what is carried over, in words.

use super::{basic, places, refusals};
use crate::Case;
use tiebreak_model::{Award, AwardPlace, Carried, CarriedBetween, CarryOver, Event, Exact, Id, Known, series};

/// "Best woman: Ann." with those who have another prize, and those who decline it.
pub(super) fn awarded(
    case: Case<'_>,
    award: &str,
    (eligible, seats, from): (usize, usize, usize),
    given: &[Vec<Id>],
    [passed, declined]: [&[Id]; 2],
) -> String {
    let declined = match declined {
        [] => String::new(),
        [_] => format!("; {} declines it", basic::names(case.event, declined)),
        _ => format!("; {} decline it", basic::names(case.event, declined)),
    };
    if eligible == 0 || given.is_empty() {
        let nobody = if declined.is_empty() { "nobody may have it" } else { "nobody has it" };
        return format!("{award}: {nobody}{declined}.");
    }
    let listed: Vec<Vec<&str>> = given.iter().map(|part| case.names(part)).collect();
    let who = match listed.as_slice() {
        // Several who all have a place of it do not share anything.
        [only] if from == 1 && (only.len() == 1 || only.len() > seats) => {
            let shared = if only.len() > 1 { " share it" } else { "" };
            format!("{}{shared}", basic::list(only))
        }
        several => places::places_from(from, several),
    };
    let have = if passed.len() == 1 { "has" } else { "have" };
    let passed = if passed.is_empty() {
        String::new()
    } else {
        format!("; {} {have} another prize", basic::names(case.event, passed))
    };
    format!("{award}: {who}{passed}{declined}.")
}

/// "Ann and Bea contend for Best woman."
pub(super) fn contested(case: Case<'_>, award: &str, members: &[Id], (from, to): (usize, usize)) -> String {
    let places = if from == 1 && to == 1 { String::new() } else { format!(", {}", basic::places(from, to)) };
    format!("{} contend for {award}{places}.", basic::names(case.event, members))
}

/// "Ladder: 4 D – 3 C, the winner against 2 B, and so on up to 1 A."
pub(super) fn ladder_begins(case: Case<'_>, order: &[Id]) -> String {
    let [rest @ .., last] = order else { return "Ladder.".to_owned() };
    let mut up = rest.iter().rev().map(|id| case.name(*id));
    let first = up.next().map(|next| format!("{} – {next}", case.name(*last))).unwrap_or_default();
    let then: Vec<String> = up.map(|next| format!("the winner – {next}")).collect();
    let steps: Vec<String> = std::iter::once(first).chain(then).collect();
    format!("Ladder: {}.", steps.join("; then "))
}

/// Who has an award, for a list of awards: "Ann", "1 Ann, 2 Bea", "Ann and Bea (open)".
pub fn award_winners(case: Case<'_>, award: &Award) -> String {
    if award.places.is_empty() {
        return if award.declined.is_empty() { "nobody may have it" } else { "nobody has it" }.to_owned();
    }
    let single = !award.cut && award.seats == 1;
    let one = |place: &AwardPlace| {
        let names = basic::names(case.event, &place.members);
        let open = if place.open { " (open)" } else { "" };
        if single { format!("{names}{open}") } else { format!("{} {names}{open}", places::range(place.from, place.to)) }
    };
    let listed: Vec<String> = award.places.iter().map(one).collect();
    series(&listed)
}

/// Somebody declines what cannot be declined.
pub(super) fn cannot_decline(event: &Event, award: &str, of: &[Id], from_the_end: bool) -> String {
    let (who, verb) = (basic::names(event, of), if of.len() == 1 { "declines" } else { "decline" });
    let why = if from_the_end {
        "whoever is among the last cannot decline it"
    } else {
        "no clause gives such an award; those that can be declined are named by `award` or `cut` in the regulation"
    };
    format!("{who} {verb} \"{award}\": {why}")
}

/// What one takes along: "8.5: half of 17 against A and B".
fn carried(case: Case<'_>, one: &Carried) -> String {
    let sum: Exact = one.made_of.iter().map(|(_, points)| *points).sum();
    let against: Vec<String> = one
        .made_of
        .iter()
        .filter_map(|(id, points)| Some(format!("{} against {}", points, case.name((*id)?))))
        .collect();
    let part = if one.part == Exact::from(1) { String::new() } else { format!("{} of ", one.part.mixed()) };
    match against.len() {
        0 => format!("{part}{sum}"),
        1 => format!("{part}{}", against.concat()),
        _ => format!("{part}{sum}: {}", series(&against)),
    }
}

/// Who takes along how much, and what it was made of: one row for each, or for each two who met.
pub fn carry_over_rows(case: Case<'_>, carry_over: &CarryOver) -> Vec<[String; 3]> {
    let each = carry_over.each.iter();
    let each = each.map(|one| [case.name(one.id).to_owned(), one.points.to_string(), carried(case, one)]);
    let two = |one: &CarriedBetween| {
        let who = format!("{} against {}", case.name(one.winner), case.name(one.loser));
        [who, one.points.to_string(), carried_between(one)]
    };
    each.chain(carry_over.between.iter().map(two)).collect()
}

/// "⅓ of 13".
pub fn carried_between(one: &CarriedBetween) -> String {
    let part = if one.part == Exact::from(1) { String::new() } else { format!("{} of ", one.part.mixed()) };
    format!("{part}{}", one.margin)
}

/// "What those who qualified take along": a heading for the list.
pub fn carry_over_title(carry_over: &CarryOver) -> String {
    format!("Carry-over: {}", carry_over.of)
}

/// Of whom it is not known whether they may have an award.
pub(super) fn eligible_unknown(event: &Event, award: &str, what: Known, of: &[Id]) -> String {
    let who = match of {
        [] | [_] | [_, _] | [_, _, _] => basic::names(event, of),
        many => format!("{} players", many.len()),
    };
    format!("the file does not give the {} of {who}, who might have \"{award}\"", refusals::known(what))
}
