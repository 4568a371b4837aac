//! Entries as people read them in a log.

use crate::beacon::Chain;
use crate::value::order_words;
use crate::{AnswerEntry, Entry, PublicSource, RecordedValue, Withdrawn};
use std::fmt;

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer(entry) => {
                write!(f, "{}: {entry}", entry.id)?;
                if let Some(seed) = &entry.seed {
                    write!(f, ", drawn from the seed \"{seed}\"")?;
                }
                if !entry.witnesses.is_empty() {
                    write!(f, ", seen by {}", entry.witnesses.join(", "))?;
                }
                match &entry.why {
                    Some(why) => write!(f, "; corrected: {why}{}", signed(entry.by.as_deref())),
                    None => f.write_str(&signed(entry.by.as_deref())),
                }
            }
            Self::Departure(entry) => {
                let order = order_words(&entry.parts);
                write!(f, "Departure from the regulation: {order}: {}{}", entry.why, signed(Some(&entry.by)))
            }
            Self::Withdrawal(entry) => {
                let what = match &entry.what {
                    Withdrawn::Answer { id, .. } => id.as_str(),
                    Withdrawn::Departure { .. } => "the departure",
                };
                write!(f, "{what} withdrawn: {}{}", entry.why, signed(entry.by.as_deref()))
            }
            Self::Commitment(entry) => {
                write!(f, "{}: {} promises the secret with the hash {}", entry.id, entry.party, entry.hash)
            }
            Self::Source(entry) => {
                write!(f, "{}: decided by {}{}", entry.id, entry.source, signed(entry.by.as_deref()))
            }
            Self::Rest(entry) => {
                let players = if entry.players.is_empty() {
                    "everybody".to_owned()
                } else {
                    tiebreak_model::series(&entry.players)
                };
                let minutes = if entry.minutes == 1 { "minute" } else { "minutes" };
                let (count, why) = (entry.minutes, &entry.why);
                write!(f, "{count} {minutes}' rest for {players}: {why}{}", signed(Some(&entry.by)))
            }
            Self::Note(entry) => write!(f, "{}{}", entry.why, signed(Some(&entry.by))),
        }
    }
}

impl fmt::Display for PublicSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drand { chain, round, time } => {
                let name = Chain::find(chain).map_or(chain.as_str(), |chain| chain.name);
                write!(f, "round {round} of the drand beacon {name}, which comes at {time}")
            }
            Self::Text(text) => write!(f, "\"{text}\""),
        }
    }
}

fn signed(by: Option<&str>) -> String {
    by.map(|by| format!(" ({by})")).unwrap_or_default()
}

impl fmt::Display for AnswerEntry {
    /// The answer, with the names of the question where the value alone has none: `A 1-0 B`, `A chose white`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.value, self.asked.as_slice()) {
            (RecordedValue::Result(result), [_, white, black]) => write!(f, "{white} {result} {black}"),
            (RecordedValue::Colour(colour), [_, chooser, ..]) => write!(f, "{chooser} chose {}", colour.word()),
            (value, _) => value.fmt(f),
        }
    }
}
