//! What can be wrong with a record.

use crate::Malformed;

/// Why a text is not a record, or not the one it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordError {
    /// There is nothing in it.
    Empty,
    /// It is something else than a record.
    NotARecord,
    /// A record of another format.
    OtherFormat {
        /// The format it names.
        found: String,
    },
    /// Bytes that are not UTF-8.
    NotUtf8 {
        /// The line.
        line: usize,
    },
    /// The last line has no end.
    CutOff {
        /// The line.
        line: usize,
        /// As much of it as there is.
        text: String,
    },
    /// A line's sum does not fit its text.
    Altered {
        /// The line.
        line: usize,
    },
    /// A line does not hold the hash of the line before.
    Broken {
        /// The line.
        line: usize,
    },
    /// A line is whole but says something that no entry says.
    Malformed {
        /// The line.
        line: usize,
        /// What.
        why: Malformed,
    },
    /// It belongs to another event, or to this one before its file was changed.
    OtherEvent {
        /// The event's title as the record has it.
        title: String,
    },
    /// It was begun under another regulation, or under this one before its file was changed.
    OtherRegulation {
        /// The regulation's id as the record has it.
        id: String,
        /// The program that began it.
        program: String,
    },
}

impl RecordError {
    /// The line it is about, where it is about one.
    pub fn line(&self) -> Option<usize> {
        match self {
            Self::NotUtf8 { line }
            | Self::CutOff { line, .. }
            | Self::Altered { line }
            | Self::Broken { line }
            | Self::Malformed { line, .. } => Some(*line),
            Self::NotARecord | Self::OtherFormat { .. } => Some(1),
            Self::Empty | Self::OtherEvent { .. } | Self::OtherRegulation { .. } => None,
        }
    }
}
