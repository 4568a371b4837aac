//! Entries of a record, in words for a log.

use super::{amendment, capital, series};
use crate::{Language, say};
use tiebreak_model::Exact;
use tiebreak_record::{
    AnswerEntry, BeaconChain, Entry, EntryStatus, Provenance, PublicSource, RecordedValue, Rest,
    WithdrawnEntry,
};

/// An entry in a sentence.
pub fn entry(language: Language, entry: &Entry) -> String {
    let because = |what: &str, why: &str| told_of(language, what, why);
    match entry {
        Entry::Answer(entry) => answer_entry(language, entry),
        Entry::Departure(entry) => {
            let said = say!(
                language,
                entry_departure { order: order(language, &entry.parts), why: &entry.why }
            );
            signed(said, Some(&entry.by))
        }
        Entry::Withdrawal(entry) => {
            let what = match &entry.what {
                WithdrawnEntry::Answer { id, .. } => say!(language, entry_withdrawn { id }),
                WithdrawnEntry::Departure { .. } => say!(language, entry_departure_withdrawn),
                WithdrawnEntry::Leave { name } => back(language, name),
            };
            signed(because(&what, &entry.why), entry.by.as_deref())
        }
        Entry::Leave(entry) => {
            signed(because(&left(language, &entry.name), &entry.why), entry.by.as_deref())
        }
        Entry::Amendment(entry) => {
            let amended = capital(&amendment(language, entry));
            signed(because(&amended, &entry.why), entry.by.as_deref())
        }
        Entry::Commitment(entry) => {
            say!(
                language,
                entry_commitment { id: &entry.id, party: &entry.party, hash: &entry.hash }
            )
        }
        Entry::Source(entry) => {
            let source = public_source(language, &entry.source);
            signed(say!(language, entry_source { id: &entry.id, source }), entry.by.as_deref())
        }
        Entry::Rest(entry) => signed(rest(language, entry), Some(&entry.by)),
        Entry::Note(entry) => signed(entry.why.clone(), Some(&entry.by)),
    }
}

/// A subject with a remark: "semi-final-1/game-1: Wei Yi 1-0 Gukesh D".
pub fn told_of(language: Language, what: &str, said: &str) -> String {
    say!(language, told_of { what, said })
}

fn rest(language: Language, entry: &Rest) -> String {
    let players = if entry.players.is_empty() {
        say!(language, entry_everybody)
    } else {
        series(language, &entry.players)
    };
    match entry.minutes {
        0 => say!(language, entry_rest_ends { players, why: &entry.why }),
        count => say!(language, entry_rest { count, players, why: &entry.why }),
    }
}

/// Why an entry does not apply; `None` if it does.
pub fn fate(language: Language, fate: EntryStatus) -> Option<String> {
    match fate {
        EntryStatus::Counts => None,
        EntryStatus::Replaced { line } => Some(say!(language, fate_replaced { line })),
        EntryStatus::Withdrawn { line } => Some(say!(language, fate_withdrawn { line })),
        EntryStatus::FellAway => Some(say!(language, fate_fell_away)),
    }
}

/// That a player left.
pub fn left(language: Language, name: &str) -> String {
    say!(language, entry_left { name })
}

/// That a player's withdrawal was undone.
pub fn back(language: Language, name: &str) -> String {
    say!(language, entry_back { name })
}

/// A public source, in words.
pub fn public_source(language: Language, source: &PublicSource) -> String {
    match source {
        PublicSource::Drand { chain, round, time } => {
            let name = BeaconChain::find(chain).map_or(chain.as_str(), |chain| chain.name);
            say!(language, public_source_beacon { round: *round, name, time: time.to_string() })
        }
        PublicSource::Text(text) => say!(language, public_source_text { text }),
    }
}

fn answer_entry(language: Language, entry: &AnswerEntry) -> String {
    let mut said = say!(language, told_of { what: &entry.id, said: answer(language, entry) });
    if let Some(seed) = &entry.seed {
        said = say!(language, entry_seed { said, seed });
    }
    if !entry.witnesses.is_empty() {
        said = say!(language, entry_seen { said, witnesses: entry.witnesses.join(", ") });
    }
    if entry.from == Some(Provenance::Broadcast) {
        said = say!(language, entry_from_broadcast { said });
    }
    if let Some(why) = &entry.why {
        said = say!(language, entry_corrected { said, why });
    }
    signed(said, entry.by.as_deref())
}

fn signed(said: String, by: Option<&str>) -> String {
    by.map(|by| format!("{said} ({by})")).unwrap_or(said)
}

/// The answer of an entry, with the names of its question if the value has none: `A 1-0 B`, `A
/// chose white`.
pub fn answer(language: Language, entry: &AnswerEntry) -> String {
    match (&entry.value, entry.asked.as_slice()) {
        (RecordedValue::Result(result), [_, white, black]) => format!("{white} {result} {black}"),
        (RecordedValue::Colour(colour), [_, chooser, ..]) => {
            say!(language, entry_chose { colour: colour.word(), chooser })
        }
        (value, _) => recorded(language, value),
    }
}

/// The value of an answer: `1-0`, `A, B`, `A = B, C`, `white`.
pub fn recorded(language: Language, value: &RecordedValue) -> String {
    match value {
        RecordedValue::Result(result) => result.to_string(),
        RecordedValue::Colour(colour) => say!(language, entry_colour { colour: colour.word() }),
        RecordedValue::Choice(choice) => say!(language, entry_choice { choice: choice.word() }),
        RecordedValue::Order(parts) => order(language, parts),
        RecordedValue::Game { white, result } => {
            say!(language, entry_game { white, result: result.to_string() })
        }
        RecordedValue::Numbers(numbers) => {
            numbers.iter().map(Exact::to_string).collect::<Vec<_>>().join(", ")
        }
    }
}

/// An order: `A = B, C`.
fn order(language: Language, parts: &[Vec<String>]) -> String {
    series(language, &parts.iter().map(|part| part.join(" = ")).collect::<Vec<_>>())
}
