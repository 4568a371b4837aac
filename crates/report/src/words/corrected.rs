//! Corrections, in words for the public board.

use super::{amendment, answer, back, place_in_play_off, time};
use crate::{Language, say};
use tiebreak_model::{Event, Moment};
use tiebreak_record::{AnswerEntry, Entry, Record, RecordedValue, WithdrawnEntry};

/// How long a board shows a correction, in minutes.
pub const MINUTES_SHOWN: u32 = 10;

/// A correction for the public.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// The sentence: "Corrected 19:52 CET: final, game 2 is ½–½, not 1–0."
    pub sentence: String,
    /// Until when it is shown, in seconds since 1970.
    pub until: i64,
}

/// The last correction, if it is at most ten minutes old.
pub fn corrected(
    language: Language,
    event: &Event,
    record: &Record,
    now: i64,
) -> Option<Correction> {
    let (index, entry, at, until) = last(record, now)?;
    Some(Correction { sentence: sentence(language, record, index, entry, time(event, at))?, until })
}

/// Until when the last correction is shown.
pub fn corrected_until(record: &Record, now: i64) -> Option<i64> {
    last(record, now).map(|(.., until)| until)
}

/// The last entry that corrects something: its position, its time, and until when it is shown.
fn last(record: &Record, now: i64) -> Option<(usize, &Entry, Moment, i64)> {
    let last = record.entries().iter().enumerate().rev().find_map(|(index, entry)| {
        let corrects = match entry {
            Entry::Answer(answer) => answer.why.is_some(),
            Entry::Withdrawal(_) | Entry::Amendment(_) => true,
            _ => false,
        };
        let at = entry.at().filter(|_| corrects)?;
        Some((index, entry, at, at.plus_minutes(MINUTES_SHOWN).timestamp()?.as_second()))
    });
    last.filter(|(.., until)| *until > now)
}

fn sentence(
    language: Language,
    record: &Record,
    index: usize,
    entry: &Entry,
    time: String,
) -> Option<String> {
    let earlier = |id: &str, asked: &[String]| {
        record.entries().iter().take(index).rev().find_map(|entry| match entry {
            Entry::Answer(answer) if answer.id == id && answer.asked == asked => Some(answer),
            _ => None,
        })
    };
    match entry {
        Entry::Answer(new) if new.why.is_some() => {
            let old = earlier(&new.id, &new.asked).filter(|old| old.value != new.value);
            let (place, now) = (place_in_play_off(language, &new.id), short(language, new));
            Some(match old {
                Some(old) => say!(
                    language,
                    corrected_instead { time, place, now, was: short(language, old) }
                ),
                None => say!(language, corrected_now { time, place, now }),
            })
        }
        Entry::Withdrawal(taken) => {
            let what = match &taken.what {
                WithdrawnEntry::Answer { id, asked } => {
                    let old = earlier(id, asked).map(|old| format!(", {}", whole(language, old)));
                    format!("{}{}", place_in_play_off(language, id), old.unwrap_or_default())
                }
                WithdrawnEntry::Departure { .. } => say!(language, the_departure),
                WithdrawnEntry::Leave { name } => {
                    return Some(say!(
                        language,
                        corrected_otherwise { time, what: back(language, name) }
                    ));
                }
            };
            Some(say!(language, taken_back { time, what }))
        }
        Entry::Amendment(amended) => {
            let what = amendment(language, amended);
            Some(say!(language, corrected_otherwise { time, what: what.trim_end_matches('.') }))
        }
        _ => None,
    }
}

/// A result between the two names; other answers in words.
fn whole(language: Language, entry: &AnswerEntry) -> String {
    match (&entry.value, entry.participants()) {
        (RecordedValue::Result(_), [white, black]) => {
            format!("{white} {} {black}", short(language, entry))
        }
        _ => answer(language, entry),
    }
}

/// A result alone, in a person's notation; other answers in words.
fn short(language: Language, entry: &AnswerEntry) -> String {
    match &entry.value {
        RecordedValue::Result(result) => {
            result.to_string().replace("1/2-1/2", "½–½").replace('-', "–")
        }
        _ => answer(language, entry),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::{DraftEvent, DraftParticipant, EventInfo, GameResult, Zone};
    use tiebreak_record::{Header, SourceFile, Withdrawal};

    fn game(result: GameResult, why: Option<&str>, at: &str) -> Entry {
        Entry::Answer(AnswerEntry {
            id: "final/game-2".into(),
            asked: ["game", "Jean-Luc", "Ben"].map(str::to_owned).to_vec(),
            value: RecordedValue::Result(result),
            seed: None,
            reveals: Vec::new(),
            outcome: None,
            witnesses: Vec::new(),
            from: None,
            by: Some("Ann".into()),
            why: why.map(str::to_owned),
            at: at.parse().ok(),
        })
    }

    fn said(entries: Vec<Entry>, now: &str) -> Option<String> {
        let participants =
            vec![DraftParticipant { name: "Ben".into(), ..DraftParticipant::default() }];
        let time_zone = Zone::find("Europe/Amsterdam");
        let event = Event::new(DraftEvent {
            participants,
            info: EventInfo { time_zone, ..EventInfo::default() },
            ..DraftEvent::default()
        })
        .unwrap();
        let source =
            || SourceFile { name: "x".into(), file: None, sha256: "0".repeat(64), text: None };
        let mut record =
            Record::start(Header { program: "x".into(), event: source(), regulation: source() });
        for entry in entries {
            record.append(entry);
        }
        let now: tiebreak_model::Moment = now.parse().unwrap();
        corrected(Language::En, &event, &record, now.timestamp().unwrap().as_second())
            .map(|correction| correction.sentence)
    }

    #[test]
    fn the_board_says_it_for_ten_minutes() {
        let first = || game(GameResult::White, None, "2024-01-28T18:40:00Z");
        let second = || game(GameResult::Draw, Some("read from the slip"), "2024-01-28T18:52:00Z");
        let sentence = "Corrected 19:52 CET: Final, game 2 is ½–½, not 1–0.";
        assert_eq!(
            said(vec![first(), second()], "2024-01-28T18:52:01Z").as_deref(),
            Some(sentence)
        );
        assert_eq!(
            said(vec![first(), second()], "2024-01-28T19:01:59Z").as_deref(),
            Some(sentence)
        );
        assert_eq!(said(vec![first(), second()], "2024-01-28T19:02:00Z"), None);
        assert_eq!(said(vec![first()], "2024-01-28T18:40:01Z"), None, "an answer is no correction");
    }

    #[test]
    fn what_was_taken_back_is_named() {
        let back = |what| {
            let at = "2024-01-28T18:41:00Z".parse().ok();
            Entry::Withdrawal(Withdrawal { what, by: None, why: "x".into(), at })
        };
        let first = || game(GameResult::White, None, "2024-01-28T18:40:00Z");
        let Entry::Answer(answer) = first() else { unreachable!() };
        let entries =
            vec![first(), back(WithdrawnEntry::Answer { id: answer.id, asked: answer.asked })];
        let sentence = "Taken back 19:41 CET: Final, game 2, Jean-Luc 1–0 Ben.";
        assert_eq!(said(entries, "2024-01-28T18:42:00Z").as_deref(), Some(sentence));
        let left = vec![back(WithdrawnEntry::Leave { name: "Ben".into() })];
        let sentence = "Corrected 19:41 CET: Ben is in the play-off after all.";
        assert_eq!(said(left, "2024-01-28T18:42:00Z").as_deref(), Some(sentence));
    }
}
