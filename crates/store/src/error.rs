//! What can go wrong with the database.

use std::sync::Arc;

/// Why the store did not do as asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The name or the address is taken.
    #[error("\"{0}\" is taken")]
    Taken(String),
    /// Somebody else has written since the caller looked.
    #[error("the record has moved on: somebody else wrote to it first")]
    Stale,
    /// The line does not follow the line that it claims to follow, or is no line.
    #[error("this is not one line of a record")]
    NotALine,
    /// The tables were made by a newer version of the program.
    #[error("the database has tables of version {found}; this program knows versions up to {known}")]
    Newer {
        /// What the database has.
        found: i64,
        /// What this program knows.
        known: i64,
    },
    /// The name of the database cannot be understood.
    #[error("cannot use \"{0}\" as a database: expected the path of an SQLite file, or postgres://...")]
    Address(String),
    /// There is no such file.
    #[error("there is no database \"{0}\"")]
    NoFile(String),
    /// Another server has the SQLite file.
    #[error("another Tiebreak server is running on {0}: stop it first, or name another file with --database")]
    InUse(String),
    /// The file that keeps other servers away cannot be made or locked.
    #[error("cannot lock {0}, which keeps a second server away from the database: {1}")]
    Claim(String, String),
    /// The disk is full, or the database may not grow any more.
    #[error("the server's disk is full: nothing can be kept until there is room again")]
    Full,
    /// A text that no database takes.
    #[error("a text holds the character NUL, or is no text")]
    NotText,
    /// The database did not answer, or not in time.
    #[error("the database does not answer: {0}")]
    Unreachable(sqlx::Error),
    /// The same for everybody whose lines were written together.
    #[error("the database does not answer: {0}")]
    Lost(Arc<sqlx::Error>),
    /// There is nothing of this program in the database.
    #[error("there is nothing of Tiebreak in this database")]
    NoTables,
    /// A copy is put only where nothing is.
    #[error("the database is not empty: there are rows in the table \"{0}\"")]
    NotEmpty(&'static str),
    /// An older copy cannot go into tables of a newer version: steps between them would be left out.
    #[error(
        "the database has tables of version {found} already, and the copy is of version {copy}: it needs a new database"
    )]
    TablesTooNew {
        /// What the database has.
        found: i64,
        /// What the copy was made of.
        copy: i64,
    },
    /// The file is no backup, or no longer the one that was made.
    #[error("this cannot be used as a backup: {0}")]
    NotABackup(String),
    /// Somebody wrote to the database that was copied.
    #[error("something was written to the database while it was copied")]
    Written,
    /// A file could not be read or written.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// Anything else that the database said.
    #[error("the database refused: {0}")]
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

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => {
                Self::Unreachable(error)
            }
            sqlx::Error::Database(told) if is_passing(told.code().as_deref()) => Self::Unreachable(error),
            sqlx::Error::Database(told) if is_full(told.code().as_deref()) => Self::Full,
            sqlx::Error::Database(told) if matches!(told.code().as_deref(), Some("22021" | "22P05")) => Self::NotText,
            _ => Self::Database(error),
        }
    }
}

/// SQLite's BUSY, LOCKED and IOERR; PostgreSQL's connection trouble, shutting down and starting up.
fn is_passing(code: Option<&str>) -> bool {
    let Some(code) = code else { return false };
    matches!(code, "5" | "6" | "10" | "261" | "517" | "57P01" | "57P02" | "57P03" | "53300") || code.starts_with("08")
}

/// SQLite's FULL; PostgreSQL's disk_full.
fn is_full(code: Option<&str>) -> bool {
    matches!(code, Some("13" | "53100"))
}

/// Whether a statement failed because such a row is there already.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(told) if told.is_unique_violation())
}
