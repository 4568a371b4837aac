//! Which entry counts: for each question as it was asked, and for each tie, the latest one.

use crate::{Entry, Withdrawn};
use std::collections::BTreeMap;

/// Grows with the record, so that nobody has to go through all of it for one answer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Index {
    /// By id, then by wording: the position of the latest answer or withdrawal.
    answers: BTreeMap<String, BTreeMap<Vec<String>, usize>>,
    /// By tie: the position of the latest departure or withdrawal.
    departures: BTreeMap<String, usize>,
}

/// What an entry decides, if it decides anything: at most one thing.
pub(crate) enum Subject<'a> {
    /// A question as it was asked.
    Question(&'a str, &'a [String]),
    /// A tie.
    Tie(&'a str),
}

impl Entry {
    /// What it decides; nothing for entries that no ruling can turn on.
    pub(crate) fn subject(&self) -> Option<Subject<'_>> {
        match self {
            Self::Answer(entry) => Some(Subject::Question(&entry.id, &entry.asked)),
            Self::Departure(entry) => Some(Subject::Tie(&entry.tie)),
            Self::Withdrawal(entry) => Some(match &entry.what {
                Withdrawn::Answer { id, asked } => Subject::Question(id, asked),
                Withdrawn::Departure { tie } => Subject::Tie(tie),
            }),
            Self::Commitment(_) | Self::Rest(_) | Self::Note(_) => None,
        }
    }
}

impl Index {
    /// Notes the entry at a position.
    pub fn note(&mut self, position: usize, entry: &Entry) {
        match entry.subject() {
            Some(Subject::Question(id, asked)) => {
                let wordings = self.answers.entry(id.to_owned()).or_default();
                wordings.insert(asked.to_vec(), position);
            }
            Some(Subject::Tie(tie)) => {
                self.departures.insert(tie.to_owned(), position);
            }
            None => {}
        }
    }

    /// Where the latest word on a question stands.
    pub fn answer(&self, id: &str, asked: &[String]) -> Option<usize> {
        self.answers.get(id)?.get(asked).copied()
    }

    /// Where the latest word on a tie stands.
    pub fn departure(&self, tie: &str) -> Option<usize> {
        self.departures.get(tie).copied()
    }

    /// Where the latest words on all questions stand.
    pub fn answers(&self) -> impl Iterator<Item = usize> {
        self.answers.values().flat_map(|wordings| wordings.values().copied())
    }
}
