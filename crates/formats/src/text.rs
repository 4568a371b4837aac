//! Bytes into text, before any format is looked at.

use tiebreak_document::{Diagnostic, Rejected};

/// The largest event file, in bytes: many times the largest real one, and small enough to read at once.
pub const LARGEST: usize = 32 * 1024 * 1024;

/// The text of a file: refuses what is empty, larger than `largest` bytes, or not UTF-8.
///
/// ```
/// let rejected = tiebreak_formats::decode("a.toml", b"name = \"Andr\xe9\"", 100).unwrap_err();
/// assert_eq!(rejected.to_string(), "a.toml:1:13: byte 0xE9 is not UTF-8 (at byte offset 12, line 1)");
/// ```
pub fn decode<'b>(name: &str, bytes: &'b [u8], largest: usize) -> Result<&'b str, Rejected> {
    let refused = |found: Diagnostic| Err(Rejected::new(name, "", vec![found]));
    if bytes.is_empty() {
        return refused(Diagnostic::whole("the file is empty").hint("was it saved?"));
    }
    if bytes.len() > largest {
        let message = format!("the file has {} bytes, more than the {} that are read", bytes.len(), largest);
        return refused(Diagnostic::whole(message).hint("is this the right file?"));
    }
    std::str::from_utf8(bytes).map_err(|error| not_utf8(name, bytes, error.valid_up_to()))
}

fn not_utf8(name: &str, bytes: &[u8], at: usize) -> Rejected {
    let line = bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
    let message = format!("byte 0x{:02X} is not UTF-8 (at byte offset {at}, line {line})", bytes[at]);
    let found = Diagnostic::error(message, at..at + char::REPLACEMENT_CHARACTER.len_utf8())
        .label("expected a character in UTF-8")
        .hint("save the file as UTF-8; an older program may have written Latin-1 (ISO 8859-1)");
    Rejected::new(name, &String::from_utf8_lossy(bytes), vec![found])
}
