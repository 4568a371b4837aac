//! Probabilities in percent.

use crate::words::decimal;
use crate::{Language, say};

/// A probability in whole percent. Only certain and impossible outcomes get 100 and 0.
///
/// ```
/// use tiebreak_report::{Language, scenarios::percent};
/// let shown = |chance| percent(Language::En, chance);
/// let texts = ["0%", "under 1%", "38%", "over 99%", "100%"];
/// assert_eq!([0.0, 0.004, 0.384, 0.997, 1.0].map(shown), texts);
/// assert_eq!(percent(Language::De, 0.384), "38\u{a0}%");
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

/// A probability in percent with two decimals, padded to a width.
pub(super) fn precise(language: Language, chance: f64, width: usize) -> String {
    say!(language, percent { number: format!("{:>width$}", hundredths(language, chance)) })
}

/// A probability times 100, with two decimals.
pub(super) fn hundredths(language: Language, chance: f64) -> String {
    decimal(language, &format!("{:.2}", 100.0 * chance))
}
