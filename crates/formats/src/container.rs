//! Files inside files: `.gz`, `.zip`, and the workbooks that are archives themselves.

use crate::pgn;
use flate2::read::MultiGzDecoder;
use memchr::memmem;
use std::borrow::Cow;
use std::io::{Cursor, Read};
use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_language::{Sentence, sentence};
use zip::ZipArchive;

/// The most that is unpacked: an archive of a few kilobytes can hold more than any machine.
const MOST_UNPACKED: u64 = 512 * 1024 * 1024;

/// The most entries of an archive that are looked at.
const MOST_ENTRIES: usize = 10_000;

/// The folder of an encrypted `.xlsx`, which comes in the container of older workbooks, in UTF-16.
const ENCRYPTED: &[u8] = b"E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0";

/// What a file turned out to hold.
pub(crate) enum Content<'b> {
    /// The file is not a container: read it as it is.
    Plain,
    /// One other file, unpacked, and how.
    Packed { inner: String, bytes: Vec<u8>, how: Sentence },
    /// Several PGN or LIN files, which are one event.
    Several { files: Vec<(String, Vec<u8>)>, how: Sentence },
    /// An Excel or OpenDocument workbook.
    Workbook(Book<'b>),
}

/// A workbook, and whether it is one of OpenDocument.
pub(crate) struct Book<'b> {
    pub(crate) bytes: &'b [u8],
    pub(crate) open_document: bool,
}

/// Looks into a file.
pub(crate) fn open<'b>(name: &str, bytes: &'b [u8]) -> Result<Content<'b>, RejectedFile> {
    if bytes.starts_with(&[0x1f, 0x8b]) {
        let unpacked = limited(name, MultiGzDecoder::new(bytes))?;
        let inner = name.strip_suffix(".gz").unwrap_or(name).to_owned();
        return Ok(Content::Packed {
            how: sentence!(packed_from { file: last(name) }),
            inner,
            bytes: unpacked,
        });
    }
    if bytes.starts_with(b"PK\x03\x04") {
        return archive(name, bytes);
    }
    if bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) {
        if memmem::find(bytes, ENCRYPTED).is_some() {
            let why = sentence!(packed_encrypted);
            return Err(refused(name, Diagnostic::whole(sentence!(packed_workbook { why }))));
        }
        let found = Diagnostic::whole(sentence!(packed_xls));
        return Err(refused(name, found.hint(sentence!(packed_xls_hint))));
    }
    Ok(Content::Plain)
}

fn archive<'b>(name: &str, bytes: &'b [u8]) -> Result<Content<'b>, RejectedFile> {
    let broken = |error: zip::result::ZipError| {
        let found = Diagnostic::whole(sentence!(packed_broken { why: error.to_string() }));
        refused(name, found.hint(sentence!(import_cut_off)))
    };
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    let names = archive.file_names().take(MOST_ENTRIES).map(|name| name.map(Cow::into_owned));
    let names: Vec<String> = names.collect::<Result<_, _>>().map_err(broken)?;
    let holds = |wanted: &str| names.iter().any(|name| name == wanted);
    if holds("xl/workbook.xml") || (holds("mimetype") && holds("content.xml")) {
        return Ok(Content::Workbook(Book { bytes, open_document: !holds("xl/workbook.xml") }));
    }
    let hidden = |name: &str| {
        name.ends_with('/') || name.starts_with("__MACOSX/") || last(name).starts_with('.')
    };
    let mut entries: Vec<&String> = names.iter().filter(|name| !hidden(name)).collect();
    entries.sort();
    let ends = |name: &str, with: &str| name.to_lowercase().ends_with(with);
    let chosen: Vec<&String> = match entries.as_slice() {
        [] => return Err(refused(name, Diagnostic::whole(sentence!(packed_nothing)))),
        [one] => vec![one],
        several
            if [".pgn", ".lin"].iter().any(|with| several.iter().all(|name| ends(name, with))) =>
        {
            several.to_vec()
        }
        several => {
            let found = Diagnostic::whole(sentence!(packed_several { count: several.len() }));
            let hint = sentence!(packed_several_hint { names: crate::import::quoted(several) });
            return Err(refused(name, found.hint(hint)));
        }
    };
    let mut files = Vec::new();
    let mut left = MOST_UNPACKED;
    for inner in chosen {
        let unpacked = limited(name, archive.by_name(inner).map_err(broken)?)?;
        left = left.checked_sub(unpacked.len() as u64).ok_or_else(|| too_large(name))?;
        files.push((inner.clone(), unpacked));
    }
    let how = sentence!(packed_from { file: last(name) });
    match <[_; 1]>::try_from(files) {
        Ok([(inner, bytes)]) => {
            Ok(Content::Packed { inner: format!("{name}/{inner}"), bytes, how })
        }
        Err(files) => Ok(Content::Several { files, how }),
    }
}

/// Everything that comes out, up to the bound.
fn limited(name: &str, from: impl Read) -> Result<Vec<u8>, RejectedFile> {
    let most = MOST_UNPACKED.min(pgn::LARGEST as u64);
    let mut unpacked = Vec::new();
    from.take(most + 1).read_to_end(&mut unpacked).map_err(|error| {
        let found = Diagnostic::whole(sentence!(packed_unreadable { why: error.to_string() }));
        refused(name, found.hint(sentence!(import_cut_off)))
    })?;
    if unpacked.len() as u64 > most { Err(too_large(name)) } else { Ok(unpacked) }
}

fn too_large(name: &str) -> RejectedFile {
    let message = sentence!(packed_large { size: MOST_UNPACKED >> 20 });
    refused(name, Diagnostic::whole(message).hint(sentence!(packed_right_file)))
}

fn refused(name: &str, found: Diagnostic) -> RejectedFile {
    RejectedFile::new(name, "", vec![found])
}

/// The last part of a path.
fn last(name: &str) -> &str {
    name.rsplit(['/', '\\']).next().unwrap_or(name)
}
