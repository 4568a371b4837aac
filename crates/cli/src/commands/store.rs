//! `tiebreak store`: the database itself.

use super::backup::{counted, into_a_new_one};
use crate::failure::Complaint;
use crate::show;
use clap::{Args, Subcommand};
use std::process::ExitCode;
use tiebreak_store::{Store, StoreError};

#[derive(Debug, Args)]
pub struct StoreCommand {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
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
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let What::Move(Move { from, to }) = self.what;
        let copied = super::on_one_thread(Store::copy(&from, &to))?.map_err(|error| match error {
            StoreError::Written => Complaint::new(format!("{error}, so nothing was copied"))
                .hint("stop the server on it and try again")
                .into(),
            other => into_a_new_one(other),
        })?;
        show::plain(&format!("{}\n", counted(&copied)))?;
        Ok(ExitCode::SUCCESS)
    }
}
