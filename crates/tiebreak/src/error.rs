//! Why a file could not be used: kind, cause, hint.

use std::path::PathBuf;
use tiebreak_document::Rejected;
use tiebreak_regulation::ReadError;
use tiebreak_report::Sentence;

/// Why a file could not be used.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It could not be read.
    #[error("cannot read {}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// It is a folder.
    #[error("{} is a folder", .0.display())]
    Folder(PathBuf),
    /// It is larger than such a file is.
    #[error("{} is {megabytes} MB large; {what} has at most {most} MB", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// How large.
        megabytes: u64,
        /// The most that is read.
        most: u64,
        /// What it should be: "an event file", "a regulation file".
        what: &'static str,
    },
    /// It is no text.
    #[error("{} is not UTF-8: byte {at} is none", path.display())]
    NotText {
        /// The file.
        path: PathBuf,
        /// The first byte that is wrong.
        at: usize,
    },
    /// It is something else.
    #[error("{} is {what}, not a regulation", path.display())]
    NoRegulationFile {
        /// The file.
        path: PathBuf,
        /// What it is: "an event file", "a workbook".
        what: Sentence,
    },
    /// There are mistakes in it.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// There is no regulation of this name.
    #[error("{}", no_regulation(named))]
    NoRegulation {
        /// What was asked for; empty where the event names none.
        named: String,
        /// A built-in one with a similar name.
        near: Option<&'static str>,
    },
    /// The regulation cannot be read as the event asks.
    #[error("{0}")]
    Reading(ReadError),
}

impl FileError {
    /// What to do about it, where there is something to say.
    pub fn hint(&self) -> Option<String> {
        let built_in = "`tiebreak regulations` lists the built-in ones";
        Some(match self {
            Self::Unreadable { .. } | Self::Rejected(_) => return None,
            Self::Folder(_) => "name the file inside it".to_owned(),
            Self::TooLarge { .. } => "was another file meant?".to_owned(),
            Self::NotText { .. } => "save the file as UTF-8".to_owned(),
            Self::NoRegulationFile { .. } => {
                format!("a regulation is a TOML file with clauses; {built_in}, `tiebreak new-regulation` writes one")
            }
            Self::NoRegulation { named, .. } if named.is_empty() => {
                format!("name one with --regulation, or in the event file: regulation = \"...\"; {built_in}")
            }
            Self::NoRegulation { near, .. } => {
                let near = near.map(|near| format!("did you mean `{near}`? ")).unwrap_or_default();
                format!("{near}{built_in}; a path to a file is taken too")
            }
            Self::Reading(_) => {
                "see `tiebreak regulations ID` for its readings; [readings] of the event file chooses them".to_owned()
            }
        })
    }
}

impl From<ReadError> for FileError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Rejected(rejected) => Self::Rejected(rejected),
            other => Self::Reading(other),
        }
    }
}

fn no_regulation(named: &str) -> String {
    if named.is_empty() {
        "the event names no regulation".to_owned()
    } else {
        format!("there is no regulation `{named}`")
    }
}
