//! Exact numbers: integers and fractions, read from their digits and never through a float.

use arithmetic::reduced;
use num_rational::Ratio;
use num_traits::{Signed, Zero};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};

mod arithmetic;

/// An exact number.
///
/// ```
/// use tiebreak_model::Exact;
/// let third: Exact = "13/3".parse().unwrap();
/// assert_eq!((third + Exact::from(1)).to_string(), "16/3");
/// let points: Exact = "8.50".parse().unwrap();
/// assert_eq!(points.to_string(), "8.5");
/// assert_eq!(points.mixed(), "8½");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exact(Ratio<i128>);

/// The largest number that a file may hold. With [`Exact::MAX_DENOMINATOR`] it keeps every sum and
/// product of the engine inside 128 bits.
const LIMIT: i128 = 1_000_000_000;

impl Exact {
    /// The number 0.
    pub const ZERO: Self = Self(Ratio::new_raw(0, 1));
    /// The number 1/2, what a draw gives.
    pub const HALF: Self = Self(Ratio::new_raw(1, 2));
    /// The largest common denominator of all the numbers of one event.
    pub const MAX_DENOMINATOR: i128 = 100_000;

    /// The fraction `numerator / denominator`; a denominator of zero gives `None`.
    pub fn fraction(numerator: i128, denominator: i128) -> Option<Self> {
        (denominator != 0).then(|| reduced(numerator, denominator))
    }

    /// The fraction of two numbers that have no divisor in common, the second above zero: it is not
    /// reduced again.
    pub(crate) const fn in_lowest_terms(numerator: i64, denominator: u32) -> Self {
        Self(Ratio::new_raw(numerator as i128, denominator as i128))
    }

    /// The numerator in lowest terms.
    pub fn numerator(self) -> i128 {
        *self.0.numer()
    }

    /// The denominator in lowest terms, always positive.
    pub fn denominator(self) -> i128 {
        *self.0.denom()
    }

    /// Whether it is zero.
    pub fn is_zero(self) -> bool {
        self.0.is_zero()
    }

    /// Whether it is below zero.
    pub fn is_negative(self) -> bool {
        self.0.is_negative()
    }

    /// The largest whole number that is not larger.
    pub fn floor(self) -> i128 {
        self.0.floor().to_integer()
    }

    /// The quotient, or `None` where the divisor is zero.
    pub fn checked_div(self, divisor: Self) -> Option<Self> {
        (!divisor.is_zero()).then(|| Self(self.0 / divisor.0))
    }

    /// As people write it on a wall chart: halves, quarters and thirds as one sign, other fractions
    /// behind a space.
    pub fn mixed(self) -> String {
        let sign = match (self.numerator() % self.denominator()).abs() {
            0 => return self.numerator().to_string(),
            part => match (part, self.denominator()) {
                (1, 2) => "½",
                (1, 4) => "¼",
                (3, 4) => "¾",
                (1, 3) => "⅓",
                (2, 3) => "⅔",
                _ => return self.to_string(),
            },
        };
        let whole = (self.numerator() / self.denominator()).abs();
        let minus = if self.is_negative() { "-" } else { "" };
        if whole == 0 { format!("{minus}{sign}") } else { format!("{minus}{whole}{sign}") }
    }

    /// Rounded half up to `places` decimals, to show a quotient next to its exact value.
    pub fn rounded(self, places: u32) -> String {
        let scale = 10i128.pow(places);
        let scaled = self.0.abs() * scale + Ratio::new(1, 2);
        let units = scaled.floor().to_integer();
        let minus = if self.is_negative() && units != 0 { "-" } else { "" };
        if places == 0 {
            return format!("{minus}{units}");
        }
        format!("{minus}{}.{:0width$}", units / scale, units % scale, width = places as usize)
    }
}

impl fmt::Display for Exact {
    /// A decimal where it ends, else a fraction.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (numerator, denominator) = (self.numerator(), self.denominator());
        // Nearly every score of a tournament is a whole number or ends in a half.
        if let (Ok(small), 1 | 2) = (i64::try_from(numerator), denominator) {
            return match denominator {
                1 => small.fmt(f),
                _ => write!(
                    f,
                    "{}{}.5",
                    if small < 0 { "-" } else { "" },
                    (small / 2).unsigned_abs()
                ),
            };
        }
        let (mut rest, mut twos, mut fives) = (denominator, 0u32, 0u32);
        while rest % 2 == 0 {
            rest /= 2;
            twos += 1;
        }
        while rest % 5 == 0 {
            rest /= 5;
            fives += 1;
        }
        let places = twos.max(fives);
        if rest != 1 || places > 30 {
            return write!(f, "{numerator}/{denominator}");
        }
        if places == 0 {
            return write!(f, "{numerator}");
        }
        let (whole, mut part) = ((numerator / denominator).abs(), (numerator % denominator).abs());
        let minus = if numerator < 0 { "-" } else { "" };
        write!(f, "{minus}{whole}.")?;
        for _ in 0..places {
            part *= 10;
            write!(f, "{}", part / denominator)?;
            part %= denominator;
        }
        Ok(())
    }
}

impl fmt::Debug for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a number that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExactError {
    /// It is not a number at all.
    NotANumber,
    /// There is a zero below the fraction bar.
    ZeroBelow,
    /// It is larger, or has more decimals, than any score.
    TooLarge,
}

