//! Facts about a player that do not depend on the games: age, rating, title, starting number,
//! place in the previous edition.
//!
//! Children's events and clubs end their lists with these. Where the fact is not known of one of
//! the tied, the criterion does not apply, and the step says of whom it is missing. Example: two
//! twelve-year-olds level on everything; "the younger is placed higher".

use super::{CriterionResult, ordered};
use crate::Facts;
use tiebreak_model::{Birth, Id, Inapplicable, Participant, PersonalDatum, Value};

/// The fact that decides, and which value of it comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PersonalFact {
    /// The youngest player comes first.
    Youngest,
    /// The oldest player comes first.
    Oldest,
    /// The higher rating comes first.
    HigherRating,
    /// The lower rating comes first.
    LowerRating,
    /// The higher title comes first.
    Title,
    /// The lower starting number comes first.
    StartingNumber,
    /// The better place in the previous edition comes first.
    PreviousPlace,
}

/// The FIDE titles, the highest first. A player without a title comes below them.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], personal: PersonalFact) -> CriterionResult {
    let person = |id: &Id| &facts.event.participants()[id.index()];
    let values: Vec<(Id, Option<Value>)> =
        group.iter().map(|id| (*id, value(person(id), personal))).collect();
    let without: Vec<Id> =
        values.iter().filter(|(_, value)| value.is_none()).map(|(id, _)| *id).collect();
    if !without.is_empty() {
        return CriterionResult::NotApplicable(Inapplicable::NotKnown {
            what: known(personal),
            of: without,
        });
    }
    let values = values.into_iter().filter_map(|(id, value)| Some((id, value?))).collect();
    let mut ranking = ordered(values);
    if matches!(
        personal,
        PersonalFact::Oldest
            | PersonalFact::LowerRating
            | PersonalFact::StartingNumber
            | PersonalFact::PreviousPlace
    ) {
        ranking.parts.reverse();
    }
    CriterionResult::Ranked(ranking)
}

fn value(person: &Participant, personal: PersonalFact) -> Option<Value> {
    let number = |number: u32| Value::Number(u64::from(number).into());
    match personal {
        PersonalFact::Youngest | PersonalFact::Oldest => {
            person.birth.as_deref()?.parse::<Birth>().ok().map(Value::Birth)
        }
        PersonalFact::HigherRating | PersonalFact::LowerRating => person.rating.map(number),
        PersonalFact::StartingNumber => person.number.map(number),
        PersonalFact::PreviousPlace => person.previous_place.map(number),
        PersonalFact::Title => {
            let title = person.chess_title.as_deref().map(str::to_uppercase);
            let rank = title.and_then(|title| TITLES.iter().position(|known| *known == title));
            Some(number(rank.map_or(0, |rank| (TITLES.len() - rank) as u32)))
        }
    }
}

fn known(personal: PersonalFact) -> PersonalDatum {
    match personal {
        PersonalFact::Youngest | PersonalFact::Oldest => PersonalDatum::Birth,
        PersonalFact::HigherRating | PersonalFact::LowerRating => PersonalDatum::Rating,
        PersonalFact::Title => PersonalDatum::Title,
        PersonalFact::StartingNumber => PersonalDatum::StartingNumber,
        PersonalFact::PreviousPlace => PersonalDatum::PreviousPlace,
    }
}
