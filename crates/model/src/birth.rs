//! A date of birth as files write it: the year, and the day where it is known.

use std::cmp::Ordering;
use std::fmt;

/// A date of birth.
///
/// ```
/// use tiebreak_model::Birth;
/// let day: Birth = "2014/03/09".parse().unwrap();
/// let year: Birth = "2014".parse().unwrap();
/// assert_eq!(day.to_string(), "2014-03-09");
/// assert!("2015".parse::<Birth>().unwrap().compare(year).unwrap().is_gt());
/// // Born in the same year, one of them nobody knows when: neither is the younger.
/// assert_eq!(day.compare(year), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Birth {
    year: u16,
    /// Month and day, where they are known.
    day: Option<(u8, u8)>,
}

impl Birth {
    /// The year of birth, which every form of the date has.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The later one is greater. Nothing where the years are the same and a day is not known.
    pub fn compare(self, other: Self) -> Option<Ordering> {
        match (self.year.cmp(&other.year), self.day, other.day) {
            (Ordering::Equal, Some(own), Some(other)) => Some(own.cmp(&other)),
            (Ordering::Equal, ..) => None,
            (different, ..) => Some(different),
        }
    }
}

impl std::str::FromStr for Birth {
    type Err = ();

    /// `2014-03-09`, `2014/03/09`, `2014.03.09`; `2014` and `2014/00/00` where only the year is
    /// known.
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.trim().split(['-', '/', '.']);
        let year: u16 = parts.next().ok_or(())?.parse().map_err(|_| ())?;
        let mut number = || parts.next().map(|part| part.parse::<u8>().map_err(|_| ())).transpose();
        let (month, day) = (number()?, number()?);
        if !(1850..=2200).contains(&year) || parts.next().is_some() {
            return Err(());
        }
        match (month, day) {
            (None, None) | (Some(0), None | Some(0)) => Ok(Self { year, day: None }),
            (Some(month @ 1..=12), Some(day @ 1..=31)) => {
                Ok(Self { year, day: Some((month, day)) })
            }
            _ => Err(()),
        }
    }
}

impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.day {
            Some((month, day)) => write!(f, "{}-{month:02}-{day:02}", self.year),
            None => write!(f, "{}", self.year),
        }
    }
}
