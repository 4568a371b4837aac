//! What a file is that was given for something else.

use crate::{Format, decode_any};

/// What some bytes are, where they are anything that this program knows: for those who expected something else.
///
/// ```
/// assert_eq!(tiebreak_formats::recognise(b"PK\x03\x04..."), Some("an archive or a workbook (.zip, .xlsx, .ods)"));
/// assert_eq!(tiebreak_formats::recognise(b"[Event \"Cup\"]\n[White \"A\"]"), Some("a file of games (PGN)"));
/// assert_eq!(tiebreak_formats::recognise(b"id = 'own'"), None);
/// ```
pub fn recognise(bytes: &[u8]) -> Option<&'static str> {
    let beginnings: [(&[u8], &str); 5] = [
        (b"PK\x03\x04", "an archive or a workbook (.zip, .xlsx, .ods)"),
        (&[0x1f, 0x8b], "a packed file (.gz)"),
        (&[0xd0, 0xcf, 0x11, 0xe0], "a workbook or a document of Office before 2007 (.xls, .doc)"),
        (b"%PDF", "a PDF"),
        (b"{\"format\":\"tiebreak-record", "a record"),
    ];
    if let Some((_, what)) = beginnings.iter().find(|(beginning, _)| bytes.starts_with(beginning)) {
        return Some(what);
    }
    let decoded = decode_any("", bytes, crate::LARGEST, None).ok()?;
    match Format::of(&decoded.text) {
        Format::Trf => Some("a tournament report (TRF)"),
        Format::Pgn => Some("a file of games (PGN)"),
        Format::Pbn => Some("a file of boards (PBN)"),
        Format::Csv => Some("a table (CSV)"),
        Format::Usebio => Some("an XML or HTML file"),
        Format::EventFile if decoded.text.contains("tiebreak-event/") => Some("an event file"),
        Format::EventFile | Format::Xlsx | Format::Ods => None,
    }
}
