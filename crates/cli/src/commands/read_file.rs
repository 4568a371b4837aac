//! `tiebreak read-file`: one file for the web app, read within bounds that the process cannot
//! leave.

use clap::Args;
use std::process::ExitCode;

/// The server starts this for each file from outside (`docs/decisions/file-reader-process.md`).
#[derive(Debug, Args)]
pub struct ReadFile {
    /// The most memory that the process may take, in MB
    #[arg(long, value_name = "MB")]
    memory: u64,
    /// The most processor time that it may take, in seconds
    #[arg(long, value_name = "SECONDS")]
    seconds: u64,
}

impl ReadFile {
    pub fn run(self) -> crate::Result<ExitCode> {
        self.limit()?;
        tiebreak_server::answer_request(std::io::stdin().lock(), std::io::stdout().lock())?;
        Ok(ExitCode::SUCCESS)
    }

    /// Sets the bounds on this process, before it has seen anything of the file.
    #[cfg(unix)]
    fn limit(&self) -> std::io::Result<()> {
        use rustix::process::{Resource, Rlimit, nice, setrlimit};
        let at_most =
            |current: u64, maximum: u64| Rlimit { current: Some(current), maximum: Some(maximum) };
        let memory = self.memory.saturating_mul(1 << 20);
        // No image of the memory is left behind: it holds the file of somebody.
        setrlimit(Resource::Core, at_most(0, 0))?;
        setrlimit(Resource::As, at_most(memory, memory))?;
        // The first signal, which says why, comes a second before the one that cannot be refused.
        setrlimit(Resource::Cpu, at_most(self.seconds, self.seconds.saturating_add(1)))?;
        // Pages come before files; a system that does not allow this gives both the same share.
        let _same_share = nice(10);
        Ok(())
    }

    /// Elsewhere the server ends the process by the clock, and memory has no bound.
    #[cfg(not(unix))]
    #[allow(
        clippy::unnecessary_wraps,
        clippy::unused_self,
        reason = "as on systems that have bounds"
    )]
    fn limit(&self) -> std::io::Result<()> {
        Ok(())
    }
}
