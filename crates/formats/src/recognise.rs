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
    if let Some((_, what)) = beginnings.iter().find(|(beginning, _)| bytes.starts_with(beginning)) {
        return Some(what);
    }
    let decoded = decode_any("", bytes, crate::LARGEST, None).ok()?;
    match Format::detect(&decoded.text) {
        Format::Trf => Some("trf"),
        Format::Pgn => Some("pgn"),
        Format::Pbn => Some("pbn"),
        Format::Csv => Some("csv"),
        Format::Usebio => Some("xml"),
        Format::EventFile if decoded.text.contains("tiebreak-event/") => Some("event-file"),
        Format::EventFile | Format::Xlsx | Format::Ods => None,
    }
}
