//! Readable forms of counts with hundreds of digits.

use crate::{Arg, Language, say};

/// Numbers with more digits are rounded to a power of ten.
const MOST_DIGITS: usize = 12;

/// A count of outcomes as a variable of a message: 1 is a number, so that its singular is chosen.
pub fn outcome_count(count: String) -> Arg<'static> {
    match count.as_str() {
        "1" => Arg::Number(1),
        _ => Arg::from(count),
    }
}

/// A text whose longest numbers are rounded to a power of ten.
///
/// ```
/// # use tiebreak_report::{Language, scenarios::readable};
/// assert_eq!(readable(Language::En, "36 of 81 outcomes"), "36 of 81 outcomes");
/// let long = "515377520732011331036461129765621272702107522001.";
/// assert_eq!(readable(Language::En, long), "5.15 × 10⁴⁷.");
/// assert_eq!(readable(Language::De, long), "5,15 × 10⁴⁷.");
/// ```
pub fn readable(language: Language, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, number) = rest.split_at(at);
        let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        let (digits, after) = number.split_at(end);
        out.push_str(before);
        out.push_str(&size(language, digits));
        rest = after;
    }
    out.push_str(rest);
    out
}

fn size(language: Language, digits: &str) -> String {
    if digits.len() <= MOST_DIGITS {
        return digits.to_owned();
    }
    let power: String = (digits.len() - 1).to_string().chars().map(raised).collect();
    format!("{}{}{} × 10{power}", &digits[..1], say!(language, decimal_sign), &digits[1..3])
}

fn raised(digit: char) -> char {
    match digit {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        other => {
            other.to_digit(10).and_then(|digit| char::from_u32(0x2070 + digit)).unwrap_or(other)
        }
    }
}
