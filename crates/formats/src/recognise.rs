//! What a file is that was given for something else.

use crate::{Format, decode_any};
use tiebreak_document::bytes_without_mark;
use tiebreak_language::{Sentence, sentence};

/// What some bytes are, where they are anything that this program knows: for those who expected
/// something else.
///
/// ```
/// let archive = tiebreak_formats::recognise(b"PK\x03\x04...").unwrap();
/// assert_eq!(archive.to_string(), "an archive or a workbook (.zip, .xlsx, .ods)");
/// let games = tiebreak_formats::recognise(b"[Event \"Cup\"]\n[White \"A\"]").unwrap();
/// assert_eq!(games.to_string(), "a file of games (PGN)");
/// assert_eq!(tiebreak_formats::recognise(b"id = 'own'"), None);
/// ```
pub fn recognise(bytes: &[u8]) -> Option<Sentence> {
    kind(bytes).map(|what| sentence!(import_recognised { what }))
}

/// Whether bytes are an event file of ours, by the format that it names.
pub fn is_event_file(bytes: &[u8]) -> bool {
    kind(bytes) == Some("event-file")
}

/// How much of a page is looked at.
const HEAD: usize = 64 * 1024;

/// What a file is that is known and not read: the database of a scoring device, a web page.
pub(crate) fn unread_kind(bytes: &[u8]) -> Option<&'static str> {
    let bytes = bytes_without_mark(bytes);
    let databases: [&[u8]; 2] = [b"Standard Jet DB", b"Standard ACE DB"];
    if bytes.get(4..).is_some_and(|rest| databases.iter().any(|name| rest.starts_with(name))) {
        return Some("access");
    }
    let head = bytes.get(..bytes.len().min(HEAD)).unwrap_or_default().trim_ascii_start();
    let begins = |with: &[u8]| {
        head.get(..with.len()).is_some_and(|begins| begins.eq_ignore_ascii_case(with))
    };
    if !begins(b"<!doctype html") && !begins(b"<html") {
        return None;
    }
    let acbl = |part: &[u8]| part.eq_ignore_ascii_case(b"acbl");
    Some(if head.windows(4).any(acbl) { "acbl" } else { "page" })
}

/// The word by which a language chooses what it calls it.
fn kind(bytes: &[u8]) -> Option<&'static str> {
    let bytes = bytes_without_mark(bytes);
    let beginnings: [(&[u8], &str); 5] = [
        (b"PK\x03\x04", "archive"),
        (&[0x1f, 0x8b], "packed"),
        (&[0xd0, 0xcf, 0x11, 0xe0], "office"),
        (b"%PDF", "pdf"),
        (b"{\"format\":\"tiebreak-record", "record"),
    ];
    if unread_kind(bytes) == Some("access") {
        return Some("access");
    }
    if let Some((_, what)) = beginnings.iter().find(|(beginning, _)| bytes.starts_with(beginning)) {
        return Some(what);
    }
    let decoded = decode_any("", bytes, crate::LARGEST, None).ok()?;
    match Format::detect(&decoded.text) {
        Format::Trf => Some("trf"),
        Format::Pgn => Some("pgn"),
        Format::Pbn => Some("pbn"),
        Format::Lin => Some("lin"),
        Format::Csv => Some("csv"),
        Format::Usebio => Some("xml"),
        Format::EventFile if decoded.text.contains("tiebreak-event/") => Some("event-file"),
        Format::EventFile | Format::Xlsx | Format::Ods => None,
    }
}
