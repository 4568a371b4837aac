//! Gaps and circles in words.

use super::numbers::{counts, list, number};
use super::said::{Said, ending};
use crate::{Language, say};
use tiebreak_check::{FindingKind, Gap};
use tiebreak_model::Exact;

pub(super) fn gap(language: Language, id: &str, what: &FindingKind) -> Said {
    let FindingKind::Gap { gap, come, left, example: (size, place), some, knowingly, trail: way } =
        what
    else {
        return Said::default();
    };
    let (gap, sizes) = (word(*gap), counts(language, come));
    let (level, some) = (number(language, *size), number(language, *some));
    let end = say!(language, check_gap_end { gap, id, place: *place, level, some });
    let label = say!(language, check_gap_label { sizes: &sizes });
    let example = ending(language, way, end);
    match knowingly {
        Some(why) => {
            let message =
                say!(language, check_gap_knowingly { id, why: why.trim_end_matches('.') });
            Said::new(language, message, label, example)
        }
        None => {
            let message =
                say!(language, check_gap { gap, id, sizes, left: counts(language, left) });
            Said::new(language, message, label, example)
                .hint(say!(language, check_gap_hint { gap }))
        }
    }
}

/// The word by which messages select a gap.
fn word(gap: Gap) -> &'static str {
    match gap {
        Gap::NoAction => "no-action",
        Gap::NoPlace => "no-place",
        Gap::NoNumber => "no-number",
        Gap::NoRoute => "no-route",
        Gap::EndOfText => "end-of-text",
        Gap::TooFew => "too-few",
        Gap::NotTwo => "not-two",
        Gap::NotSeeded => "not-seeded",
        Gap::NotSelected => "not-selected",
        Gap::NotChosen => "not-chosen",
        Gap::NoSeeds => "no-seeds",
    }
}

pub(super) fn circle(language: Language, what: &FindingKind) -> Said {
    let FindingKind::Circle { clauses, size, played, mean, trail: way } = what else {
        return Said::default();
    };
    let (count, names) = (clauses.len(), &list(language, clauses));
    if !played {
        let first = clauses.first().map_or("", String::as_str);
        let end = say!(language, check_circle_idle_end { count, clauses: names, first });
        return Said::new(
            language,
            say!(language, check_circle_idle { count, clauses: names }),
            say!(language, check_circle_idle_label),
            ending(language, way, end),
        )
        .hint(say!(language, check_circle_idle_hint { count }));
    }
    let label =
        mean.map_or_else(|| say!(language, check_circle_no_last), |mean| average(language, mean));
    let end = say!(language, check_circle_end { size: *size, number: number(language, *size) });
    Said::new(
        language,
        say!(language, check_circle { count, clauses: names }),
        label,
        ending(language, way, end),
    )
    .hint(say!(language, check_circle_hint))
}

/// An average in words, exact if it is short.
fn average(language: Language, mean: Exact) -> String {
    let (about, mean) = if mean.denominator() <= 4 {
        ("no", mean.mixed())
    } else {
        ("yes", mean.rounded(1).trim_end_matches(".0").to_owned())
    };
    say!(language, check_circle_label { about, mean: crate::words::decimal(language, &mean) })
}
