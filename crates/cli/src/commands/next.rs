//! `tiebreak next`: the event file of the next stage, with those who qualified and what they take
//! along.

use crate::failure::Complaint;
use crate::output::Replacing;
use crate::sitting::{RecordFiles, read_record};
use crate::{load, show};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::next_stage::{NextStage, next_stage};
use tiebreak_model::{Award, Kind, NoAnswers, Ruling};
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak next event.toml --to final.toml --title Final")]
pub struct Next {
    #[command(flatten)]
    files: RecordFiles,
    /// The file to write; `-` is standard output
    #[arg(long, value_name = "FILE", default_value = "-")]
    to: PathBuf,
    /// The cut or award whose winners go on, by its name; the one that is carried over, or the
    /// first cut, where none is named
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
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        if self.to != Path::new("-") {
            self.replacing.is_free(language, &self.to)?;
        }
        let loaded = load::event(language, &self.files)?;
        let record = read_record(language, &loaded, &self.files)?;
        let (event, options) = (&loaded.event, Options::default());
        let ruling = match &record {
            Some(record) => rule(event, &loaded.regulation, &mut record.answers(event), options),
            None => rule(event, &loaded.regulation, &mut NoAnswers, options),
        };
        let ruling = ruling.map_err(|error| Complaint::from_error(language, &error))?;
        let award = self.award(language, &ruling)?;
        if award.is_open() || award.members().count() > award.seats || ruling.interim.is_some() {
            let complaint = Complaint::new(say!(language, cli_award_open { award: &award.name }));
            return Err(complaint.hint(say!(language, cli_resolve_says)).into());
        }
        let next = NextStage {
            title: self.title,
            regulation: self.next_regulation.unwrap_or_else(|| event.regulation().to_owned()),
            kind: self.next_kind.unwrap_or(event.kind()),
        };
        let text =
            next_stage(event, award, ruling.carry_over.as_ref(), next).map_err(|faults| {
                let why = faults.first().map(|fault| fault.message.clone()).unwrap_or_default();
                Complaint::new(say!(language, cli_no_next_event { why }))
            })?;
        if self.to == Path::new("-") {
            show::plain(&text)?;
        } else {
            self.replacing.write(language, &self.to, text.as_bytes())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn award<'r>(&self, language: Language, ruling: &'r Ruling) -> crate::Result<&'r Award> {
        let carried = ruling.carry_over.as_ref().map(|carried| &carried.of);
        let named = self.of.as_ref().or(carried);
        let found = match named {
            Some(name) => ruling.awards.iter().find(|award| award.name == *name),
            None => ruling.awards.iter().find(|award| award.cut),
        };
        found.ok_or_else(|| {
            let names: Vec<&str> = ruling.awards.iter().map(|award| award.name.as_str()).collect();
            let complaint = match &self.of {
                Some(name) => Complaint::new(say!(language, cli_no_award { name })),
                None => Complaint::new(say!(language, cli_nobody_goes_on)),
            };
            match names.as_slice() {
                [] => complaint
                    .hint(say!(
                        language,
                        cli_cut_hint { cut: r#"cut = { first = 8, name = "..." }"# }
                    ))
                    .into(),
                names => {
                    complaint.hint(say!(language, cli_there_are { names: names.join(", ") })).into()
                }
            }
        })
    }
}
