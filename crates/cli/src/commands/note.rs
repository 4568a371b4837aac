//! `tiebreak note`: a rest that was granted, or anything else worth keeping.

use super::depart::not_blank;
use crate::failure::Complaint;
use crate::sitting::{RecordFiles, Sitting};
use crate::{clock, show};
use clap::Args;
use std::process::ExitCode;
use tiebreak_document::closest;
use tiebreak_formats::names::key;
use tiebreak_model::{Event, Id};
use tiebreak_record::{Entry, Note, Rest};
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
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

/// The names by which the event knows the people named. A name is that of the file, the one that
/// people see, or a family name that only one has: `Giri` for `Giri, Anish`.
pub fn taking_part(
    language: Language,
    event: &Event,
    names: &[String],
) -> crate::Result<Vec<String>> {
    names.iter().map(|name| participant(language, event, name)).collect()
}

fn participant(language: Language, event: &Event, name: &str) -> crate::Result<String> {
    let wanted = key(name);
    let family = |id: &Id| event.name(*id).split_once(',').map(|(family, _)| key(family));
    let only_one = || {
        let mut fitting = event.ids().filter(|id| family(id).as_ref() == Some(&wanted));
        fitting.next().filter(|_| fitting.next().is_none())
    };
    if let Some(id) = event.find(name).or_else(only_one) {
        return Ok(event.name(id).to_owned());
    }
    let near = closest(name, event.participants().iter().map(|one| one.name.as_str()));
    let complaint = Complaint::new(say!(language, cli_not_a_participant { name }));
    Err(match near {
        Some(near) => complaint.hint(say!(language, cli_did_you_mean_name { near })).into(),
        None => complaint.into(),
    })
}

impl NoteDown {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let (sitting, ..) =
            Sitting::enter(language, &self.files, |sitting, _| Ok((self.entry(sitting)?, ())))?;
        show::plain(&format!("{}\n{}\n", say!(language, cli_noted_alone), sitting.head()))?;
        Ok(ExitCode::SUCCESS)
    }

    fn entry(&self, sitting: &Sitting) -> crate::Result<Entry> {
        let players = taking_part(sitting.language, &sitting.loaded.event, &self.players)?;
        let (by, why, at) = (self.by.clone(), self.text.clone(), Some(clock::now()?));
        Ok(match self.rest {
            Some(minutes) => Entry::Rest(Rest { players, minutes, by, why, at }),
            None => Entry::Note(Note { by, why, at }),
        })
    }
}
