//! What can be wrong with a record.

use std::fmt;

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
        why: String,
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

    /// What to do about it.
    pub fn hint(&self) -> &'static str {
        match self {
            Self::Empty => "delete the file; the next answer begins a new record",
            Self::NotARecord | Self::OtherFormat { .. } => {
                "check the path; a record begins with {\"format\":\"tiebreak-record/1\""
            }
            Self::NotUtf8 { .. } | Self::Altered { .. } | Self::Broken { .. } | Self::Malformed { .. } => {
                "go back to a copy whose head hash was noted, or begin a new record; nothing was changed"
            }
            Self::CutOff { .. } => {
                "`tiebreak playoff` and `tiebreak answer` set the half line aside and go on; check whether its answer is missing"
            }
            Self::OtherEvent { .. } => {
                "give the record of this event with --record, or undo the change of the event file"
            }
            Self::OtherRegulation { .. } => {
                "use the regulation file, or the version of the program, with which the record was begun"
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the record is empty"),
            Self::NotARecord => f.write_str("line 1 is not the first line of a record"),
            Self::OtherFormat { found } => {
                write!(f, "the record has the format \"{found}\"; this program reads \"{}\"", crate::FORMAT)
            }
            Self::NotUtf8 { line } => write!(f, "line {line} holds bytes that are not UTF-8: the record was altered"),
            Self::CutOff { line, .. } => {
                write!(f, "line {line} was not written to its end: the program or the machine stopped while writing it")
            }
            Self::Altered { line } => write!(f, "line {line} was altered: its sum does not fit its text"),
            Self::Broken { line } => write!(
                f,
                "line {line} does not follow the line before it: a line was altered, removed, doubled or moved here"
            ),
            Self::Malformed { line, why } => write!(f, "line {line} is not an entry of a record: {why}"),
            Self::OtherEvent { title } => {
                write!(f, "the record belongs to another event file (\"{title}\"), or the event file was changed since")
            }
            Self::OtherRegulation { id, program } => {
                write!(f, "the record was begun by {program} under another text of the regulation \"{id}\"")
            }
        }
    }
}

impl std::error::Error for RecordError {}
