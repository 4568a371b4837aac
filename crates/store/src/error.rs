//! What can go wrong with the database.

use std::fmt;
use std::sync::Arc;
use tiebreak_language::{Explain, Sentence, codes, sentence};

/// Why the store did not do as asked.
#[derive(Debug)]
pub enum StoreError {
    /// The name or the address is taken.
    Taken(String),
    /// Somebody else has written since the caller looked.
    Stale,
    /// The line does not follow the line that it claims to follow, or is not a line.
    NotALine,
    /// The tables were made by a newer version of the program.
    Newer {
        /// What the database has.
        found: i64,
        /// What this program knows.
        known: i64,
    },
    /// The name of the database cannot be understood.
    Address(String),
    /// There is no such file.
    NoFile(String),
    /// Another server has the SQLite file.
    InUse(String),
    /// The file that keeps other servers away cannot be made or locked.
    Claim(String, String),
    /// The disk is full, or the database may not grow any more.
    Full,
    /// A text that no database takes.
    NotText,
    /// The database did not answer, or not in time.
    Unreachable(sqlx::Error),
    /// The same for everybody whose lines were written together.
    Lost(Arc<sqlx::Error>),
    /// There is nothing of this program in the database.
    NoTables,
    /// A copy is put only where nothing is.
    NotEmpty(&'static str),
    /// An older copy cannot go into tables of a newer version: steps between them would be left
    /// out.
    TablesTooNew {
        /// What the database has.
        found: i64,
        /// What the copy was made of.
        copy: i64,
    },
    /// The file is not a backup, or no longer the one that was made.
    NotABackup(Sentence),
    /// Somebody wrote to the database that was copied.
    Written,
    /// A file could not be read or written.
    File(std::io::Error),
    /// Anything else that the database said.
    Database(sqlx::Error),
}

impl StoreError {
    /// Whether it may go away by itself: worth trying again.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Unreachable(_) | Self::Lost(_))
    }
}

impl StoreError {
    /// What is told to each of those whose lines were not written.
    pub(crate) fn of_all(error: &Arc<sqlx::Error>) -> Self {
        match error.as_ref() {
            sqlx::Error::Database(told) if is_full(told.code().as_deref()) => Self::Full,
            sqlx::Error::Database(told) if !is_passing(told.code().as_deref()) => {
                Self::Database(sqlx::Error::Protocol(error.to_string()))
            }
            _ => Self::Lost(Arc::clone(error)),
        }
    }
}

codes!(
    StoreError {
        Self::Taken(_) => "store-taken",
        Self::Stale => "store-stale",
        Self::NotALine => "store-not-a-line",
        Self::Newer { .. } => "store-newer",
        Self::Address(_) => "store-address",
        Self::NoFile(_) => "store-no-file",
        Self::InUse(_) => "store-in-use",
        Self::Claim(..) => "store-claim",
        Self::Full => "store-full",
        Self::NotText => "store-not-text",
        Self::Unreachable(_) => "store-unreachable",
        Self::Lost(_) => "store-lost",
        Self::NoTables => "store-no-tables",
        Self::NotEmpty(_) => "store-not-empty",
        Self::TablesTooNew { .. } => "store-tables-too-new",
        Self::NotABackup(_) => "store-not-a-backup",
        Self::Written => "store-written",
        Self::Database(_) => "store-database";
        Self::File(error) => error.code()
    }
);

impl Explain for StoreError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Taken(name) => sentence!(page_name_taken { name }),
            Self::Stale => sentence!(page_record_moved),
            Self::NotALine => sentence!(store_no_line),
            Self::Newer { found, known } => sentence!(store_newer { found: *found, known: *known }),
            Self::Address(name) => sentence!(store_address { name }),
            Self::NoFile(name) => sentence!(store_no_file { name }),
            Self::InUse(name) => sentence!(store_in_use { name }),
            Self::Claim(file, why) => sentence!(store_no_lock { file, why }),
            Self::Full => sentence!(page_disk_full),
            Self::NotText => sentence!(page_no_text),
            Self::Unreachable(why) => sentence!(page_database_silent { why: why.to_string() }),
            Self::Lost(why) => sentence!(page_database_silent { why: why.to_string() }),
            Self::NoTables => sentence!(store_no_tables),
            Self::NotEmpty(table) => sentence!(store_not_empty { table: *table }),
            Self::TablesTooNew { found, copy } => {
                sentence!(store_tables_too_new { found: *found, copy: *copy })
            }
            Self::NotABackup(why) => sentence!(store_no_backup { why }),
            Self::Written => sentence!(store_written),
            Self::File(error) => Sentence::from(error.to_string()),
            Self::Database(why) => sentence!(store_refused { why: why.to_string() }),
        }
    }
}

/// In English, as programs and the log get it.
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::File(error) => Some(error),
            _ => None,
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        Self::File(error)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Io(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Self::Unreachable(error),
            sqlx::Error::Database(told) if is_passing(told.code().as_deref()) => {
                Self::Unreachable(error)
            }
            sqlx::Error::Database(told) if is_full(told.code().as_deref()) => Self::Full,
            sqlx::Error::Database(told)
                if matches!(told.code().as_deref(), Some("22021" | "22P05")) =>
            {
                Self::NotText
            }
            _ => Self::Database(error),
        }
    }
}

/// SQLite's BUSY, LOCKED and IOERR; PostgreSQL's connection trouble, shutting down and starting up.
fn is_passing(code: Option<&str>) -> bool {
    let Some(code) = code else { return false };
    matches!(code, "5" | "6" | "10" | "261" | "517" | "57P01" | "57P02" | "57P03" | "53300")
        || code.starts_with("08")
}

/// SQLite's FULL; PostgreSQL's disk_full.
fn is_full(code: Option<&str>) -> bool {
    matches!(code, Some("13" | "53100"))
}

/// Whether a statement failed because such a row is there already.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(told) if told.is_unique_violation())
}
