//! The text of a report while it is written: values that are wider than their columns are noted.

use std::fmt::{Result as FmtResult, Write};
use tiebreak_language::{Sentence, sentence};

/// A report. A value that is too wide would move all columns after it, and be read as another one.
#[derive(Debug, Default)]
pub(super) struct Report {
    text: String,
    too_wide: Option<Sentence>,
}

impl Report {
    /// A value for a column of a record; the first one that is too wide is remembered.
    pub(super) fn column(&mut self, record: &str, width: usize, value: impl ToString) -> String {
        // A line ends a record: what would end it early is a blank.
        let value = value.to_string().replace(char::is_control, " ");
        if value.chars().count() > width && self.too_wide.is_none() {
            let shown: String = value.chars().take(60).collect();
            self.too_wide = Some(sentence!(trf_too_wide { value: shown, width, record }));
        }
        value
    }

    pub(super) fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    pub(super) fn push(&mut self, sign: char) {
        self.text.push(sign);
    }

    /// The text, where every value fitted its column.
    pub(super) fn finish(self) -> Result<String, Sentence> {
        self.too_wide.map_or(Ok(self.text), Err)
    }
}

impl Write for Report {
    fn write_str(&mut self, text: &str) -> FmtResult {
        self.text.write_str(text)
    }
}
