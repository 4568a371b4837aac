//! Values in digits, as [`Exact`] shows them. There are a hundred thousand of them in a large
//! standing, nearly all whole, halves or quarters: these are written without the machinery of
//! formatting.

use std::fmt::Write;
use tiebreak_model::Exact;

/// Puts a whole number at the end of a text.
///
/// ```
/// let mut text = "No ".to_owned();
/// tiebreak_standings::digits::put_whole(&mut text, 120);
/// assert_eq!(text, "No 120");
/// ```
pub fn put_whole(out: &mut String, number: u64) {
    if number >= 10 {
        put_whole(out, number / 10);
    }
    out.push(char::from_digit((number % 10) as u32, 10).unwrap_or('0'));
}

/// Puts an exact number at the end of a text.
pub(crate) fn put_exact(out: &mut String, exact: Exact) {
    match (i64::try_from(exact.numerator()), i64::try_from(exact.denominator())) {
        (Ok(value), Ok(divisor)) => put(out, value, divisor),
        _ => drop(write!(out, "{exact}")),
    }
}

/// Puts a value that is whole in parts of `divisor` at the end of a text.
pub(crate) fn put(out: &mut String, value: i64, divisor: i64) {
    let (whole, quarters) = match divisor {
        1 => (value.unsigned_abs(), 0),
        2 => (value.unsigned_abs() / 2, value.unsigned_abs() % 2 * 2),
        4 => (value.unsigned_abs() / 4, value.unsigned_abs() % 4),
        _ => {
            if let Some(exact) = Exact::fraction(value.into(), divisor.into()) {
                let _ = write!(out, "{exact}");
            }
            return;
        }
    };
    if value < 0 {
        out.push('-');
    }
    put_whole(out, whole);
    out.push_str(["", ".25", ".5", ".75"][(quarters % 4) as usize]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_exact_numbers_are_shown() {
        for divisor in [1, 2, 3, 4, 5, 6, 8, 100, 1_000] {
            for value in (-2_000..2_000).chain([i64::MAX, i64::MIN + 1]) {
                let exact = Exact::fraction(value.into(), divisor.into()).unwrap();
                let (mut parts, mut reduced) = (String::new(), String::new());
                put(&mut parts, value, divisor);
                put_exact(&mut reduced, exact);
                assert_eq!([&parts, &reduced], [&exact.to_string(); 2], "{value}/{divisor}");
            }
        }
    }
}
