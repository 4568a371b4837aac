//! Why one stands above the other, in one breath.

mod knock_out;
mod way;

pub(crate) use way::beaten_in;

use crate::{Case, words};
use std::fmt;
use tiebreak_model::{Id, Kind, Reason, StandingPlace, Step, Value};

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
    let stands = format!("{} stands above {}", case.name(upper), case.name(lower));
    if case.event.kind == Kind::Knockout {
        // The score of a place counts matches won, which says nothing of a match that ended level.
        let won = || format!("matches won {} against {}", upper_place.score, lower_place.score);
        return Ok(format!("{stands}: {}.", knock_out::reason(case, upper, lower).unwrap_or_else(won)));
    }
    if upper_place.score != lower_place.score {
        let (high, low) = (case.score(upper_place.score), case.score(lower_place.score));
        return Ok(format!("{stands}: {high} {} against {low}.", unit(case)));
    }
    let reason = separation(case, upper, lower).unwrap_or_else(|| "the standing says no more".to_owned());
    Ok(format!("{stands}: equal on {} {}; {reason}.", case.score(upper_place.score), unit(case)))
}

/// The same for each two neighbours of the standing who had equal scores and are separated now: the winner and the losing finalist. In a
/// knock-out, for the two of each match that ended level.
pub fn neighbours(case: Case<'_>) -> Vec<String> {
    let tell = |upper: Id, lower: Id| why(case, case.name(upper), case.name(lower)).ok();
    if case.event.kind == Kind::Knockout {
        let level = case.ruling.matches.iter().filter(|one| one.is_level());
        return level.filter_map(|one| tell(one.winner?, one.loser()?)).collect();
    }
    let pairs =
        case.ruling.standing.windows(2).filter(|pair| pair[0].score == pair[1].score && !pair[0].open && !pair[1].open);
    // Where a second ranking begins, the places begin anew.
    let pairs = pairs.filter(|pair| pair[0].from < pair[1].from);
    pairs
        .filter_map(|pair| tell(pair[0].members[0], way::last_beaten(case, &pair[0].members, &pair[1].members)))
        .collect()
}

fn unit(case: Case<'_>) -> &'static str {
    case.unit().unwrap_or("points")
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

/// What put them into different parts: the first step that did, or the way that each of them went.
fn separation(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let step = case.ruling.steps.iter().filter(|step| step.places).find(|step| separates(step, upper, lower));
    let Some(step) = step else { return chosen(case, upper, lower) };
    let told = match step.reason {
        Reason::Won { .. } => way::told(case, upper, lower),
        _ => None,
    };
    Some(told.unwrap_or_else(|| decisive(case, step, upper, lower)))
}

/// That one was chosen to play on and the other was not, and what it turned on.
fn chosen(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let steps = &case.ruling.steps;
    let chosen = |step: &Step| matches!(&step.reason, Reason::Selected { members } if members.contains(&upper) && !members.contains(&lower));
    let at = steps.iter().position(chosen)?;
    let upper_name = case.name(upper);
    let turned = steps[..at].iter().rev().find(|step| separates(step, upper, lower));
    Some(match turned {
        Some(step) => format!("{upper_name} plays off, by {}", decisive(case, step, upper, lower)),
        None => format!("{upper_name} plays off ({})", case.cited(&steps[at])),
    })
}

/// Whether a step puts one above the other.
fn separates(step: &Step, upper: Id, lower: Id) -> bool {
    let part_of = |id: Id| step.parts.iter().position(|part| part.contains(&id));
    matches!((part_of(upper), part_of(lower)), (Some(above), Some(below)) if above < below)
}

/// What a step that put one above the other turned on, and its clause.
fn decisive(case: Case<'_>, step: &Step, upper: Id, lower: Id) -> String {
    let clause = case.cited(step);
    if let Some(won) = way::won(case, step, upper, lower) {
        return format!("{won} ({clause})");
    }
    if let Reason::RoundRobinEnded { number, scores } = &step.reason {
        let score_of = |id: Id| scores.iter().find(|(known, _)| *known == id).map(|(_, score)| score.mixed());
        if let (Some(high), Some(low)) = (score_of(upper), score_of(lower)) {
            return format!("{high} against {low} in round robin {number} ({clause})");
        }
    }
    let value_of = |id: Id| step.reason.values().iter().find(|(known, _)| *known == id).map(|(_, value)| value);
    match (value_of(upper), value_of(lower)) {
        (Some(high), Some(low)) if !matches!(high, Value::Finding(_)) => {
            format!("{} {} against {} ({clause})", words::measure(step), words::value(high), words::value(low))
        }
        (Some(high), Some(low)) => {
            let (upper, lower) = (case.name(upper), case.name(lower));
            let (high, low) = (words::value(high), words::value(low));
            format!("{}: {upper} {high}, {lower} {low} ({clause})", words::measure(step))
        }
        _ => format!("{} ({clause})", words::because(case, step).trim_end_matches('.')),
    }
}
