//! `tiebreak check`: what a regulation leaves open.

use crate::failure::{CHECK_FAILED, Complaint};
use crate::{load, patience, show};
use clap::{Args, ValueEnum};
use std::io::IsTerminal;
use std::process::ExitCode;
use tiebreak_check::{check_text, compare};
use tiebreak_report::check::{differences_json, differences_text, json, sarif, text};
use tiebreak_report::losing_pays as report;
use tiebreak_scenarios::losing_pays::losing_pays;

#[derive(Debug, Args)]
pub struct Check {
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
    format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Sarif,
}

impl Check {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        if let Some(other) = &self.against {
            return self.compare(other);
        }
        if self.losing_pays {
            return self.losing_pays();
        }
        let (file, written) = tiebreak::regulation_text(&self.regulation, None)?;
        let checked = check_text(&file, &written);
        match self.format {
            Format::Text => show::styled(&text(&checked, std::io::stdout().is_terminal()))?,
            Format::Json => show::json(&json(&checked))?,
            Format::Sarif => show::json(&sarif(&checked))?,
        }
        Ok(if checked.has_errors() { ExitCode::from(CHECK_FAILED) } else { ExitCode::SUCCESS })
    }

    fn losing_pays(&self) -> anyhow::Result<ExitCode> {
        let regulation = load::regulation(&self.regulation)?;
        if self.format == Format::Sarif {
            let complaint = Complaint::new("SARIF has findings about lines; a search has events");
            return Err(complaint.hint("use --format json").into());
        }
        let found = patience::watched(|watch| losing_pays(&regulation, watch));
        let found = found.ok_or_else(|| Complaint::new("the search was stopped before its end"))?;
        match self.format {
            Format::Json => show::json(&report::json(&regulation, &found))?,
            _ => show::plain(&report::text(&regulation, &found))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn compare(&self, other: &str) -> anyhow::Result<ExitCode> {
        let (a, b) = (load::regulation(&self.regulation)?, load::regulation(other)?);
        let found = compare(&a, &b);
        match self.format {
            Format::Text => show::plain(&differences_text(&a, &b, &found))?,
            Format::Json => show::json(&differences_json(&a, &b, &found))?,
            Format::Sarif => {
                let complaint = Complaint::new("a comparison is about two files; SARIF has findings about one");
                return Err(complaint.hint("use --format json").into());
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
