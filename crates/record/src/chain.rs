//! Seals and checks the lines of a record, wherever they are kept.
//!
//! A line is one JSON object. Its last field `sum` is the SHA-256 of everything before `,"sum":"`,
//! which reveals a change even in the last line. Every line but the first has `prev`, the SHA-256
//! of the whole previous line without its line end. An attacker who alters the last line can write
//! a new sum: only the head hash, read aloud or photographed, reveals that.

use crate::{MalformedLine, RecordError};
use serde_json::{Map, Value};
use tiebreak_model::lots::sha256;

/// The format that the first line names.
pub const FORMAT: &str = "tiebreak-record/1";

const SUM: &str = ",\"sum\":\"";

/// One line of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordLine {
    /// The line number, from 1.
    pub number: usize,
    /// The text without the line end.
    pub text: String,
    /// The SHA-256 of the text.
    pub hash: String,
}

impl RecordLine {
    pub(crate) fn new(number: usize, text: String) -> Self {
        let hash = sha256(text.as_bytes());
        Self { number, text, hash }
    }
}

/// The text of a line with these fields.
pub(crate) fn seal(fields: Map<String, Value>) -> String {
    let object = Value::Object(fields).to_string();
    let body = object.strip_suffix('}').unwrap_or(&object);
    format!("{body}{SUM}{}\"}}", sha256(body.as_bytes()))
}

/// The fields of a line without the sum, which is checked.
pub(crate) fn unseal(number: usize, text: &str) -> Result<Map<String, Value>, RecordError> {
    let altered = || RecordError::Altered { line: number };
    let (body, sum) = text.rsplit_once(SUM).ok_or_else(altered)?;
    if sum.strip_suffix("\"}") != Some(sha256(body.as_bytes()).as_str()) {
        return Err(altered());
    }
    let malformed = |why| RecordError::Malformed { line: number, why };
    let mut fields = match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return Err(malformed(MalformedLine::NotAnObjectAtAll)),
        Err(error) => return Err(malformed(MalformedLine::NotJson(error.to_string()))),
    };
    fields.remove("sum");
    Ok(fields)
}

/// The complete lines of a record, and what follows the last line end.
pub(crate) fn split(bytes: &[u8]) -> (Vec<&[u8]>, &[u8]) {
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let half = lines.pop().unwrap_or_default();
    (lines, half)
}

/// Whether a text can be the beginning of a line after `head`, or of the first line. If so it was
/// cut off; if not, it is something else.
pub(crate) fn may_begin_a_line(text: &[u8], head: Option<&str>) -> bool {
    let start = match head {
        Some(head) => format!("{{\"prev\":\"{head}\""),
        None => format!("{{\"format\":\"{FORMAT}\""),
    };
    // After a power cut a file may have its new length without the bytes written: they read as
    // zeros.
    let written = text.split(|byte| *byte == 0).next().unwrap_or_default();
    if written.is_empty() && head.is_none() {
        // Only zeros and no record before them: this is another file.
        return false;
    }
    let common = written.len().min(start.len());
    written[..common] == start.as_bytes()[..common]
        && text[written.len()..].iter().all(|byte| *byte == 0)
}
