//! `tiebreak odds`: exact chances, and the expected length of the play-off.

use super::scenarios::supposing;
use crate::failure::{self, Complaint};
use crate::language::Wanted;
use crate::patience::LongWork;
use crate::sitting::{self, RecordFiles};
use crate::{load, patience, show};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_report::scenarios::{odds_json, odds_markdown, odds_text};
use tiebreak_report::{Language, say, words};
use tiebreak_scenarios::odds::{Model, WHITE_ADVANTAGE, odds, read_model};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak odds event.toml")]
pub struct OddsCommand {
    #[command(flatten)]
    files: RecordFiles,
    /// Probabilities by pair and colour, or other parameters of the model
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    /// Suppose a result, e.g. "Gukesh-Nakamura 1/2-1/2"; may be given several times
    #[arg(long = "if", value_name = "GAME RESULT")]
    suppose: Vec<String>,
    /// What the white pieces are worth, in rating points
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    white_advantage: Option<f64>,
    /// The part of play-off games between equals that is drawn, from 0 to 1
    #[arg(long, value_name = "PART")]
    draws: Option<f64>,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: OddsFormat,
    /// Print JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// The seed for what has to be sampled
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum OddsFormat {
    Text,
    Json,
    Markdown,
}

impl OddsCommand {
    pub fn run(mut self, wanted: Wanted) -> crate::Result<ExitCode> {
        if self.json {
            self.format = OddsFormat::Json;
        }
        let language = wanted.for_people();
        let loaded = load::event(language, &self.files)?;
        let event = supposing(
            language,
            sitting::as_it_stands(language, &loaded, &self.files)?,
            &self.suppose,
        )?;
        let model = self.model(language, &event)?;
        let seed = self.seed;
        let found = patience::watched(language, LongWork::Odds, |watch| {
            odds(&event, &loaded.regulation, &model, seed, watch)
        })
        .map_err(|error| Complaint::from_error(language, &error))?;
        let unrated = model.unrated(&event);
        if !unrated.is_empty() {
            let (names, rating) = (words::series(language, &unrated), model.rating.to_string());
            failure::remark(&format!("{}\n", say!(language, cli_no_rating { names, rating })));
        }
        match self.format {
            OddsFormat::Text => show::plain(&odds_text(language, &event.shown(), &found))?,
            OddsFormat::Json => show::json(&odds_json(&event, &found))?,
            OddsFormat::Markdown => show::plain(&odds_markdown(language, &event.shown(), &found))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn model(&self, language: Language, event: &tiebreak_model::Event) -> crate::Result<Model> {
        let mut model = match &self.model {
            None => Model::default(),
            Some(path) => {
                let name = path.display().to_string();
                let text = load::text_file(language, path)?;
                read_model(&name, &text, event)?
            }
        };
        if let Some(points) = self.white_advantage {
            if !WHITE_ADVANTAGE.contains(&points) {
                let (least, most) = (WHITE_ADVANTAGE.start(), WHITE_ADVANTAGE.end());
                let (least, most) = (least.to_string(), most.to_string());
                let complaint = Complaint::new(say!(
                    language,
                    cli_white_advantage { points: points.to_string() }
                ));
                return Err(complaint
                    .hint(say!(language, cli_white_advantage_hint { least, most }))
                    .into());
            }
            model.white_advantage = points;
        }
        if let Some(draws) = self.draws {
            if !(0.0..1.0).contains(&draws) {
                return Err(Complaint::new(say!(language, cli_draws))
                    .hint(say!(language, cli_draws_hint))
                    .into());
            }
            model.draws[1..].fill(draws);
        }
        Ok(model)
    }
}
