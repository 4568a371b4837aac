//! `tiebreak lots`: draw lots among any names, so that anyone can draw them again.

use crate::failure::Complaint;
use crate::load::text_file;
use crate::show;
use clap::Args;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;
use tiebreak_model::lots::{DrawOfLots, draw};
use tiebreak_report::lots::recipe;
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
A seed is fair if no one can choose it: roll dice in public after the names are fixed, or take a
number that is published later, such as a round of the drand beacon. Write it down before you run
the command. The same seed and names give the same order, so anyone can check the draw.
  tiebreak lots --seed \"6 2 5 1\" \"Anish Giri\" \"Gukesh D\" \"Wei Yi\"
  tiebreak lots --seed \"6 2 5 1\" - < names.txt")]
pub struct Lots {
    /// The names; `-` reads them from standard input, one a line
    #[arg(required = true, num_args = 1..)]
    names: Vec<String>,
    /// The text that decides the order, for example dice rolled in public
    #[arg(long, value_name = "TEXT")]
    seed: String,
    /// What the lots are for; another text gives another order from the same seed
    #[arg(long = "for", value_name = "TEXT", default_value = "lots")]
    purpose: String,
    /// Print JSON instead of text
    #[arg(long)]
    json: bool,
}

impl Lots {
    pub fn run(mut self, language: Language) -> crate::Result<ExitCode> {
        if self.names == ["-"] {
            let text = text_file(language, Path::new("-"))?;
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
            self.names = lines.map(str::to_owned).collect();
        }
        let texts = self.names.iter().chain([&self.seed, &self.purpose]);
        for text in texts {
            if text.trim().is_empty() || text.chars().any(char::is_control) {
                return Err(Complaint::new(say!(language, cli_lots_not_printable)).into());
            }
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = self.names.iter().find(|name| !seen.insert(name.trim())) {
            return Err(Complaint::new(say!(language, cli_named_twice { name: twice }))
                .hint(say!(language, cli_named_twice_hint))
                .into());
        }
        let names: Vec<&str> = self.names.iter().map(|name| name.trim()).collect();
        let drawn = draw(&self.seed, &self.purpose, &names);
        if self.json {
            show::json(&as_json(&self.seed, &self.purpose, &drawn))?;
        } else {
            show::plain(&recipe(language, &self.seed, &self.purpose, &drawn))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn as_json(seed: &str, purpose: &str, drawn: &[DrawOfLots]) -> Value {
    let order: Vec<Value> =
        drawn.iter().map(|one| json!({ "name": one.name, "sha256": one.hash })).collect();
    json!({ "schema": "tiebreak-lots/1", "seed": seed, "for": purpose, "order": order })
}
