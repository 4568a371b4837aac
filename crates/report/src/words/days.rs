//! The days of an event, as a programme prints them.

use crate::{Language, say};
use jiff::civil::Date;
use tiebreak_model::Event;

/// "13 to 28 January 2024", "27 April to 3 May 2024", "3 May 2024"; `None` if the event has no
/// dates.
pub fn days(language: Language, event: &Event) -> Option<String> {
    let [start, end] =
        [event.start(), event.end()].map(|day| day.map(tiebreak_model::Moment::date));
    match (start, end) {
        (Some(start), Some(end)) if start != end => Some(from_to(language, start, end)),
        (day, other) => day.or(other).map(|day| day_in_words(language, day)),
    }
}

/// "3 May 2024".
pub fn day_in_words(language: Language, day: Date) -> String {
    say!(
        language,
        day_in_words { day: number(day.day()), month: month(language, day), year: year(day) }
    )
}

fn from_to(language: Language, start: Date, end: Date) -> String {
    let [from, to] = [start, end].map(|day| number(day.day()));
    let [from_month, to_month] = [start, end].map(|day| month(language, day));
    match (start.year() == end.year(), start.month() == end.month()) {
        (true, true) => {
            say!(language, days_in_month { from, to, month: to_month, year: year(end) })
        }
        (true, false) => {
            say!(language, days_in_year { from, from_month, to, to_month, year: year(end) })
        }
        (false, _) => {
            let (from_year, to_year) = (year(start), year(end));
            say!(language, days_apart { from, from_month, from_year, to, to_month, to_year })
        }
    }
}

fn month(language: Language, day: Date) -> String {
    say!(language, month { month: number(day.month()) })
}

fn number(of: i8) -> u32 {
    u32::from(of.unsigned_abs())
}

fn year(day: Date) -> String {
    day.year().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::{DraftEvent, DraftParticipant, EventInfo};

    #[test]
    fn days_are_said_as_a_programme_prints_them() {
        let in_language = |language: Language, start: Option<&str>, end: Option<&str>| {
            let [start, end] = [start, end].map(|day| day.map(|day| day.parse().unwrap()));
            let participants =
                vec![DraftParticipant { name: "Ann".into(), ..DraftParticipant::default() }];
            days(
                language,
                &Event::new(DraftEvent {
                    participants,
                    info: EventInfo { start, end, ..EventInfo::default() },
                    ..DraftEvent::default()
                })
                .unwrap(),
            )
        };
        let said = |start, end| in_language(Language::En, start, end);
        assert_eq!(
            said(Some("2024-01-13"), Some("2024-01-28")).as_deref(),
            Some("13 to 28 January 2024")
        );
        assert_eq!(
            said(Some("2024-04-27"), Some("2024-05-03")).as_deref(),
            Some("27 April to 3 May 2024")
        );
        assert_eq!(
            said(Some("2024-12-28"), Some("2025-01-05")).as_deref(),
            Some("28 December 2024 to 5 January 2025")
        );
        assert_eq!(said(Some("2024-05-03"), Some("2024-05-03")).as_deref(), Some("3 May 2024"));
        assert_eq!(said(None, Some("2018-08-27")).as_deref(), Some("27 August 2018"));
        assert_eq!(said(None, None), None);
        let new_year =
            |language| in_language(language, Some("2024-12-28"), Some("2025-01-01")).unwrap();
        assert_eq!(new_year(Language::De), "28. Dezember 2024 bis 1. Januar 2025");
        assert_eq!(new_year(Language::Fr), "du 28 décembre 2024 au 1er janvier 2025");
        assert_eq!(new_year(Language::Es), "del 28 de diciembre de 2024 al 1 de enero de 2025");
    }
}
