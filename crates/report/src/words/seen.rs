//! Entries of a record with the names that people see. The record itself keeps the names of the
//! event file.

use std::borrow::Cow;
use tiebreak_model::Event;
use tiebreak_record::{
    AnswerEntry, DepartureEntry, Entry, Leave, RecordedValue, Rest, Withdrawal, WithdrawnEntry,
};

/// The name under which people see a participant; other names stay as they are.
pub fn seen_name<'n>(seen: &'n Event, name: &'n str) -> &'n str {
    seen.find(name).map_or(name, |id| seen.name(id))
}

fn names(seen: &Event, names: &[String]) -> Vec<String> {
    names.iter().map(|name| seen_name(seen, name).to_owned()).collect()
}

fn parts(seen: &Event, parts: &[Vec<String>]) -> Vec<Vec<String>> {
    parts.iter().map(|part| names(seen, part)).collect()
}

/// An answer with the names of an event as people see it.
pub fn seen_answer(seen: &Event, answer: &AnswerEntry) -> AnswerEntry {
    let value = match &answer.value {
        RecordedValue::Order(order) => RecordedValue::Order(parts(seen, order)),
        RecordedValue::Game { white, result } => {
            RecordedValue::Game { white: seen_name(seen, white).to_owned(), result: *result }
        }
        other => other.clone(),
    };
    AnswerEntry { value, asked: names(seen, &answer.asked), ..answer.clone() }
}

/// An entry with the names of an event as people see it.
pub fn seen_entry<'e>(seen: &Event, entry: &'e Entry) -> Cow<'e, Entry> {
    Cow::Owned(match entry {
        Entry::Answer(answer) => Entry::Answer(seen_answer(seen, answer)),
        Entry::Departure(departure) => Entry::Departure(DepartureEntry {
            parts: parts(seen, &departure.parts),
            ..departure.clone()
        }),
        Entry::Withdrawal(Withdrawal { what: WithdrawnEntry::Leave { name }, by, why, at }) => {
            let name = seen_name(seen, name).to_owned();
            Entry::Withdrawal(Withdrawal {
                what: WithdrawnEntry::Leave { name },
                by: by.clone(),
                why: why.clone(),
                at: *at,
            })
        }
        Entry::Leave(leave) => {
            let name = seen_name(seen, &leave.name).to_owned();
            Entry::Leave(Leave { name, ..leave.clone() })
        }
        Entry::Rest(rest) => {
            Entry::Rest(Rest { players: names(seen, &rest.players), ..rest.clone() })
        }
        _ => return Cow::Borrowed(entry),
    })
}
