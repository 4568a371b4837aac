//! Moments of the day on which an event ends, with or without the offset of their zone.

use jiff::civil::DateTime;
use jiff::tz::Offset;
use jiff::{Span, Timestamp};
use std::fmt;
use std::str::FromStr;

/// A date and time as written, with its offset where one was given.
///
/// ```
/// use tiebreak_model::Moment;
/// let finished: Moment = "2024-01-28T17:42:00+01:00".parse().unwrap();
/// assert_eq!(finished.plus_minutes(30).to_string(), "2024-01-28T18:12:00+01:00");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    civil: DateTime,
    offset: Option<Offset>,
}

impl Moment {
    /// A date and time with its offset.
    pub(crate) fn new(civil: DateTime, offset: Offset) -> Self {
        Self { civil, offset: Some(offset) }
    }

    /// What the clock shows.
    pub(crate) fn civil(self) -> DateTime {
        self.civil
    }

    /// The offset as people write it, `UTC+1` or `UTC+5:30`, where one was given.
    pub fn offset_words(self) -> Option<String> {
        let seconds = self.offset?.seconds();
        let sign = if seconds < 0 { '−' } else { '+' };
        let (hours, minutes) = (seconds.abs() / 3600, seconds.abs() % 3600 / 60);
        Some(match (hours, minutes) {
            (0, 0) => "UTC".to_owned(),
            (hours, 0) => format!("UTC{sign}{hours}"),
            (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
        })
    }

    /// The moment this number of minutes later, or the last representable one.
    pub fn plus_minutes(self, minutes: u32) -> Self {
        let later = Span::new().try_minutes(minutes).and_then(|span| self.civil.checked_add(span));
        let civil = later.unwrap_or(DateTime::MAX);
        Self { civil, offset: self.offset }
    }

    /// Whether it carries an offset: only moments of one sort can be compared.
    pub fn has_offset(self) -> bool {
        self.offset.is_some()
    }

    /// The point in time, if the offset is known.
    pub fn timestamp(self) -> Option<Timestamp> {
        self.offset?.to_timestamp(self.civil).ok()
    }

    /// The calendar day, without the time.
    pub fn date(self) -> jiff::civil::Date {
        self.civil.date()
    }

    /// Hours and minutes, for people in the hall.
    pub fn hour_minute(self) -> String {
        format!("{:02}:{:02}", self.civil.hour(), self.civil.minute())
    }

    /// Minutes from `earlier` to here.
    pub fn minutes_since(self, earlier: Self) -> i64 {
        (self.key() - earlier.key()).div_euclid(60)
    }

    fn key(self) -> i64 {
        match self.timestamp() {
            Some(timestamp) => timestamp.as_second(),
            None => Offset::UTC.to_timestamp(self.civil).map_or(0, Timestamp::as_second),
        }
    }
}

impl PartialOrd for Moment {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Moment {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key()).then_with(|| self.civil.cmp(&other.civil))
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.civil)?;
        let Some(offset) = self.offset else { return Ok(()) };
        let seconds = offset.seconds();
        let sign = if seconds < 0 { '-' } else { '+' };
        write!(f, "{sign}{:02}:{:02}", seconds.abs() / 3600, seconds.abs() % 3600 / 60)
    }
}

impl FromStr for Moment {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.trim().replacen(' ', "T", 1);
        let split = text
            .char_indices()
            .skip(11)
            .find(|(_, c)| matches!(c, '+' | '-' | 'Z' | 'z'))
            .map(|(at, _)| at);
        let (civil, zone) = match split {
            Some(at) => (&text[..at], Some(&text[at..])),
            None => (text.as_str(), None),
        };
        let offset = match zone {
            None => None,
            Some("Z" | "z") => Some(Offset::UTC),
            Some(zone) => {
                let (hours, minutes) = zone[1..].split_once(':').ok_or(())?;
                let (hours, minutes): (u8, u8) =
                    (hours.parse().map_err(drop)?, minutes.parse().map_err(drop)?);
                let seconds = i32::from(hours) * 3600 + i32::from(minutes) * 60;
                let seconds = if zone.starts_with('-') { -seconds } else { seconds };
                Some(Offset::from_seconds(seconds).map_err(drop)?)
            }
        };
        Ok(Self { civil: civil.parse().map_err(drop)?, offset })
    }
}
