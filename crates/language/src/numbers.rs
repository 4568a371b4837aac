//! Numbers, as a language writes them.

use crate::{Language, say};

/// A whole number that is shown with a sign between its thousands; plurals are chosen by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupedNumber(pub u64);

impl From<usize> for GroupedNumber {
    fn from(number: usize) -> Self {
        Self(number as u64)
    }
}

impl From<u64> for GroupedNumber {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl From<u32> for GroupedNumber {
    fn from(number: u32) -> Self {
        Self(u64::from(number))
    }
}

/// A whole number with the sign of the language between the thousands.
///
/// ```
/// # use tiebreak_language::{Language, grouped};
/// let large = [Language::En, Language::De, Language::Es]
///     .map(|language| grouped(language, 1_234_567_u32));
/// assert_eq!(large, ["1,234,567", "1.234.567", "1\u{202f}234\u{202f}567"]);
/// assert_eq!(grouped(Language::Es, 1234_u32), "1234");
/// ```
pub fn grouped(language: Language, number: impl Into<GroupedNumber>) -> String {
    let GroupedNumber(number) = number.into();
    let between = match language {
        Language::En => ",",
        // Numbers of four digits stand together in Spanish.
        Language::Es if number < 10_000 => "",
        Language::De | Language::Nl => ".",
        Language::Es | Language::Fr | Language::Sv => "\u{202f}",
    };
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push_str(between);
        }
        out.push(digit);
    }
    out
}

/// Small numbers as words.
///
/// ```
/// # use tiebreak_language::{Language, number};
/// assert_eq!(number(Language::En, 3), "three");
/// assert_eq!(number(Language::En, 13), "13");
/// assert_eq!(number(Language::Sv, 3), "tre");
/// ```
pub fn number(language: Language, count: usize) -> String {
    say!(language, number_word { count })
}

/// A number that is written with a point, as the language writes it: `11.5` is `11,5` in German.
pub fn decimal(language: Language, number: &str) -> String {
    number.replace('.', &say!(language, decimal_sign))
}
