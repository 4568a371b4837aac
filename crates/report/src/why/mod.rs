//! Why one participant is above another, in one sentence.

mod knock_out;
mod way;

pub(crate) use way::beaten_in;

use crate::{Case, say, words};
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
use tiebreak_model::{Id, Kind, Reason, StandingPlace, Step, Value};

/// Why the sentence cannot be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyError {
    /// No participant has this name.
    Unknown(String),
    /// The two names are the same.
    Same(String),
}

codes!(
    WhyError {
        Self::Unknown(_) => "why-unknown-name",
        Self::Same(_) => "why-same-name"
    }
);
display_by_sentence!(WhyError);

impl Explain for WhyError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Unknown(name) => sentence!(cli_not_a_participant { name }),
            Self::Same(name) => sentence!(cli_same_name_twice { name }),
        }
    }
}

/// The sentence: "France is above Bulgaria: equal on 13.72 VPs; IMP quotient 18/7 = 2.5714
/// against 25/14 = 1.7857 (1.1a)."
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
    let ((upper, upper_place), (lower, lower_place)) = if first.from < second.from {
        ((one, first), (other, second))
    } else {
        ((other, second), (one, first))
    };
    let language = case.language;
    let unit = unit(case);
    let why = if case.event.kind() == Kind::Knockout {
        // The score of a place counts won matches, which does not explain a level match.
        let [high, low] = [upper_place, lower_place]
            .map(|place| words::decimal(language, &place.score.to_string()));
        knock_out::reason(case, upper, lower)
            .unwrap_or_else(|| say!(language, why_matches_won { high, low }))
    } else if upper_place.score != lower_place.score {
        let [high, low] = [upper_place, lower_place].map(|place| case.score(place.score));
        say!(language, why_scores { high, low, unit })
    } else {
        let why = separation(case, upper, lower).unwrap_or_else(|| say!(language, why_no_more));
        say!(language, why_equal { score: case.score(upper_place.score), unit, why })
    };
    Ok(say!(language, stands_above { upper: case.name(upper), lower: case.name(lower), why }))
}

/// The sentences for all neighbours in the standings that had equal scores and are separated now.
/// In a play-off, for the winner and the losing finalist; in a knock-out, for each match that ended
/// level.
pub fn neighbours(case: Case<'_>) -> Vec<String> {
    let tell = |upper: Id, lower: Id| why(case, case.name(upper), case.name(lower)).ok();
    if case.event.kind() == Kind::Knockout {
        let level = case.ruling.matches.iter().filter(|one| one.is_level());
        return level.filter_map(|one| tell(one.winner?, one.loser()?)).collect();
    }
    let pairs = case
        .ruling
        .standing
        .windows(2)
        .filter(|pair| pair[0].score == pair[1].score && !pair[0].open && !pair[1].open);
    // A second ranking begins with place 1 again.
    let pairs = pairs.filter(|pair| pair[0].from < pair[1].from);
    pairs
        .filter_map(|pair| {
            tell(pair[0].members[0], way::last_beaten(case, &pair[0].members, &pair[1].members))
        })
        .collect()
}

fn unit(case: Case<'_>) -> String {
    case.unit_said().unwrap_or_else(|| say!(case.language, unit { unit: "points" }))
}

fn place_of<'c>(case: Case<'c>, id: Id) -> Option<&'c StandingPlace> {
    case.ruling.standing.iter().find(|place| place.members.contains(&id))
}

fn level(case: Case<'_>, one: Id, other: Id, place: &StandingPlace) -> String {
    let language = case.language;
    let (from, to) = (place.from, place.to);
    let places = match to == from + 1 {
        true => say!(language, why_two_places { from, to }),
        false => say!(language, why_places { from, to }),
    };
    let open = match (case.ruling.interim.is_some(), place.open) {
        (true, _) => "interim",
        (false, true) => "open",
        (false, false) => "no",
    };
    let (one, other, score) = (case.name(one), case.name(other), case.score(place.score));
    say!(language, why_level { open, one, other, places, score, unit: unit(case) })
}

/// What separated the two: the first step that did, or each one's path.
fn separation(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let step = case
        .ruling
        .steps
        .iter()
        .filter(|step| step.places)
        .find(|step| separates(step, upper, lower));
    let Some(step) = step else { return chosen(case, upper, lower) };
    let told = match step.reason {
        Reason::Won { .. } => way::told(case, upper, lower),
        _ => None,
    };
    Some(told.unwrap_or_else(|| decisive(case, step, upper, lower)))
}

/// That one was chosen to play on and the other was not, and the reason.
fn chosen(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let steps = &case.ruling.steps;
    let chosen = |step: &Step| match &step.reason {
        Reason::Selected { members } => members.contains(&upper) && !members.contains(&lower),
        _ => false,
    };
    let at = steps.iter().position(chosen)?;
    let (language, name) = (case.language, case.name(upper));
    let turned = steps[..at].iter().rev().find(|step| separates(step, upper, lower));
    Some(match turned {
        Some(step) => say!(
            language,
            why_plays_off_by { upper: name, why: decisive(case, step, upper, lower) }
        ),
        None => say!(language, why_plays_off { upper: name, clause: case.cited(&steps[at]) }),
    })
}

/// Whether a step puts one above the other.
fn separates(step: &Step, upper: Id, lower: Id) -> bool {
    let part_of = |id: Id| step.parts.iter().position(|part| part.contains(&id));
    matches!((part_of(upper), part_of(lower)), (Some(above), Some(below)) if above < below)
}

/// The decisive value of the step that put one above the other, and its clause.
fn decisive(case: Case<'_>, step: &Step, upper: Id, lower: Id) -> String {
    let (language, clause) = (case.language, case.cited(step));
    if let Some(why) = way::won(case, step, upper, lower) {
        return say!(language, why_clause { why, clause });
    }
    if let Reason::RoundRobinEnded { number, scores } = &step.reason {
        let score_of =
            |id: Id| scores.iter().find(|(known, _)| *known == id).map(|(_, score)| score.mixed());
        if let (Some(high), Some(low)) = (score_of(upper), score_of(lower)) {
            return say!(language, why_round_robin { high, low, number: *number, clause });
        }
    }
    let value_of = |id: Id| {
        step.reason.values().iter().find(|(known, _)| *known == id).map(|(_, value)| value)
    };
    let (Some(high), Some(low)) = (value_of(upper), value_of(lower)) else {
        let because = words::because(case, step);
        return say!(language, why_clause { why: because.trim_end_matches('.'), clause });
    };
    let measure = words::measure(language, step);
    let found = matches!(high, Value::Finding(_));
    let [high, low] = [high, low].map(|value| words::value(language, value));
    if found {
        let (upper, lower) = (case.name(upper), case.name(lower));
        return say!(language, why_findings { measure, upper, high, lower, low, clause });
    }
    say!(language, why_values { measure, high, low, clause })
}
