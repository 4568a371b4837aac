//! How many: `2`, `3..4`, `5..`, `..4`.

use std::fmt;
use std::str::FromStr;

/// A number of participants, or a range of numbers.
///
/// ```
/// use tiebreak_regulation::Count;
/// let count: Count = "3..4".parse().unwrap();
/// assert!(count.holds(4) && !count.holds(5));
/// assert!("5..".parse::<Count>().unwrap().holds(24));
/// assert_eq!("3-4".parse(), Ok(count));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// The smallest number that fits.
    pub from: usize,
    /// The most, or no limit.
    pub to: Option<usize>,
}

impl Count {
    /// Whether `number` is meant.
    pub fn holds(self, number: usize) -> bool {
        number >= self.from && self.to.is_none_or(|to| number <= to)
    }
}

impl FromStr for Count {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |text: &str| text.trim().parse::<usize>().map_err(drop);
        let count = match text
            .split_once("..")
            .or_else(|| text.split_once('-').filter(|(_, to)| !to.trim().is_empty()))
        {
            Some(("", to)) => Self { from: 1, to: Some(number(to)?) },
            Some((from, "")) => Self { from: number(from)?, to: None },
            Some((from, to)) => Self { from: number(from)?, to: Some(number(to)?) },
            None => Self { from: number(text)?, to: Some(number(text)?) },
        };
        if count.to.is_some_and(|to| to < count.from) { Err(()) } else { Ok(count) }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to {
            Some(to) if to == self.from => write!(f, "{}", self.from),
            Some(to) => write!(f, "{} to {to}", self.from),
            None => write!(f, "{} or more", self.from),
        }
    }
}
