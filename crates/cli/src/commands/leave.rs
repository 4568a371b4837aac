//! `tiebreak leave`: somebody leaves during the play-off and plays no more.

use super::depart::not_blank;
use crate::sitting::{RecordFiles, Sitting};
use crate::{clock, people, show};
use clap::Args;
use std::process::ExitCode;
use tiebreak_record::{Entry, Leave, Withdrawal, WithdrawnEntry};
use tiebreak_report::{Language, say, words};

#[derive(Debug, Args)]
#[command(after_help = "\
A stage that has begun is finished by forfeits; one that has not begins without whoever left:
  tiebreak leave EVENT \"Gukesh D\" --why \"Taken ill.\" --by \"Chief arbiter\"
It was a mistake:
  tiebreak leave EVENT \"Gukesh D\" --withdraw --why \"He only went for a walk.\"
Who withdraws before the play-off is named in the event file: withdrawn, expelled or declines.")]
pub struct LeavePlayOff {
    #[command(flatten)]
    files: RecordFiles,
    /// Who leaves: the name, or a part of it that no other name has
    name: String,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", value_parser = not_blank)]
    why: String,
    /// Who enters it
    #[arg(long, value_name = "NAME", value_parser = not_blank)]
    by: Option<String>,
    /// Undo it: the participant plays on
    #[arg(long)]
    withdraw: bool,
}

impl LeavePlayOff {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let (sitting, before, _, name) = Sitting::enter(language, &self.files, |sitting, _| {
            let (language, event) = (sitting.language, &sitting.loaded.event);
            let name = event.name(people::participant(language, event, &self.name)?).to_owned();
            Ok((self.entry(&name)?, name))
        })?;
        let after = sitting.state()?.ruling;
        let outcome = sitting.outcome(&before, &after, &self.files);
        let name = words::seen_name(sitting.loaded.shown(), &name);
        let noted =
            if self.withdraw { words::back(language, name) } else { words::left(language, name) };
        show::styled(&format!(
            "{}\n{outcome}",
            say!(language, cli_noted { preview: "no", what: noted })
        ))?;
        Ok(ExitCode::SUCCESS)
    }

    fn entry(&self, name: &str) -> crate::Result<Entry> {
        let at = Some(clock::now()?);
        Ok(leaving(name, self.by.clone(), self.why.clone(), at, self.withdraw))
    }
}

/// The entry that somebody left, or that this is taken back.
pub fn leaving(
    name: &str,
    by: Option<String>,
    why: String,
    at: Option<tiebreak_model::Moment>,
    withdraw: bool,
) -> Entry {
    let name = name.to_owned();
    if withdraw {
        return Entry::Withdrawal(Withdrawal { what: WithdrawnEntry::Leave { name }, by, why, at });
    }
    Entry::Leave(Leave { name, by, why, at })
}
