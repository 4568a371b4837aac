//! `tiebreak standings`: FIDE's tie-breaks for any chess file that can be read.

mod check;
mod opened;
mod tables;

use crate::about::FileOptions;
use crate::failure::{self, Complaint};
use crate::language::Wanted;
use crate::paper::{self, OutputOptions};
use crate::people;
use crate::source as reading;
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak::{ListFrom, StandingsTable, list_of};
use tiebreak_document::{Diagnostic, RejectedFile, Severity, closest};
use tiebreak_report::paper::source;
use tiebreak_report::{Language, say};
use tiebreak_standings::{AnyCrosstable, Edition, Listing, UnknownCode, with_rating};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tiebreak standings report.trf
  tiebreak standings report.trf --by PTS,DE,BH/C1,BH")]
pub struct StandingsCommand {
    /// A chess file: TRF, PGN, CSV or an event file; a folder of PGN files is one event
    file: PathBuf,
    /// The tie-breaks in their order, e.g. PTS,DE,BH/C1,BH; the regulation's list, the file's own,
    /// or one that FIDE recommended, where not given
    #[arg(long, value_name = "LIST")]
    by: Option<String>,
    /// Take the list of a regulation: a built-in id or a file; the one the event names where it
    /// names one
    #[arg(long, value_name = "FILE|ID", conflicts_with = "by")]
    regulation: Option<String>,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: StandingsFormat,
    /// Print JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// The edition of the tie-break regulations: 2023 or 2026 (from 1 March 2026); by the start
    /// date where not given
    #[arg(long, value_parser = edition)]
    edition: Option<Edition>,
    /// Open up the values of one player or team, by name or starting number: rounds, opponents,
    /// what was cut, which article
    #[arg(long, value_name = "WHO", conflicts_with = "check")]
    open: Option<String>,
    /// Compare what the file publishes (points, ranks, values) with what the rules give; exit 3
    /// where they differ
    #[arg(long)]
    check: bool,
    /// With --check: after every round, not only at the end
    #[arg(long, requires = "check")]
    every_round: bool,
    /// With --check: published values in a table with the columns rank, number, points and codes;
    /// round for earlier standings
    #[arg(long, value_name = "FILE.csv", requires = "check")]
    published: Option<PathBuf>,
    /// Refuse a tie-break that does not fit the kind of event, such as Buchholz in a round robin
    #[arg(long)]
    strict: bool,
    /// The rating of players who have none; without it, tie-breaks by rating are undefined where
    /// somebody has none
    #[arg(long, value_name = "RATING")]
    unrated: Option<u32>,
    /// The standing as it was after this round
    #[arg(long, value_name = "N", conflicts_with = "check")]
    round: Option<u32>,
    #[command(flatten)]
    target: OutputOptions,
    #[command(flatten)]
    about: FileOptions,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum StandingsFormat {
    Text,
    Json,
    Csv,
    Xlsx,
    /// For paper, tagged; in the packages, and where built with the feature `pdf`
    Pdf,
}

fn edition(text: &str) -> Result<Edition, String> {
    text.parse().map_err(|()| "expected 2023 or 2026".to_owned())
}

impl StandingsCommand {
    pub fn run(mut self, wanted: Wanted) -> crate::Result<ExitCode> {
        if self.json {
            self.format = StandingsFormat::Json;
        }
        let people = wanted.for_people();
        if self.format == StandingsFormat::Pdf {
            paper::has_pdf(people)?;
        }
        self.target
            .is_free(people, matches!(self.format, StandingsFormat::Xlsx | StandingsFormat::Pdf))?;
        let reading::Published { tabled, shown, published, notes: adjusted } =
            reading::tabled(people, &self.file, self.check, self.round, &self.about)?;
        let for_people = matches!(self.format, StandingsFormat::Text | StandingsFormat::Pdf);
        let for_people = for_people && !self.check;
        let tabled = shown.filter(|_| for_people).unwrap_or(tabled);
        let (list, from) = self.list(people, &tabled)?;
        let other =
            tabled.listed.as_ref().filter(|(listed, _)| *listed != list && self.by.is_none());
        if let Some((listed, record)) = other {
            let (codes, from, taken) = (listed.join(", "), record, source(people, &from));
            failure::note(people, &say!(people, cli_other_list { codes, from, taken }));
        }
        let standings = standing(people, &tabled.table, &list, self.edition)?;
        let language = self.language(wanted);
        // A check prints its notes among what it found; next to a standing they are for people,
        // whatever is printed.
        let noted = if self.check { language } else { people };
        let adjusted = adjusted.iter().map(|note| note.in_language(noted));
        let notes = adjusted.chain(self.notes(noted, &tabled.table, &*standings, &list)?).collect();
        if self.check {
            let table = &tabled.table;
            let checked = check::CheckedTable { command: &self, people, language, table };
            return check::run(checked, published, &list, from, notes);
        }
        self.warn(people, notes);
        if let Some(wanted) = &self.open {
            let wanted = find(people, &tabled.table, wanted)?;
            self.target.plain(people, &opened::opened(language, &*standings, wanted))?;
            return Ok(ExitCode::SUCCESS);
        }
        match self.format {
            StandingsFormat::Json => self.target.plain(people, &standings.json(&from))?,
            StandingsFormat::Text => {
                self.target.plain(people, &tables::text(language, &*standings, &from))?
            }
            StandingsFormat::Csv => self.target.plain(people, &tables::csv(&*standings))?,
            StandingsFormat::Xlsx => self
                .target
                .bytes(people, &tables::workbook(&*standings).map_err(Complaint::new)?)?,
            StandingsFormat::Pdf => self.print(language, &tabled.title, &*standings, &from)?,
        }
        // Everything is written, and the program ends here: the memory goes back at once, not value
        // by value.
        std::mem::forget(standings);
        std::mem::forget(tabled);
        Ok(ExitCode::SUCCESS)
    }

