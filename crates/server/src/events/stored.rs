//! An event as the database holds it, whether or not anything follows from it.

use tiebreak_model::lots::sha256;
use tiebreak_store::EventRow;

/// The row of an event and the lines of its record, unread.
#[derive(Debug)]
pub struct StoredEvent {
    /// The event's row.
    pub row: EventRow,
    /// The lines, without their ends.
    pub lines: Vec<String>,
}

impl StoredEvent {
    /// The record as it is kept: every line with its end.
    pub fn record_text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// The hash of the last line.
    pub fn head(&self) -> String {
        self.lines.last().map(|line| sha256(line.as_bytes())).unwrap_or_default()
    }
}
