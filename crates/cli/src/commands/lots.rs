//! `tiebreak lots`: draw lots among any names, so that anyone can draw them again.

use crate::failure::Complaint;
use crate::show;
use clap::Args;
use std::collections::BTreeSet;
use std::process::ExitCode;
use tiebreak_model::lots::draw;
use tiebreak_report::lots::recipe;
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
Roll dice in public, then:
  tiebreak lots --seed \"6 2 5 1\" \"Anish Giri\" \"Gukesh D\" \"Wei Yi\"")]
pub struct Lots {
    /// The names to draw, each once
    #[arg(required = true, num_args = 1..)]
    names: Vec<String>,
    /// What the order follows from: dice rolled in public, say
    #[arg(long, value_name = "TEXT")]
    seed: String,
    /// What the lots are for; another text gives another order from the same seed
    #[arg(long = "for", value_name = "TEXT", default_value = "lots")]
    purpose: String,
}

impl Lots {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
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
        show::plain(&recipe(
            language,
            &self.seed,
            &self.purpose,
            &draw(&self.seed, &self.purpose, &names),
        ))?;
        Ok(ExitCode::SUCCESS)
    }
}
