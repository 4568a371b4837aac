//! `tiebreak standings`: FIDE's tie-breaks for any chess file that can be read.

mod check;
mod opened;
mod tables;

use crate::about::About;
use crate::failure::Complaint;
use crate::show;
use crate::source::{self, Tabled};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_document::closest;
use tiebreak_formats::names;
use tiebreak_model::Crosstable;
use tiebreak_standings::{Code, Edition, Standings, codes};

#[derive(Debug, Args)]
pub struct StandingsCommand {
    /// A chess file: TRF, PGN, CSV or an event file; a folder of PGN files is one event
    file: PathBuf,
    /// The tie-breaks in their order, e.g. PTS,DE,BH/C1,BH; the file's own list, or one that FIDE recommended, where not given
    #[arg(long, value_name = "LIST")]
    by: Option<String>,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// The edition of the tie-break regulations: 2023 or 2026 (from 1 March 2026); by the start date where not given
    #[arg(long, value_parser = edition)]
    edition: Option<Edition>,
    /// Open up the values of one player, by name or starting number: rounds, opponents, what was cut, which article
    #[arg(long, value_name = "PLAYER", conflicts_with = "check")]
    open: Option<String>,
    /// Compare what the file publishes (points, ranks, values) with what the rules give; exit 3 where they differ
    #[arg(long)]
    check: bool,
    /// With --check: after every round, not only at the end
    #[arg(long, requires = "check")]
    every_round: bool,
    /// With --check: published values in a table with the columns rank, number, points and codes; round for earlier standings
    #[arg(long, value_name = "FILE.csv", requires = "check")]
    published: Option<PathBuf>,
    #[command(flatten)]
    about: About,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
    Csv,
    Xlsx,
}

fn edition(text: &str) -> Result<Edition, String> {
    text.parse().map_err(|()| "expected 2023 or 2026".to_owned())
}

impl StandingsCommand {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let tabled = source::tabled(&self.file, self.check, &self.about)?;
        let (list, from) = self.list(&tabled)?;
        if self.check {
            return check::run(&self, &tabled, &list, from);
        }
        let standings = Standings::new(&tabled.table, list, self.edition);
        if let Some(player) = &self.open {
            let player = find(&tabled.table, player)?;
            show::plain(&opened::opened(&standings, player))?;
            return Ok(ExitCode::SUCCESS);
        }
        match self.format {
            Format::Json => show::plain(&format!("{:#}\n", standings.json()))?,
            Format::Text => show::plain(&tables::text(&standings))?,
            Format::Csv => show::plain(&tables::csv(&standings))?,
            Format::Xlsx => show::bytes(&tables::workbook(&standings).map_err(Complaint::new)?)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The list of tie-breaks, and where it comes from.
    fn list(&self, tabled: &Tabled) -> anyhow::Result<(Vec<Code>, String)> {
        let (text, from) = match (&self.by, &tabled.listed) {
            (Some(list), _) => (list.clone(), "--by".to_owned()),
            (None, Some((list, from))) => (list.join(","), from.clone()),
            (None, None) => (tiebreak_standings::recommended(&tabled.table).to_owned(), "recommended".to_owned()),
        };
        Ok((read_codes(&text)?, from))
    }
}

/// A list of tie-breaks as somebody wrote it.
fn read_codes(list: &str) -> anyhow::Result<Vec<Code>> {
    let read = codes(list).map_err(|unknown| {
        let near = closest(&unknown.text.to_uppercase(), Code::known());
        let complaint = Complaint::new(unknown.to_string());
        match near {
            Some(near) => complaint.hint(format!("did you mean {near}?")),
            None => complaint,
        }
    });
    Ok(read?)
}

fn find(table: &Crosstable, player: &str) -> anyhow::Result<usize> {
    let by_number =
        player.parse().ok().and_then(|number: u32| table.entrants.iter().position(|one| one.number == number));
    let by_name = || table.entrants.iter().position(|one| names::key(&one.name) == names::key(player));
    by_number.or_else(by_name).ok_or_else(|| {
        let near = names::near(player, table.entrants.iter().map(|one| one.name.as_str()));
        let complaint = Complaint::new(format!("\"{player}\" is not a player of this event"));
        match near.first() {
            Some(near) => complaint.hint(format!("did you mean \"{near}\"?")).into(),
            None => complaint.hint("give the name as the file writes it, or the starting number").into(),
        }
    })
}
