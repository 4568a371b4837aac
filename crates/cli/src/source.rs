//! Reading files of any format, with their warnings on standard error.

use crate::about::FileOptions;
use crate::asking;
use crate::failure::{self, Complaint};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use tiebreak::StandingsTable;
use tiebreak_document::{Diagnostic, RejectedFile, Severity};
use tiebreak_formats::account::{DoubtKind, Told};
use tiebreak_formats::{
    Format, Import, LARGEST, decode_any, import_any, import_large, import_sources, pgn, read_games,
    trf, undecided,
};
use tiebreak_model::{
    Crosstable, Entrant, Event, Exact, PublishedFigure, PublishedRow, PublishedStanding, Sport,
};
use tiebreak_report::{Language, Sentence, account, say, sentence};

/// An event from a file of any format, or from a folder of PGN files; and the bytes that stand for
/// it.
pub struct SourceEvent {
    pub event: Event,
    /// What a record is bound to: the file as it is, or the event file that it makes where options
    /// had a say.
    pub bytes: Vec<u8>,
}

/// Reads an event, says what was understood of a foreign file, and stops at what must be decided
/// first.
pub fn read(language: Language, path: &Path, about: &FileOptions) -> crate::Result<SourceEvent> {
    let (import, bytes) = decided(language, &[path.to_owned()], about, For::Event)?;
    let bytes = import.bound(bytes, !about.is_empty() || path.is_dir());
    Ok(SourceEvent { event: event_of(language, import)?, bytes })
}

/// What is in a file, whatever is in doubt about it.
pub fn import(language: Language, paths: &[PathBuf], told: &Told) -> crate::Result<Import> {
    if let [only] = paths
        && !only.is_dir()
    {
        return Ok(compared(one(language, only, &mut None, told)?));
    }
    Ok(compared(import_sources(paths, told)?))
}

/// The same with the published values of tie-breaks compared.
fn compared(mut import: Import) -> Import {
    account::compare(&mut import);
    import
}

/// What a file is read for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    /// A ruling: a record is bound to the bytes.
    Event,
    /// A file that the command writes in another format.
    Writing,
    /// A standing, which is taken from a report itself where there is one, with the report's own
    /// warnings.
    Standing,
    /// The same, and its published figures are compared afterwards.
    Check,
}

impl For {
    fn is_standing(self) -> bool {
        matches!(self, Self::Standing | Self::Check)
    }
}

/// The import with nothing undecided: asked in the terminal, an error elsewhere. Foreign files are
/// accounted for.
fn decided(
    language: Language,
    paths: &[PathBuf],
    about: &FileOptions,
    what: For,
) -> crate::Result<(Import, Vec<u8>)> {
    let mut told = about.told();
    told.report_alone = what.is_standing() && about.is_empty();
    told.without_moves = what.is_standing();
    let mut kept = match paths {
        [only] if !only.is_dir() && what == For::Event => Some(bytes(only)?),
        _ => None,
    };
    loop {
        let import = match paths {
            [only] if !only.is_dir() => one(language, only, &mut kept, &told)?,
            _ => import_sources(paths, &told)?,
        };
        let mut import = compared(import);
        // What is wrong is shown at its place; no option decides it.
        if let Some(refusal) = import.refusal.take() {
            return Err(refusal.into());
        }
        let Some(doubt) = import.account.undecided().next() else {
            account_for(language, &import, what);
            return Ok((import, kept.unwrap_or_default()));
        };
        if !asking::decide(language, doubt, &import.account, &mut told)? {
            let findings = import.account.undecided().map(undecided).collect();
            return Err(RejectedFile::new(&import.account.file, "", findings).into());
        }
    }
}

/// One file. Games are read piece by piece; where the bytes are there or needed, everything is made
/// from them.
fn one(
    language: Language,
    path: &Path,
    kept: &mut Option<Vec<u8>>,
    told: &Told,
) -> crate::Result<Import> {
    let of_games = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn"));
    // A file that cannot be opened is told below.
    if kept.is_none()
        && of_games
        && let Ok(Some(import)) = import_large(path, told)
    {
        return Ok(import);
    }
    let bytes = match kept {
        Some(bytes) => bytes,
        None => kept.insert(bytes(path)?),
    };
    Ok(import_any(&name(language, path), bytes, told)?)
}

