//! Which entry counts: for each question as it was asked, for each tie, and for each participant
//! who left, the latest one.

use crate::{Entry, Withdrawn};
use std::collections::BTreeMap;

/// Grows with the record, so that nobody has to go through all of it for one answer.
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

/// What an entry decides, if it decides anything: at most one thing.
pub(crate) enum Subject<'a> {
    /// A question as it was asked.
    Question(&'a str, &'a [String]),
    /// A tie.
    Tie(&'a str),
    /// Whether a participant is there.
    Participant(&'a str),
}

impl Entry {
    /// What it decides; nothing for entries that no ruling can turn on.
    pub(crate) fn subject(&self) -> Option<Subject<'_>> {
        match self {
            Self::Answer(entry) => Some(Subject::Question(&entry.id, &entry.asked)),
            Self::Departure(entry) => Some(Subject::Tie(&entry.tie)),
            Self::Withdrawal(entry) => Some(entry.what.subject()),
            Self::Leave(entry) => Some(Subject::Participant(&entry.name)),
            Self::Amendment(_)
            | Self::Commitment(_)
            | Self::Source(_)
            | Self::Rest(_)
            | Self::Note(_) => None,
        }
    }
}

impl Withdrawn {
    /// What it is about.
    pub(crate) fn subject(&self) -> Subject<'_> {
        match self {
            Self::Answer { id, asked } => Subject::Question(id, asked),
            Self::Departure { tie } => Subject::Tie(tie),
            Self::Leave { name } => Subject::Participant(name),
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
            Some(Subject::Participant(name)) => {
                self.leaves.insert(name.to_owned(), position);
            }
            None if matches!(entry, Entry::Amendment(_)) => self.amended = Some(position),
            None => {}
        }
    }

    /// Where the latest amendment stands.
    pub fn amended(&self) -> Option<usize> {
        self.amended
    }

    /// Lets go of an entry that was the first about its question.
    pub fn forget(&mut self, entry: &Entry) {
        if let Some(Subject::Question(id, asked)) = entry.subject()
            && let Some(wordings) = self.answers.get_mut(id)
        {
            wordings.remove(asked);
        }
    }

    /// Where the latest word on a question stands.
    pub fn answer(&self, id: &str, asked: &[String]) -> Option<usize> {
        self.answers.get(id)?.get(asked).copied()
    }

    /// Where the latest word on something stands.
    pub fn latest(&self, about: Subject<'_>) -> Option<usize> {
        match about {
            Subject::Question(id, asked) => self.answer(id, asked),
            Subject::Tie(tie) => self.departure(tie),
            Subject::Participant(name) => self.leave(name),
        }
    }

    /// Where the latest word on a tie stands.
    pub fn departure(&self, tie: &str) -> Option<usize> {
        self.departures.get(tie).copied()
    }

    /// Where the latest word on a participant's leaving stands.
    pub fn leave(&self, name: &str) -> Option<usize> {
        self.leaves.get(name).copied()
    }

    /// Everybody of whom it was said that he left, with the position of the latest word on it.
    pub fn leaves(&self) -> impl Iterator<Item = (&str, usize)> {
        self.leaves.iter().map(|(name, position)| (name.as_str(), *position))
    }

    /// Where the latest words on all questions stand.
    pub fn answers(&self) -> impl Iterator<Item = usize> {
        self.answers.values().flat_map(|wordings| wordings.values().copied())
    }
}
