//! Bytes into text, before any format is looked at: UTF-8 as it is, everything else by its mark,
//! its declaration or a guess.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, ISO_8859_2, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252};
use std::borrow::Cow;
use tiebreak_document::{Diagnostic, RejectedFile, bytes_without_mark};
use tiebreak_language::sentence;

/// The largest event file, in bytes: many times the largest real one, and small enough to read at
/// once.
pub const LARGEST: usize = 32 * 1024 * 1024;

/// The text of a file: refuses what is empty, larger than `largest` bytes, or not UTF-8.
///
/// ```
/// let rejected = tiebreak_formats::decode("a.toml", b"name = \"Andr\xe9\"", 100).unwrap_err();
/// let message = "a.toml:1:13: byte 0xE9 is not UTF-8 (at byte offset 12, line 1)";
/// assert_eq!(rejected.to_string(), message);
/// ```
pub fn decode<'b>(name: &str, bytes: &'b [u8], largest: usize) -> Result<&'b str, RejectedFile> {
    let bytes = bytes_without_mark(bytes);
    sized(name, bytes, largest)?;
    std::str::from_utf8(bytes).map_err(|error| not_utf8(name, bytes, error.valid_up_to()))
}

/// Refuses what is empty, or larger than `largest` bytes.
fn sized(name: &str, bytes: &[u8], largest: usize) -> Result<(), RejectedFile> {
    let refused = |found: Diagnostic| Err(RejectedFile::new(name, "", vec![found]));
    if bytes.is_empty() {
        return refused(
            Diagnostic::whole(sentence!(packed_file_empty)).hint(sentence!(packed_saved)),
        );
    }
    if bytes.len() > largest {
        let message = sentence!(packed_file_large { size: bytes.len(), most: largest });
        return refused(Diagnostic::whole(message).hint(sentence!(packed_right_file)));
    }
    Ok(())
}

/// The text of a file in whatever encoding.
#[derive(Debug)]
pub struct Decoded<'b> {
    /// The text in UTF-8.
    pub text: Cow<'b, str>,
    /// The encoding it had.
    pub encoding: &'static Encoding,
    /// Whether the encoding was guessed: nothing in the file says it.
    pub guessed: bool,
}

/// How much of a file is looked at to guess its encoding: many times what a guess needs.
const LOOKED_AT: usize = 1 << 20;

/// Reads bytes in the encoding that was told, or that the file has: by its byte order mark, by
/// being UTF-8, by its XML declaration, and otherwise by its letters.
///
/// ```
/// let pgn = b"[White \"Andr\xe9\"]";
/// let decoded = tiebreak_formats::decode_any("a.pgn", pgn, 100, None).unwrap();
/// assert_eq!(decoded.text, "[White \"Andr\u{e9}\"]");
/// assert_eq!((decoded.encoding.name(), decoded.guessed), ("windows-1252", true));
/// ```
pub fn decode_any<'b>(
    name: &str,
    bytes: &'b [u8],
    largest: usize,
    told: Option<&'static Encoding>,
) -> Result<Decoded<'b>, RejectedFile> {
    let mut decoded = decode_lines(name, bytes, largest, told)?;
    // FIDE's reports may end their lines with a carriage return alone.
    if decoded.text.contains('\r') && !decoded.text.contains('\n') {
        decoded.text = Cow::Owned(decoded.text.replace('\r', "\n"));
    }
    Ok(decoded)
}

fn decode_lines<'b>(
    name: &str,
    bytes: &'b [u8],
    largest: usize,
    told: Option<&'static Encoding>,
) -> Result<Decoded<'b>, RejectedFile> {
    let bytes = bytes_without_mark(bytes);
    sized(name, bytes, largest)?;
    if let Some(told) = told.filter(|told| *told != UTF_8) {
        let (text, encoding, _) = told.decode(bytes);
        return Ok(Decoded { text, encoding, guessed: false });
    }
    if let Some((encoding, mark)) = Encoding::for_bom(bytes)
        && encoding != UTF_8
    {
        let (text, _) = encoding.decode_without_bom_handling(&bytes[mark..]);
        return Ok(Decoded { text, encoding, guessed: false });
    }
    let at = match std::str::from_utf8(bytes) {
        // Text in UTF-16 without a mark passes for UTF-8 with zeros in it.
        Ok(text) if !bytes[..bytes.len().min(64)].contains(&0) => {
            return Ok(Decoded { text: Cow::Borrowed(text), encoding: UTF_8, guessed: false });
        }
        Ok(_) => None,
        Err(error) => Some(error.valid_up_to()),
    };
    if told.is_some() || holds_no_text(bytes) {
        let odd =
            bytes.iter().position(|byte| is_odd(*byte)).filter(|odd| at.is_none_or(|at| *odd < at));
        return Err(match (odd, at) {
            (Some(odd), None) => not_text(name, bytes, odd),
            (Some(odd), Some(_)) if told.is_none() => not_text(name, bytes, odd),
            (_, at) => not_utf8(name, bytes, at.unwrap_or(0)),
        });
    }
    let (encoding, guessed) = match (sixteen_bits(bytes), declared(bytes)) {
        (Some(encoding), _) => (encoding, true),
        (None, Some(encoding)) => (encoding, false),
        (None, None) => (guess(&bytes[at.unwrap_or(0)..]), true),
    };
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    Ok(Decoded { text, encoding, guessed })
}

