//! Why the child process did not come to an end with a file.

use tiebreak_report::{Sentence, sentence};

/// The bound that a file exceeded while it was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadLimit {
    /// Reading it takes more memory, in MB.
    Memory(u32),
    /// Reading it takes longer, in seconds of processor time.
    Time(u32),
    /// The reader stopped: a fault of the program, which the log names.
    Stopped,
}

impl ReadLimit {
    /// A stable name, for programs.
    pub fn code(self) -> &'static str {
        match self {
            Self::Memory(_) => "file-exceeds-memory",
            Self::Time(_) => "file-exceeds-time",
            Self::Stopped => "file-stops-reader",
        }
    }

    /// What happened and what to do, as a sentence without its capital and its stop.
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Memory(megabytes) => {
                sentence!(page_file_exceeds_memory { megabytes: u64::from(megabytes) })
            }
            Self::Time(seconds) => {
                sentence!(page_file_exceeds_time { seconds: u64::from(seconds) })
            }
            Self::Stopped => sentence!(page_file_stops_reader),
        }
    }
}
