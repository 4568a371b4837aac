//! `tiebreak regulations`: list the built-in regulations, or print one with its readings.

use crate::language::Wanted;
use crate::{load, show};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::fmt::Write;
use std::process::ExitCode;
use tiebreak_regulation::{Clause, Regulation, builtin};
use tiebreak_report::regulation::{as_text, prose};
use tiebreak_report::silent;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tiebreak regulations
  tiebreak regulations wbf-2023 --silent")]
pub struct Regulations {
    /// A built-in id, or a file: prints it as readable text
    id: Option<String>,
    /// Say what it does in prose, from the data alone
    #[arg(long, requires = "id")]
    as_text: bool,
    /// Draw it as an SVG picture: the clauses and where they lead
    #[arg(long, requires = "id", conflicts_with = "as_text")]
    flow: bool,
    /// List all that the text does not say, how it is read, and a sentence that would settle each
    #[arg(long, requires = "id", conflicts_with_all = ["as_text", "flow"])]
    silent: bool,
    /// How to print the list, the regulation or what it does not say
    #[arg(long, value_enum, default_value_t, conflicts_with_all = ["as_text", "flow"])]
    format: ListFormat,
    /// Print JSON: the same as --format json
    #[arg(long, conflicts_with_all = ["format", "as_text", "flow"])]
    json: bool,
}

/// How to print a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
enum ListFormat {
    /// Text for people
    #[default]
    Text,
    /// JSON for programs
    Json,
}

impl Regulations {
    pub fn run(self, wanted: Wanted) -> crate::Result<ExitCode> {
        let json = self.json || self.format == ListFormat::Json;
        match self.id {
            Some(id) if self.as_text => {
                show::plain(&as_text(wanted.for_people(), &load::regulation(&id)?))?
            }
            Some(id) if self.silent && json => {
                show::json(&silent::as_json(&load::regulation(&id)?))?
            }
            Some(id) if self.silent => {
                show::plain(&silent::as_text(wanted.for_people(), &load::regulation(&id)?))?
            }
            Some(id) if self.flow => show::plain(&format!(
                "{}\n",
                tiebreak_report::svg::flow(wanted.for_people(), &load::regulation(&id)?)
            ))?,
            Some(id) if json => show::json(&clauses_as_json(&load::regulation(&id)?))?,
            None if json => show::json(&list_as_json()?)?,
            Some(id) => show::plain(&prose(wanted.for_people(), &load::regulation(&id)?))?,
            None => show::plain(&list()?)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn list() -> crate::Result<String> {
    let mut out = String::new();
    for id in builtin::ids() {
        let regulation = load::regulation(id)?;
        let text = if regulation.is_summary() { "summary" } else { "printed" };
        let _ = writeln!(out, "{:<30} {text}  {}", regulation.id, regulation.title);
    }
    Ok(out)
}

fn list_as_json() -> crate::Result<Value> {
    let entry = |id| load::regulation(id).map(|regulation| about(&regulation));
    let all = builtin::ids().map(entry).collect::<crate::Result<Vec<Value>>>()?;
    Ok(json!({ "schema": "tiebreak-regulations/1", "regulations": all }))
}

fn clauses_as_json(regulation: &Regulation) -> Value {
    let clause = |clause: &Clause| json!({ "id": clause.id, "text": clause.text });
    let clauses: Vec<Value> = regulation.clauses.iter().map(clause).collect();
    json!({
        "schema": "tiebreak-regulation-text/1",
        "regulation": about(regulation),
        "clauses": clauses,
        "readings": silent::as_json(regulation)["silences"],
    })
}

fn about(regulation: &Regulation) -> Value {
    json!({
        "id": regulation.id,
        "title": regulation.title,
        "sport": regulation.sport.word(),
        "summary": regulation.is_summary(),
        "source": regulation.source,
    })
}