fn event_of(language: Language, import: Import) -> crate::Result<Event> {
    let file = import.account.file;
    import.event.ok_or_else(|| Complaint::new(say!(language, cli_no_event_in { file })).into())
}

/// What a foreign file was taken for, on standard error; an event file says itself what it is.
/// Figures that are about to be checked are not told twice.
fn account_for(language: Language, import: &Import, what: For) {
    let (standing, checked) = (what.is_standing(), what == For::Check);
    let figures = [DoubtKind::TotalDiffers, DoubtKind::RankDiffers, DoubtKind::ValueDiffers];
    let mut told = import.account.clone();
    told.doubts.retain(|doubt| !checked || !figures.contains(&doubt.kind));
    let own = import.account.format == Format::EventFile;
    let encoding =
        import.account.doubts.iter().any(|doubt| doubt.kind == DoubtKind::EncodingGuessed);
    if !own || encoding || !import.account.repairs.is_empty() {
        failure::remark(&account::short(language, &told));
    }
    let checked_later = standing && import.account.format == Format::Trf;
    if !import.warnings.is_empty() && !checked_later {
        failure::show_warnings(
            language,
            &RejectedFile::new(&import.account.file, &import.text, import.warnings.clone()),
        );
    }
}

/// What a standing is made from, and what the file publishes of it.
pub struct Published {
    pub tabled: StandingsTable,
    /// `tabled` with the names as shown, if any of them differs from the name in the file.
    pub shown: Option<StandingsTable>,
    /// The standings that it publishes.
    pub published: Vec<PublishedStanding>,
    /// What had to be adjusted to read it.
    pub notes: Vec<Sentence>,
}

/// A crosstable with what the file says about its standing. Points that differ are told, unless
/// they are checked.
pub fn tabled(
    language: Language,
    path: &Path,
    checked: bool,
    round: Option<u32>,
    about: &FileOptions,
) -> crate::Result<Published> {
    let what = match (round, checked) {
        (Some(_), _) => For::Writing,
        (None, true) => For::Check,
        (None, false) => For::Standing,
    };
    let mut import = decided(language, &[path.to_owned()], about, what)?.0;
    // Straight from the report: nothing of it is lost on the way.
    if let Some(published) = import.report.take().filter(|_| round.is_none() && about.is_empty()) {
        return from_report(language, &name(language, path), *published, import, checked);
    }
    let published =
        if round.is_none() { std::mem::take(&mut import.published) } else { Vec::new() };
    let event = event_of(language, import)?;
    let event = match round {
        Some(round) => event.after_round(round),
        None => event,
    };
    let no_matches = event.teams().is_none_or(|teams| teams.matches.is_empty());
    if event.sport() != Sport::Chess || (event.games().is_empty() && no_matches) {
        let complaint =
            Complaint::new(say!(language, cli_no_chess_in { file: name(language, path) }));
        return Err(complaint.hint(say!(language, cli_no_chess_hint)).into());
    }
    let tabled = StandingsTable::from_event(&event);
    if !checked {
        warn(language, path, "", missing_games(&event, tabled.table.crosstable()));
    }
    let published =
        std::iter::once(published_by(&event, tabled.table.crosstable())).chain(published).collect();
    let shown = match event.shown() {
        Cow::Borrowed(_) => None,
        Cow::Owned(shown) => Some(StandingsTable::from_event(&shown)),
    };
    Ok(Published { tabled, shown, published, notes: Vec::new() })
}

