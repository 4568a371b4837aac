//! An index of the entries that count: the latest one for each question and wording, each tie, and
//! each participant who left.

use crate::{Entry, WithdrawnEntry};
use std::collections::BTreeMap;

/// Grows with the record, so that finding an answer does not read the whole record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Index {
    /// By id, then by wording: the position of the latest answer or withdrawal.
    answers: BTreeMap<String, BTreeMap<Vec<String>, usize>>,
    /// By tie: the position of the latest departure or withdrawal.
    departures: BTreeMap<String, usize>,
    /// By name: the position of the latest leave or withdrawal.
    leaves: BTreeMap<String, usize>,
    /// The position of the latest amendment of the event file.
    amended: Option<usize>,
}

/// What an entry decides; each entry decides at most one thing.
pub(crate) enum EntrySubject<'a> {
    /// A question by id and wording.
    Question(&'a str, &'a [String]),
    /// A tie by its name.
    Tie(&'a str),
    /// Whether a participant takes part or has left.
    Participant(&'a str),
}

impl Entry {
    /// What the entry decides; `None` for entries that never change a ruling.
    pub(crate) fn subject(&self) -> Option<EntrySubject<'_>> {
        match self {
            Self::Answer(entry) => Some(EntrySubject::Question(&entry.id, &entry.asked)),
            Self::Departure(entry) => Some(EntrySubject::Tie(&entry.tie)),
            Self::Withdrawal(entry) => Some(entry.what.subject()),
            Self::Leave(entry) => Some(EntrySubject::Participant(&entry.name)),
            Self::Amendment(_)
            | Self::Commitment(_)
            | Self::Source(_)
            | Self::Rest(_)
            | Self::Note(_) => None,
        }
    }
}

impl WithdrawnEntry {
    /// What the withdrawn entry decided.
    pub(crate) fn subject(&self) -> EntrySubject<'_> {
        match self {
            Self::Answer { id, asked } => EntrySubject::Question(id, asked),
            Self::Departure { tie } => EntrySubject::Tie(tie),
            Self::Leave { name } => EntrySubject::Participant(name),
        }
    }
}

impl Index {
    /// Adds the entry at a position.
    pub fn note(&mut self, position: usize, entry: &Entry) {
        match entry.subject() {
            Some(EntrySubject::Question(id, asked)) => {
                let wordings = self.answers.entry(id.to_owned()).or_default();
                wordings.insert(asked.to_vec(), position);
            }
            Some(EntrySubject::Tie(tie)) => {
                self.departures.insert(tie.to_owned(), position);
            }
            Some(EntrySubject::Participant(name)) => {
                self.leaves.insert(name.to_owned(), position);
            }
            None if matches!(entry, Entry::Amendment(_)) => self.amended = Some(position),
            None => {}
        }
    }

    /// The position of the latest amendment.
    pub fn amended(&self) -> Option<usize> {
        self.amended
    }

    /// Removes an entry that was the first about its question.
    pub fn forget(&mut self, entry: &Entry) {
        if let Some(EntrySubject::Question(id, asked)) = entry.subject()
            && let Some(wordings) = self.answers.get_mut(id)
        {
            wordings.remove(asked);
        }
    }

    /// The position of the latest entry about a question.
    pub fn answer(&self, id: &str, asked: &[String]) -> Option<usize> {
        self.answers.get(id)?.get(asked).copied()
    }

    /// The position of the latest entry about a subject.
    pub fn latest(&self, about: EntrySubject<'_>) -> Option<usize> {
        match about {
            EntrySubject::Question(id, asked) => self.answer(id, asked),
            EntrySubject::Tie(tie) => self.departure(tie),
            EntrySubject::Participant(name) => self.leave(name),
        }
    }

    /// The position of the latest entry about a tie.
    pub fn departure(&self, tie: &str) -> Option<usize> {
        self.departures.get(tie).copied()
    }

    /// The position of the latest entry about a participant's leave.
    pub fn leave(&self, name: &str) -> Option<usize> {
        self.leaves.get(name).copied()
    }

    /// Each participant with an entry about leaving, and the position of the latest one.
    pub fn leaves(&self) -> impl Iterator<Item = (&str, usize)> {
        self.leaves.iter().map(|(name, position)| (name.as_str(), *position))
    }

    /// The positions of the latest entries about all questions.
    pub fn answers(&self) -> impl Iterator<Item = usize> {
        self.answers.values().flat_map(|wordings| wordings.values().copied())
    }
}
