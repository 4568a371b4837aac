//! `tiebreak schema NAME`: the JSON Schema of a file that the program reads or of what it prints.

use crate::show;
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::process::ExitCode;
use tiebreak_report::schemas;

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak schema ruling")]
pub struct Schema {
    /// What it describes
    #[arg(value_parser = PossibleValuesParser::new(schemas::names()))]
    name: String,
}

impl Schema {
    pub fn run(self) -> crate::Result<ExitCode> {
        show::plain(schemas::find(&self.name).unwrap_or_default())?;
        Ok(ExitCode::SUCCESS)
    }
}