    /// For paper. Without a title, the file is what there is to call it by.
    #[cfg(feature = "pdf")]
    fn print(
        &self,
        language: Language,
        title: &str,
        standings: &dyn Listing,
        from: &str,
    ) -> crate::Result<()> {
        let file = self
            .file
            .file_stem()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        let title = if title.is_empty() { file.as_str() } else { title };
        let document = tiebreak_report::paper::standings(language, title, standings, from);
        self.target.pdf(language, tiebreak_pdf::document(&document))
    }

    #[cfg(not(feature = "pdf"))]
    fn print(
        &self,
        language: Language,
        _title: &str,
        _standings: &dyn Listing,
        _from: &str,
    ) -> crate::Result<()> {
        paper::has_pdf(language)
    }

    fn language(&self, wanted: Wanted) -> Language {
        match self.format {
            StandingsFormat::Text | StandingsFormat::Pdf => wanted.for_people(),
            StandingsFormat::Json | StandingsFormat::Csv | StandingsFormat::Xlsx => {
                wanted.for_programs()
            }
        }
    }

    /// The list of tie-breaks, and where it comes from.
    fn list(&self, language: Language, tabled: &StandingsTable) -> crate::Result<ListFrom> {
        let (text, from) = match (&self.by, &self.regulation) {
            (Some(list), _) => (list.clone(), "--by".to_owned()),
            (None, Some(named)) => {
                of_regulation(language, named, tabled).map(|(list, from)| (list.join(","), from))?
            }
            (None, None) => {
                let (list, from) = tabled.list(self.file.parent());
                (list.join(","), from)
            }
        };
        let text = self.unrated.map_or(text.clone(), |rating| with_rating(&text, rating));
        Ok((read_codes(language, &tabled.table, &text)?, from))
    }

    /// What to know about the standing: codes that do not fit, results that do not count.
    fn notes(
        &self,
        language: Language,
        table: &AnyCrosstable,
        standings: &dyn Listing,
        list: &[String],
    ) -> crate::Result<Vec<String>> {
        let unfit = table
            .unfit(&list.join(","))
            .map_err(|unknown| not_a_code(language, table, &unknown))?;
        let mut notes: Vec<String> = unfit.iter().map(|note| note.in_language(language)).collect();
        if let (true, Some(first)) = (self.strict, notes.first()) {
            let complaint = Complaint::new(first.clone());
            return Err(complaint.hint(say!(language, cli_other_tie_breaks)).into());
        }
        for who in standings.not_counted() {
            let name = &standings.entrants()[who].name;
            notes.push(say!(language, cli_left_early { name }));
        }
        Ok(notes)
    }

    fn warn(&self, language: Language, notes: Vec<String>) {
        if notes.is_empty() {
            return;
        }
        let found = |note| Diagnostic { severity: Severity::Warning, ..Diagnostic::whole(note) };
        let found = notes.into_iter().map(found).collect();
        let found = RejectedFile::new(&self.file.display().to_string(), "", found);
        failure::show_warnings(language, &found);
    }
}

/// The list of the regulation that the user names.
fn of_regulation(
    language: Language,
    named: &str,
    tabled: &StandingsTable,
) -> crate::Result<ListFrom> {
    list_of(named, None, tabled.kind)?.ok_or_else(|| {
        let complaint = Complaint::new(say!(language, cli_no_list { named }));
        complaint.hint(say!(language, cli_no_list_hint)).into()
    })
}

/// A list of tie-breaks as somebody wrote it.
pub(super) fn read_codes(
    language: Language,
    table: &AnyCrosstable,
    list: &str,
) -> crate::Result<Vec<String>> {
    Ok(table.codes(list).map_err(|unknown| not_a_code(language, table, &unknown))?)
}

fn standing<'t>(
    language: Language,
    table: &'t AnyCrosstable,
    list: &[String],
    edition: Option<Edition>,
) -> crate::Result<Box<dyn Listing + 't>> {
    Ok(table
        .standing(&list.join(","), edition)
        .map_err(|unknown| not_a_code(language, table, &unknown))?)
}

