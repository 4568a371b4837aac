//! What somebody is, whatever the games were: age, rating, title, starting number, place in the previous edition.
//!
//! Children's events and clubs end their lists so. Where it is not known of one of the tied, the criterion does not apply, and the step
//! says of whom it is missing. Example: two twelve-year-olds level on everything; "the younger is placed higher".

use super::{Judged, ordered};
use crate::Facts;
use tiebreak_model::{Birth, Id, Inapplicable, Known, Participant, Value};

/// What is looked at, and who comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Personal {
    /// The youngest.
    Youngest,
    /// The oldest.
    Oldest,
    /// The higher rating.
    HigherRating,
    /// The lower rating.
    LowerRating,
    /// The higher title.
    Title,
    /// The lower starting number.
    StartingNumber,
    /// The better place in the previous edition.
    PreviousPlace,
}

/// FIDE's titles, the highest first. Whoever has none stands below them.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], personal: Personal) -> Judged {
    let person = |id: &Id| &facts.event.participants[id.index()];
    let values: Vec<(Id, Option<Value>)> = group.iter().map(|id| (*id, value(person(id), personal))).collect();
    let without: Vec<Id> = values.iter().filter(|(_, value)| value.is_none()).map(|(id, _)| *id).collect();
    if !without.is_empty() {
        return Judged::NotApplicable(Inapplicable::NotKnown { what: known(personal), of: without });
    }
    let values = values.into_iter().filter_map(|(id, value)| Some((id, value?))).collect();
    let mut ranking = ordered(values);
    if matches!(personal, Personal::Oldest | Personal::LowerRating | Personal::StartingNumber | Personal::PreviousPlace)
    {
        ranking.parts.reverse();
    }
    Judged::Ranked(ranking)
}

fn value(person: &Participant, personal: Personal) -> Option<Value> {
    let number = |number: u32| Value::Number(u64::from(number).into());
    match personal {
        Personal::Youngest | Personal::Oldest => person.birth.as_deref()?.parse::<Birth>().ok().map(Value::Birth),
        Personal::HigherRating | Personal::LowerRating => person.rating.map(number),
        Personal::StartingNumber => person.number.map(number),
        Personal::PreviousPlace => person.previous_place.map(number),
        Personal::Title => {
            let title = person.chess_title.as_deref().map(str::to_uppercase);
            let rank = title.and_then(|title| TITLES.iter().position(|known| *known == title));
            Some(number(rank.map_or(0, |rank| (TITLES.len() - rank) as u32)))
        }
    }
}

fn known(personal: Personal) -> Known {
    match personal {
        Personal::Youngest | Personal::Oldest => Known::Birth,
        Personal::HigherRating | Personal::LowerRating => Known::Rating,
        Personal::Title => Known::Title,
        Personal::StartingNumber => Known::StartingNumber,
        Personal::PreviousPlace => Known::PreviousPlace,
    }
}
