//! `tiebreak next`: the event file of the next stage, with those who qualified and what they take along.

use crate::failure::Complaint;
use crate::output::Replacing;
use crate::sitting::{Files, read_record};
use crate::{load, show};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::next_stage::{NextStage, next_stage};
use tiebreak_model::{Award, Kind, Ruling, Silent};
use tiebreak_report::words;

#[derive(Debug, Args)]
pub struct Next {
    #[command(flatten)]
    files: Files,
    /// The file to write; `-` is standard output
    #[arg(long, value_name = "FILE", default_value = "-")]
    to: PathBuf,
    /// The cut or award whose winners go on, by its name; the one that is carried over, or the first cut, where none is named
    #[arg(long, value_name = "NAME")]
    of: Option<String>,
    /// The title of the next stage
    #[arg(long, default_value = "Next stage")]
    title: String,
    /// The regulation of the next stage; the same where none is named
    #[arg(long, value_name = "FILE|ID")]
    next_regulation: Option<String>,
    /// The kind of the next stage; the same where none is named
    #[arg(long, value_name = "KIND", value_parser = kind)]
    next_kind: Option<Kind>,
    #[command(flatten)]
    replacing: Replacing,
}

fn kind(word: &str) -> Result<Kind, String> {
    let words: Vec<&str> = Kind::ALL.iter().map(|(_, word)| *word).collect();
    let found = Kind::ALL.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind);
    found.ok_or_else(|| format!("expected one of {}", words.join(", ")))
}

impl Next {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        if self.to != Path::new("-") {
            self.replacing.is_free(&self.to)?;
        }
        let loaded = load::event(&self.files)?;
        let record = read_record(&loaded, &self.files)?;
        let (event, options) = (&loaded.event, Options::default());
        let ruling = match &record {
            Some(record) => rule(event, &loaded.regulation, &mut record.answers(event), options),
            None => rule(event, &loaded.regulation, &mut Silent, options),
        };
        let ruling = ruling.map_err(|error| Complaint::new(words::rule_error(&error)))?;
        let award = self.award(&ruling)?;
        if award.is_open() || award.members().count() > award.seats || ruling.interim.is_some() {
            let complaint = Complaint::new(format!("it is not decided yet who has \"{}\"", award.name));
            return Err(complaint.hint("`tiebreak resolve` says what is open").into());
        }
        let next = NextStage {
            title: self.title,
            regulation: self.next_regulation.unwrap_or_else(|| event.regulation.clone()),
            kind: self.next_kind.unwrap_or(event.kind),
        };
        let text = next_stage(event, award, ruling.carry_over.as_ref(), next).map_err(|faults| {
            let first = faults.first().map(|fault| fault.message.clone()).unwrap_or_default();
            Complaint::new(format!("no event can be made of it: {first}"))
        })?;
        if self.to == Path::new("-") {
            show::plain(&text)?;
        } else {
            self.replacing.write(&self.to, text.as_bytes())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn award<'r>(&self, ruling: &'r Ruling) -> anyhow::Result<&'r Award> {
        let carried = ruling.carry_over.as_ref().map(|carried| &carried.of);
        let named = self.of.as_ref().or(carried);
        let found = match named {
            Some(name) => ruling.awards.iter().find(|award| award.name == *name),
            None => ruling.awards.iter().find(|award| award.cut),
        };
        found.ok_or_else(|| {
            let names: Vec<&str> = ruling.awards.iter().map(|award| award.name.as_str()).collect();
            let complaint = match &self.of {
                Some(name) => Complaint::new(format!("there is no cut or award \"{name}\"")),
                None => Complaint::new("the regulation does not say who goes on"),
            };
            match names.as_slice() {
                [] => complaint.hint("a clause with `cut = { first = 8, name = \"...\" }` says so").into(),
                names => complaint.hint(format!("there are: {}", names.join(", "))).into(),
            }
        })
    }
}
