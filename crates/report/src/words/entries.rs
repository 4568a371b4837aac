//! Entries of a record as people read them in a log.

use super::{amendment, capital};
use tiebreak_model::{Exact, series};
use tiebreak_record::{AnswerEntry, Chain, Entry, Fate, Provenance, PublicSource, RecordedValue, Withdrawn};

/// An entry in a sentence.
pub fn entry(entry: &Entry) -> String {
    match entry {
        Entry::Answer(entry) => answer_entry(entry),
        Entry::Departure(entry) => {
            let order = order(&entry.parts);
            format!("Departure from the regulation: {order}: {}{}", entry.why, signed(Some(&entry.by)))
        }
        Entry::Withdrawal(entry) => {
            let what = match &entry.what {
                Withdrawn::Answer { id, .. } => format!("{id} withdrawn"),
                Withdrawn::Departure { .. } => "the departure withdrawn".to_owned(),
                Withdrawn::Leave { name } => back(name),
            };
            format!("{what}: {}{}", entry.why, signed(entry.by.as_deref()))
        }
        Entry::Leave(entry) => format!("{}: {}{}", left(&entry.name), entry.why, signed(entry.by.as_deref())),
        Entry::Amendment(entry) => {
            format!("{}: {}{}", capital(&amendment(entry)), entry.why, signed(entry.by.as_deref()))
        }
        Entry::Commitment(entry) => {
            format!("{}: {} promises the secret with the hash {}", entry.id, entry.party, entry.hash)
        }
        Entry::Source(entry) => {
            format!("{}: decided by {}{}", entry.id, public_source(&entry.source), signed(entry.by.as_deref()))
        }
        Entry::Rest(entry) => {
            let players = if entry.players.is_empty() { "everybody".to_owned() } else { series(&entry.players) };
            if entry.minutes == 0 {
                return format!("The rest of {players} ends: {}{}", entry.why, signed(Some(&entry.by)));
            }
            let minutes = if entry.minutes == 1 { "minute" } else { "minutes" };
            let (count, why) = (entry.minutes, &entry.why);
            format!("{count} {minutes}' rest for {players}: {why}{}", signed(Some(&entry.by)))
        }
        Entry::Note(entry) => format!("{}{}", entry.why, signed(Some(&entry.by))),
    }
}

/// Why an entry does not count; nothing where it does.
pub fn fate(fate: Fate) -> Option<String> {
    match fate {
        Fate::Counts => None,
        Fate::Replaced { line } => Some(format!("replaced in line {line}")),
        Fate::Withdrawn { line } => Some(format!("withdrawn in line {line}")),
        Fate::FellAway => Some("no longer counts".to_owned()),
    }
}

/// That somebody left.
pub fn left(name: &str) -> String {
    format!("{name} has left the play-off")
}

/// That somebody's leaving was taken back.
pub fn back(name: &str) -> String {
    format!("{name} is in the play-off after all")
}

/// A public source, in words.
pub fn public_source(source: &PublicSource) -> String {
    match source {
        PublicSource::Drand { chain, round, time } => {
            let name = Chain::find(chain).map_or(chain.as_str(), |chain| chain.name);
            format!("round {round} of the drand beacon {name}, which comes at {time}")
        }
        PublicSource::Text(text) => format!("\"{text}\""),
    }
}

fn answer_entry(entry: &AnswerEntry) -> String {
    let mut said = format!("{}: {}", entry.id, answer(entry));
    if let Some(seed) = &entry.seed {
        said.push_str(&format!(", drawn from the seed \"{seed}\""));
    }
    if !entry.witnesses.is_empty() {
        said.push_str(&format!(", seen by {}", entry.witnesses.join(", ")));
    }
    if entry.from == Some(Provenance::Broadcast) {
        said.push_str(", from the broadcast");
    }
    if let Some(why) = &entry.why {
        said.push_str(&format!("; corrected: {why}"));
    }
    said + &signed(entry.by.as_deref())
}

fn signed(by: Option<&str>) -> String {
    by.map(|by| format!(" ({by})")).unwrap_or_default()
}

/// The answer of an entry, with the names of the question where the value alone has none: `A 1-0 B`, `A chose white`.
pub fn answer(entry: &AnswerEntry) -> String {
    match (&entry.value, entry.asked.as_slice()) {
        (RecordedValue::Result(result), [_, white, black]) => format!("{white} {result} {black}"),
        (RecordedValue::Colour(colour), [_, chooser, ..]) => format!("{chooser} chose {}", colour.word()),
        (value, _) => recorded(value),
    }
}

/// An answer alone: `1-0`, `A, B`, `A = B, C`, `white`.
pub fn recorded(value: &RecordedValue) -> String {
    match value {
        RecordedValue::Result(result) => result.to_string(),
        RecordedValue::Colour(colour) => colour.word().to_owned(),
        RecordedValue::Choice(choice) => choice.word().to_owned(),
        RecordedValue::Order(parts) => order(parts),
        RecordedValue::Game { white, result } => format!("{white} had white, {result}"),
        RecordedValue::Numbers(numbers) => numbers.iter().map(Exact::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// An order: `A = B, C`.
fn order(parts: &[Vec<String>]) -> String {
    series(&parts.iter().map(|part| part.join(" = ")).collect::<Vec<_>>())
}
