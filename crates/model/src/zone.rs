//! The time zone in which an event is played, from the IANA database that the program carries
//! along.

use crate::Moment;
use jiff::Timestamp;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use std::fmt;
use std::sync::LazyLock;

/// The database in the program: the same on every machine, whatever is installed there.
static BUNDLED: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// A time zone by its name in the IANA database.
///
/// ```
/// use tiebreak_model::{Moment, Zone};
/// let zone = Zone::find("Europe/Amsterdam").unwrap();
/// let finished: Moment = "2024-01-28T16:42:00Z".parse().unwrap();
/// assert_eq!(zone.here(finished).to_string(), "2024-01-28T17:42:00+01:00");
/// assert_eq!(zone.abbreviation(finished).as_deref(), Some("CET"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    /// The zone of a name; capitals do not matter.
    pub fn find(name: &str) -> Option<Self> {
        let zone = BUNDLED.get(name).ok()?;
        zone.iana_name().is_some().then_some(Self(zone))
    }

    /// All names, in order.
    pub fn names() -> Vec<String> {
        let mut names: Vec<String> =
            BUNDLED.available().map(|name| name.as_str().to_owned()).collect();
        names.sort_unstable();
        names
    }

    /// Names of zones that somebody who wrote `wrong` may have meant: the same city, or part of the
    /// name.
    pub fn near(wrong: &str) -> Vec<String> {
        let plain = |text: &str| text.to_lowercase().replace([' ', '-'], "_");
        let wrong = plain(wrong.trim());
        let city = wrong.rsplit('/').next().unwrap_or_default();
        if city.len() < 3 {
            return Vec::new();
        }
        let found = Self::names().into_iter().filter(|name| plain(name).contains(city));
        found.take(5).collect()
    }

    /// The name: `Europe/Amsterdam`.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or_default()
    }

    /// A moment on the clocks of this zone. One without an offset was read from them.
    pub fn here(&self, moment: Moment) -> Moment {
        let time = moment
            .timestamp()
            .or_else(|| self.0.to_ambiguous_timestamp(moment.civil()).compatible().ok());
        time.map_or(moment, |time| self.at(time))
    }

    /// A point in time on the clocks of this zone.
    pub fn at(&self, time: Timestamp) -> Moment {
        let offset = self.0.to_offset(time);
        Moment::new(offset.to_datetime(time), offset)
    }

    /// What the zone is called at a moment, in short: `CET`, `CEST`; `+03` where it has no letters.
    pub fn abbreviation(&self, moment: Moment) -> Option<String> {
        let time = self.here(moment).timestamp()?;
        Some(self.0.to_offset_info(time).abbreviation().to_owned())
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(text: &str) -> Moment {
        text.parse().unwrap()
    }

    #[test]
    fn winter_and_summer_have_their_own_offsets() {
        let zone = Zone::find("europe/amsterdam").unwrap();
        assert_eq!(zone.name(), "Europe/Amsterdam");
        assert_eq!(
            zone.here(moment("2024-07-28T17:42:00")).to_string(),
            "2024-07-28T17:42:00+02:00"
        );
        assert_eq!(
            zone.here(moment("2024-01-28T17:42:00")).to_string(),
            "2024-01-28T17:42:00+01:00"
        );
        assert_eq!(
            zone.here(moment("2024-07-28T17:42:00-05:00")).to_string(),
            "2024-07-29T00:42:00+02:00"
        );
        assert_eq!(zone.abbreviation(moment("2024-07-28T17:42:00")).as_deref(), Some("CEST"));
    }

    #[test]
    fn an_hour_that_is_left_out_or_comes_twice_is_still_a_time() {
        let zone = Zone::find("Europe/Amsterdam").unwrap();
        assert_eq!(
            zone.here(moment("2024-03-31T02:30:00")).to_string(),
            "2024-03-31T03:30:00+02:00"
        );
        assert_eq!(
            zone.here(moment("2024-10-27T02:30:00")).to_string(),
            "2024-10-27T02:30:00+02:00"
        );
    }

    #[test]
    fn unknown_names_have_neighbours() {
        assert_eq!(Zone::find("Amsterdam"), None);
        assert_eq!(Zone::near("amsterdam"), ["Europe/Amsterdam"]);
        assert_eq!(Zone::near("Asia/New York"), ["America/New_York"]);
        assert_eq!(Zone::near("xy"), Vec::<String>::new());
    }
}
