//! Findings as data for programs: a `kind` and its parts.

use serde_json::{Value, json};
use tiebreak_check::{ClauseEffect, FindingKind, KeptValue, Trail, UnusedPart};
use tiebreak_regulation::Count;

/// A finding as an object with a `kind` and its parts.
pub(super) fn reason(what: &FindingKind) -> Value {
    let mut reason = parts(what);
    reason["kind"] = what.name().into();
    if let Some(way) = what.trail() {
        reason["way"] = trail(way);
    }
    reason
}

fn parts(what: &FindingKind) -> Value {
    match what {
        FindingKind::TextRefers { words } => json!({ "words": words }),
        FindingKind::OtherEdition { year, own } => json!({ "year": year, "own": own }),
        FindingKind::Gap { come, left, knowingly, .. } => {
            json!({ "come": counts(come), "left": counts(left), "knowingly": knowingly })
        }
        FindingKind::Combinations { followed, of } => json!({ "followed": followed, "of": of }),
        FindingKind::TwoRules { taken, other, tied, .. } => {
            json!({ "taken": taken, "other": other, "tied": counts(tied) })
        }
        FindingKind::TwoProcedures { taken, kind } => {
            json!({ "taken": taken, "event-kind": kind.word() })
        }
        FindingKind::UntilWon { boards, mean, .. } => {
            json!({ "boards": boards, "mean": mean.map(|mean| mean.to_string()) })
        }
        FindingKind::Circle { clauses, size, played, mean, .. } => json!({
            "clauses": clauses, "tied": size, "played": played,
                "mean": mean.map(|mean| mean.to_string()),
        }),
        FindingKind::Never(UnusedPart::RouteTaken(to)) => json!({ "to": to }),
        FindingKind::Never(UnusedPart::NumberTied(count)) => json!({ "tied": counts(&[*count]) }),
        FindingKind::Never(UnusedPart::PlaceTied(count)) => json!({ "places": counts(&[*count]) }),
        FindingKind::CannotSeparate { criterion, no_data, .. } => {
            json!({ "criterion": criterion.name(), "no-data": no_data.map(|kind| kind.word()) })
        }
        FindingKind::NothingKept { kept, .. } => {
            json!({ "kept": if *kept == KeptValue::Colours { "colours" } else { "numbers" } })
        }
        FindingKind::Undefined { clauses, .. } => json!({ "clauses": clauses }),
        FindingKind::IllSuited { criterion, kind } => {
            json!({ "criterion": criterion.name(), "event-kind": kind.word() })
        }
        FindingKind::TimeAndDraw { colour } => json!({ "colour": colour.word() }),
        FindingKind::Ambiguous { clauses, taken, .. } => {
            json!({ "clauses": clauses, "taken": taken.0 })
        }
        FindingKind::LeavesTied { from } => json!({ "from": from }),
        FindingKind::PlacesUpTo(to) | FindingKind::AtCuts { to } => json!({ "to": to }),
        FindingKind::AwardShared { award, cut } => json!({ "award": award, "cut": cut }),
        FindingKind::Decides { who, .. } | FindingKind::MayDepart { who } => json!({ "who": who }),
        FindingKind::Mistake { .. }
        | FindingKind::InPart { .. }
        | FindingKind::Never(_)
        | FindingKind::OrdersNobody { .. }
        | FindingKind::Unstated(_)
        | FindingKind::WinnerOnly => json!({}),
    }
}

/// Ranges of numbers; one without `to` has no end.
fn counts(counts: &[Count]) -> Vec<Value> {
    counts.iter().map(|count| json!({ "from": count.from, "to": count.to })).collect()
}

fn trail(way: &Trail) -> Value {
    let steps = way.steps.iter().map(|step| {
        let (does, count) = match &step.does {
            ClauseEffect::Chooses(size) => ("chooses", Some(*size)),
            ClauseEffect::Pairs => ("pairs", None),
            ClauseEffect::SendsOn(size) => ("sends-on", Some(*size)),
            ClauseEffect::LeavesAll => ("leaves-all", None),
            ClauseEffect::Leaves { level, .. } => ("leaves", Some(*level)),
        };
        json!({ "clause": step.clause, "does": does, "count": count, "times": step.times })
    });
    json!({ "tied": way.tied, "first": way.first, "steps": steps.collect::<Vec<_>>() })
}
