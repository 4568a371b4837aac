//! Criteria: what was counted, and each value.

use super::{basic, values};
use crate::{Case, Language, say};
use tiebreak_model::{Id, Particular, Reason, Step, Value};
use tiebreak_regulation::{Criterion, GamesScope};

/// The measure of a step in a few words ("Sonneborn-Berger"); empty if it has none.
pub fn measure(language: Language, step: &Step) -> String {
    match &step.reason {
        Reason::Ranked { criterion, particular, .. } => {
            let particular =
                particular.as_ref().and_then(|particular| without_names(language, particular));
            particular.unwrap_or_else(|| name(language, criterion))
        }
        Reason::NotApplicable { criterion, .. } => name(language, criterion),
        Reason::Drawn { .. } => say!(language, measure_lots),
        Reason::Decided { .. } => say!(language, measure_decision),
        Reason::Entered { .. } => say!(language, measure_entered),
        _ => String::new(),
    }
}

/// A criterion within a sentence, by its name in regulation files.
pub(super) fn name(language: Language, criterion: &'static str) -> String {
    Criterion::named(criterion)
        .map_or_else(|| criterion.to_owned(), |criterion| criterion_name(language, criterion))
}

/// A criterion within a sentence: "Buchholz cut 1".
pub fn criterion_name(language: Language, criterion: Criterion) -> String {
    let measure = criterion.measure();
    match criterion {
        Criterion::Fide(code) => {
            let code = code.code();
            let measure = measure.strip_suffix(&format!(" ({code})")).unwrap_or(measure);
            let criterion = code.split(['/', ':']).next().unwrap_or(code);
            say!(language, criterion_of_code { criterion, measure, code })
        }
        other => say!(language, criterion { criterion: other.name().replace('/', "-"), measure }),
    }
}

/// A FIDE tie-break by its code. `words` are its English name, which serves for unknown codes.
///
/// ```
/// # use tiebreak_report::{Language, words::tie_break};
/// let words = "Buchholz in game points";
/// assert_eq!(tie_break(Language::En, "BH:GP/C1", words), "Buchholz in game points");
/// assert_eq!(tie_break(Language::De, "BH:GP/C1", words), "Buchholz nach Brettpunkten");
/// assert_eq!(tie_break(Language::Sv, "PTS", "points"), "poäng");
/// ```
pub fn tie_break(language: Language, code: &str, words: &str) -> String {
    let (measure, on) = match words.strip_suffix(" in match points") {
        Some(measure) => (measure, "MP"),
        None => {
            words.strip_suffix(" in game points").map_or((words, "none"), |measure| (measure, "GP"))
        }
    };
    // Two codes have another meaning for teams than for players.
    let criterion = match measure {
        "matches won" => "matches-won",
        "strength" => "strength",
        _ => code.split(['/', ':']).next().unwrap_or(code),
    };
    say!(language, protocol_tie_break { criterion, measure, on })
}

/// What exactly a criterion counted, if no names are needed.
fn without_names(language: Language, particular: &Particular) -> Option<String> {
    match particular {
        Particular::Session(number @ 2..=6) => {
            Some(say!(language, session_from_best { number: *number }))
        }
        Particular::QualificationVps => Some(say!(language, qualification_vps)),
        Particular::QualificationImps => Some(say!(language, qualification_imps)),
        Particular::NotAllMet => Some(say!(language, direct_encounter_not_all_met)),
        Particular::Session(_)
        | Particular::Matchpoints { .. }
        | Particular::MatchpointsAgainstEach { .. }
        | Particular::Margin { .. } => None,
    }
}

/// What was counted, in full: "matchpoints against Elm".
pub(super) fn counted(
    case: Case<'_>,
    criterion: &'static str,
    particular: Option<&Particular>,
) -> String {
    let language = case.language;
    let who = |ids: &[Id]| basic::names(language, case.event, ids);
    let Some(particular) = particular else { return name(language, criterion) };
    match particular {
        Particular::Session(number) => say!(language, session_from_best { number: *number }),
        Particular::Matchpoints { against } => {
            say!(language, matchpoints_against { against: who(against) })
        }
        Particular::MatchpointsAgainstEach { against } => match against.as_slice() {
            [only] => say!(language, matchpoints_against { against: case.name(*only) }),
            several => {
                let last = several.last().map(|last| case.name(*last)).unwrap_or_default();
                say!(language, matchpoints_in_turn { against: who(several), last })
            }
        },
        Particular::Margin { against } => say!(language, margin_against { against: who(against) }),
        Particular::QualificationVps | Particular::QualificationImps | Particular::NotAllMet => {
            without_names(language, particular).unwrap_or_else(|| name(language, criterion))
        }
    }
}

