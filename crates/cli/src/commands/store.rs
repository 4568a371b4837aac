//! `tiebreak store`: the database itself.

use super::backup::{counted, into_a_new_one};
use crate::failure::Complaint;
use crate::show;
use clap::{Args, Subcommand};
use std::process::ExitCode;
use tiebreak_report::Explain;
use tiebreak_report::{Language, say};
use tiebreak_store::{Store, StoreError};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak store move tiebreak.db postgres://localhost/tiebreak")]
pub struct StoreCommand {
    #[command(subcommand)]
    what: StoreSubcommand,
}

#[derive(Debug, Subcommand)]
enum StoreSubcommand {
    /// Copy everything into another, empty database; servers on the first one have to be stopped
    Move(Move),
}

#[derive(Debug, Args)]
struct Move {
    /// From where: an SQLite file, or postgres://...; it stays as it is
    from: String,
    /// Where to: a new SQLite file, or an empty database postgres://...
    to: String,
}

impl StoreCommand {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let StoreSubcommand::Move(Move { from, to }) = self.what;
        let copied =
            super::on_one_thread(Store::copy(&from, &to))?.map_err(|error| match error {
                StoreError::Written => {
                    let complaint = Complaint::new(say!(
                        language,
                        cli_nothing_copied { why: error.sentence() }
                    ));
                    complaint.hint(say!(language, cli_stop_the_server)).into()
                }
                other => into_a_new_one(language, other),
            })?;
        show::plain(&format!("{}\n", counted(language, &copied)))?;
        Ok(ExitCode::SUCCESS)
    }
}
