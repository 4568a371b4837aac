//! Why one stands above the other, in one breath.

use crate::{Case, words};
use std::fmt;
use tiebreak_model::{Id, Kind, Sport, StandingPlace, Value};

/// Why there is no such sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyError {
    /// Nobody of this name takes part.
    Unknown(String),
    /// Twice the same name.
    Same(String),
}

impl fmt::Display for WhyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "\"{name}\" does not take part in this event"),
            Self::Same(name) => write!(f, "\"{name}\" cannot be compared with itself"),
        }
    }
}

impl std::error::Error for WhyError {}

/// The sentence: "France stands above Bulgaria: equal on 13.72 VPs; IMP quotient 18/7 = 2.5714 against 25/14 = 1.7857 (1.1a)."
pub fn why(case: Case<'_>, one: &str, other: &str) -> Result<String, WhyError> {
    let find = |name: &str| case.event.find(name).ok_or_else(|| WhyError::Unknown(name.to_owned()));
    let (one, other) = (find(one)?, find(other)?);
    if one == other {
        return Err(WhyError::Same(case.name(one).to_owned()));
    }
    let (Some(first), Some(second)) = (place_of(case, one), place_of(case, other)) else {
        return Err(WhyError::Unknown(case.name(one).to_owned()));
    };
    if first.from == second.from {
        return Ok(level(case, one, other, first));
    }
    let ((upper, upper_place), (lower, lower_place)) =
        if first.from < second.from { ((one, first), (other, second)) } else { ((other, second), (one, first)) };
    let (above, below) = (case.name(upper), case.name(lower));
    if case.event.kind == Kind::Knockout {
        // The score of a place counts matches won, which says nothing of a match that ended level.
        let won = || format!("matches won {} against {}", upper_place.score, lower_place.score);
        return Ok(format!("{above} stands above {below}: {}.", separation(case, upper, lower).unwrap_or_else(won)));
    }
    if upper_place.score != lower_place.score {
        let (high, low) = (case.score(upper_place.score), case.score(lower_place.score));
        return Ok(format!("{above} stands above {below}: {high} {} against {low}.", unit(case)));
    }
    let reason = separation(case, upper, lower).unwrap_or_else(|| "the standing says no more".to_owned());
    Ok(format!("{above} stands above {below}: equal on {} {}; {reason}.", case.score(upper_place.score), unit(case)))
}

/// The same for each two neighbours of the standing who had equal scores and are separated now.
pub fn neighbours(case: Case<'_>) -> Vec<String> {
    let pairs =
        case.ruling.standing.windows(2).filter(|pair| pair[0].score == pair[1].score && !pair[0].open && !pair[1].open);
    pairs.filter_map(|pair| why(case, case.name(pair[0].members[0]), case.name(pair[1].members[0])).ok()).collect()
}

fn unit(case: Case<'_>) -> &'static str {
    match (case.event.sport, case.event.kind) {
        (Sport::Bridge, Kind::RoundRobin | Kind::Swiss) => "VPs",
        _ => "points",
    }
}

fn place_of<'c>(case: Case<'c>, id: Id) -> Option<&'c StandingPlace> {
    case.ruling.standing.iter().find(|place| place.members.contains(&id))
}

fn level(case: Case<'_>, one: Id, other: Id, place: &StandingPlace) -> String {
    let (one, other) = (case.name(one), case.name(other));
    let places = match (place.from, place.to) {
        (from, to) if to == from + 1 => format!("{from} and {to}"),
        (from, to) => format!("{from} to {to}"),
    };
    let score = case.score(place.score);
    let open = match (case.ruling.interim.is_some(), place.open) {
        (true, _) => "; the standing is interim",
        (false, true) => "; something is still to be decided",
        (false, false) => "",
    };
    format!("{one} and {other} share places {places} with {score} {}{open}.", unit(case))
}

/// The first step that put them into different parts.
fn separation(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let part_of = |parts: &[Vec<Id>], id: Id| parts.iter().position(|part| part.contains(&id));
    let step = case.ruling.steps.iter().filter(|step| step.places).find(|step| {
        match (part_of(&step.parts, upper), part_of(&step.parts, lower)) {
            (Some(above), Some(below)) => above < below,
            _ => false,
        }
    })?;
    let clause = case.cited(step);
    let value_of = |id: Id| step.reason.values().iter().find(|(known, _)| *known == id).map(|(_, value)| value);
    Some(match (value_of(upper), value_of(lower)) {
        (Some(high), Some(low)) if !matches!(high, Value::Finding(_)) => {
            format!("{} {} against {} ({clause})", words::measure(step), words::value(high), words::value(low))
        }
        (Some(high), Some(low)) => {
            let (upper, lower) = (case.name(upper), case.name(lower));
            let (high, low) = (words::value(high), words::value(low));
            format!("{}: {upper} {high}, {lower} {low} ({clause})", words::measure(step))
        }
        _ => format!("{} ({clause})", words::because(case, step).trim_end_matches('.')),
    })
}
