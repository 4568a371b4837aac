//! What can be wrong with a record.

use crate::{FORMAT, Malformed};
use tiebreak_language::{Explain, Interface, Sentence, codes, display_by_sentence, sentence};

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

codes!(
    RecordError {
        Self::Empty => "record-empty",
        Self::NotARecord => "record-not-a-record",
        Self::OtherFormat { .. } => "record-other-format",
        Self::NotUtf8 { .. } => "record-not-utf8",
        Self::CutOff { .. } => "record-cut-off",
        Self::Altered { .. } => "record-altered",
        Self::Broken { .. } => "record-broken",
        Self::Malformed { .. } => "record-malformed",
        Self::OtherEvent { .. } => "record-other-event",
        Self::OtherRegulation { .. } => "record-other-regulation"
    }
);

display_by_sentence!(RecordError);

impl Explain for RecordError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Empty => sentence!(record_empty),
            Self::NotARecord => sentence!(record_not_a_record),
            Self::OtherFormat { found } => {
                sentence!(record_other_format { found, format: FORMAT })
            }
            Self::NotUtf8 { line } => sentence!(record_not_utf_eight { line: *line }),
            Self::CutOff { line, .. } => sentence!(record_cut_off { line: *line }),
            Self::Altered { line } => sentence!(record_altered { line: *line }),
            Self::Broken { line } => sentence!(record_broken { line: *line }),
            Self::Malformed { line, why } => {
                sentence!(record_malformed { line: *line, why: why.sentence() })
            }
            Self::OtherEvent { title } => sentence!(record_other_event { title }),
            Self::OtherRegulation { id, program } => {
                sentence!(record_other_regulation { id, program })
            }
        }
    }

    fn hint(&self, _interface: Interface) -> Option<Sentence> {
        Some(match self {
            Self::Empty => sentence!(hint_empty),
            Self::NotARecord | Self::OtherFormat { .. } => {
                sentence!(hint_path { begins: "{\"format\":\"tiebreak-record/1\"" })
            }
            Self::NotUtf8 { .. }
            | Self::Altered { .. }
            | Self::Broken { .. }
            | Self::Malformed { .. } => sentence!(hint_copy),
            Self::CutOff { .. } => sentence!(hint_cut_off),
            Self::OtherEvent { .. } => sentence!(hint_amend),
            Self::OtherRegulation { .. } => sentence!(hint_regulation),
        })
    }
}
