//! How the log is written.

use std::fmt;
use std::str::FromStr;
use tiebreak_report::{Sentence, sentence};

/// For people, or for programs that collect logs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogForm {
    /// A line to read.
    Text,
    /// A JSON object a line.
    Json,
}

impl LogForm {
    /// Writes it so from now on, to standard error.
    pub fn begin(self) {
        let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
        match self {
            Self::Text => log.init(),
            Self::Json => log.json().init(),
        }
    }
}

impl FromStr for LogForm {
    type Err = Sentence;

    fn from_str(text: &str) -> Result<Self, Sentence> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            other => Err(sentence!(settings_no_log { text: other })),
        }
    }
}

impl fmt::Display for LogForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text",
            Self::Json => "json",
        })
    }
}
