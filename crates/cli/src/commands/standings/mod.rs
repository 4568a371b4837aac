//! `tiebreak standings`: FIDE's tie-breaks for any chess file that can be read.

mod check;
mod contest;
mod opened;
mod tables;

use crate::failure::{self, Complaint};
use crate::show;
use crate::source::{self, Tabled};
use clap::{Args, ValueEnum};
use contest::Contest;
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_document::{Diagnostic, Rejected, Severity};
use tiebreak_formats::names;
use tiebreak_model::Entrant;
use tiebreak_standings::{Edition, Standing};

#[derive(Debug, Args)]
pub struct StandingsCommand {
    /// A chess file: TRF, PGN, CSV or an event file, of players or teams; a folder of PGN files is one event
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
    /// Open up the values of one player or team, by name or number: rounds, opponents, what was cut, which article
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
    /// Refuse a tie-break that does not fit the kind of event, such as Buchholz in a round robin
    #[arg(long)]
    strict: bool,
    /// The rating of players who have none; without it, tie-breaks by rating are undefined where somebody has none
    #[arg(long, value_name = "RATING")]
    unrated: Option<u32>,
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
        let tabled = source::tabled(&self.file, self.check)?;
        let contest = Contest::of(&tabled);
        let (list, from) = self.list(&tabled, &contest);
        let standings = contest.ranked(&list, self.edition)?;
        let notes = self.notes(&contest, &*standings, &list)?;
        if self.check {
            let notes = tabled.notes.iter().cloned().chain(notes).collect();
            return check::run(&self, &tabled, &list, from, notes);
        }
        self.warn(notes);
        if let Some(who) = &self.open {
            let who = find(standings.entrants(), who)?;
            show::plain(&opened::opened(&*standings, who))?;
            return Ok(ExitCode::SUCCESS);
        }
        match self.format {
            Format::Json => show::plain(&format!("{:#}\n", standings.json()))?,
            Format::Text => show::plain(&tables::text(&*standings))?,
            Format::Csv => show::plain(&tables::csv(&*standings))?,
            Format::Xlsx => show::bytes(&tables::workbook(&*standings).map_err(Complaint::new)?)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The list of tie-breaks, and where it comes from.
    fn list(&self, tabled: &Tabled, contest: &Contest<'_>) -> (String, String) {
        let (list, from) = match (&self.by, &tabled.listed) {
            (Some(list), _) => (list.clone(), "--by".to_owned()),
            (None, Some((list, from))) => (list.join(","), from.clone()),
            (None, None) => (contest.recommended().to_owned(), "recommended".to_owned()),
        };
        match self.unrated {
            Some(rating) => (contest::with_rating(&list, rating), from),
            None => (list, from),
        }
    }

    /// What to know about the standing: codes that do not fit, results that do not count.
    fn notes(&self, contest: &Contest<'_>, standings: &dyn Standing, list: &str) -> anyhow::Result<Vec<String>> {
        let mut notes = contest.unfit(list);
        if let (true, Some(first)) = (self.strict, notes.first()) {
            let complaint = Complaint::new(first.clone());
            return Err(complaint.hint("choose other tie-breaks with --by, or leave out --strict").into());
        }
        for who in standings.not_counted() {
            let name = &standings.entrants()[who].name;
            notes.push(format!(
                "{name} left with less than half of the games played: they count for nobody (FIDE's competition rules)"
            ));
        }
        Ok(notes)
    }

    fn warn(&self, notes: Vec<String>) {
        if notes.is_empty() {
            return;
        }
        let found = |note| Diagnostic { severity: Severity::Warning, ..Diagnostic::whole(note) };
        let found = notes.into_iter().map(found).collect();
        failure::show(&Rejected::new(&self.file.display().to_string(), "", found));
    }
}

/// A player or team by number or name.
fn find(entrants: &[Entrant], wanted: &str) -> anyhow::Result<usize> {
    let by_number = wanted.parse().ok().and_then(|number: u32| entrants.iter().position(|one| one.number == number));
    let by_name = || entrants.iter().position(|one| names::key(&one.name) == names::key(wanted));
    by_number.or_else(by_name).ok_or_else(|| {
        let near = names::near(wanted, entrants.iter().map(|one| one.name.as_str()));
        let complaint = Complaint::new(format!("\"{wanted}\" is not a player of this event"));
        match near.first() {
            Some(near) => complaint.hint(format!("did you mean \"{near}\"?")).into(),
            None => complaint.hint("give the name as the file writes it, or the starting number").into(),
        }
    })
}
