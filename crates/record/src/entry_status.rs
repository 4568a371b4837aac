//! The status of an entry: whether it counts, and if not, why.

use crate::{Entry, Record, Trace};

/// The status of an entry that said or decided something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryStatus {
    /// It counts, or never affects the ruling: notes, rests, commitments.
    Counts,
    /// A later entry about the same thing replaced it.
    Replaced {
        /// The line of the later entry.
        line: usize,
    },
    /// A later entry withdrew it.
    Withdrawn {
        /// The line of the withdrawal.
        line: usize,
    },
    /// Its question or tie no longer occurs, or occurs with other participants.
    FellAway,
}

impl Record {
    /// The status of the entry at an index; `trace` holds what the engine asked on the way to the
    /// ruling.
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
            // Line 1 is the header of the record.
            Some(latest) if matches!(self.entries().get(latest), Some(Entry::Withdrawal(_))) => {
                EntryStatus::Withdrawn { line: latest + 2 }
            }
            Some(latest) => EntryStatus::Replaced { line: latest + 2 },
            None => EntryStatus::FellAway,
        }
    }
}
