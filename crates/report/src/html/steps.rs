//! Every step with its clause; the printed text of a clause stands where it is first used.

use super::prose::prose;
use crate::Case;
use crate::words::because;
use maud::{Markup, html};
use std::collections::BTreeSet;

pub(super) fn steps(case: Case<'_>) -> Option<Markup> {
    if case.ruling.steps.is_empty() {
        return None;
    }
    let mut quoted = BTreeSet::new();
    Some(html! {
        dl {
            @for step in &case.ruling.steps {
                @let clause = case.regulation.clause(step.clause);
                div class="step" {
                    dt { (case.cited(step)) }
                    dd {
                        p { (prose(case, &because(case, step))) }
                        @if step.cites().is_some() && quoted.insert(step.clause) {
                            blockquote {
                                @if clause.summary { span class="summary" { "In summary: " } }
                                (clause.text)
                            }
                        }
                    }
                }
            }
        }
    })
}
