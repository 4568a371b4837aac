//! Criteria: what was counted, and what each had.

use super::{basic, values};
use crate::Case;
use std::borrow::Cow;
use tiebreak_model::{Id, Particular, Reason, Step, Value, series};
use tiebreak_regulation::{Criterion, Over};

/// What the values of a step are, in a few words ("Sonneborn-Berger"); empty where it turned on none.
pub fn measure(step: &Step) -> &'static str {
    match &step.reason {
        Reason::Ranked { criterion, particular, .. } => {
            particular.as_ref().and_then(without_names).unwrap_or_else(|| name(criterion))
        }
        Reason::NotApplicable { criterion, .. } => name(criterion),
        Reason::Drawn { .. } => "lots",
        Reason::Decided { .. } => "decision",
        Reason::Entered { .. } => "numbers entered",
        _ => "",
    }
}

/// A criterion as sentences call it.
pub(super) fn name(criterion: &'static str) -> &'static str {
    Criterion::named(criterion).map_or(criterion, Criterion::measure)
}

/// What a criterion counted in particular, where that needs nobody's name.
fn without_names(particular: &Particular) -> Option<&'static str> {
    match particular {
        Particular::Session(2) => Some("second-best session"),
        Particular::Session(3) => Some("third-best session"),
        Particular::Session(4) => Some("fourth-best session"),
        Particular::Session(5) => Some("fifth-best session"),
        Particular::Session(6) => Some("sixth-best session"),
        Particular::QualificationVps => Some("VPs in the qualification match"),
        Particular::QualificationImps => Some("IMPs in the qualification match"),
        Particular::NotAllMet => Some("direct encounter, where not all have met (6.2)"),
        Particular::Session(_)
        | Particular::Matchpoints { .. }
        | Particular::MatchpointsAgainstEach { .. }
        | Particular::Margin { .. } => None,
    }
}

/// What was counted, in full: "matchpoints against Elm".
pub(super) fn counted(case: Case<'_>, criterion: &'static str, particular: Option<&Particular>) -> Cow<'static, str> {
    let who = |ids: &[Id]| basic::names(case.event, ids);
    let Some(particular) = particular else { return name(criterion).into() };
    match particular {
        Particular::Session(number) => {
            without_names(particular).map_or_else(|| format!("session number {number} from the best").into(), Cow::from)
        }
        Particular::Matchpoints { against } => format!("matchpoints against {}", who(against)).into(),
        Particular::MatchpointsAgainstEach { against } => {
            if let [only] = against.as_slice() {
                return format!("matchpoints against {}", case.name(*only)).into();
            }
            let last = against.last().map(|last| case.name(*last)).unwrap_or_default();
            format!("matchpoints against {} in turn, the last against {last}", who(against)).into()
        }
        Particular::Margin { against } => format!("margin against {}", who(against)).into(),
        Particular::QualificationVps | Particular::QualificationImps | Particular::NotAllMet => {
            without_names(particular).unwrap_or_else(|| name(criterion)).into()
        }
    }
}

/// What was counted, with the games that were looked at where these are not those of the event.
pub(super) fn over(case: Case<'_>, step: &Step, counted: Cow<'static, str>) -> Cow<'static, str> {
    match &case.regulation.clause(step.clause).over {
        Over::Event => counted,
        Over::PlayOff => format!("{counted} in the play-off").into(),
        Over::Both => format!("{counted} in the event and the play-off").into(),
        Over::Stage(at) => format!("{counted} in the games of {}", case.clause(*at)).into(),
        Over::Phase(phase) => format!("{counted} in the {phase} games").into(),
    }
}

/// Numbers that somebody entered: "Points of the jury: Ann 8, Ben 7."
pub(super) fn values_in_order(case: Case<'_>, what: &str, values: &[(Id, Value)], parts: &[Vec<Id>]) -> String {
    comparison(case, "", what.to_owned().into(), values, parts)
}

/// What a criterion that looks for one team says where it finds none.
fn nobody(criterion: &str) -> Option<&'static str> {
    Some(match criterion {
        "beat-both" => " No team beat both others.",
        "beat-one-tied-other" => " No single team beat one and tied the other.",
        "beaten-by-both" => " No team lost to both others.",
        "beat-all-or-tied-one" => " No team beat all the others, and no single team tied one and beat the rest.",
        _ => return None,
    })
}

/// "Sonneborn-Berger: Gukesh D 50¼, Anish Giri 50."
pub(super) fn comparison(
    case: Case<'_>,
    criterion: &str,
    counted: Cow<'static, str>,
    values: &[(Id, Value)],
    parts: &[Vec<Id>],
) -> String {
    let value_of = |id: &Id| values.iter().find(|(known, _)| known == id).map(|(_, value)| values::value(value));
    let listed: Vec<String> =
        parts.iter().flatten().filter_map(|id| Some(format!("{} {}", case.name(*id), value_of(id)?))).collect();
    let level = match parts {
        [level] if level.len() == 2 => " They are still level.",
        [_] => " All are still level.",
        _ => "",
    };
    let level = if parts.len() == 1 { nobody(criterion).unwrap_or(level) } else { "" };
    format!("{}: {}.{level}", basic::capital(&counted), series(&listed))
}