/// The encoding by the letters that are not ASCII.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let looked_at = &bytes[..bytes.len().min(LOOKED_AT)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(looked_at, true);
    let guessed = detector.guess(None, Utf8Detection::Deny);
    // What is half a point in Western Europe is, in the encodings of Central Europe, an accent
    // without a letter, which nobody writes.
    let central = [WINDOWS_1250, ISO_8859_2].contains(&guessed);
    if central && looked_at.contains(&HALF) { WINDOWS_1252 } else { guessed }
}

/// The sign ½ in Windows-1252 and Latin-1.
const HALF: u8 = 0xbd;

/// UTF-16 without a mark: of plain text every second byte is zero.
fn sixteen_bits(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(64)];
    let zeros = |from: usize| head.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let half = head.len() / 2;
    if half < 4 {
        return None;
    }
    match (zeros(0), zeros(1)) {
        (0, odd) if odd * 4 > half * 3 => Some(UTF_16LE),
        (even, 0) if even * 4 > half * 3 => Some(UTF_16BE),
        _ => None,
    }
}

/// The encoding that an XML file declares in its first line.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = bytes[..bytes.len().min(200)].split(|byte| *byte == b'>').next()?;
    let head = std::str::from_utf8(head).ok()?.strip_prefix("<?xml")?;
    let value = head.split_once("encoding")?.1.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    Encoding::for_label(value[1..].split(quote).next()?.as_bytes())
}

/// Whether a byte is a control character that no text holds.
fn is_odd(byte: u8) -> bool {
    matches!(byte, 0..=8 | 14..=26 | 28..=31)
}

/// Pictures, programs and the like: signs that no text holds, and no UTF-16 either.
fn holds_no_text(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(512)];
    let odd = head.iter().filter(|byte| is_odd(**byte)).count();
    sixteen_bits(bytes).is_none() && odd * 20 > head.len()
}

/// Names the first byte that is not UTF-8.
fn not_utf8(name: &str, bytes: &[u8], at: usize) -> RejectedFile {
    let message = sentence!(packed_not_utf_8 { byte: shown(bytes[at]), at, line: line(bytes, at) });
    let found = Diagnostic::error(message, at..at + char::REPLACEMENT_CHARACTER.len_utf8())
        .label(sentence!(packed_expected_utf_8))
        .hint(sentence!(packed_utf_8_hint));
    RejectedFile::new(name, &String::from_utf8_lossy(bytes), vec![found])
}

/// Names the first byte that no text holds.
fn not_text(name: &str, bytes: &[u8], at: usize) -> RejectedFile {
    let message = sentence!(packed_not_text { byte: shown(bytes[at]), at, line: line(bytes, at) });
    let found = Diagnostic::error(message, at..at + 1).label(sentence!(packed_expected_text));
    let found = found.hint(sentence!(packed_right_file));
    RejectedFile::new(name, &String::from_utf8_lossy(bytes), vec![found])
}

fn shown(byte: u8) -> String {
    format!("0x{byte:02X}")
}

fn line(bytes: &[u8], at: usize) -> usize {
    bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(bytes: &[u8], told: Option<&'static Encoding>) -> String {
        decode_any("a", bytes, 1_000, told).unwrap_err().to_string()
    }

    /// The message names the first byte that is wrong, and where it is.
    #[test]
    fn the_byte_that_is_wrong_is_named() {
        let zeros = b"5\n\0\0\0\0\0\0\0\0";
        assert_eq!(refused(zeros, None), "a:2:1: byte 0x00 is not text (at byte offset 2, line 2)");
        assert_eq!(
            refused(zeros, Some(UTF_8)),
            "a:2:1: byte 0x00 is not text (at byte offset 2, line 2)"
        );
        let latin = b"name,points\nAndr\xe9,1\n";
        assert_eq!(
            refused(latin, Some(UTF_8)),
            "a:2:5: byte 0xE9 is not UTF-8 (at byte offset 16, line 2)"
        );
        let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01";
        assert_eq!(
            refused(picture, None),
            "a:1:1: byte 0x89 is not UTF-8 (at byte offset 0, line 1)"
        );
        let program = b"MZ\x01\x02\x90\0\x03\0\0\0\x04";
        assert_eq!(
            refused(program, None),
            "a:1:3: byte 0x01 is not text (at byte offset 2, line 1)"
        );
        let cut = "½".as_bytes();
        assert_eq!(
            refused(&cut[..1], Some(UTF_8)),
            "a:1:1: byte 0xC2 is not UTF-8 (at byte offset 0, line 1)"
        );
    }
}
