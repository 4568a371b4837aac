//! The clock. Only the server reads it; the engine receives moments as data.

use jiff::{Timestamp, Zoned};
use tiebreak_model::Moment;
use tiebreak_report::{Language, words};

/// The present time, in seconds since 1970.
pub fn seconds() -> i64 {
    present().as_second()
}

fn present() -> Timestamp {
    #[cfg(test)]
    if let Some(at) = set::at() {
        return at;
    }
    Timestamp::now()
}

/// The present time to the second, with the offset of the server's time zone.
pub fn now() -> Option<Moment> {
    written(&now_here())
}

fn now_here() -> Zoned {
    present().to_zoned(jiff::tz::TimeZone::system())
}

/// The time this many minutes ago.
pub fn ago(minutes: i64) -> Option<Moment> {
    written(&now_here().checked_sub(jiff::SignedDuration::from_mins(minutes)).ok()?)
}

fn written(now: &Zoned) -> Option<Moment> {
    let civil = now.datetime().strftime("%Y-%m-%dT%H:%M:%S").to_string();
    let seconds = now.offset().seconds();
    let sign = if seconds < 0 { '-' } else { '+' };
    format!("{civil}{sign}{:02}:{:02}", seconds.abs() / 3600, seconds.abs() % 3600 / 60)
        .parse()
        .ok()
}

/// A day for lists: `15 November 2026`, in German `15. November 2026`.
pub fn day(language: Language, seconds: i64) -> String {
    here(seconds).map_or(String::new(), |time| words::day_in_words(language, time.date()))
}

/// A day with the time: `15 November 2026, 18:12`, in German `15. November 2026, 18:12`.
pub fn moment(language: Language, seconds: i64) -> String {
    here(seconds).map_or(String::new(), |time| {
        format!("{}, {}", words::day_in_words(language, time.date()), time.strftime("%H:%M"))
    })
}

/// The present time of day with its zone: `18:12:05 CET`.
pub fn time_of_day() -> String {
    here(seconds()).map_or(String::new(), |time| time.strftime("%H:%M:%S %Z").to_string())
}

/// A time in the server's time zone.
fn here(seconds: i64) -> Option<Zoned> {
    Timestamp::from_second(seconds).ok().map(|time| time.to_zoned(jiff::tz::TimeZone::system()))
}

/// The clock of a test that plays a whole evening in a moment.
#[cfg(test)]
pub mod set {
    use jiff::Timestamp;
    use std::cell::Cell;

    thread_local! {
        static AT: Cell<Option<Timestamp>> = const { Cell::new(None) };
    }

    /// Sets the clock of this thread, in seconds since 1970.
    pub fn to(seconds: i64) {
        AT.set(Timestamp::from_second(seconds).ok());
    }

    pub(super) fn at() -> Option<Timestamp> {
        AT.get()
    }
}
