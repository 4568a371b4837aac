//! Findings as data for programs: a `kind` and its parts.

use serde_json::{Value, json};
use tiebreak_check::{Did, Kept, Never, Trail, What};
use tiebreak_regulation::Count;

/// A finding as an object with a `kind` and its parts.
pub(super) fn reason(what: &What) -> Value {
    let mut reason = parts(what);
    reason["kind"] = what.name().into();
    if let Some(way) = what.trail() {
        reason["way"] = trail(way);
    }
    reason
}

fn parts(what: &What) -> Value {
    match what {
        What::TextRefers { words } => json!({ "words": words }),
        What::OtherEdition { year, own } => json!({ "year": year, "own": own }),
        What::Gap { come, left, knowingly, .. } => {
            json!({ "come": counts(come), "left": counts(left), "knowingly": knowingly })
        }
        What::Combinations { followed, of } => json!({ "followed": followed, "of": of }),
        What::TwoRules { taken, other, tied, .. } => {
            json!({ "taken": taken, "other": other, "tied": counts(tied) })
        }
        What::TwoProcedures { taken, kind } => json!({ "taken": taken, "event-kind": kind.word() }),
        What::UntilWon { boards, mean, .. } => {
            json!({ "boards": boards, "mean": mean.map(|mean| mean.to_string()) })
        }
        What::Circle { clauses, size, played, mean, .. } => json!({
            "clauses": clauses, "tied": size, "played": played,
                "mean": mean.map(|mean| mean.to_string()),
        }),
        What::Never(Never::RouteTaken(to)) => json!({ "to": to }),
        What::Never(Never::NumberTied(count)) => json!({ "tied": counts(&[*count]) }),
        What::Never(Never::PlaceTied(count)) => json!({ "places": counts(&[*count]) }),
        What::CannotSeparate { criterion, no_data, .. } => {
            json!({ "criterion": criterion.name(), "no-data": no_data.map(|kind| kind.word()) })
        }
        What::NothingKept { kept, .. } => {
            json!({ "kept": if *kept == Kept::Colours { "colours" } else { "numbers" } })
        }
        What::Undefined { clauses, .. } => json!({ "clauses": clauses }),
        What::IllSuited { criterion, kind } => {
            json!({ "criterion": criterion.name(), "event-kind": kind.word() })
        }
        What::TimeAndDraw { colour } => json!({ "colour": colour.word() }),
        What::Ambiguous { clauses, taken, .. } => json!({ "clauses": clauses, "taken": taken.0 }),
        What::LeavesTied { from } => json!({ "from": from }),
        What::PlacesUpTo(to) | What::AtCuts { to } => json!({ "to": to }),
        What::AwardShared { award, cut } => json!({ "award": award, "cut": cut }),
        What::Decides { who, .. } | What::MayDepart { who } => json!({ "who": who }),
        What::Mistake { .. }
        | What::InPart { .. }
        | What::Never(_)
        | What::OrdersNobody { .. }
        | What::Unstated(_)
        | What::WinnerOnly => json!({}),
    }
}

/// Ranges of numbers; one without `to` has no end.
fn counts(counts: &[Count]) -> Vec<Value> {
    counts.iter().map(|count| json!({ "from": count.from, "to": count.to })).collect()
}

fn trail(way: &Trail) -> Value {
    let steps = way.steps.iter().map(|step| {
        let (does, count) = match &step.does {
            Did::Chooses(size) => ("chooses", Some(*size)),
            Did::Pairs => ("pairs", None),
            Did::SendsOn(size) => ("sends-on", Some(*size)),
            Did::LeavesAll => ("leaves-all", None),
            Did::Leaves { level, .. } => ("leaves", Some(*level)),
        };
        json!({ "clause": step.clause, "does": does, "count": count, "times": step.times })
    });
    json!({ "tied": way.tied, "first": way.first, "steps": steps.collect::<Vec<_>>() })
}
