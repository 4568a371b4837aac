//! The readings that the ruling rested on, and what the others would have changed.

use super::Extras;
use super::prose::prose;
use crate::Case;
use maud::{Markup, html};

pub(super) fn readings(case: Case<'_>, extras: &Extras) -> Option<Markup> {
    let taken = &case.ruling.readings;
    (!taken.is_empty()).then(|| {
        html! {
            dl {
                @for one in taken {
                    @let reading = case.regulation.readings.iter().find(|reading| reading.id == one.id);
                    div class="step" {
                        dt {
                            @if let Some(clause) = reading.and_then(|reading| reading.clauses.first()) {
                                (case.clause(*clause))
                            }
                        }
                        dd {
                            p {
                                @if let Some(reading) = reading { (reading.question) " " }
                                code { (one.id) " = " (one.taken) }
                                @if let Some(reading) = reading { ": " (reading.meaning().trim_end_matches('.')) }
                                "."
                            }
                            @for other in extras.otherwise.iter().filter(|other| other.reading == one.id) {
                                p class="otherwise" { (prose(case, &other.says())) "." }
                            }
                        }
                    }
                }
            }
        }
    })
}
