//! Awards next to the standings, and carry-overs, in words.

use super::{basic, places};
use crate::{Case, Language, say};
use tiebreak_model::{
    Award, AwardPlace, CarriedMargin, CarriedPoints, CarryOver, Event, Exact, Id, PersonalDatum,
};

/// How an award was given: the number of candidates and of awards, the winners, and the place from
/// which it was passed on.
#[derive(Debug, Clone, Copy)]
pub(super) struct GivenAward<'a> {
    pub eligible: usize,
    pub seats: usize,
    pub from: usize,
    pub places: &'a [Vec<Id>],
    pub passed: &'a [Id],
    pub declined: &'a [Id],
}

/// "Best woman: Ann.", with those who have another prize and those who decline.
pub(super) fn awarded(
    case: Case<'_>,
    award: &str,
    GivenAward { eligible, seats, from, places: given, passed, declined }: GivenAward<'_>,
) -> String {
    let language = case.language;
    let who = |ids: &[Id]| basic::names(language, case.event, ids);
    let declined = (!declined.is_empty())
        .then(|| say!(language, award_declined { count: declined.len(), who: who(declined) }));
    if eligible == 0 || given.is_empty() {
        return match declined {
            None => say!(language, award_nobody_may { award }),
            Some(declined) => say!(language, award_nobody_has { award, declined }),
        };
    }
    let listed: Vec<Vec<&str>> = given.iter().map(|part| case.names(part)).collect();
    let winners = match listed.as_slice() {
        // Winners who all get a place of the award do not share it.
        [only] if from == 1 && only.len() == 1 => basic::list(language, only),
        [only] if from == 1 && only.len() > seats => {
            say!(language, award_shared_by { who: basic::list(language, only) })
        }
        several => places::places_from(language, from, several),
    };
    let passed = (!passed.is_empty())
        .then(|| say!(language, award_passed { count: passed.len(), who: who(passed) }));
    let all: Vec<String> = [Some(winners), passed, declined].into_iter().flatten().collect();
    say!(language, award_given { award, who: basic::apart(language, &all) })
}

/// "Ann and Bea contend for Best woman."
pub(super) fn contested(
    case: Case<'_>,
    award: &str,
    members: &[Id],
    [from, to]: [usize; 2],
) -> String {
    let language = case.language;
    let whole = if from == 1 && to == 1 { "yes" } else { "no" };
    let (members, places) =
        (basic::names(language, case.event, members), basic::places(language, from, to));
    say!(language, award_contested { whole, members, award, places })
}

/// "Ladder: 4 D – 3 C, the winner against 2 B, and so on up to 1 A."
pub(super) fn ladder_begins(case: Case<'_>, order: &[Id]) -> String {
    let language = case.language;
    let [rest @ .., last] = order else { return say!(language, ladder_alone) };
    let mut up = rest.iter().rev().map(|id| case.name(*id));
    let first = up.next().map(|next| format!("{} – {next}", case.name(*last))).unwrap_or_default();
    let steps = up.fold(first, |before, next| say!(language, ladder_step { before, next }));
    say!(language, ladder_begins { steps })
}

/// The winners of an award for a list: "Ann", "1 Ann, 2 Bea", "Ann and Bea (open)".
pub fn award_winners(case: Case<'_>, award: &Award) -> String {
    let language = case.language;
    if award.places.is_empty() {
        return match award.declined.is_empty() {
            true => say!(language, award_nobody_may_have),
            false => say!(language, award_nobody_has_it),
        };
    }
    let single = !award.cut && award.seats == 1;
    let one = |place: &AwardPlace| {
        let names = basic::names(language, case.event, &place.members);
        let who =
            if single { names } else { format!("{} {names}", places::range(place.from, place.to)) };
        if place.open { say!(language, award_place_open { who }) } else { who }
    };
    let listed: Vec<String> = award.places.iter().map(one).collect();
    basic::series(language, &listed)
}

/// A participant declines an award that cannot be declined.
pub(super) fn cannot_decline(
    language: Language,
    event: &Event,
    award: &str,
    of: &[Id],
    from_the_end: bool,
) -> String {
    let (count, who) = (of.len(), basic::names(language, event, of));
    match from_the_end {
        true => say!(language, cannot_decline_last { count, who, award }),
        false => say!(language, cannot_decline_unknown { count, who, award }),
    }
}

/// What a participant carries over: "8.5: half of 17 against A and B".
fn carried(case: Case<'_>, one: &CarriedPoints) -> String {
    let language = case.language;
    let sum: Exact = one.made_of.iter().map(|(_, points)| *points).sum();
    let against = |(id, points): &(Option<Id>, Exact)| {
        let points = basic::decimal(language, &points.to_string());
        Some(say!(language, carried_against { points, name: case.name((*id)?) }))
    };
    let against: Vec<String> = one.made_of.iter().filter_map(against).collect();
    let sum = basic::decimal(language, &sum.to_string());
    match against.len() {
        0 => part_of(language, one.part, sum),
        1 => part_of(language, one.part, against.concat()),
        _ => format!("{}: {}", part_of(language, one.part, sum), basic::series(language, &against)),
    }
}

/// "⅓ of 13", or the whole of it.
fn part_of(language: Language, part: Exact, sum: String) -> String {
    if part == Exact::from(1) {
        sum
    } else {
        say!(language, carried_part { part: part.mixed(), sum })
    }
}

/// Name, amount and working of each carry-over, for a participant or a pair.
pub fn carry_over_rows(case: Case<'_>, carry_over: &CarryOver) -> Vec<[String; 3]> {
    let language = case.language;
    let number = |points: Exact| basic::decimal(language, &points.to_string());
    let each = carry_over.each.iter();
    let each =
        each.map(|one| [case.name(one.id).to_owned(), number(one.points), carried(case, one)]);
    let two = |one: &CarriedMargin| {
        let who = say!(
            language,
            carried_pair { winner: case.name(one.winner), loser: case.name(one.loser) }
        );
        [who, number(one.points), part_of(language, one.part, number(one.margin))]
    };
    each.chain(carry_over.between.iter().map(two)).collect()
}

/// "What those who qualified take along": a heading for the list.
pub fn carry_over_title(language: Language, carry_over: &CarryOver) -> String {
    say!(language, carry_over_title { of: &carry_over.of })
}

/// The participants whose eligibility for an award is not known.
pub(super) fn eligible_unknown(
    language: Language,
    event: &Event,
    award: &str,
    what: PersonalDatum,
    of: &[Id],
) -> String {
    let who = match of {
        [] | [_] | [_, _] | [_, _, _] => basic::names(language, event, of),
        many => say!(language, many_players { count: many.len() }),
    };
    say!(language, eligible_unknown { what: known(what), who, award })
}

/// The word by which messages select a fact about a player.
pub(super) fn known(what: PersonalDatum) -> &'static str {
    match what {
        PersonalDatum::Birth => "birth",
        PersonalDatum::Rating => "rating",
        PersonalDatum::Title => "title",
        PersonalDatum::StartingNumber => "starting-number",
        PersonalDatum::PreviousPlace => "previous-place",
        PersonalDatum::Sex => "sex",
        PersonalDatum::Federation => "federation",
        PersonalDatum::Club => "club",
    }
}