fn from_report(
    language: Language,
    name: &str,
    trf::AsPublished { report, warnings, comments }: trf::AsPublished,
    mut import: Import,
    checked: bool,
) -> crate::Result<Published> {
    let of_teams = report.is_team_event();
    let warnings = if of_teams { std::mem::take(&mut import.warnings) } else { warnings };
    warn(language, Path::new(name), &import.text, warnings);
    let mut published = Vec::new();
    if checked {
        published.push(if of_teams { report.published_teams() } else { report.published() });
        published.extend(comments?);
    }
    let teams = of_teams.then(|| event_of(language, import)).transpose()?;
    let tabled = StandingsTable::from_report(&report, teams.as_ref());
    let adapted = if checked { report.adapted() } else { Vec::new() };
    let notes = adapted.into_iter().chain(report.list_changes()).collect();
    // The program ends soon: the memory goes back at once then, not line by line now.
    std::mem::forget(report);
    Ok(Published { tabled, shown: None, published, notes })
}

/// The points, ranks and values that an event file gives.
fn published_by(event: &Event, table: &Crosstable) -> PublishedStanding {
    let of = |entrant: &Entrant| Some(&event.participants()[event.find(&entrant.name)?.index()]);
    let figure = |value: Exact| PublishedFigure { text: value.to_string(), value };
    let everybody =
        || table.entrants.iter().filter_map(|entrant| Some((entrant.number, of(entrant)?)));
    let codes: BTreeSet<&String> =
        everybody().flat_map(|(_, one)| one.values.iter().map(|(code, _)| code)).collect();
    let rows = everybody().map(|(number, one)| {
        let value = |code: &&String| {
            one.values.iter().find(|(known, _)| known == *code).map(|(_, value)| figure(*value))
        };
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
pub fn text(language: Language, path: &Path) -> crate::Result<(String, String)> {
    let bytes = bytes(path)?;
    let text = decode_any(&name(language, path), &bytes, LARGEST, None)?.text.into_owned();
    Ok((name(language, path), text))
}

/// Several PGN files, or one file of any format.
pub fn read_several(
    language: Language,
    paths: &[PathBuf],
    about: &FileOptions,
) -> crate::Result<Event> {
    event_of(language, decided(language, paths, about, For::Writing)?.0)
}

/// The name under which a file is spoken of.
fn name(language: Language, path: &Path) -> String {
    if path == Path::new("-") {
        say!(language, cli_standard_input)
    } else {
        path.display().to_string()
    }
}

/// Published points that the games do not come to: tie-breaks rest on the games alone.
fn missing_games(event: &Event, table: &Crosstable) -> Vec<Diagnostic> {
    let counted = |at: usize| event.points(table.cells(at).iter().map(|cell| cell.units).sum());
    let published =
        |name: &str| event.find(name).and_then(|id| event.participants()[id.index()].points);
    let differ: Vec<&str> = (0..table.entrants.len())
        .filter(|at| {
            published(&table.entrants[*at].name).is_some_and(|points| points != counted(*at))
        })
        .map(|at| table.entrants[at].name.as_str())
        .collect();
    let [first, ..] = differ.as_slice() else { return Vec::new() };
    let message = sentence!(cli_points_differ { first: *first, others: differ.len() - 1 });
    let found = Diagnostic { severity: Severity::Warning, ..Diagnostic::whole(message) };
    vec![found.hint(sentence!(cli_points_differ_hint))]
}

/// Enters the results of PGN games in an event, and says what does not fit.
pub fn enter(language: Language, event: &mut Event, games: &Path) -> crate::Result<()> {
    let entered = pgn::enter(event, &read_games(games)?);
    let without_places =
        entered.warnings.into_iter().map(|found| Diagnostic { span: None, ..found }).collect();
    warn(language, games, "", without_places);
    *event = entered.event;
    Ok(())
}

fn bytes(path: &Path) -> crate::Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    let endings = ["pgn", "gz", "zip"];
    let may_be_large =
        |ending: &std::ffi::OsStr| endings.iter().any(|known| ending.eq_ignore_ascii_case(known));
    let large = path.extension().is_some_and(may_be_large);
    Ok(tiebreak::bytes(
        path,
        tiebreak::FileRole::Event,
        if large { pgn::LARGEST } else { LARGEST },
    )?)
}

fn warn(language: Language, path: &Path, text: &str, warnings: Vec<Diagnostic>) {
    if !warnings.is_empty() {
        let warnings = RejectedFile::new(&path.display().to_string(), text, warnings);
        failure::show_warnings(language, &warnings);
    }
}
