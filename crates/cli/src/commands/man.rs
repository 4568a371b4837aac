//! `tiebreak man`: the manual page, from the same definitions as `--help`.

use super::Arguments;
use crate::failure::Complaint;
use crate::show;
use clap::{Args, CommandFactory};
use std::process::ExitCode;
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak man resolve")]
pub struct Man {
    /// A command; the program as a whole where none is named
    command: Option<String>,
    /// Print the names of the commands that have pages, one a line
    #[arg(long, conflicts_with = "command")]
    list: bool,
}

impl Man {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let mut program = Arguments::command();
        program.build();
        if self.list {
            let names = program.get_subcommands().filter(|command| !command.is_hide_set());
            let names = names.map(clap::Command::get_name).filter(|name| *name != "help");
            show::plain(&names.map(|name| format!("{name}\n")).collect::<String>())?;
            return Ok(ExitCode::SUCCESS);
        }
        let page = match &self.command {
            None => program,
            Some(name) => program.find_subcommand(name).cloned().ok_or_else(|| {
                Complaint::new(say!(language, cli_no_command { name }))
                    .hint(say!(language, cli_no_command_hint))
            })?,
        };
        let mut text = Vec::new();
        clap_mangen::Man::new(page).render(&mut text)?;
        show::plain(&String::from_utf8_lossy(&text))?;
        Ok(ExitCode::SUCCESS)
    }
}
