//! Times of day with their zone: that of the event, or else the written offset.

use crate::{Language, say};
use tiebreak_model::{Event, Moment};

/// A time: `18:12 CET`; `18:12 UTC+1` if the event has no time zone; `18:12` if neither is known.
pub fn time(event: &Event, moment: Moment) -> String {
    zoned(&here(event, moment).hour_minute(), event, moment)
}

/// A time without its zone, for use next to another one that has it.
pub fn bare_time(event: &Event, moment: Moment) -> String {
    here(event, moment).hour_minute()
}

/// A day and a time: `2024-01-28 18:12 CET`; in German `28.01.2024 18:12 CET`.
pub fn day_and_time(language: Language, event: &Event, moment: Moment) -> String {
    let here = here(event, moment);
    let date = here.date();
    let [month, day] = [date.month(), date.day()].map(|number| format!("{number:02}"));
    let date = say!(language, short_date { year: format!("{:04}", date.year()), month, day });
    zoned(&format!("{date} {}", here.hour_minute()), event, moment)
}

fn here(event: &Event, moment: Moment) -> Moment {
    event.time_zone().map_or(moment, |zone| zone.here(moment))
}

fn zoned(shown: &str, event: &Event, moment: Moment) -> String {
    let zone = match event.time_zone() {
        Some(zone) => zone.abbreviation(moment),
        None => moment.offset_words(),
    };
    zone.map_or_else(|| shown.to_owned(), |zone| format!("{shown} {zone}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::{DraftEvent, DraftParticipant, EventInfo, Zone};

    #[test]
    fn every_time_says_its_zone() {
        let participants =
            vec![DraftParticipant { name: "Ann".into(), ..DraftParticipant::default() }];
        let event = |zone: Option<&str>| {
            let time_zone = zone.and_then(Zone::find);
            Event::new(DraftEvent {
                participants: participants.clone(),
                info: EventInfo { time_zone, ..EventInfo::default() },
                ..DraftEvent::default()
            })
            .unwrap()
        };
        let moment: Moment = "2024-01-28T23:12:00+00:00".parse().unwrap();
        let [amsterdam, kolkata, nowhere] =
            [Some("Europe/Amsterdam"), Some("Asia/Kolkata"), None].map(event);
        assert_eq!(time(&amsterdam, moment), "00:12 CET");
        assert_eq!(day_and_time(Language::En, &amsterdam, moment), "2024-01-29 00:12 CET");
        assert_eq!(day_and_time(Language::De, &amsterdam, moment), "29.01.2024 00:12 CET");
        assert_eq!(time(&kolkata, moment), "04:42 IST");
        assert_eq!(time(&nowhere, moment), "23:12 UTC");
        assert_eq!(time(&nowhere, "2024-01-28T23:12:00-03:30".parse().unwrap()), "23:12 UTC−3:30");
        assert_eq!(time(&nowhere, "2024-01-28T23:12:00".parse().unwrap()), "23:12");
    }
}