/// What was counted, with the set of games if it is not the whole event.
pub(super) fn over(case: Case<'_>, step: &Step, counted: String) -> String {
    let language = case.language;
    match &case.regulation.clause(step.clause).over {
        GamesScope::Event => counted,
        GamesScope::PlayOff => say!(language, counted_in_play_off { counted }),
        GamesScope::Both => say!(language, counted_in_both { counted }),
        GamesScope::Stage(at) => {
            say!(language, counted_in_clause { counted, clause: case.clause(*at) })
        }
        GamesScope::Phase(phase) => {
            say!(language, counted_in_phase { counted, phase: phase.to_string() })
        }
    }
}

/// Numbers that a person entered: "Points of the jury: Ann 8, Ben 7."
pub(super) fn values_in_order(
    case: Case<'_>,
    what: &str,
    values: &[(Id, Value)],
    parts: &[Vec<Id>],
) -> String {
    comparison(case, "", what.to_owned(), values, parts)
}

/// The sentence if nothing was separated. A criterion that looks for one team says that it found
/// none.
fn still_level(language: Language, criterion: &str, members: usize) -> String {
    match criterion {
        "beat-both" | "beat-one-tied-other" | "beaten-by-both" | "beat-all-or-tied-one" => {
            say!(language, nobody_found { criterion })
        }
        _ if members == 2 => say!(language, still_level_two),
        _ => say!(language, still_level_all),
    }
}

/// "Sonneborn-Berger: Gukesh D 50¼, Anish Giri 50."
pub(super) fn comparison(
    case: Case<'_>,
    criterion: &str,
    counted: String,
    values: &[(Id, Value)],
    parts: &[Vec<Id>],
) -> String {
    let language = case.language;
    let found = |id: &Id| values.iter().find(|(known, _)| known == id);
    let nothing_lost = |id: &&Id| found(id).is_some_and(|(_, value)| value.nothing_lost());
    let unbeaten: Vec<Id> = parts.iter().flatten().filter(nothing_lost).copied().collect();
    let value_of = |id: &Id| {
        found(id).map(|(_, value)| match value {
            Value::Quotient { won, lost } if unbeaten.len() > 1 && value.nothing_lost() => {
                basic::decimal(language, &format!("{won}–{lost}"))
            }
            _ => values::value(language, value),
        })
    };
    let listed: Vec<String> = parts
        .iter()
        .flatten()
        .filter_map(|id| Some(format!("{} {}", case.name(*id), value_of(id)?)))
        .collect();
    let said = say!(
        language,
        comparison { counted: basic::capital(&counted), values: basic::series(language, &listed) }
    );
    let lost = nothing_lost_said(case, criterion, &unbeaten, parts);
    let rest = match parts {
        _ if unbeaten.len() > 1 && unbeaten.len() == values.len() => None,
        [level] => Some(still_level(language, criterion, level.len())),
        _ => one_found(case, criterion, parts),
    };
    [Some(said), lost, rest].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// "Neither lost an IMP; level.", if two or more have a zero denominator.
fn nothing_lost_said(
    case: Case<'_>,
    criterion: &str,
    unbeaten: &[Id],
    parts: &[Vec<Id>],
) -> Option<String> {
    let language = case.language;
    let [first, _, ..] = unbeaten else { return None };
    let together = parts.iter().find(|part| part.contains(first))?;
    let order = if together.len() >= unbeaten.len() { "level" } else { "won" };
    let among = if unbeaten.len() == 2 { "two" } else { "more" };
    let unit = if criterion == "imp-quotient" { "imps" } else { "points" };
    let said = say!(language, nothing_lost { among, order, unit });
    let all = parts.iter().map(Vec::len).sum::<usize>();
    if unbeaten.len() == all {
        return Some(said);
    }
    let names = basic::names(language, case.event, unbeaten);
    Some(say!(language, nothing_lost_of_some { names, said }))
}

/// The consequence if a criterion looks for one team and finds it: "A is declared winner."
fn one_found(case: Case<'_>, criterion: &str, parts: &[Vec<Id>]) -> Option<String> {
    let team = match (criterion, parts) {
        ("beat-both" | "beat-one-tied-other" | "beat-all-or-tied-one", [first, _]) => first,
        ("beaten-by-both", [_, last]) => last,
        _ => return None,
    };
    let team = basic::names(case.language, case.event, team);
    Some(say!(case.language, one_found { criterion, team }))
}
