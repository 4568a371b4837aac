//! Reading events and regulations: from files, or from text at hand.

use crate::FileError;
use std::path::Path;
use tiebreak_document::closest;
use tiebreak_formats::{LARGEST, pgn, read_any, recognise};
use tiebreak_model::Event;
use tiebreak_regulation::{Regulation, builtin};

/// Reads an event from a file of any format: event file, TRF, PGN, CSV, USEBIO, PBN.
///
/// What is doubtful about the file is told by `formats::read_any`.
pub fn event(path: impl AsRef<Path>) -> Result<Event, FileError> {
    let path = path.as_ref();
    let is_pgn = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
    let read = bytes(path, "an event file", if is_pgn { pgn::LARGEST } else { LARGEST })?;
    event_from(&path.display().to_string(), &read)
}

/// Reads an event from bytes; the name stands in messages.
pub fn event_from(name: &str, bytes: &[u8]) -> Result<Event, FileError> {
    Ok(read_any(name, bytes)?.event)
}

/// The regulation that an event names, in the readings that it chooses. A path is looked for in the folder first.
pub fn regulation_of(event: &Event, folder: Option<&Path>) -> Result<Regulation, FileError> {
    let (file, text) = regulation_text(&event.regulation, folder)?;
    Ok(Regulation::read_as(&file, &text, &event.readings)?)
}

/// A regulation by the id of a built-in one, or by the path of a file.
pub fn regulation_from(named: &str) -> Result<Regulation, FileError> {
    let (file, text) = regulation_text(named, None)?;
    Ok(Regulation::read(&file, &text)?)
}

/// Name and text of a regulation by built-in id or path. A path is looked for in the folder first.
pub fn regulation_text(named: &str, folder: Option<&Path>) -> Result<(String, String), FileError> {
    if let Some((file, text)) = builtin::file(named) {
        return Ok((file.to_owned(), text.to_owned()));
    }
    let given = Path::new(named);
    let paths = [folder.map(|folder| folder.join(given)), Some(given.to_owned())];
    let Some(path) = paths.into_iter().flatten().find(|path| path.is_file()) else {
        let near = closest(named, builtin::ids()).filter(|_| !named.is_empty());
        return Err(FileError::NoRegulation { named: named.to_owned(), near });
    };
    let bytes = bytes(&path, "a regulation file", LARGEST)?;
    if let Some(what) = recognise(&bytes) {
        return Err(FileError::NoRegulationFile { path, what });
    }
    let text = String::from_utf8(bytes)
        .map_err(|error| FileError::NotText { path: path.clone(), at: error.utf8_error().valid_up_to() })?;
    Ok((path.display().to_string(), text))
}

/// The bytes of a file that is to be something, unless it is larger than that ever is.
pub fn bytes(path: &Path, what: &'static str, most: usize) -> Result<Vec<u8>, FileError> {
    let unreadable = |source| FileError::Unreadable { path: path.to_owned(), source };
    let found = std::fs::metadata(path).map_err(unreadable)?;
    if found.is_dir() {
        return Err(FileError::Folder(path.to_owned()));
    }
    if found.len() > most as u64 {
        let (megabytes, most) = (found.len() >> 20, most as u64 >> 20);
        return Err(FileError::TooLarge { path: path.to_owned(), megabytes, most, what });
    }
    std::fs::read(path).map_err(unreadable)
}
