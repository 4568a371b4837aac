//! Files that change while boards write them.

use crate::{Loaded, decode, pgn, read_any};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tiebreak_document::Rejected;

/// Why a source could not be read.
#[derive(Debug)]
pub enum SourceError {
    /// The file could not be opened.
    Io(PathBuf, std::io::Error),
    /// A folder without any PGN file.
    NoGames(PathBuf),
    /// The file is wrong.
    Rejected(Box<Rejected>),
}

impl std::fmt::Display for SourceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Io(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            Self::NoGames(path) => write!(f, "there is no .pgn file in {}", path.display()),
            Self::Rejected(rejected) => rejected.fmt(f),
        }
    }
}

impl std::error::Error for SourceError {}

/// Reads a file of any format, or all the PGN files of a folder as one event.
pub fn read_source(path: &Path) -> Result<Loaded, SourceError> {
    let name = path.display().to_string();
    let rejected = |rejected| SourceError::Rejected(Box::new(rejected));
    if !path.is_dir() {
        return read_any(&name, &bytes(path)?).map_err(rejected);
    }
    let mut files = Vec::new();
    for file in pgn_files(path)? {
        let name = file.display().to_string();
        let bytes = bytes(&file)?;
        files.push((name.clone(), decode(&name, &bytes, pgn::LARGEST).map_err(rejected)?.to_owned()));
    }
    if files.is_empty() {
        return Err(SourceError::NoGames(path.to_owned()));
    }
    pgn::read_all(&name, &files).map_err(rejected)
}

/// Reads several PGN files as one event.
pub fn read_sources(paths: &[PathBuf]) -> Result<Loaded, SourceError> {
    if let [only] = paths {
        return read_source(only);
    }
    let rejected = |rejected| SourceError::Rejected(Box::new(rejected));
    let mut files = Vec::new();
    for path in paths {
        let name = path.display().to_string();
        let bytes = bytes(path)?;
        files.push((name.clone(), decode(&name, &bytes, pgn::LARGEST).map_err(rejected)?.to_owned()));
    }
    let name = files.first().map(|(name, _)| name.clone()).unwrap_or_default();
    pgn::read_all(&name, &files).map_err(rejected)
}

/// Reads the games of a PGN file, or of all the PGN files of a folder, to be entered in an event.
pub fn read_games(path: &Path) -> Result<Vec<pgn::PgnGame>, SourceError> {
    let files = if path.is_dir() { pgn_files(path)? } else { vec![path.to_owned()] };
    let mut games = Vec::new();
    for file in files {
        let name = file.display().to_string();
        let bytes = bytes(&file)?;
        // Boards make the file before they write the first game.
        if bytes.is_empty() {
            continue;
        }
        let text = decode(&name, &bytes, pgn::LARGEST).map_err(|found| SourceError::Rejected(Box::new(found)))?;
        games.extend(pgn::games(&name, text).map_err(|found| SourceError::Rejected(Box::new(found)))?);
    }
    Ok(games)
}

fn bytes(path: &Path) -> Result<Vec<u8>, SourceError> {
    std::fs::read(path).map_err(|error| SourceError::Io(path.to_owned(), error))
}

/// The PGN files of a folder, by name.
fn pgn_files(folder: &Path) -> Result<Vec<PathBuf>, SourceError> {
    let failed = |error| SourceError::Io(folder.to_owned(), error);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn")) && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Notices when a file, or a file in a folder, was written again.
///
/// It looks at sizes and times rather than asking the system to be told: that works on network drives too, where the
/// boards' computer usually writes.
#[derive(Debug)]
pub struct Watch {
    path: PathBuf,
    seen: Vec<(PathBuf, u64, Option<SystemTime>)>,
}

impl Watch {
    /// Watches a file or a folder from now on.
    pub fn new(path: &Path) -> Self {
        let mut watch = Self { path: path.to_owned(), seen: Vec::new() };
        watch.seen = watch.look();
        watch
    }

    /// Whether something changed since the last time this was asked.
    pub fn changed(&mut self) -> bool {
        let now = self.look();
        let changed = now != self.seen;
        self.seen = now;
        changed
    }

    fn look(&self) -> Vec<(PathBuf, u64, Option<SystemTime>)> {
        let files =
            if self.path.is_dir() { pgn_files(&self.path).unwrap_or_default() } else { vec![self.path.clone()] };
        let state = |path: PathBuf| {
            let about = std::fs::metadata(&path).ok()?;
            Some((path, about.len(), about.modified().ok()))
        };
        files.into_iter().filter_map(state).collect()
    }
}
