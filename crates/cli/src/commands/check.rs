//! `tiebreak check`: what a regulation leaves open.

use crate::failure::{CHECK_FAILED, Complaint};
use crate::{load, show};
use clap::{Args, ValueEnum};
use std::fmt::Write;
use std::io::IsTerminal;
use std::process::ExitCode;
use tiebreak_check::{Checked, Difference, Matters, check_text, compare};
use tiebreak_document::Severity;
use tiebreak_regulation::Regulation;
use tiebreak_report::check::{differences_json, json, sarif};
use tiebreak_report::diagnostic;

#[derive(Debug, Args)]
pub struct Check {
    /// The regulation: a file or a built-in id
    #[arg(value_name = "FILE|ID")]
    regulation: String,
    /// Say instead which situations this other regulation decides differently
    #[arg(long, value_name = "FILE|ID")]
    against: Option<String>,
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
        let (file, text) = tiebreak::regulation_text(&self.regulation, None)?;
        let checked = check_text(&file, &text);
        match self.format {
            Format::Text => show::styled(&findings(&checked))?,
            Format::Json => show::json(&json(&checked))?,
            Format::Sarif => show::json(&sarif(&checked))?,
        }
        Ok(if checked.has_errors() { ExitCode::from(CHECK_FAILED) } else { ExitCode::SUCCESS })
    }

    fn compare(&self, other: &str) -> anyhow::Result<ExitCode> {
        let (a, b) = (load::regulation(&self.regulation)?, load::regulation(other)?);
        let found = compare(&a, &b);
        match self.format {
            Format::Text => show::plain(&differences(&a, &b, &found))?,
            Format::Json => show::json(&differences_json(&a, &b, &found))?,
            Format::Sarif => {
                let complaint = Complaint::new("a comparison is about two files; SARIF has findings about one");
                return Err(complaint.hint("use --format json").into());
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn differences(a: &Regulation, b: &Regulation, found: &[Difference]) -> String {
    let mut out = format!("{} against {}\n", a.id, b.id);
    let groups = [
        (Matters::Winner, "Decided differently"),
        (Matters::Play, "Played differently"),
        (Matters::Around, "Around it"),
    ];
    for (matters, title) in groups {
        let these: Vec<&Difference> = found.iter().filter(|difference| difference.matters == matters).collect();
        if these.is_empty() {
            let _ = writeln!(out, "\n{title}: nothing.");
            continue;
        }
        let _ = writeln!(out, "\n{title}");
        for difference in these {
            let _ = writeln!(out, "\n  {}.", difference.situation);
            for (id, (clause, does)) in [(&a.id, &difference.here), (&b.id, &difference.there)] {
                let clause = clause.as_ref().map(|clause| format!(" {clause}")).unwrap_or_default();
                let _ = writeln!(out, "    {id}{clause}: {does}");
            }
        }
    }
    out
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
