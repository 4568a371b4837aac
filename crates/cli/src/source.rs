//! Reading files of any format, with their warnings on standard error.

use crate::about::About;
use crate::asking;
use crate::failure::{self, Complaint};
use anyhow::Context;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use tiebreak_document::{Diagnostic, Rejected, Severity};
use tiebreak_formats::account::{DoubtKind, Told};
use tiebreak_formats::{
    Format, Import, LARGEST, SourceError, import_any, import_sources, pgn, read_games, trf, undecided,
};
use tiebreak_model::{Crosstable, Event, Sport};

/// An event from a file of any format, or from a folder of PGN files; and the bytes that stand for it.
pub struct Read {
    pub event: Event,
    /// What a record is bound to: the file as it is, or the event file that it makes where options had a say.
    pub bytes: Vec<u8>,
}

/// Reads an event, says what was understood of a foreign file, and stops at what must be decided first.
pub fn read(path: &Path, about: &About) -> anyhow::Result<Read> {
    let (import, bytes) = decided(&[path.to_owned()], about)?;
    let own = import.account.format == Format::EventFile;
    let event = event_of(import)?;
    let plain = std::str::from_utf8(&bytes).is_ok_and(|text| Format::of(text) == Format::EventFile);
    let bytes = if (own && !plain) || !about.is_empty() || path.is_dir() {
        tiebreak_formats::event_file::write(&event).into_bytes()
    } else {
        bytes
    };
    Ok(Read { event, bytes })
}

/// What is in a file, whatever is in doubt about it.
pub fn import(paths: &[PathBuf], told: &Told) -> anyhow::Result<Import> {
    if let [only] = paths
        && !only.is_dir()
    {
        return Ok(import_any(&name(only), &bytes(only)?, told)?);
    }
    import_sources(paths, told).map_err(source_error)
}

/// The import with nothing undecided: asked in the terminal, an error elsewhere. Foreign files are accounted for.
fn decided(paths: &[PathBuf], about: &About) -> anyhow::Result<(Import, Vec<u8>)> {
    let mut told = about.told();
    let bytes = match paths {
        [only] if !only.is_dir() => bytes(only)?,
        _ => Vec::new(),
    };
    loop {
        let import = match paths {
            [only] if !only.is_dir() => import_any(&name(only), &bytes, &told)?,
            _ => import_sources(paths, &told).map_err(source_error)?,
        };
        let Some(doubt) = import.account.undecided().next() else {
            account_for(&import);
            return Ok((import, bytes));
        };
        if !asking::decide(doubt, &import.account, &mut told)? {
            let findings = import.account.undecided().map(undecided).collect();
            return Err(Rejected::new(&import.account.file, "", findings).into());
        }
    }
}

fn event_of(import: Import) -> anyhow::Result<Event> {
    import.event.ok_or_else(|| Complaint::new(format!("there is no event in {}", import.account.file)).into())
}

/// What a foreign file was taken for, on standard error; an event file says itself what it is.
fn account_for(import: &Import) {
    let own = import.account.format == Format::EventFile;
    let encoding = import.account.doubts.iter().any(|doubt| doubt.kind == DoubtKind::EncodingGuessed);
    if !own || encoding || !import.account.repairs.is_empty() {
        anstream::eprint!("{}", tiebreak_report::account::short(&import.account));
    }
    if !import.warnings.is_empty() {
        failure::show(&Rejected::new(&import.account.file, &import.text, import.warnings.clone()));
    }
}

/// A crosstable, and the tie-breaks that the file itself lists.
pub fn crosstable(path: &Path, about: &About) -> anyhow::Result<(Crosstable, Event, Option<Listed>)> {
    let (import, bytes) = decided(&[path.to_owned()], about)?;
    let format = import.account.format;
    let event = event_of(import)?;
    if event.sport != Sport::Chess || event.games.is_empty() {
        let complaint = Complaint::new(format!("there are no games of chess in {}", name(path)));
        return Err(complaint.hint("FIDE's tie-breaks need games; `tiebreak resolve` settles other ties").into());
    }
    let listed = Listed::of(&event);
    // Straight from the report, where it is one: nothing of it is lost on the way.
    if format == Format::Trf
        && let Ok(text) = std::str::from_utf8(&bytes)
        && Format::of(text) == Format::Trf
        && about.is_empty()
    {
        let (report, _) = trf::Trf::read(&name(path), text)?;
        return Ok((report.crosstable(), event, listed));
    }
    let table = Crosstable::of(&event);
    warn(path, "", missing_games(&event, &table));
    Ok((table, event, listed))
}

/// A list of tie-breaks that a tournament report names, and the record that does.
pub struct Listed {
    pub codes: Vec<String>,
    pub record: String,
}

impl Listed {
    /// The list among the lines of a report; record 212 before 202, as it is the newer one.
    pub fn of(event: &Event) -> Option<Self> {
        let lines = || event.report.iter().filter_map(|line| Some((line.get(..3)?, line.get(4..)?)));
        let (code, rest) = lines()
            .filter(|(code, _)| *code == "212")
            .last()
            .or_else(|| lines().filter(|(code, _)| *code == "202").last())?;
        let codes = trf::tie_breaks(code, rest);
        (!codes.is_empty()).then(|| Self { codes, record: code.to_owned() })
    }
}

/// Several PGN files, or one file of any format.
pub fn read_several(paths: &[PathBuf], about: &About) -> anyhow::Result<Event> {
    event_of(decided(paths, about)?.0)
}

/// The name under which a file is spoken of.
fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
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

fn bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
    let name = path.display();
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
        return Ok(bytes);
    }
    let size = std::fs::metadata(path).with_context(|| format!("cannot read {name}"))?.len();
    let endings = ["pgn", "gz", "zip"];
    let may_be_large = |ending: &std::ffi::OsStr| endings.iter().any(|known| ending.eq_ignore_ascii_case(known));
    if size > LARGEST as u64 && !path.extension().is_some_and(may_be_large) {
        let message = format!("{name} is {} MB large; an event file has at most 32 MB", size >> 20);
        return Err(Complaint::new(message).hint("was another file meant?").into());
    }
    std::fs::read(path).with_context(|| format!("cannot read {name}"))
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
