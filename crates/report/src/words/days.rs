//! The days of an event, as a programme prints them.

use jiff::civil::Date;
use tiebreak_model::Event;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// "13 to 28 January 2024", "27 April to 3 May 2024", "3 May 2024"; nothing where the event does not say.
pub fn days(event: &Event) -> Option<String> {
    let [start, end] = [event.start, event.end].map(|day| day.map(tiebreak_model::Moment::date));
    match (start, end) {
        (Some(start), Some(end)) if start != end => Some(from_to(start, end)),
        (day, other) => day.or(other).map(day_in_words),
    }
}

/// "3 May 2024".
pub fn day_in_words(day: Date) -> String {
    format!("{} {} {}", day.day(), month(day), day.year())
}

fn from_to(start: Date, end: Date) -> String {
    let from = match (start.year() == end.year(), start.month() == end.month()) {
        (true, true) => start.day().to_string(),
        (true, false) => format!("{} {}", start.day(), month(start)),
        (false, _) => day_in_words(start),
    };
    format!("{from} to {}", day_in_words(end))
}

fn month(day: Date) -> &'static str {
    let at = usize::try_from(day.month() - 1).unwrap_or(0);
    MONTHS.get(at).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::{DraftEvent, DraftParticipant};

    #[test]
    fn days_are_said_as_a_programme_prints_them() {
        let said = |start: Option<&str>, end: Option<&str>| {
            let [start, end] = [start, end].map(|day| day.map(|day| day.parse().unwrap()));
            let participants = vec![DraftParticipant { name: "Ann".into(), ..DraftParticipant::default() }];
            days(&Event::new(DraftEvent { participants, start, end, ..DraftEvent::default() }).unwrap())
        };
        assert_eq!(said(Some("2024-01-13"), Some("2024-01-28")).as_deref(), Some("13 to 28 January 2024"));
        assert_eq!(said(Some("2024-04-27"), Some("2024-05-03")).as_deref(), Some("27 April to 3 May 2024"));
        assert_eq!(said(Some("2024-12-28"), Some("2025-01-05")).as_deref(), Some("28 December 2024 to 5 January 2025"));
        assert_eq!(said(Some("2024-05-03"), Some("2024-05-03")).as_deref(), Some("3 May 2024"));
        assert_eq!(said(None, Some("2018-08-27")).as_deref(), Some("27 August 2018"));
        assert_eq!(said(None, None), None);
    }
}
