//! Why a file could not be used.

use std::path::{Path, PathBuf};
use tiebreak_document::RejectedFile;
use tiebreak_language::{Explain, Interface, Sentence, codes, sentence};
use tiebreak_regulation::ReadError;

/// What a file is read as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileRole {
    /// An event, in any of the formats.
    Event,
    /// The text of a regulation.
    Regulation,
}

/// Why a file could not be used.
#[derive(Debug)]
pub enum FileError {
    /// The system does not open or read it.
    Unreadable {
        /// The path of the file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// It is a folder.
    Folder(PathBuf),
    /// It is larger than any file of its role.
    TooLarge {
        /// The path of the file.
        path: PathBuf,
        /// Its size in megabytes, rounded down.
        megabytes: u64,
        /// The limit in megabytes.
        most: u64,
        /// What it was read as.
        role: FileRole,
    },
    /// It is not UTF-8.
    NotText {
        /// The path of the file.
        path: PathBuf,
        /// The first byte that is wrong.
        byte: u8,
        /// Its position, from 0, without the byte order mark.
        at: usize,
        /// Its line, from 1.
        line: usize,
    },
    /// It was named as a regulation and is something else.
    NotARegulation {
        /// The path of the file.
        path: PathBuf,
        /// What it is: "a workbook".
        found: Sentence,
        /// Whether it is an event file of Tiebreak's own format.
        is_event_file: bool,
    },
    /// There are mistakes in it.
    Rejected(RejectedFile),
    /// The event names no regulation.
    NoneNamed,
    /// There is no regulation of this name.
    NoRegulation {
        /// The name that the event gives.
        named: String,
        /// A built-in one with a similar name.
        near: Option<&'static str>,
    },
    /// The regulation does not have the readings that the event chooses.
    Reading(ReadError),
}

codes!(
    FileError {
        Self::Unreadable { .. } => "file-unreadable",
        Self::Folder(_) => "file-is-a-folder",
        Self::TooLarge { .. } => "file-too-large",
        Self::NotText { .. } => "file-not-text",
        Self::NotARegulation { .. } => "file-not-a-regulation",
        Self::NoneNamed => "no-regulation-named",
        Self::NoRegulation { .. } => "no-regulation";
        Self::Rejected(rejected) => rejected.code(),
        Self::Reading(error) => error.code()
    }
);

impl Explain for FileError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        let shown = |path: &Path| path.display().to_string();
        match self {
            Self::Unreadable { path, .. } => sentence!(cli_cannot_read { path: shown(path) }),
            Self::Folder(path) => sentence!(cli_file_folder { path: shown(path) }),
            Self::TooLarge { path, megabytes, most, role } => {
                let what = match role {
                    FileRole::Regulation => "regulation",
                    FileRole::Event => "event",
                };
                let (megabytes, most) = (*megabytes, *most);
                sentence!(cli_file_too_large { path: shown(path), megabytes, most, what })
            }
            Self::NotText { path, byte, at, line } => {
                let byte = format!("0x{byte:02X}");
                sentence!(cli_file_not_text { path: shown(path), byte, at: *at, line: *line })
            }
            Self::NotARegulation { path, found, is_event_file } => {
                let what = if *is_event_file { "event" } else { "other" };
                sentence!(cli_file_no_regulation { path: shown(path), what, words: found })
            }
            Self::Rejected(rejected) => rejected.sentence(),
            Self::NoneNamed => sentence!(cli_names_no_regulation),
            Self::NoRegulation { named, .. } => sentence!(cli_no_regulation { named }),
            Self::Reading(error) => error.sentence(),
        }
    }

    fn hint(&self, interface: Interface) -> Option<Sentence> {
        let interface_word = interface.word();
        Some(match self {
            Self::Unreadable { .. } => return None,
            Self::Folder(_) => sentence!(cli_hint_folder),
            Self::TooLarge { .. } => sentence!(cli_hint_too_large),
            Self::NotText { .. } => sentence!(cli_hint_utf_eight),
            Self::NotARegulation { .. } => {
                sentence!(cli_hint_no_regulation_file { interface: interface_word })
            }
            Self::NoneNamed => sentence!(cli_hint_name_regulation { interface: interface_word }),
            Self::NoRegulation { near, .. } => {
                let near = near.map(|near| sentence!(cli_did_you_mean { near }));
                let regulations = sentence!(cli_hint_regulations { interface: interface_word });
                Sentence::joined(near.into_iter().chain([regulations]), " ")
            }
            Self::Rejected(rejected) => return rejected.hint(interface),
            Self::Reading(error) => return error.hint(interface),
        })
    }
}

/// The sentence in English.
impl std::fmt::Display for FileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for FileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unreadable { source, .. } => Some(source),
            Self::Rejected(rejected) => Some(rejected),
            _ => None,
        }
    }
}

impl From<RejectedFile> for FileError {
    fn from(rejected: RejectedFile) -> Self {
        Self::Rejected(rejected)
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
