//! `tiebreak inspect`: what is in a file, and what about it is in doubt. Nothing is decided.

use crate::about::FileOptions;
use crate::language::Wanted;
use crate::{show, source};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_report::account;

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak inspect report.trf")]
pub struct Inspect {
    /// The file: an event file, TRF, PGN, PBN, CSV, XLSX, ODS or USEBIO, packed or not; a folder of
    /// PGN files; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: InspectFormat,
    /// Print JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    #[command(flatten)]
    about: FileOptions,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum InspectFormat {
    Text,
    Json,
}

impl Inspect {
    pub fn run(mut self, wanted: Wanted) -> crate::Result<ExitCode> {
        if self.json {
            self.format = InspectFormat::Json;
        }
        let language = wanted.for_people();
        let import = source::import(language, &self.files, &self.about.told())?;
        match self.format {
            InspectFormat::Text => {
                show::plain(&account::text(language, &import.account, show::width()))?
            }
            InspectFormat::Json => {
                show::json(&account::json(wanted.for_programs(), &import.account))?
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
