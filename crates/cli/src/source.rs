//! Reading files of any format, with their warnings on standard error.

use crate::failure::{self, Complaint};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tiebreak::FileError;
use tiebreak_document::{Diagnostic, Rejected, Severity};
use tiebreak_formats::{
    Format, LARGEST, SourceError, decode, pgn, published, read_any, read_games, read_source, read_sources, trf,
};
use tiebreak_model::{Crosstable, Entrant, Event, Exact, PublishedFigure, PublishedRow, PublishedStanding, Sport};
use tiebreak_standings::Table;

/// An event from a file of any format, or from a folder of PGN files; and the bytes that stand for it.
pub fn read(path: &Path) -> anyhow::Result<(Event, Vec<u8>)> {
    if path.is_dir() {
        let loaded = read_source(path).map_err(source_error)?;
        warn(path, "", loaded.warnings);
        let bytes = tiebreak_formats::event_file::write(&loaded.event).into_bytes();
        return Ok((loaded.event, bytes));
    }
    let bytes = bytes(path)?;
    let loaded = read_any(&path.display().to_string(), &bytes)?;
    warn(path, std::str::from_utf8(&bytes).unwrap_or_default(), loaded.warnings);
    Ok((loaded.event, bytes))
}

/// What a standing is made from, and what the file publishes of it.
pub struct Tabled {
    pub table: Table,
    /// The tie-breaks that the file itself lists, and where.
    pub listed: Option<(Vec<String>, String)>,
    /// The standings that it publishes.
    pub published: Vec<PublishedStanding>,
    /// What had to be adjusted to read it.
    pub notes: Vec<String>,
}

/// A crosstable with what the file says about its standing. Points that differ are warned about, unless they are checked.
pub fn tabled(path: &Path, checked: bool) -> anyhow::Result<Tabled> {
    let name = path.display().to_string();
    if !path.is_dir() {
        let bytes = bytes(path)?;
        let text = decode(&name, &bytes, pgn::LARGEST)?;
        // Straight from the report: nothing of it is lost on the way, and no event has to be made.
        if Format::of(text) == Format::Trf {
            let read = if checked { trf::Trf::read_as_published } else { trf::Trf::read };
            let (report, warnings) = read(&name, text)?;
            let tabled = from_report(&name, text, &report, checked)?;
            // In a report about teams the points of a player may be anything.
            let of_players = matches!(tabled.table, Table::Players(_));
            warn(path, text, if of_players { warnings } else { Vec::new() });
            return Ok(tabled);
        }
    }
    let (event, _) = read(path)?;
    let no_matches = event.teams.as_ref().is_none_or(|teams| teams.matches.is_empty());
    if event.sport != Sport::Chess || (event.games.is_empty() && no_matches) {
        let complaint = Complaint::new(format!("there are no games of chess in {name}"));
        return Err(complaint.hint("FIDE's tie-breaks need games; `tiebreak resolve` settles other ties").into());
    }
    let report = event
        .report
        .iter()
        .find_map(|line| Some((line.get(..3)?, line.get(4..)?)).filter(|(code, _)| *code == "212" || *code == "202"));
    let listed = report.map(|(code, rest)| (trf::tie_breaks(code, rest), format!("record {code}")));
    let table = Table::of(&event);
    if !checked {
        warn(path, "", missing_games(&event, table.crosstable()));
    }
    let published = vec![published_by(&event, table.crosstable())];
    Ok(Tabled { table, listed, published, notes: Vec::new() })
}

fn from_report(name: &str, text: &str, report: &trf::Trf, checked: bool) -> anyhow::Result<Tabled> {
    let mut published = Vec::new();
    if checked {
        published.push(if report.is_team_event() { report.published_teams() } else { report.published() });
        published.extend(published::in_comments(name, text)?);
    }
    let listed = report.list_record.map(|record| (report.tie_breaks.clone(), format!("record {record}")));
    let table = if report.is_team_event() {
        let (event, warnings) = report.event(name, text)?;
        warn(Path::new(name), text, warnings);
        Table::of(&event)
    } else {
        Table::Players(report.crosstable())
    };
    Ok(Tabled { table, listed, published, notes: if checked { report.adapted() } else { Vec::new() } })
}

