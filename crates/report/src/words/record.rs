//! The fingerprint of a record, and a line of its file that was set aside.

use crate::{Language, say};
use tiebreak_record::SetAsideLine;

/// The fingerprint of a record with its label: "Record 3f9c…".
pub fn record_head(language: Language, head: &str) -> String {
    say!(language, record_head { head })
}

/// What happened to an incomplete line, and to the line below.
pub fn set_aside(language: Language, found: &SetAsideLine) -> String {
    let line = found.line;
    let said = match &found.kept_in {
        Some(path) => say!(language, set_aside { line, path: path.display().to_string() }),
        None => say!(language, line_end_lacked { line }),
    };
    format!("{said}\n  {}", found.text)
}
