//! What became of an entry: whether it counts, and if not, why.

use crate::{Entry, Record, Trace};

/// What became of an entry that said or decided something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryStatus {
    /// It counts, or was never there to count: notes, rests, promises.
    Counts,
    /// A later one about the same thing counts in its place.
    Replaced {
        /// The line of that one.
        line: usize,
    },
    /// It was withdrawn.
    Withdrawn {
        /// The line that says so.
        line: usize,
    },
    /// What it is about does not come up any more, or comes up about others.
    FellAway,
}

impl Record {
    /// What became of the entry at an index, by what the engine asked on the way to the ruling.
    pub fn fate(&self, index: usize, trace: &Trace) -> EntryStatus {
        let Some(entry) = self.entries().get(index) else { return EntryStatus::Counts };
        if let Some(later) =
            (index + 1..self.entries().len()).rev().find(|later| self.replaces(*later, index))
        {
            return EntryStatus::Replaced { line: later + 2 };
        }
        let Some(subject) = entry.subject().filter(|_| !matches!(entry, Entry::Withdrawal(_)))
        else {
            return EntryStatus::Counts;
        };
        if trace.used.contains(&index) {
            return EntryStatus::Counts;
        }
        match self.index().latest(subject).filter(|latest| *latest != index) {
            // The first line is the record's own.
            Some(latest) if matches!(self.entries().get(latest), Some(Entry::Withdrawal(_))) => {
                EntryStatus::Withdrawn { line: latest + 2 }
            }
            Some(latest) => EntryStatus::Replaced { line: latest + 2 },
            None => EntryStatus::FellAway,
        }
    }
}
