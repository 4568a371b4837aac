//! What was corrected, for those who look at the board.

use super::{amendment, answer, back, place_in_play_off, time};
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
        Entry::Withdrawal(taken) => {
            let what = match &taken.what {
                Withdrawn::Answer { id, asked } => {
                    let old = earlier(id, asked).map(|old| format!(", {}", whole(old)));
                    format!("{}{}", place_in_play_off(id), old.unwrap_or_default())
                }
                Withdrawn::Departure { .. } => "the departure from the regulation".to_owned(),
                Withdrawn::Leave { name } => return Some(("Corrected", back(name))),
            };
            Some(("Taken back", what))
        }
        Entry::Amendment(amended) => Some(("Corrected", amendment(amended).trim_end_matches('.').to_owned())),
        _ => None,
    }
}

/// A result between the two names; other answers in their words.
fn whole(entry: &AnswerEntry) -> String {
    match (&entry.value, entry.participants()) {
        (RecordedValue::Result(_), [white, black]) => format!("{white} {} {black}", short(entry)),
        _ => answer(entry),
    }
}

/// A result alone, as people read it; other answers in their words.
fn short(entry: &AnswerEntry) -> String {
    match &entry.value {
        RecordedValue::Result(result) => result.to_string().replace("1/2-1/2", "½–½").replace('-', "–"),
        _ => answer(entry),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::{DraftEvent, DraftParticipant, GameResult, Zone};
    use tiebreak_record::{Header, Source, Withdrawal};

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
        let participants = vec![DraftParticipant { name: "Ben".into(), ..DraftParticipant::default() }];
        let time_zone = Zone::find("Europe/Amsterdam");
        let event = Event::new(DraftEvent { participants, time_zone, ..DraftEvent::default() }).unwrap();
        let source = || Source { name: "x".into(), file: None, sha256: "0".repeat(64), text: None };
        let mut record = Record::start(Header { program: "x".into(), event: source(), regulation: source() });
        for entry in entries {
            record.append(entry);
        }
        let now: tiebreak_model::Moment = now.parse().unwrap();
        corrected(&event, &record, now.timestamp().unwrap().as_second()).map(|correction| correction.sentence)
    }

    #[test]
    fn the_board_says_it_for_ten_minutes() {
        let first = || game(GameResult::White, None, "2024-01-28T18:40:00Z");
        let second = || game(GameResult::Draw, Some("read from the slip"), "2024-01-28T18:52:00Z");
        let sentence = "Corrected 19:52 CET: Final, game 2 is ½–½, not 1–0.";
        assert_eq!(said(vec![first(), second()], "2024-01-28T18:52:01Z").as_deref(), Some(sentence));
        assert_eq!(said(vec![first(), second()], "2024-01-28T19:01:59Z").as_deref(), Some(sentence));
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
        let entries = vec![first(), back(Withdrawn::Answer { id: answer.id, asked: answer.asked })];
        let sentence = "Taken back 19:41 CET: Final, game 2, Jean-Luc 1–0 Ben.";
        assert_eq!(said(entries, "2024-01-28T18:42:00Z").as_deref(), Some(sentence));
        let left = vec![back(Withdrawn::Leave { name: "Ben".into() })];
        let sentence = "Corrected 19:41 CET: Ben is in the play-off after all.";
        assert_eq!(said(left, "2024-01-28T18:42:00Z").as_deref(), Some(sentence));
    }
}
