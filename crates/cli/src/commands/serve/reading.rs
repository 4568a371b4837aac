//! The bounds within which uploaded files are read.

use crate::settings::SettingsReader;
use clap::Args;
use std::num::NonZeroU32;
use std::path::PathBuf;
use tiebreak_server::{FileReader, ReaderProcess};

/// The usual bound of memory, in MB.
const MEMORY: NonZeroU32 = NonZeroU32::MIN.saturating_add(255);
/// The usual bound of processor time, in seconds.
const SECONDS: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);

// How much reading one uploaded file may take. A doc comment here would become the help of `serve`.
#[derive(Debug, Args)]
pub struct ReadingLimits {
    /// The most memory that reading an uploaded file may take, in MB [default: 256]
    #[arg(long, value_name = "MB")]
    read_memory: Option<NonZeroU32>,
    /// The most processor time that reading an uploaded file may take, in seconds [default: 20]
    #[arg(long, value_name = "SECONDS")]
    read_seconds: Option<NonZeroU32>,
}

impl ReadingLimits {
    pub fn read(&self, reading: &mut SettingsReader<'_>) -> FileReader {
        let memory = reading.one("read-memory", self.read_memory, Some(MEMORY)).unwrap_or(MEMORY);
        let seconds =
            reading.one("read-seconds", self.read_seconds, Some(SECONDS)).unwrap_or(SECONDS);
        let process =
            ReaderProcess { program: program(), megabytes: memory.get(), seconds: seconds.get() };
        FileReader::Process(process)
    }
}

/// This program, also after a newer one was installed in its place: server and child are of the
/// same version. Without `/proc`, as in a bare root folder, the name that it was started by has to
/// do.
fn program() -> PathBuf {
    let running = PathBuf::from("/proc/self/exe");
    if cfg!(target_os = "linux") && running.exists() {
        return running;
    }
    let first_word = || std::env::args_os().next().map(PathBuf::from);
    std::env::current_exe().ok().or_else(first_word).unwrap_or_else(|| "tiebreak".into())
}
