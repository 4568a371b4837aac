//! When a report says that its tournament was played.

use super::Trf;
use crate::date::{EventDates, event_dates, round_day};
use jiff::civil::Date;
use tiebreak_model::Moment;

impl Trf {
    /// The first and the last day, from records `042` and `052`; without them from the days of the
    /// rounds, record `132`.
    pub fn dates(&self) -> EventDates {
        let dates = event_dates(self.start.as_deref(), self.end.as_deref());
        let rounds = self.days_of_rounds();
        EventDates {
            first: dates.first.or(rounds.first().copied()),
            last: dates.last.or(rounds.last().copied()),
            ..dates
        }
    }

    /// The first day, where it is known.
    pub fn start_date(&self) -> Option<Date> {
        self.dates().first
    }

    /// The day that decides which rules apply: the first one, or the last where only that is known.
    pub(super) fn day_of_rules(&self) -> Option<Date> {
        let dates = self.dates();
        dates.first.or(dates.last)
    }

    /// The last day, where it is known and is not before the first.
    pub(super) fn end_day(&self) -> Option<Moment> {
        let dates = self.dates();
        let end = dates.last?;
        dates.first.is_none_or(|start| start <= end).then(|| end.to_string().parse().ok())?
    }

    /// The days of the rounds, the earliest first.
    fn days_of_rounds(&self) -> Vec<Date> {
        let lines = self.report.iter().filter_map(|line| line.strip_prefix("132 "));
        let mut days: Vec<Date> =
            lines.flat_map(str::split_whitespace).filter_map(round_day).collect();
        days.sort_unstable();
        days
    }
}
