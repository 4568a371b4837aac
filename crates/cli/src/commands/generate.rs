//! `tiebreak generate`: a made-up event, for trying out programs and comparing them.

use crate::failure::Complaint;
use crate::output::Replacing;
use crate::show;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_formats::{Format, write_any};
use tiebreak_generate::{Plan, event};
use tiebreak_model::Moment;
use tiebreak_report::Language;

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak generate --players 20 --rounds 7 --out invented.trf")]
pub struct Generate {
    /// How many players
    #[arg(long, value_name = "NUMBER", default_value_t = 40, conflicts_with = "teams")]
    players: usize,
    /// How many rounds; enough for a clear winner, or what a round robin needs, where not given
    #[arg(long, value_name = "NUMBER")]
    rounds: Option<u32>,
    /// Everybody meets everybody, by the Berger tables; else pairings are Swiss-like
    #[arg(long)]
    round_robin: bool,
    /// The number of teams
    #[arg(long, value_name = "NUMBER")]
    teams: Option<usize>,
    /// On how many boards teams meet
    #[arg(long, value_name = "NUMBER", default_value_t = 4, requires = "teams")]
    boards: usize,
    /// How many byes are asked for, of half a point or none
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    byes: usize,
    /// How many games, or matches of teams, are forfeited
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    forfeits: usize,
    /// How many leave before the end
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    withdrawals: usize,
    /// How many players have no rating
    #[arg(long, value_name = "NUMBER", default_value_t = 0, conflicts_with = "teams")]
    unrated: usize,
    /// The day on which it begins, e.g. 2026-04-01
    #[arg(long, value_name = "DATE", default_value = "2026-04-01", value_parser = day)]
    start: Moment,
    /// The tie-breaks by which the ranks are worked out
    #[arg(long, value_name = "LIST", default_value = "")]
    by: String,
    /// Where the chances come from: the same number gives the same event
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Write to a file, in the format that its name says; else a report (TRF26) on standard output
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replacing: Replacing,
}

fn day(text: &str) -> Result<Moment, String> {
    text.parse().map_err(|_| "expected a date such as 2026-04-01".to_owned())
}

impl Generate {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let plan = Plan {
            players: self.players,
            rounds: self.rounds,
            round_robin: self.round_robin,
            teams: self.teams,
            boards: self.boards,
            byes: self.byes,
            forfeits: self.forfeits,
            withdrawals: self.withdrawals,
            unrated: self.unrated,
            start: Some(self.start),
            list: self.by,
            seed: self.seed,
        };
        let made = event(&plan).map_err(|why| {
            Complaint::new(why.message.in_language(language)).hint(why.hint.in_language(language))
        })?;
        let format = self.out.as_deref().and_then(Format::of_path).unwrap_or(Format::Trf);
        let bytes =
            write_any(&made, format).map_err(|why| Complaint::new(why.in_language(language)))?;
        match &self.out {
            Some(path) => self.replacing.write(language, path, &bytes)?,
            None => show::bytes(&bytes)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}
