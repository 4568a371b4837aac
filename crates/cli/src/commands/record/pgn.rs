//! `tiebreak record pgn`: the games of the play-off, as the record has them.

use crate::failure::Complaint;
use crate::output::Replacing;
use crate::show;
use crate::sitting::{RecordFiles, Sitting};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_formats::pgn::play_off;
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
pub struct Pgn {
    #[command(flatten)]
    files: RecordFiles,
    /// Where to write it; standard output where nothing is named
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replacing: Replacing,
}

impl Pgn {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let sitting = Sitting::open(language, &self.files)?;
        let ruling = sitting.state()?.ruling;
        let text =
            play_off(&sitting.loaded.event, &ruling, |id| sitting.file.record().answered_at(id));
        if text.is_empty() {
            let complaint = Complaint::new(say!(language, cli_no_play_off_game));
            return Err(complaint.hint(say!(language, cli_no_play_off_hint)).into());
        }
        match &self.out {
            Some(path) => self.replacing.write(language, path, text.as_bytes())?,
            None => show::plain(&text)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}
