//! Why a file or a folder of files could not be read.

use std::path::PathBuf;
use tiebreak_document::RejectedFile;
use tiebreak_language::{Explain, Interface, Sentence, codes, sentence};

/// Why a source could not be read.
#[derive(Debug)]
pub enum SourceError {
    /// The system does not open or read the file.
    Unreadable {
        /// The file that could not be read.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// A folder without any PGN file.
    NoGames(PathBuf),
    /// There are mistakes in the file.
    Rejected(Box<RejectedFile>),
}

codes!(
    SourceError {
        Self::Unreadable { .. } => "source-unreadable",
        Self::NoGames(_) => "source-without-games";
        Self::Rejected(rejected) => rejected.code()
    }
);

impl Explain for SourceError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Unreadable { path, .. } => {
                sentence!(cli_cannot_read { path: path.display().to_string() })
            }
            Self::NoGames(path) => sentence!(cli_no_pgn_in { path: path.display().to_string() }),
            Self::Rejected(rejected) => rejected.sentence(),
        }
    }

    fn hint(&self, interface: Interface) -> Option<Sentence> {
        match self {
            Self::Unreadable { .. } => None,
            Self::NoGames(_) => Some(sentence!(cli_no_pgn_hint)),
            Self::Rejected(rejected) => rejected.hint(interface),
        }
    }
}

/// The sentence in English.
impl std::fmt::Display for SourceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for SourceError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unreadable { source, .. } => Some(source),
            Self::NoGames(_) => None,
            Self::Rejected(rejected) => Some(rejected.as_ref()),
        }
    }
}
