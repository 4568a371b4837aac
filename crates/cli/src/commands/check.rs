//! `tiebreak check`: what a regulation leaves open.

use crate::failure::{CHECK_FAILED, Complaint};
use crate::language::Wanted;
use crate::patience::LongWork;
use crate::{load, patience, show};
use clap::{Args, ValueEnum};
use std::io::IsTerminal;
use std::process::ExitCode;
use tiebreak_check::{check_text, compare};
use tiebreak_report::check::{differences_json, differences_text, json, sarif, text};
use tiebreak_report::losing_pays as report;
use tiebreak_report::say;
use tiebreak_scenarios::losing_pays::losing_pays;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tiebreak check tata-steel-masters-2023
  tiebreak check rules.toml")]
pub struct CheckOptions {
    /// The regulation: a file or a built-in id
    #[arg(value_name = "FILE|ID")]
    regulation: String,
    /// Say instead which situations this other regulation decides differently
    #[arg(long, value_name = "FILE|ID")]
    against: Option<String>,
    /// Play through every small event and look for one in which a worse result pays
    #[arg(long, conflicts_with = "against")]
    losing_pays: bool,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: CheckFormat,
    /// Print JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum CheckFormat {
    Text,
    Json,
    Sarif,
}

impl CheckOptions {
    pub fn run(mut self, wanted: Wanted) -> crate::Result<ExitCode> {
        if self.json {
            self.format = CheckFormat::Json;
        }
        if let Some(other) = &self.against {
            return self.compare(wanted, other);
        }
        if self.losing_pays {
            return self.losing_pays(wanted);
        }
        let (file, written) = tiebreak::regulation_text(&self.regulation, None)?;
        let checked = check_text(&file, &written);
        match self.format {
            CheckFormat::Text => {
                show::styled(&text(wanted.for_people(), &checked, std::io::stdout().is_terminal()))?
            }
            CheckFormat::Json => show::json(&json(wanted.for_programs(), &checked))?,
            CheckFormat::Sarif => show::json(&sarif(&checked))?,
        }
        Ok(if checked.has_errors() { ExitCode::from(CHECK_FAILED) } else { ExitCode::SUCCESS })
    }

    fn losing_pays(&self, wanted: Wanted) -> crate::Result<ExitCode> {
        let people = wanted.for_people();
        let regulation = load::regulation(&self.regulation)?;
        if self.format == CheckFormat::Sarif {
            let complaint = Complaint::new(say!(people, cli_search_sarif));
            return Err(complaint.hint(say!(people, cli_use_format { format: "json" })).into());
        }
        let found = patience::watched(people, LongWork::LosingPays, |watch| {
            losing_pays(&regulation, watch)
        });
        let found = found.ok_or_else(|| Complaint::new(say!(people, cli_search_stopped)))?;
        match self.format {
            CheckFormat::Json => {
                show::json(&report::json(wanted.for_programs(), &regulation, &found))?
            }
            _ => show::plain(&report::text(wanted.for_people(), &regulation, &found))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn compare(&self, wanted: Wanted, other: &str) -> crate::Result<ExitCode> {
        let (a, b) = (load::regulation(&self.regulation)?, load::regulation(other)?);
        let found = compare(&a, &b);
        match self.format {
            CheckFormat::Text => show::plain(&differences_text(&a, &b, &found))?,
            CheckFormat::Json => show::json(&differences_json(&a, &b, &found))?,
            CheckFormat::Sarif => {
                let people = wanted.for_people();
                let complaint = Complaint::new(say!(people, cli_compare_sarif));
                return Err(complaint.hint(say!(people, cli_use_format { format: "json" })).into());
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
