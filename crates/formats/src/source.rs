//! Files and folders on the disk, read with their account.

use crate::account::Told;
use crate::format::import_several;
use crate::{Format, Import, Loaded, SourceError, decode_any, import_any, pgn};
use encoding_rs::UTF_8;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use tiebreak_document::RejectedFile;
use tiebreak_language::sentence;

/// Reads a file of any format, or all the PGN files of a folder as one event, where nothing about
/// it is undecided.
pub fn read_source(path: &Path) -> Result<Loaded, SourceError> {
    import_source(path, &Told::default())?.decided().map_err(rejected)
}

/// Reads a file of any format, or all the PGN or LIN files of a folder as one event, with the
/// account of what was understood.
pub fn import_source(path: &Path, told: &Told) -> Result<Import, SourceError> {
    if !path.is_dir() {
        if let Some(import) = import_large(path, told)? {
            return Ok(import);
        }
        return import_any(&path.display().to_string(), &bytes(path)?, told).map_err(rejected);
    }
    let mut files = pgn_files(path)?;
    if files.is_empty() {
        files = files_ending(path, "lin")?;
    }
    if files.is_empty() {
        return Err(SourceError::NoGames(path.to_owned()));
    }
    together(&path.display().to_string(), &files, told)
}

/// How much of a file is looked at to tell whether it holds games.
const HEAD: u64 = 64 * 1024;

/// Reads a file of games piece by piece: it may be larger than the memory. `None` where the file is
/// none, or has to be seen as a whole: it is packed, in another encoding, or wrong. [`import_any`]
/// reads every file, and understands the same of those that are read here.
pub fn import_large(path: &Path, told: &Told) -> Result<Option<Import>, SourceError> {
    let failed = |error| SourceError::Unreadable { path: path.to_owned(), source: error };
    let mut file = File::open(path).map_err(failed)?;
    let about = file.metadata().map_err(failed)?;
    // What cannot be read twice is read as a whole at once.
    if !about.is_file()
        || about.len() > pgn::LARGEST as u64
        || told.encoding.is_some_and(|told| told != UTF_8)
    {
        return Ok(None);
    }
    let mut head = Vec::new();
    file.by_ref().take(HEAD).read_to_end(&mut head).map_err(failed)?;
    let text = match std::str::from_utf8(&head) {
        Ok(text) => text,
        Err(cut) if cut.error_len().is_none() => {
            std::str::from_utf8(&head[..cut.valid_up_to()]).unwrap_or_default()
        }
        Err(_) => return Ok(None),
    };
    if text.contains('\0') || Format::detect(text) != Format::Pgn {
        return Ok(None);
    }
    pgn::import_stream(&path.display().to_string(), head.as_slice().chain(file), told)
        .map_err(failed)
}

/// Reads several PGN files as one event, or one file of any format.
pub fn import_sources(paths: &[PathBuf], told: &Told) -> Result<Import, SourceError> {
    match paths {
        [only] => import_source(only, told),
        several => together(
            &several.first().map(|path| path.display().to_string()).unwrap_or_default(),
            several,
            told,
        ),
    }
}

fn together(name: &str, paths: &[PathBuf], told: &Told) -> Result<Import, SourceError> {
    let mut files = Vec::new();
    let mut encodings: BTreeSet<String> = BTreeSet::new();
    for path in paths {
        let name = path.display().to_string();
        let bytes = bytes(path)?;
        let decoded = decode_any(&name, &bytes, pgn::LARGEST, told.encoding).map_err(rejected)?;
        encodings.insert(decoded.encoding.name().to_lowercase());
        files.push((name, decoded.text.into_owned()));
    }
    let mut import = import_several(name, &files, told).map_err(rejected)?;
    import.account.encoding = encodings.into_iter().collect::<Vec<_>>().join(", ");
    if files.len() > 1 {
        import.account.repairs.push(sentence!(import_several_files { count: files.len() }));
    }
    Ok(import)
}

fn rejected(rejected: RejectedFile) -> SourceError {
    SourceError::Rejected(Box::new(rejected))
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
        let decoded = decode_any(&name, &bytes, pgn::LARGEST, None).map_err(rejected)?;
        games.extend(pgn::games(&name, &decoded.text).map_err(rejected)?);
    }
    Ok(games)
}

fn bytes(path: &Path) -> Result<Vec<u8>, SourceError> {
    std::fs::read(path)
        .map_err(|error| SourceError::Unreadable { path: path.to_owned(), source: error })
}

/// The PGN files of a folder, by name.
pub fn pgn_files(folder: &Path) -> Result<Vec<PathBuf>, SourceError> {
    files_ending(folder, "pgn")
}

fn files_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, SourceError> {
    let failed = |error| SourceError::Unreadable { path: folder.to_owned(), source: error };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(ending))
            && path.is_file()
        {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
