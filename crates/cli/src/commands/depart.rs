//! `tiebreak depart`: somebody with the power to do so settled a tie otherwise than the regulation
//! says.

use crate::failure::Complaint;
use crate::sitting::{RecordFiles, RecordState, Sitting};
use crate::{clock, show};
use clap::Args;
use std::process::ExitCode;
use tiebreak_model::{Answer, Ask, ClauseRef, Id, Question};
use tiebreak_record::{
    AnswerError, DepartureEntry, Entry, Withdrawal, WithdrawnEntry, parse_answer,
};
use tiebreak_report::{Explain, Interface};
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
The players agreed to share the title:
  tiebreak override EVENT --share --by \"Chief arbiter\" --why \"The players agreed to share.\"
The arbiter decides the order, two of them level:
  tiebreak override EVENT \"Wei Yi\" Giri = Gukesh --by \"Chief arbiter\" --why \"...\"")]
pub struct Depart {
    #[command(flatten)]
    files: RecordFiles,
    /// The order now: all who are tied, with = between those who share
    names: Vec<String>,
    /// All who are tied share their places
    #[arg(long, conflicts_with = "names")]
    share: bool,
    /// Go back to what the regulation says
    #[arg(long, conflicts_with_all = ["names", "share"])]
    withdraw: bool,
    /// Which tie, where there are several
    #[arg(long, value_name = "TIE")]
    tie: Option<String>,
    /// The arbiter who decides
    #[arg(long, value_name = "NAME", value_parser = not_blank)]
    by: String,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", value_parser = not_blank)]
    why: String,
}

/// A name or a reason that says something.
pub fn not_blank(text: &str) -> Result<String, String> {
    if text.trim().is_empty() { Err("expected some words".to_owned()) } else { Ok(text.to_owned()) }
}

impl Depart {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let (sitting, before, ..) = Sitting::enter(language, &self.files, |sitting, before| {
            Ok((self.entry(sitting, before)?, ()))
        })?;
        let after = sitting.state()?.ruling;
        let outcome = sitting.outcome(&before, &after, &self.files);
        let what = say!(language, cli_departure);
        show::styled(&format!("{}\n{outcome}", say!(language, cli_noted { preview: "no", what })))?;
        Ok(ExitCode::SUCCESS)
    }

    fn entry(&self, sitting: &Sitting, before: &RecordState) -> crate::Result<Entry> {
        let language = sitting.language;
        let (tie, tied) = self.tie(language, before)?;
        let at = Some(clock::now()?);
        let (by, why) = (self.by.clone(), self.why.clone());
        if self.withdraw {
            if !before.ruling.departures.iter().any(|departed| departed.tie == *tie) {
                return Err(Complaint::new(say!(language, cli_no_departure { tie })).into());
            }
            let what = WithdrawnEntry::Departure { tie: tie.clone() };
            return Ok(Entry::Withdrawal(Withdrawal { what, by: Some(by), why, at }));
        }
        let parts = departure_parts(sitting, tie, tied, self.share, &self.names)?;
        Ok(Entry::Departure(DepartureEntry { tie: tie.clone(), parts, by, why, at }))
    }

    fn tie<'s>(
        &self,
        language: Language,
        before: &'s RecordState,
    ) -> crate::Result<&'s (String, Vec<Id>)> {
        let names: Vec<&str> = before.ties.iter().map(|(tie, _)| tie.as_str()).collect();
        match (&self.tie, before.ties.as_slice()) {
            (_, []) => Err(Complaint::new(say!(language, cli_no_tie_at_all)).into()),
            (None, [one]) => Ok(one),
            (None, _) => {
                let message = say!(language, cli_several_ties { ties: names.join(", ") });
                Err(Complaint::new(message).hint(say!(language, cli_say_which_tie)).into())
            }
            (Some(named), ties) => ties.iter().find(|(tie, _)| tie == named).ok_or_else(|| {
                let complaint = Complaint::new(say!(language, cli_no_tie { tie: named }));
                complaint.hint(say!(language, cli_there_is { what: names.join(", ") })).into()
            }),
        }
    }
}

/// The order after a departure, in names: everybody level, or as the words say.
pub fn departure_parts(
    sitting: &Sitting,
    tie: &str,
    tied: &[Id],
    share: bool,
    words: &[String],
) -> crate::Result<Vec<Vec<String>>> {
    let (event, language) = (&sitting.loaded.event, sitting.language);
    let parts = if share {
        vec![tied.to_vec()]
    } else {
        // A departure reads like a decision about everybody who is tied.
        let ask = Ask::Decision { who: String::new(), among: tied.to_vec(), choices: Vec::new() };
        let question =
            Question { id: say!(language, cli_the_tie { tie }), clause: ClauseRef(0), ask };
        match parse_answer(&question, event, words) {
            Ok(Answer::Order(parts)) => parts,
            Ok(_) => Vec::new(),
            Err(AnswerError { fault, expected }) => {
                let message = fault.in_language(language);
                let expected = expected.sentence(Interface::CommandLine).in_language(language);
                return Err(Complaint::new(message)
                    .hint(say!(language, cli_expected_or_share { expected }))
                    .into());
            }
        }
    };
    Ok(parts
        .iter()
        .map(|part| part.iter().map(|id| event.name(*id).to_owned()).collect())
        .collect())
}
