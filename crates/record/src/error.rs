//! Errors of reading a record.

use crate::{FORMAT, MalformedLine};
use tiebreak_language::{Explain, Interface, Sentence, codes, display_by_sentence, sentence};

/// Why a text is not a record, or not the expected one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordError {
    /// The text is empty.
    Empty,
    /// The text is not a record.
    NotARecord,
    /// The record has an unknown format.
    OtherFormat {
        /// The format that the first line names.
        found: String,
    },
    /// The bytes are not UTF-8.
    NotUtf8 {
        /// The number of the line.
        line: usize,
    },
    /// The last line has no line end.
    CutOff {
        /// The number of the line.
        line: usize,
        /// The part of the line that there is.
        text: String,
    },
    /// The sum of a line does not match its text.
    Altered {
        /// The number of the line.
        line: usize,
    },
    /// A line does not contain the hash of the previous line.
    Broken {
        /// The number of the line.
        line: usize,
    },
    /// A line is intact but is not a valid entry.
    Malformed {
        /// The number of the line.
        line: usize,
        /// What is wrong with it.
        why: MalformedLine,
    },
    /// The record is about another event, or about an earlier version of the event file.
    OtherEvent {
        /// The title of the event in the record.
        title: String,
    },
    /// The record was begun with another regulation, or with an earlier version of its file.
    OtherRegulation {
        /// The id of the regulation in the record.
        id: String,
        /// The program that began the record.
        program: String,
    },
}

impl RecordError {
    /// The line with the error, where there is one.
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
