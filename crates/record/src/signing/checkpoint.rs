//! A checkpoint names a record, its number of lines, and the hash of the last line.

use super::NoteError;
use crate::Record;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// The beginning of a checkpoint's origin; the hash of the record's first line follows.
const ORIGIN: &str = "tiebreak-record/1/";

/// The state of a record, to be signed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checkpoint {
    /// Identifies the record by the hash of its first line, which fixes event and regulation.
    pub origin: String,
    /// The number of lines.
    pub lines: usize,
    /// The hash of the last line, in lower-case hexadecimal.
    pub head: String,
    /// Lines for human readers.
    pub about: Vec<String>,
}

/// How a checkpoint relates to a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckpointMatch {
    /// The record begins with all the signed lines.
    Upto {
        /// The number of the last signed line.
        line: usize,
        /// The number of lines added later.
        later: usize,
    },
    /// The checkpoint is about another record.
    OtherRecord,
    /// The record has fewer lines than the checkpoint.
    Shorter {
        /// The number of lines signed.
        signed: usize,
    },
    /// The last signed line has another hash.
    Altered {
        /// The number of the line.
        line: usize,
    },
}

impl Checkpoint {
    /// The present state of a record.
    pub fn from_record(record: &Record) -> Self {
        let first = record.lines().first().map_or("", |line| line.hash.as_str());
        // A title may contain any character; a line of a note may not.
        let title = record
            .header()
            .event
            .name
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect::<String>();
        let about = if title.trim().is_empty() {
            Vec::new()
        } else {
            vec![format!("event {}", title.trim())]
        };
        Self {
            origin: format!("{ORIGIN}{first}"),
            lines: record.lines().len(),
            head: record.head().to_owned(),
            about,
        }
    }

    /// Compares the checkpoint with a record.
    pub fn holds(&self, record: &Record) -> CheckpointMatch {
        if self.origin != Self::from_record(record).origin {
            return CheckpointMatch::OtherRecord;
        }
        match self.lines.checked_sub(1).and_then(|at| record.lines().get(at)) {
            None => CheckpointMatch::Shorter { signed: self.lines },
            Some(line) if line.hash == self.head => {
                CheckpointMatch::Upto { line: self.lines, later: record.lines().len() - self.lines }
            }
            Some(_) => CheckpointMatch::Altered { line: self.lines },
        }
    }

    /// The text to sign; `None` where a line would be empty or contain a line end.
    pub(super) fn text(&self) -> Option<String> {
        let head = crate::hex::bytes(&self.head).filter(|head| head.len() == 32)?;
        let size = self.lines.to_string();
        let hash = STANDARD.encode(head);
        let mut lines = vec![self.origin.as_str(), size.as_str(), hash.as_str()];
        lines.extend(self.about.iter().map(String::as_str));
        let plain = |line: &&str| !line.is_empty() && !line.chars().any(char::is_control);
        lines.iter().all(plain).then(|| lines.iter().flat_map(|line| [*line, "\n"]).collect())
    }

    pub(super) fn read(text: &str) -> Result<Self, NoteError> {
        let mut lines = text.strip_suffix('\n').ok_or(NoteError::NotACheckpoint)?.split('\n');
        let (Some(origin), Some(size), Some(head)) = (lines.next(), lines.next(), lines.next())
        else {
            return Err(NoteError::NotACheckpoint);
        };
        let size = size.parse().map_err(|_| NoteError::NotACheckpoint)?;
        let head = STANDARD
            .decode(head)
            .ok()
            .filter(|head| head.len() == 32)
            .ok_or(NoteError::NotACheckpoint)?;
        let head = head.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Self {
            origin: origin.to_owned(),
            lines: size,
            head,
            about: lines.map(str::to_owned).collect(),
        })
    }
}
