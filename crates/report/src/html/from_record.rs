//! The extras of a page from a record.

use super::{Draw, Extras, LogEntry, LogKind, LotsDrawn, Party};
use crate::Case;
use crate::words::{day_and_time, places_in_order};
use std::ops::Range;
use tiebreak_model::lots::draw;
use tiebreak_model::{Exact, series};
use tiebreak_record::{AnswerEntry, Entry, Fate, Provenance, Record, RecordedValue, Trace, Withdrawn};

impl Extras {
    /// What a record adds to a ruling. `trace` is what was asked on the way to the ruling: it knows which entries counted.
    pub fn of_record(case: Case<'_>, record: &Record, trace: &Trace) -> Self {
        let mut extras = Self { head: Some(record.head().to_owned()), ..Self::default() };
        for (index, entry) in record.entries().iter().enumerate() {
            let unused = !trace.used.contains(&index);
            if let Entry::Answer(answer) = entry {
                let asked = trace.questions.get(&answer.id).and_then(|asked| asked.first());
                let clause = asked.map(|question| case.clause(question.clause).to_owned());
                extras.lots.extend(lots(record, answer, clause, unused));
            }
        }
        extras.log = log(case, record, trace, 0..record.entries().len());
        extras
    }
}

/// Some entries of a record in words, by their positions.
pub fn log(case: Case<'_>, record: &Record, trace: &Trace, entries: Range<usize>) -> Vec<LogEntry> {
    // The first line is the record's own.
    let one = |index: usize| Some(log_entry(case, index + 2, record.entries().get(index)?, record.fate(index, trace)));
    entries.filter_map(one).collect()
}

fn lots(record: &Record, answer: &AnswerEntry, clause: Option<String>, superseded: bool) -> Option<LotsDrawn> {
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
            Entry::Commitment(made) if made.id == answer.id && made.party == party => Some(made.hash.clone()),
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

fn log_entry(case: Case<'_>, line: usize, entry: &Entry, fate: Fate) -> LogEntry {
    let base = LogEntry {
        line,
        kind: LogKind::Answer,
        about: None,
        words: String::new(),
        by: None,
        why: None,
        at: entry.at().map(|moment| day_and_time(case.event, moment)),
        superseded: fate != Fate::Counts,
        mark: crate::words::fate(fate),
    };
    match entry {
        Entry::Answer(answer) => LogEntry {
            kind: if answer.why.is_some() { LogKind::Correction } else { LogKind::Answer },
            about: Some(answer.id.clone()),
            words: value(answer) + answer.from.map_or("", |Provenance::Broadcast| ", from the broadcast"),
            by: answer.by.clone(),
            why: answer.why.clone(),
            ..base
        },
        Entry::Departure(departure) => LogEntry {
            kind: LogKind::Departure,
            about: Some(departure.tie.clone()),
            words: places_in_order(&departure.parts),
            by: Some(departure.by.clone()),
            why: Some(departure.why.clone()),
            ..base
        },
        Entry::Withdrawal(withdrawal) => {
            let (about, words) = match &withdrawal.what {
                Withdrawn::Answer { id, .. } => (Some(id), "the answer is withdrawn".to_owned()),
                Withdrawn::Departure { tie } => (Some(tie), "the departure is withdrawn".to_owned()),
                Withdrawn::Leave { name } => (None, crate::words::back(name)),
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
            words: crate::words::left(&leave.name),
            by: leave.by.clone(),
            why: Some(leave.why.clone()),
            ..base
        },
        Entry::Amendment(amendment) => LogEntry {
            kind: LogKind::Amendment,
            words: crate::words::amendment(amendment),
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
            words: crate::words::public_source(&named.source),
            by: named.by.clone(),
            ..base
        },
        Entry::Rest(rest) => {
            let who = if rest.players.is_empty() { "everybody".to_owned() } else { series(&rest.players) };
            LogEntry {
                kind: LogKind::Rest,
                words: match rest.minutes {
                    0 => format!("ends for {who}"),
                    minutes => format!("{minutes} minutes for {who}"),
                },
                by: Some(rest.by.clone()),
                why: Some(rest.why.clone()),
                ..base
            }
        }
        Entry::Note(note) => {
            LogEntry { kind: LogKind::Note, words: note.why.clone(), by: Some(note.by.clone()), ..base }
        }
    }
}

fn value(answer: &AnswerEntry) -> String {
    match (&answer.value, answer.participants()) {
        (RecordedValue::Result(result), [white, black]) => format!("{white} – {black} {result}"),
        (RecordedValue::Result(result), _) => result.to_string(),
        (RecordedValue::Order(parts), _) => places_in_order(parts),
        (RecordedValue::Colour(colour), _) => colour.word().to_owned(),
        (RecordedValue::Choice(choice), _) => choice.word().to_owned(),
        (RecordedValue::Game { white, result }, _) => format!("{white} with white, {result}"),
        (RecordedValue::Numbers(numbers), _) => numbers.iter().map(Exact::to_string).collect::<Vec<_>>().join(", "),
    }
}