codes!(
    ExactError {
        Self::NotANumber => "number-not-a-number",
        Self::ZeroBelow => "number-zero-below",
        Self::TooLarge => "number-too-large"
    }
);

display_by_sentence!(ExactError);

impl Explain for ExactError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        let wrong = match self {
            Self::NotANumber => "not-a-number",
            Self::ZeroBelow => "zero-below",
            Self::TooLarge => "too-large",
        };
        sentence!(event_file_expected_number { wrong })
    }
}

impl FromStr for Exact {
    type Err = ExactError;

    fn from_str(text: &str) -> Result<Self, ExactError> {
        let text = text.trim();
        if let Some((above, below)) = text.split_once('/') {
            let (above, below) = (decimal(above)?, decimal(below)?);
            return above.checked_div(below).ok_or(ExactError::ZeroBelow).and_then(within_limits);
        }
        decimal(text)
    }
}

fn decimal(text: &str) -> Result<Exact, ExactError> {
    let text = text.trim();
    let (negative, digits) = match text.as_bytes().first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => (false, text),
    };
    let (body, fraction) = match digits.char_indices().next_back() {
        Some((at, '½')) => (&digits[..at], Some(Ratio::new(1, 2))),
        Some((at, '¼')) => (&digits[..at], Some(Ratio::new(1, 4))),
        Some((at, '¾')) => (&digits[..at], Some(Ratio::new(3, 4))),
        Some((at, '⅓')) => (&digits[..at], Some(Ratio::new(1, 3))),
        Some((at, '⅔')) => (&digits[..at], Some(Ratio::new(2, 3))),
        _ => (digits, None),
    };
    let value = match fraction {
        Some(fraction) if body.is_empty() => fraction,
        Some(fraction) => whole(body)? + fraction,
        None => match body.split_once('.') {
            Some((before, after)) if !after.is_empty() => {
                (Exact(whole(before)?) + Exact(parts(after)?)).0
            }
            Some(_) => return Err(ExactError::NotANumber),
            None => whole(body)?,
        },
    };
    within_limits(Exact(if negative { -value } else { value }))
}

fn whole(digits: &str) -> Result<Ratio<i128>, ExactError> {
    let digits = plain(digits);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ExactError::NotANumber);
    }
    digits.parse().map(Ratio::from_integer).map_err(|_| ExactError::TooLarge)
}

/// Without the lines that part thousands.
fn plain(digits: &str) -> Cow<'_, str> {
    if digits.contains('_') { Cow::Owned(digits.replace('_', "")) } else { Cow::Borrowed(digits) }
}

fn parts(digits: &str) -> Result<Ratio<i128>, ExactError> {
    let digits = plain(digits);
    let digits = digits.trim_end_matches('0');
    if digits.is_empty() {
        return Ok(Ratio::zero());
    }
    if digits.len() > 20 {
        return Err(ExactError::TooLarge);
    }
    let below = 10i128.pow(u32::try_from(digits.len()).unwrap_or(20));
    Ok(reduced(whole(digits)?.to_integer(), below).0)
}

fn within_limits(number: Exact) -> Result<Exact, ExactError> {
    let fits = number.numerator().abs() <= LIMIT.saturating_mul(number.denominator())
        && number.denominator() <= Exact::MAX_DENOMINATOR;
    if fits { Ok(number) } else { Err(ExactError::TooLarge) }
}

impl<T: Into<i128>> From<T> for Exact {
    fn from(number: T) -> Self {
        Self(Ratio::from_integer(number.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_is_meant() {
        for (text, shown) in [
            ("8.5", "8.5"),
            ("8½", "8.5"),
            ("½", "0.5"),
            ("-0.53", "-0.53"),
            ("13/3", "13/3"),
            ("1_000", "1000"),
            ("15.21", "15.21"),
            ("0", "0"),
            ("+7", "7"),
            ("6/4", "1.5"),
            ("2.500", "2.5"),
            ("0.05", "0.05"),
            ("⅔", "2/3"),
        ] {
            assert_eq!(
                text.parse::<Exact>().map(|n| n.to_string()),
                Ok(shown.to_owned()),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["", "abc", "1e3", "1.", "nan", "inf", "--1", "1/2/3", "½½", "1.2.3", "."] {
            assert_eq!(text.parse::<Exact>(), Err(ExactError::NotANumber), "{text}");
        }
        assert_eq!("1/0".parse::<Exact>(), Err(ExactError::ZeroBelow));
        for text in [
            "99999999999",
            "1/1000001",
            "0.0000001",
            &"9".repeat(60),
            &format!("0.{}1", "0".repeat(50)),
        ] {
            assert_eq!(text.parse::<Exact>(), Err(ExactError::TooLarge), "{text}");
        }
    }

    #[test]
    fn wall_chart_and_rounded() {
        let number = |text: &str| text.parse::<Exact>().unwrap();
        assert_eq!(number("50.25").mixed(), "50¼");
        assert_eq!(number("-0.5").mixed(), "-½");
        assert_eq!(number("298/3").mixed(), "99⅓");
        assert_eq!(number("18/7").rounded(4), "2.5714");
        assert_eq!(number("4/3").rounded(4), "1.3333");
        assert_eq!(number("-0.00001").rounded(2), "0.00");
    }
}
