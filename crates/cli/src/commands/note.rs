//! `tiebreak note`: a rest that was granted, or anything else worth keeping.

use super::depart::not_blank;
use crate::sitting::{RecordFiles, Sitting};
use crate::{clock, people, show};
use clap::Args;
use std::process::ExitCode;
use tiebreak_record::{Entry, Note, Rest};
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak note event.toml \"Fire alarm\" --rest 10 --by \"Chief arbiter\"")]
pub struct NoteDown {
    #[command(flatten)]
    files: RecordFiles,
    /// What to note, or why the rest is granted
    #[arg(value_parser = not_blank)]
    text: String,
    /// Who notes or grants it
    #[arg(long, value_name = "NAME", value_parser = not_blank)]
    by: String,
    /// A rest of this many minutes from now
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u32).range(0..=1440))]
    rest: Option<u32>,
    /// For whom the rest is; everybody where nobody is named
    #[arg(long = "for", value_name = "NAME", requires = "rest")]
    players: Vec<String>,
}

impl NoteDown {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let (sitting, ..) =
            Sitting::enter(language, &self.files, |sitting, _| Ok((self.entry(sitting)?, ())))?;
        show::plain(&format!("{}\n{}\n", say!(language, cli_noted_alone), sitting.head()))?;
        Ok(ExitCode::SUCCESS)
    }

    fn entry(&self, sitting: &Sitting) -> crate::Result<Entry> {
        let players = people::full_names(sitting.language, &sitting.loaded.event, &self.players)?;
        let (by, why, at) = (self.by.clone(), self.text.clone(), Some(clock::now()?));
        Ok(match self.rest {
            Some(minutes) => Entry::Rest(Rest { players, minutes, by, why, at }),
            None => Entry::Note(Note { by, why, at }),
        })
    }
}
