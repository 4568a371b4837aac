//! Every step with its clause; the printed text of a clause stands where it is first used.

use super::prose::prose;
use super::turned_on;
use crate::Case;
use crate::boards::Evidence;
use crate::words::because;
use maud::{Markup, html};
use std::collections::BTreeSet;

pub(super) fn steps(case: Case<'_>) -> Option<Markup> {
    if case.ruling.steps.is_empty() {
        return None;
    }
    let mut quoted = BTreeSet::new();
    let evidence = Evidence::of(case.event);
    Some(html! {
        dl {
            @for step in &case.ruling.steps {
                @let clause = case.regulation.clause(step.clause);
                @let behind = evidence.as_ref().and_then(|known| known.behind(step));
                div class={ "step" @if behind.is_some() { " long" } } {
                    dt { (case.cited(step)) }
                    dd {
                        p { (prose(case, &because(case, step))) }
                        @if step.cites().is_some() && quoted.insert(step.clause) {
                            blockquote {
                                @if clause.summary { span class="summary" { "In summary: " } }
                                (clause.text)
                            }
                        }
                        @if let Some(behind) = &behind { (turned_on::behind(case, behind)) }
                    }
                }
            }
        }
    })
}
