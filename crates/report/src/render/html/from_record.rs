//! The extras of a report, taken from a record.

use super::{Draw, Extras, LogEntry, LogKind, LotsDrawn, Party};
use crate::words::{self, day_and_time, places_in_order, recorded, series};
use crate::{Case, Language, say};
use std::ops::Range;
use tiebreak_model::lots::draw;
use tiebreak_record::{
    AnswerEntry, Entry, EntryStatus, Provenance, Record, RecordedValue, Trace, WithdrawnEntry,
};

impl Extras {
    /// What a record adds to a ruling. `trace` holds the questions that led to the ruling, and so
    /// tells which entries applied.
    pub fn of_record(case: Case<'_>, record: &Record, trace: &Trace) -> Self {
        let mut extras = Self { head: Some(record.head().to_owned()), ..Self::default() };
        for (index, entry) in record.entries().iter().enumerate() {
            let unused = !trace.used.contains(&index);
            if let Entry::Answer(answer) = entry {
                let asked = trace.questions.get(&answer.id).and_then(|asked| asked.first());
                let clause = asked.map(|question| case.clause(question.clause).to_owned());
                let drawn = lots(record, answer, clause, unused).map(|lots| {
                    let seen = |name: &String| words::seen_name(case.event, name).to_owned();
                    LotsDrawn { order: lots.order.iter().map(seen).collect(), ..lots }
                });
                extras.lots.extend(drawn);
            }
        }
        extras.log = log(case, record, trace, 0..record.entries().len());
        extras
    }
}

/// Some entries of a record in words, by their positions.
pub fn log(case: Case<'_>, record: &Record, trace: &Trace, entries: Range<usize>) -> Vec<LogEntry> {
    // The first line of a record is its header.
    let one = |index: usize| {
        let entry = words::seen_entry(case.event, record.entries().get(index)?);
        Some(log_entry(case, index + 2, &entry, record.fate(index, trace)))
    };
    entries.filter_map(one).collect()
}

fn lots(
    record: &Record,
    answer: &AnswerEntry,
    clause: Option<String>,
    superseded: bool,
) -> Option<LotsDrawn> {
    let RecordedValue::Order(parts) = &answer.value else { return None };
    if answer.asked.first().is_none_or(|kind| kind != "lots") {
        return None;
    }
    let draw = match &answer.seed {
        Some(seed) => Draw::Seed {
            seed: seed.clone(),
            drawn: draw(seed, &answer.id, answer.participants()),
            parties: parties(record, answer),
        },
        None => Draw::Physical { witnesses: answer.witnesses.clone() },
    };
    Some(LotsDrawn {
        question: answer.id.clone(),
        clause,
        order: parts.iter().flatten().cloned().collect(),
        draw,
        redrawn_because: answer.why.clone(),
        superseded,
    })
}

fn parties(record: &Record, answer: &AnswerEntry) -> Vec<Party> {
    let promised = |party: &str| {
        record.entries().iter().rev().find_map(|entry| match entry {
            Entry::Commitment(made) if made.id == answer.id && made.party == party => {
                Some(made.hash.clone())
            }
            _ => None,
        })
    };
    let reveals = answer.reveals.iter();
    reveals
        .map(|reveal| Party {
            name: reveal.party.clone(),
            commitment: promised(&reveal.party),
            secret: reveal.secret.clone(),
        })
        .collect()
}

fn log_entry(case: Case<'_>, line: usize, entry: &Entry, fate: EntryStatus) -> LogEntry {
    let language = case.language;
    let base = LogEntry {
        line,
        kind: LogKind::Answer,
        about: None,
        words: String::new(),
        by: None,
        why: None,
        at: entry.at().map(|moment| day_and_time(case.language, case.event, moment)),
        superseded: fate != EntryStatus::Counts,
        mark: words::fate(language, fate),
    };
    match entry {
        Entry::Answer(answer) => LogEntry {
            kind: if answer.why.is_some() { LogKind::Correction } else { LogKind::Answer },
            about: Some(answer.id.clone()),
            words: answered(language, answer),
            by: answer.by.clone(),
            why: answer.why.clone(),
            ..base
        },
        Entry::Departure(departure) => LogEntry {
            kind: LogKind::Departure,
            about: Some(departure.tie.clone()),
            words: places_in_order(case.language, &departure.parts),
            by: Some(departure.by.clone()),
            why: Some(departure.why.clone()),
            ..base
        },
        Entry::Withdrawal(withdrawal) => {
            let (about, words) = match &withdrawal.what {
                WithdrawnEntry::Answer { id, .. } => {
                    (Some(id), say!(language, protocol_answer_withdrawn))
                }
                WithdrawnEntry::Departure { tie } => {
                    (Some(tie), say!(language, protocol_departure_withdrawn))
                }
                WithdrawnEntry::Leave { name } => (None, words::back(language, name)),
            };
            LogEntry {
                kind: LogKind::Withdrawal,
                about: about.cloned(),
                words,
                by: withdrawal.by.clone(),
                why: Some(withdrawal.why.clone()),
                ..base
            }
        }
        Entry::Leave(leave) => LogEntry {
            kind: LogKind::Leave,
            words: words::left(language, &leave.name),
            by: leave.by.clone(),
            why: Some(leave.why.clone()),
            ..base
        },
        Entry::Amendment(amendment) => LogEntry {
            kind: LogKind::Amendment,
            words: words::amendment(language, amendment),
            by: amendment.by.clone(),
            why: Some(amendment.why.clone()),
            ..base
        },
        Entry::Commitment(made) => LogEntry {
            kind: LogKind::Commitment,
            about: Some(made.id.clone()),
            words: made.hash.clone(),
            by: Some(made.party.clone()),
            ..base
        },
        Entry::Source(named) => LogEntry {
            kind: LogKind::Source,
            about: Some(named.id.clone()),
            words: words::public_source(language, &named.source),
            by: named.by.clone(),
            ..base
        },
        Entry::Rest(rest) => {
            let players = match rest.players.as_slice() {
                [] => say!(language, entry_everybody),
                players => series(language, players),
            };
            LogEntry {
                kind: LogKind::Rest,
                words: say!(language, protocol_rest { minutes: rest.minutes, players }),
                by: Some(rest.by.clone()),
                why: Some(rest.why.clone()),
                ..base
            }
        }
        Entry::Note(note) => LogEntry {
            kind: LogKind::Note,
            words: note.why.clone(),
            by: Some(note.by.clone()),
            ..base
        },
    }
}

/// The answer; a result comes with its two players.
fn answered(language: Language, answer: &AnswerEntry) -> String {
    let said = match (&answer.value, answer.participants()) {
        (RecordedValue::Result(result), [white, black]) => format!("{white} – {black} {result}"),
        (RecordedValue::Order(parts), _) => places_in_order(language, parts),
        (value, _) => recorded(language, value),
    };
    match answer.from {
        Some(Provenance::Broadcast) => say!(language, entry_from_broadcast { said }),
        None => said,
    }
}
