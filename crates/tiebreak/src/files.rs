//! Reading events and regulations: from files, or from text at hand.

use crate::{FileError, FileRole};
use std::path::Path;
use tiebreak_document::{bytes_without_mark, closest};
use tiebreak_formats::{LARGEST, is_event_file, pgn, read_any, recognise};
use tiebreak_model::Event;
use tiebreak_regulation::{Regulation, builtin};

/// Reads an event from a file of any format: event file, TRF, PGN, CSV, USEBIO, PBN.
///
/// What is doubtful about the file is told by `formats::read_any`.
pub fn event(path: impl AsRef<Path>) -> Result<Event, FileError> {
    let path = path.as_ref();
    let is_pgn = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
    let read = bytes(path, FileRole::Event, if is_pgn { pgn::LARGEST } else { LARGEST })?;
    event_from(&path.display().to_string(), &read)
}

/// Reads an event from bytes. Messages call the source by the name.
pub fn event_from(name: &str, bytes: &[u8]) -> Result<Event, FileError> {
    Ok(read_any(name, bytes)?.event)
}

/// The regulation that an event names, in the readings that it chooses. A path is looked for in the
/// folder first.
pub fn regulation_of(event: &Event, folder: Option<&Path>) -> Result<Regulation, FileError> {
    let (file, text) = regulation_text(event.regulation(), folder)?;
    Ok(Regulation::read_as(&file, &text, event.readings())?)
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
        if named.is_empty() {
            return Err(FileError::NoneNamed);
        }
        let near = closest(named, builtin::ids());
        return Err(FileError::NoRegulation { named: named.to_owned(), near });
    };
    let bytes = bytes(&path, FileRole::Regulation, LARGEST)?;
    if let Some(found) = recognise(&bytes) {
        let is_event_file = is_event_file(&bytes);
        return Err(FileError::NotARegulation { path, found, is_event_file });
    }
    let text = utf8_text(&path, bytes_without_mark(&bytes))?.to_owned();
    Ok((path.display().to_string(), text))
}

/// The bytes as text; otherwise an error that names the first byte that is not UTF-8.
fn utf8_text<'b>(path: &Path, bytes: &'b [u8]) -> Result<&'b str, FileError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let (good, bad) = bytes.split_at(error.valid_up_to());
        FileError::NotText {
            path: path.to_owned(),
            byte: bad[0],
            at: good.len(),
            line: good.iter().filter(|byte| **byte == b'\n').count() + 1,
        }
    })
}

/// The bytes of a file, unless it has more than `most`. The role is for the message.
pub fn bytes(path: &Path, role: FileRole, most: usize) -> Result<Vec<u8>, FileError> {
    let unreadable = |source| FileError::Unreadable { path: path.to_owned(), source };
    let found = std::fs::metadata(path).map_err(unreadable)?;
    if found.is_dir() {
        return Err(FileError::Folder(path.to_owned()));
    }
    if found.len() > most as u64 {
        let (megabytes, most) = (found.len() >> 20, most as u64 >> 20);
        return Err(FileError::TooLarge { path: path.to_owned(), megabytes, most, role });
    }
    std::fs::read(path).map_err(unreadable)
}
