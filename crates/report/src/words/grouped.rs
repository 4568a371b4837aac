//! Large whole numbers.

use crate::Language;

/// A whole number with the sign of the language between the thousands.
///
/// ```
/// # use tiebreak_report::{Language, words::grouped};
/// assert_eq!([Language::En, Language::De, Language::Es].map(|language| grouped(language, 1234567)), ["1,234,567", "1.234.567", "1\u{202f}234\u{202f}567"]);
/// assert_eq!(grouped(Language::Es, 1234), "1234");
/// ```
pub fn grouped(language: Language, number: usize) -> String {
    let english = tiebreak_document::grouped(i64::try_from(number).unwrap_or(i64::MAX));
    let between = match language {
        Language::En => return english,
        // Numbers of four digits stand together in Spanish.
        Language::Es if number < 10_000 => "",
        Language::De | Language::Nl => ".",
        Language::Es | Language::Fr | Language::Sv => "\u{202f}",
    };
    english.replace(',', between)
}
