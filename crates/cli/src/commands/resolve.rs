//! `tiebreak resolve`: standing, steps, what is open.

use crate::failure::Complaint;
use crate::{load, show};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_engine::{Options, rule};
use tiebreak_model::Silent;
use tiebreak_report::{Case, html, json, markdown, readings, text, why};

#[derive(Debug, Args)]
pub struct Resolve {
    /// The event file
    event: PathBuf,
    /// A regulation other than the one the event names: a built-in id or a file
    #[arg(long, value_name = "FILE|ID")]
    regulation: Option<String>,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Why the one stands above the other, in one breath
    #[arg(long, num_args = 2, value_names = ["X", "Y"])]
    why: Option<Vec<String>>,
    /// Settle only these places, e.g. 1-8
    #[arg(long, value_parser = places, value_name = "FROM-TO")]
    places: Option<(usize, usize)>,
    /// Print slips for the games to be played now, as an HTML page
    #[arg(long, conflicts_with_all = ["why", "format"])]
    slips: bool,
    /// Show every step, also those that only lead on to another clause
    #[arg(long)]
    all_steps: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
    Markdown,
    /// The protocol as a page that prints on A4
    Html,
}

fn places(text: &str) -> Result<(usize, usize), String> {
    let expected = || "expected places such as 1-8".to_owned();
    let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
    let (from, to): (usize, usize) =
        (from.trim().parse().map_err(|_| expected())?, to.trim().parse().map_err(|_| expected())?);
    if from == 0 || to < from { Err(expected()) } else { Ok((from, to)) }
}

impl Resolve {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let loaded = load::event(&self.event, self.regulation.as_deref())?;
        let options = Options { explain: true, places: self.places };
        let ruling = rule(&loaded.event, &loaded.regulation, &mut Silent, options).map_err(|error| {
            Complaint::new(error.to_string()).hint("choose another regulation with --regulation, or correct `kind`")
        })?;
        let case = Case { event: &loaded.event, regulation: &loaded.regulation, ruling: &ruling };
        if let Some(names) = &self.why {
            let sentence = why(case, &names[0], &names[1]).map_err(|error| Complaint::new(error.to_string()))?;
            show::plain(&format!("{sentence}\n"))?;
            return Ok(ExitCode::SUCCESS);
        }
        if self.slips {
            show::plain(&html::slips(case, &html::Extras::default()))?;
            return Ok(ExitCode::SUCCESS);
        }
        let other =
            || readings::otherwise(case, |regulation| rule(&loaded.event, regulation, &mut Silent, options).ok());
        match self.format {
            Format::Json => show::plain(&format!("{:#}\n", json::ruling(case)))?,
            Format::Markdown => show::plain(&markdown::ruling(case, &other()))?,
            Format::Html => {
                let extras = html::Extras { otherwise: other(), ..html::Extras::default() };
                show::plain(&html::protocol(case, &extras))?;
            }
            Format::Text => {
                let file = self.event.display().to_string();
                let look = text::Look {
                    width: show::width(),
                    event_file: &file,
                    record_file: None,
                    head: None,
                    all_steps: self.all_steps,
                };
                show::styled(&text::ruling(case, &other(), look))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