/// The points, ranks and values that an event file gives.
fn published_by(event: &Event, table: &Crosstable) -> PublishedStanding {
    let of = |entrant: &Entrant| Some(&event.participants[event.find(&entrant.name)?.index()]);
    let figure = |value: Exact| PublishedFigure { text: value.to_string(), value };
    let everybody = || table.entrants.iter().filter_map(|entrant| Some((entrant.number, of(entrant)?)));
    let codes: BTreeSet<&String> = everybody().flat_map(|(_, one)| one.values.iter().map(|(code, _)| code)).collect();
    let rows = everybody().map(|(number, one)| {
        let value =
            |code: &&String| one.values.iter().find(|(known, _)| known == *code).map(|(_, value)| figure(*value));
        PublishedRow {
            number,
            rank: one.rank.map(|rank| figure(rank.into())),
            points: one.points.map(figure),
            values: codes.iter().map(value).collect(),
        }
    });
    PublishedStanding {
        rows: rows.collect(),
        codes: codes.iter().map(|code| code.to_uppercase()).collect(),
        after: None,
    }
}

/// The text of a file, with its name.
pub fn text(path: &Path) -> anyhow::Result<(String, String)> {
    let name = path.display().to_string();
    let bytes = bytes(path)?;
    let text = decode(&name, &bytes, LARGEST)?.to_owned();
    Ok((name, text))
}

/// Several PGN files, or one file of any format.
pub fn read_several(paths: &[PathBuf]) -> anyhow::Result<Event> {
    let [only] = paths else {
        let loaded = read_sources(paths).map_err(source_error)?;
        warn(paths.first().map_or(Path::new(""), |path| path), "", loaded.warnings);
        return Ok(loaded.event);
    };
    Ok(read(only)?.0)
}

/// Published points that the games do not come to: tie-breaks rest on the games alone.
fn missing_games(event: &Event, table: &Crosstable) -> Vec<Diagnostic> {
    let counted = |at: usize| event.points(table.cells(at).iter().map(|cell| cell.units).sum());
    let published = |name: &str| event.find(name).and_then(|id| event.participants[id.index()].points);
    let differ: Vec<&str> = (0..table.entrants.len())
        .filter(|at| published(&table.entrants[*at].name).is_some_and(|points| points != counted(*at)))
        .map(|at| table.entrants[at].name.as_str())
        .collect();
    let [first, ..] = differ.as_slice() else { return Vec::new() };
    let others = match differ.len() {
        1 => String::new(),
        more => format!(" and {} others", more - 1),
    };
    let message = format!("the games do not come to the published points of {first}{others}");
    let found = Diagnostic { severity: Severity::Warning, ..Diagnostic::whole(message) };
    vec![found.hint("games are missing; every value here rests on the games alone, points included")]
}

/// Enters the results of PGN games in an event, and says what does not fit.
pub fn enter(event: &mut Event, games: &Path) -> anyhow::Result<()> {
    let entered = pgn::enter(event, &read_games(games).map_err(source_error)?);
    let without_places = entered.warnings.into_iter().map(|found| Diagnostic { span: None, ..found }).collect();
    warn(games, "", without_places);
    *event = entered.event;
    Ok(())
}

fn bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    let is_pgn = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
    tiebreak::bytes(path, "an event file", if is_pgn { pgn::LARGEST } else { LARGEST })
}

fn source_error(error: SourceError) -> anyhow::Error {
    match error {
        SourceError::Rejected(rejected) => (*rejected).into(),
        SourceError::Io(path, error) => anyhow::Error::new(error).context(format!("cannot read {}", path.display())),
        SourceError::NoGames(_) => {
            Complaint::new(error.to_string()).hint("boards and broadcasts write .pgn files").into()
        }
    }
}

fn warn(path: &Path, text: &str, warnings: Vec<Diagnostic>) {
    if !warnings.is_empty() {
        failure::show(&Rejected::new(&path.display().to_string(), text, warnings));
    }
}
