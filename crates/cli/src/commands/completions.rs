//! `tiebreak completions`: completions for a shell, from the same definitions as `--help`.

use super::Arguments;
use crate::show;
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak completions bash")]
pub struct Completions {
    /// The shell to write completions for
    shell: Shell,
}

impl Completions {
    pub fn run(self) -> crate::Result<ExitCode> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "tiebreak", &mut script);
        show::plain(&String::from_utf8_lossy(&script))?;
        Ok(ExitCode::SUCCESS)
    }
}
