//! Why the child process did not finish reading a file.

use tiebreak_report::{Sentence, sentence};

/// The limit that was exceeded while a file was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadLimit {
    /// The memory limit, in MB.
    Memory(u32),
    /// The limit of processor time, in seconds.
    Time(u32),
    /// The reader crashed. This is a fault of the program, and the log has the details.
    Stopped,
}

impl ReadLimit {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Self::Memory(_) => "file-exceeds-memory",
            Self::Time(_) => "file-exceeds-time",
            Self::Stopped => "file-stops-reader",
        }
    }

    /// What happened and what to do, without capital and full stop.
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