fn not_a_code(language: Language, table: &AnyCrosstable, unknown: &UnknownCode) -> Complaint {
    let UnknownCode { text, why, known: listed } = unknown;
    let complaint = Complaint::new(match listed.is_empty() {
        false => say!(language, cli_not_a_code { text, codes: listed.join(", ") }),
        true => say!(language, cli_not_a_code_because { text, why: why.in_language(language) }),
    });
    let known = table.known_codes();
    let near = meant_code(table, &unknown.text);
    let near = near.or_else(|| closest(&text.to_uppercase(), known).map(str::to_owned));
    match near {
        Some(near) => complaint.hint(say!(language, cli_did_you_mean_code { near })),
        None => complaint,
    }
}

/// The code of a tie-break that was written without its stroke, or by its name: `BHC1`,
/// "Buchholz Cut-1", "Sonneborn-Berger".
fn meant_code(table: &AnyCrosstable, text: &str) -> Option<String> {
    let is_known = |code: &str| table.codes(code).is_ok();
    let plain: String =
        text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_uppercase();
    let (base, modifier) = modifier(&plain);
    let named = TIE_BREAK_NAMES.iter().find(|named| named.name == base).map(|named| named.code);
    let code = named.unwrap_or(base);
    let with = if modifier.is_empty() { code.to_owned() } else { format!("{code}/{modifier}") };
    is_known(&with).then_some(with)
}

/// A word with a cut or median at its end, divided: "BHC1" into "BH" and "C1".
fn modifier(plain: &str) -> (&str, String) {
    let endings = ["CUT1", "CUT2", "C1", "C2", "MEDIAN1", "MEDIAN2", "M1", "M2"];
    let found = endings.iter().find_map(|ending| Some((plain.strip_suffix(ending)?, *ending)));
    match found {
        Some((base, ending)) if !base.is_empty() => {
            let number = ending.chars().last().unwrap_or('1');
            (base, format!("{}{number}", ending.chars().next().unwrap_or('C')))
        }
        _ => (plain, String::new()),
    }
}

/// A tie-break by the name that people write.
struct NamedTieBreak {
    name: &'static str,
    code: &'static str,
}

/// Names without blanks and hyphens, in capitals.
const TIE_BREAK_NAMES: &[NamedTieBreak] = &[
    NamedTieBreak { name: "BUCHHOLZ", code: "BH" },
    NamedTieBreak { name: "BUCHOLZ", code: "BH" },
    NamedTieBreak { name: "SOLKOFF", code: "BH" },
    NamedTieBreak { name: "SONNEBORNBERGER", code: "SB" },
    NamedTieBreak { name: "BERGER", code: "SB" },
    NamedTieBreak { name: "DIRECTENCOUNTER", code: "DE" },
    NamedTieBreak { name: "HEADTOHEAD", code: "DE" },
    NamedTieBreak { name: "WINS", code: "WIN" },
    NamedTieBreak { name: "KOYA", code: "KS" },
    NamedTieBreak { name: "PROGRESSIVE", code: "PS" },
    NamedTieBreak { name: "CUMULATIVE", code: "PS" },
    NamedTieBreak { name: "POINTS", code: "PTS" },
    NamedTieBreak { name: "MATCHPOINTS", code: "MPTS" },
    NamedTieBreak { name: "GAMEPOINTS", code: "GPTS" },
    NamedTieBreak { name: "PERFORMANCE", code: "TPR" },
];

fn find(language: Language, table: &AnyCrosstable, wanted: &str) -> crate::Result<usize> {
    let entrants = table.entrants();
    let by_number = wanted
        .parse()
        .ok()
        .and_then(|number: u32| entrants.iter().position(|one| one.number == number));
    if let Some(at) = by_number {
        return Ok(at);
    }
    let names: Vec<&str> = entrants.iter().map(|one| one.name.as_str()).collect();
    people::position(language, &names, wanted, || {
        let competitors = table.competitors();
        Complaint::new(say!(language, cli_not_among { competitors, name: wanted }))
            .hint(say!(language, cli_name_or_number))
    })
}
