//! The record as pages show it: lots with their recipe, the log, the head.

use super::{Draw, Extras, LogEntry, LogKind, LotsDrawn, Party};
use crate::Case;
use tiebreak_model::lots::{draw, sha256};
use tiebreak_record::{AnswerEntry, Entry, Record, Recorded, RecordedValue, Withdrawn};

impl Extras {
    /// What a record adds to a ruling. `answers` is the source that the ruling was made with: it knows which entries counted.
    pub fn of_record(case: Case<'_>, record: &Record, answers: &Recorded<'_>) -> Self {
        let mut extras = Self { head: Some(record.head().to_owned()), ..Self::default() };
        for (index, entry) in record.entries().iter().enumerate() {
            // Line 1 is the head of the file.
            let line = index + 2;
            let superseded =
                matches!(entry, Entry::Answer(_) | Entry::Departure(_)) && !answers.used().contains(&index);
            if let Entry::Answer(answer) = entry {
                let asked = answers.answered().iter().find(|(_, entry)| *entry == index);
                let clause = asked.map(|(question, _)| case.clause(question.clause).to_owned());
                extras.lots.extend(lots(answer, clause, superseded));
            }
            extras.log.push(logged(entry, line, superseded));
        }
        extras
    }
}

fn lots(answer: &AnswerEntry, clause: Option<String>, superseded: bool) -> Option<LotsDrawn> {
    let (RecordedValue::Order(parts), "lots") = (&answer.value, answer.asked.first()?.as_str()) else { return None };
    let order: Vec<String> = parts.iter().flatten().cloned().collect();
    let draw = match &answer.seed {
        Some(seed) => Draw::Seed {
            seed: seed.clone(),
            drawn: draw(seed, &answer.id, &order),
            parties: answer
                .reveals
                .iter()
                .map(|reveal| Party {
                    name: reveal.party.clone(),
                    commitment: sha256(reveal.secret.as_bytes()),
                    secret: reveal.secret.clone(),
                })
                .collect(),
        },
        None => Draw::Physical { witnesses: answer.witnesses.clone() },
    };
    Some(LotsDrawn {
        question: answer.id.clone(),
        clause,
        order,
        draw,
        redrawn_because: answer.why.clone(),
        superseded,
    })
}

fn logged(entry: &Entry, line: usize, superseded: bool) -> LogEntry {
    let at = entry.at().map(|moment| moment.to_string());
    let mut logged =
        LogEntry { line, kind: LogKind::Note, about: None, words: String::new(), by: None, why: None, at, superseded };
    match entry {
        Entry::Answer(answer) => {
            logged.kind = if answer.why.is_some() { LogKind::Correction } else { LogKind::Answer };
            logged.about = Some(answer.id.clone());
            logged.words = words(&answer.value);
            logged.by = answer.by.clone();
            logged.why = answer.why.clone();
        }
        Entry::Departure(departure) => {
            logged.kind = LogKind::Departure;
            logged.about = Some(departure.tie.clone());
            logged.words = order(&departure.parts);
            logged.by = Some(departure.by.clone());
            logged.why = Some(departure.why.clone());
        }
        Entry::Withdrawal(withdrawal) => {
            logged.kind = LogKind::Withdrawal;
            logged.about = Some(match &withdrawal.what {
                Withdrawn::Answer { id, .. } => id.clone(),
                Withdrawn::Departure { tie } => tie.clone(),
            });
            logged.words = "taken back".to_owned();
            logged.by = withdrawal.by.clone();
            logged.why = Some(withdrawal.why.clone());
        }
        Entry::Commitment(commitment) => {
            logged.kind = LogKind::Commitment;
            logged.about = Some(commitment.id.clone());
            logged.words = commitment.hash.clone();
            logged.by = Some(commitment.party.clone());
        }
        Entry::Rest(rest) => {
            logged.kind = LogKind::Rest;
            let whom = if rest.players.is_empty() { "everybody".to_owned() } else { rest.players.join(", ") };
            logged.words = format!("{} minutes for {whom}", rest.minutes);
            logged.by = Some(rest.by.clone());
            logged.why = Some(rest.why.clone());
        }
        Entry::Note(note) => {
            logged.words = note.why.clone();
            logged.by = Some(note.by.clone());
        }
    }
    logged
}

fn words(value: &RecordedValue) -> String {
    match value {
        RecordedValue::Result(result) => result.sign().to_owned(),
        RecordedValue::Order(parts) => order(parts),
        RecordedValue::Colour(colour) => colour.word().to_owned(),
        RecordedValue::Game { white, result } => format!("{result}, {white} had white"),
        RecordedValue::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}

fn order(parts: &[Vec<String>]) -> String {
    parts.iter().map(|part| part.join(" = ")).collect::<Vec<_>>().join(", ")
}
