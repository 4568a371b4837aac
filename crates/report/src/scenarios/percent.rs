//! A chance at a glance.

use crate::words::decimal;
use crate::{Language, say};

/// In whole percent; what is neither certain nor impossible is not called so.
///
/// ```
/// use tiebreak_report::{Language, scenarios::percent};
/// let shown = |chance| percent(Language::En, chance);
/// assert_eq!([0.0, 0.004, 0.384, 0.997, 1.0].map(shown), ["0 %", "under 1 %", "38 %", "over 99 %", "100 %"]);
/// assert_eq!(percent(Language::Nl, 0.384), "38%");
/// ```
pub fn percent(language: Language, chance: f64) -> String {
    match (100.0 * chance).round() {
        _ if chance <= 0.0 => say!(language, percent { number: "0" }),
        _ if chance >= 1.0 => say!(language, percent { number: "100" }),
        whole if whole < 1.0 => say!(language, percent_under { number: "1" }),
        whole if whole > 99.0 => say!(language, percent_over { number: "99" }),
        whole => say!(language, percent { number: format!("{whole:.0}") }),
    }
}

/// In percent with two decimals, at least so wide before the sign.
pub(super) fn precise(language: Language, chance: f64, width: usize) -> String {
    say!(language, percent { number: format!("{:>width$}", hundredths(language, chance)) })
}

/// So many of 100, with two decimals.
pub(super) fn hundredths(language: Language, chance: f64) -> String {
    decimal(language, &format!("{:.2}", 100.0 * chance))
}
