//! Clauses that decide nothing, values that may not exist, and gaps in the text, in words.

use super::numbers::{list, range, trail};
use super::said::{Said, ending};
use crate::words::{apart, criterion_name};
use crate::{Language, say};
use tiebreak_check::{FindingKind, KeptValue, UnstatedChoice, UnusedPart};

pub(super) fn nothing_comes(language: Language, id: &str, never: &UnusedPart) -> Said {
    let (never, to) = match never {
        UnusedPart::Reached => ("reached", String::new()),
        UnusedPart::ClockUsed => ("clock", String::new()),
        UnusedPart::RouteTaken(to) => ("route", to.clone()),
        UnusedPart::NumberTied(count) => ("number", range(language, *count)),
        UnusedPart::PlaceTied(count) => ("place", range(language, *count)),
        UnusedPart::LeftOpen => ("left-open", String::new()),
    };
    let message = say!(language, check_never { never, id, to });
    let label = say!(language, check_never_label { never });
    Said::new(language, message, label, say!(language, check_never_example))
        .hint(say!(language, check_never_hint { never }))
}

pub(super) fn decides_nothing(language: Language, id: &str, what: &FindingKind) -> Said {
    match what {
        FindingKind::CannotSeparate { criterion, no_data, trail: way } => {
            let (data, kind) = no_data.map_or(("yes", ""), |kind| ("no", kind.word()));
            let message = say!(
                language,
                check_cannot_separate {
                    data,
                    id,
                    measure: criterion_name(language, *criterion),
                    kind
                }
            );
            let example = ending(language, way, say!(language, check_cannot_separate_end { id }));
            Said::new(language, message, say!(language, check_cannot_separate_label), example)
                .hint(say!(language, check_cannot_separate_hint))
        }
        FindingKind::OrdersNobody { trail: way } => {
            let example = ending(language, way, say!(language, check_orders_nobody_end { id }));
            let message = say!(language, check_orders_nobody { id });
            Said::new(language, message, say!(language, check_orders_nobody_label), example)
                .hint(say!(language, check_orders_nobody_hint))
        }
        _ => Said::default(),
    }
}

pub(super) fn no_value(language: Language, id: &str, what: &FindingKind) -> Said {
    match what {
        FindingKind::NothingKept { kept, trail: way } => {
            let kept = if *kept == KeptValue::Colours { "colours" } else { "numbers" };
            let example = ending(language, way, say!(language, check_nothing_kept_end { id }));
            let message = say!(language, check_nothing_kept { kept, id });
            Said::new(language, message, say!(language, check_nothing_kept_label { kept }), example)
                .hint(say!(language, check_nothing_kept_hint { kept }))
        }
        FindingKind::Undefined { clauses, when, trail: way } => {
            let message = say!(
                language,
                check_undefined { count: clauses.len(), clauses: list(language, clauses) }
            );
            let example = ending(language, way, (*when).to_owned());
            Said::new(language, message, say!(language, check_undefined_label), example)
                .hint(say!(language, check_undefined_hint))
        }
        _ => Said::default(),
    }
}

pub(super) fn assumed(language: Language, id: &str, unstated: &UnstatedChoice) -> Said {
    let (what, way) = match unstated {
        UnstatedChoice::AfterSeparation(way) => ("separation", Some(way)),
        UnstatedChoice::Forfeits => ("forfeits", None),
        UnstatedChoice::Games => ("games", None),
        UnstatedChoice::Order => ("order", None),
        UnstatedChoice::Settles => ("settles", None),
    };
    let end = say!(language, check_unstated_end { what, id });
    let way = way.map(|way| trail(language, way));
    let example = apart(language, &way.into_iter().chain([end]).collect::<Vec<_>>());
    let message = say!(language, check_unstated { what, id });
    Said::new(language, message, say!(language, check_unstated_label { what }), example)
        .hint(say!(language, check_unstated_hint { what }))
}
