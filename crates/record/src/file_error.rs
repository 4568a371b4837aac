//! Why a record in a file cannot be read or added to.

use crate::{RecordError, RecordFault};
use std::io;
use tiebreak_language::{Explain, Interface, Sentence, codes, display_by_sentence, sentence};

/// Why a record in a file could not be read or added to.
#[derive(Debug)]
pub enum RecordFileError {
    /// The file system reports an error.
    Io(io::Error),
    /// The record itself is invalid.
    Record(RecordError),
    /// The lines are intact but a check fails, so that nothing may be added.
    Faulty(RecordFault),
    /// The entry fails a check; nothing was written.
    Refused(RecordFault),
    /// Another program holds the lock on the file.
    Busy,
    /// Another program has added entries; they have been read now, and nothing was written.
    Moved {
        /// The number of entries added.
        added: usize,
    },
}

impl From<io::Error> for RecordFileError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<RecordFault> for RecordFileError {
    fn from(fault: RecordFault) -> Self {
        Self::Refused(fault)
    }
}

impl From<RecordError> for RecordFileError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

codes!(
    RecordFileError {
        Self::Busy => "record-file-busy",
        Self::Moved { .. } => "record-file-moved";
        Self::Io(inner) => inner.code(),
        Self::Record(inner) => inner.code(),
        Self::Faulty(inner) => inner.code(),
        Self::Refused(inner) => inner.code()
    }
);

display_by_sentence!(RecordFileError);

impl RecordFileError {
    /// Whether the error is about the entry, not about the file.
    pub fn is_about_entry(&self) -> bool {
        matches!(self, Self::Refused(_))
    }
}

impl Explain for RecordFileError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Io(error) => Sentence::from(error.to_string()),
            Self::Record(error) => error.sentence(),
            Self::Faulty(found) => {
                sentence!(file_faulty { check: found.check.to_string(), fault: found.sentence() })
            }
            Self::Refused(fault) => fault.kind.sentence(),
            Self::Busy => sentence!(file_busy),
            Self::Moved { added } => sentence!(file_moved { added: *added }),
        }
    }

    fn hint(&self, interface: Interface) -> Option<Sentence> {
        match self {
            Self::Record(error) => error.hint(interface),
            Self::Faulty(_) if interface == Interface::CommandLine => {
                Some(sentence!(cli_verify_all))
            }
            Self::Refused(_) => Some(sentence!(cli_nothing_written)),
            _ => None,
        }
    }
}
