//! `tiebreak standings`: FIDE's tie-breaks for any chess file that can be read.

mod check;
mod opened;
mod tables;

use crate::about::About;
use crate::failure::{self, Complaint};
use crate::{show, source};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak::{ListFrom, Tabled, list_of};
use tiebreak_document::{Diagnostic, Rejected, Severity, closest};
use tiebreak_formats::names;
use tiebreak_standings::{Edition, Listing, Table, UnknownCode, with_rating};

#[derive(Debug, Args)]
pub struct StandingsCommand {
    /// A chess file: TRF, PGN, CSV or an event file; a folder of PGN files is one event
    file: PathBuf,
    /// The tie-breaks in their order, e.g. PTS,DE,BH/C1,BH; the regulation's list, the file's own, or one that FIDE recommended, where not given
    #[arg(long, value_name = "LIST")]
    by: Option<String>,
    /// Take the list of a regulation: a built-in id or a file; the one the event names where it names one
    #[arg(long, value_name = "FILE|ID", conflicts_with = "by")]
    regulation: Option<String>,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// The edition of the tie-break regulations: 2023 or 2026 (from 1 March 2026); by the start date where not given
    #[arg(long, value_parser = edition)]
    edition: Option<Edition>,
    /// Open up the values of one player or team, by name or starting number: rounds, opponents, what was cut, which article
    #[arg(long, value_name = "WHO", conflicts_with = "check")]
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
    /// The standing as it was after this round
    #[arg(long, value_name = "N", conflicts_with = "check")]
    round: Option<u32>,
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
        let source::Published { tabled, published, notes: adjusted } =
            source::tabled(&self.file, self.check, self.round, &self.about)?;
        let (list, from) = self.list(&tabled)?;
        let other = tabled.listed.as_ref().filter(|(listed, _)| *listed != list && self.by.is_none());
        if let Some((listed, record)) = other {
            anstream::eprintln!("note: the file lists {} ({record}); that of {from} is taken", listed.join(", "));
        }
        let standings = standing(&tabled.table, &list, self.edition)?;
        let notes = self.notes(&tabled.table, &*standings, &list)?;
        if self.check {
            let notes = adjusted.into_iter().chain(notes).collect();
            return check::run(&self, &tabled.table, published, &list, from, notes);
        }
        self.warn(adjusted.into_iter().chain(notes).collect());
        if let Some(wanted) = &self.open {
            let wanted = find(&tabled.table, wanted)?;
            show::plain(&opened::opened(&*standings, wanted))?;
            return Ok(ExitCode::SUCCESS);
        }
        match self.format {
            Format::Json => show::json(&standings.written(&from))?,
            Format::Text => show::plain(&tables::text(&*standings, &from))?,
            Format::Csv => show::plain(&tables::csv(&*standings))?,
            Format::Xlsx => show::bytes(&tables::workbook(&*standings).map_err(Complaint::new)?)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The list of tie-breaks, and where it comes from.
    fn list(&self, tabled: &Tabled) -> anyhow::Result<ListFrom> {
        let (text, from) = match (&self.by, &self.regulation) {
            (Some(list), _) => (list.clone(), "--by".to_owned()),
            (None, Some(named)) => of_regulation(named, tabled).map(|(list, from)| (list.join(","), from))?,
            (None, None) => {
                let (list, from) = tabled.list(self.file.parent());
                (list.join(","), from)
            }
        };
        let text = self.unrated.map_or(text.clone(), |rating| with_rating(&text, rating));
        Ok((read_codes(&tabled.table, &text)?, from))
    }

    /// What to know about the standing: codes that do not fit, results that do not count.
    fn notes(&self, table: &Table, standings: &dyn Listing, list: &[String]) -> anyhow::Result<Vec<String>> {
        let mut notes = table.unfit(&list.join(",")).map_err(|unknown| not_a_code(table, &unknown))?;
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

/// The list of the regulation that the user names.
fn of_regulation(named: &str, tabled: &Tabled) -> anyhow::Result<ListFrom> {
    list_of(named, None, tabled.kind)?.ok_or_else(|| {
        let complaint = Complaint::new(format!("{named} has no list of FIDE's tie-breaks for this kind of event"));
        complaint.hint("`tiebreak resolve` follows it clause by clause; --by gives a list").into()
    })
}

/// A list of tie-breaks as somebody wrote it.
pub(super) fn read_codes(table: &Table, list: &str) -> anyhow::Result<Vec<String>> {
    Ok(table.codes(list).map_err(|unknown| not_a_code(table, &unknown))?)
}

fn standing<'t>(table: &'t Table, list: &[String], edition: Option<Edition>) -> anyhow::Result<Box<dyn Listing + 't>> {
    Ok(table.standing(&list.join(","), edition).map_err(|unknown| not_a_code(table, &unknown))?)
}

fn not_a_code(table: &Table, unknown: &UnknownCode) -> Complaint {
    let complaint = Complaint::new(unknown.to_string());
    match closest(&unknown.text.to_uppercase(), table.known_codes()) {
        Some(near) => complaint.hint(format!("did you mean {near}?")),
        None => complaint,
    }
}

fn find(table: &Table, wanted: &str) -> anyhow::Result<usize> {
    let entrants = table.entrants();
    let by_number = wanted.parse().ok().and_then(|number: u32| entrants.iter().position(|one| one.number == number));
    let by_name = || entrants.iter().position(|one| names::key(&one.name) == names::key(wanted));
    by_number.or_else(by_name).ok_or_else(|| {
        let near = names::near(wanted, entrants.iter().map(|one| one.name.as_str()));
        let complaint = Complaint::new(format!("\"{wanted}\" is not among the {} of this event", table.competitors()));
        match near.first() {
            Some(near) => complaint.hint(format!("did you mean \"{near}\"?")).into(),
            None => complaint.hint("give the name as the file writes it, or the starting number").into(),
        }
    })
}
