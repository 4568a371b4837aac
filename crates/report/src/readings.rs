//! What interpretations other than the chosen ones would have changed.

use crate::{Case, Language, imperative, interim_sentence, say, words};
use tiebreak_model::{Reason, Ruling, Step};
use tiebreak_regulation::Regulation;

/// An interpretation that was not chosen, and what it would have changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Otherwise {
    /// The id of the reading in the regulation.
    pub reading: String,
    /// The first clause that it is about.
    pub clause: Option<String>,
    /// The chosen interpretation.
    pub taken: String,
    /// The other interpretation.
    pub instead: String,
    /// What would be different, in words; `None` if nothing would.
    pub change: Option<String>,
}

impl Otherwise {
    /// "restarted would change nothing here".
    pub fn says(&self, language: Language) -> String {
        let nothing = || say!(language, reading_changes_nothing);
        format!("{} {}", self.instead, self.change.clone().unwrap_or_else(nothing))
    }
}

/// Rules again under each interpretation that was not chosen. `rule` gives the ruling under another
/// regulation.
pub fn otherwise(
    case: Case<'_>,
    mut rule: impl FnMut(&Regulation) -> Option<Ruling>,
) -> Vec<Otherwise> {
    let mut found = Vec::new();
    for reading in &case.ruling.readings {
        for instead in &reading.instead {
            let mut choices = case.event.readings().clone();
            choices.insert(reading.id.clone(), instead.clone());
            let Ok(regulation) = case.regulation.in_readings(&choices) else { continue };
            let Some(other) = rule(&regulation) else { continue };
            let change = change(case, &other);
            let clause = words::clause_of_reading(case, &reading.id);
            found.push(Otherwise {
                reading: reading.id.clone(),
                clause: clause.map(str::to_owned),
                taken: reading.taken.clone(),
                instead: instead.clone(),
                change,
            });
        }
    }
    found
}

/// The result of a ruling in a sentence: the winner, or the next action.
pub fn outcome(case: Case<'_>) -> String {
    let (ruling, language) = (case.ruling, case.language);
    if let Some(sentence) = interim_sentence(case) {
        return sentence;
    }
    let first = ruling.standing.first();
    match (ruling.settled, first.map(|place| place.members.as_slice())) {
        (true, Some([winner])) => {
            return say!(language, outcome_first { winner: case.name(*winner) });
        }
        (true, Some(shared)) => {
            return say!(
                language,
                outcome_shared { members: words::series(case.language, &case.names(shared)) }
            );
        }
        _ => {}
    }
    match ruling.open.as_slice() {
        [] => match ruling.left_open.first() {
            Some(left) => words::left_open(case, left),
            None => say!(language, outcome_nothing),
        },
        [one] => imperative(case, one),
        [one, two] => format!("{} {}", imperative(case, one), imperative(case, two)),
        [one, rest @ ..] => {
            say!(language, outcome_and_more { first: imperative(case, one), count: rest.len() })
        }
    }
}

/// What another ruling of the same event would change, in words; `None` if nothing.
pub fn change(case: Case<'_>, other: &Ruling) -> Option<String> {
    let ours = case.ruling;
    if ours.standing != other.standing {
        let line: Vec<String> = other
            .standing
            .iter()
            .zip(&ours.standing)
            .filter(|(theirs, ours)| theirs != ours)
            .take(4)
            .map(|(place, _)| {
                format!(
                    "{} {}",
                    place.from,
                    words::series(case.language, &case.names(&place.members))
                )
            })
            .collect();
        return Some(say!(case.language, reading_other_standing { places: line.join("; ") }));
    }
    let now = |ruling: &Ruling| {
        ruling
            .open
            .iter()
            .map(|question| (question.id.clone(), question.ask.clone()))
            .collect::<Vec<_>>()
    };
    if now(ours) != now(other) {
        return Some(say!(case.language, reading_asks_else));
    }
    if ours.reminders != other.reminders {
        return Some(say!(case.language, reading_other_reminders));
    }
    let differs =
        other.steps.iter().zip(&ours.steps).find(|(theirs, ours)| !tell_the_same(theirs, ours));
    let longer = other.steps.get(ours.steps.len());
    let step = differs.map(|(step, _)| step).or(longer)?;
    let last = other
        .steps
        .iter()
        .find(|later| matches!(later.reason, Reason::Seeded { .. }) && !ours.steps.contains(later));
    let shown = words::because(case, last.unwrap_or(step));
    Some(say!(case.language, reading_would_say { said: shown.trim_end_matches('.') }))
}

/// Whether two steps are the same for people: criteria with one name and equal values, even if they
/// counted differently.
fn tell_the_same(one: &Step, other: &Step) -> bool {
    let same = match (&one.reason, &other.reason) {
        (
            Reason::Ranked { particular, values, .. },
            Reason::Ranked { particular: other_particular, values: other_values, .. },
        ) => {
            words::measure(Language::En, one) == words::measure(Language::En, other)
                && (particular, values) == (other_particular, other_values)
        }
        (reason, other) => reason == other,
    };
    same && one.parts == other.parts
}
