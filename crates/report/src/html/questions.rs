//! What is still to be done, what the text leaves open, what to keep in mind.

use super::prose::prose;
use crate::{Case, imperative, words};
use maud::{Markup, html};

pub(super) fn open(case: Case<'_>) -> Option<Markup> {
    let open = &case.ruling.open;
    list(case, open.iter().map(|asked| (case.clause(asked.clause), imperative(case, asked), Some(asked.id.as_str()))))
}

pub(super) fn left_open(case: Case<'_>) -> Option<Markup> {
    list(case, case.ruling.left_open.iter().map(|left| (case.clause(left.clause), words::left_open(case, left), None)))
}

/// Nothing once everything is settled: then there is nothing left to do them by.
pub(super) fn reminders(case: Case<'_>) -> Option<Markup> {
    if case.ruling.settled {
        return None;
    }
    list(
        case,
        case.ruling
            .reminders
            .iter()
            .map(|reminder| (case.clause(reminder.clause), words::reminder(case, reminder), None)),
    )
}

pub(super) fn warnings(case: Case<'_>) -> Option<Markup> {
    list(
        case,
        case.ruling.warnings.iter().map(|warning| ("!", format!("{}.", words::warning(case.event, warning)), None)),
    )
}

fn list<'a>(case: Case<'_>, items: impl Iterator<Item = (&'a str, String, Option<&'a str>)>) -> Option<Markup> {
    let items: Vec<_> = items.collect();
    (!items.is_empty()).then(|| {
        html! {
            dl {
                @for (clause, words, id) in items {
                    div class="step" {
                        dt { (clause) }
                        dd { p { (prose(case, &words)) @if let Some(id) = id { " " code class="id" { (id) } } } }
                    }
                }
            }
        }
    })
}
