//! What was corrected, for those who look at the board.

use super::{answer, left, place_in_play_off, time};
use tiebreak_model::Event;
use tiebreak_record::{AnswerEntry, Entry, Record, RecordedValue, Withdrawn};

/// How long a board says that something was corrected.
pub const MINUTES_SHOWN: u32 = 10;

/// A correction that the public is told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// What was corrected: "Corrected 19:52 CET: final, game 2 is ½–½, not 1–0."
    pub sentence: String,
    /// Until when it is shown, in seconds since 1970.
    pub until: i64,
}

/// The last correction, if it is not older than ten minutes.
pub fn corrected(event: &Event, record: &Record, now: i64) -> Option<Correction> {
    let entries = record.entries();
    entries.iter().enumerate().rev().find_map(|(index, entry)| {
        let at = entry.at()?;
        let until = at.plus_minutes(MINUTES_SHOWN).timestamp()?.as_second();
        let (verb, what) = what(&entries[..index], entry)?;
        let sentence = format!("{verb} {}: {what}.", time(event, at));
        (until > now).then_some(Correction { sentence, until })
    })
}

fn what(before: &[Entry], entry: &Entry) -> Option<(&'static str, String)> {
    let earlier = |id: &str, asked: &[String]| {
        before.iter().rev().find_map(|entry| match entry {
            Entry::Answer(answer) if answer.id == id && answer.asked == asked => Some(answer),
            _ => None,
        })
    };
    match entry {
        Entry::Answer(new) if new.why.is_some() => {
            let old = earlier(&new.id, &new.asked).filter(|old| old.value != new.value);
            let instead = old.map(|old| format!(", not {}", short(old))).unwrap_or_default();
            Some(("Corrected", format!("{} is {}{instead}", place_in_play_off(&new.id), short(new))))
        }
        Entry::Withdrawal(back) => {
            let what = match &back.what {
                Withdrawn::Answer { id, asked } => {
                    let old = earlier(id, asked).map(|old| format!(", {}", answer(old).replace('-', "–")));
                    format!("{}{}", place_in_play_off(id), old.unwrap_or_default())
                }
                Withdrawn::Departure { .. } => "the departure from the regulation".to_owned(),
                Withdrawn::Leave { name } => format!("that {}", left(name)),
            };
            Some(("Taken back", what))
        }
        _ => None,
    }
}

/// A result alone, as people read it; other answers in their words.
fn short(entry: &AnswerEntry) -> String {
    match &entry.value {
        RecordedValue::Result(result) => result.to_string().replace("1/2-1/2", "½–½").replace('-', "–"),
        _ => answer(entry),
    }
}
