//! `tiebreak check`: what a regulation leaves open.

use crate::failure::CHECK_FAILED;
use crate::{load, show};
use clap::{Args, ValueEnum};
use std::io::IsTerminal;
use std::process::ExitCode;
use tiebreak_check::{Checked, check_text, json, sarif};
use tiebreak_document::Severity;
use tiebreak_report::diagnostic;

#[derive(Debug, Args)]
pub struct Check {
    /// The regulation: a file or a built-in id
    #[arg(value_name = "FILE|ID")]
    regulation: String,
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
        let (file, text) = load::regulation_text(&self.regulation, None)?;
        let checked = check_text(&file, &text);
        match self.format {
            Format::Text => show::styled(&findings(&checked))?,
            Format::Json => show::plain(&format!("{:#}\n", json(&checked)))?,
            Format::Sarif => show::plain(&format!("{:#}\n", sarif(&checked)))?,
        }
        Ok(if checked.has_errors() { ExitCode::from(CHECK_FAILED) } else { ExitCode::SUCCESS })
    }
}

fn findings(checked: &Checked) -> String {
    let colour = std::io::stdout().is_terminal();
    let mut out = String::new();
    if !checked.findings.is_empty() {
        out.push_str(&diagnostic::render(&checked.rejected(), colour));
        out.push_str("\n\n");
    }
    let count = |severity, one: &str| {
        let number = checked.count(severity);
        format!("{number} {one}{}", if number == 1 { "" } else { "s" })
    };
    let counts = [count(Severity::Error, "error"), count(Severity::Warning, "warning"), count(Severity::Note, "note")]
        .join(", ");
    out.push_str(&format!("{}: {counts}\n", checked.file));
    out
}
