//! One server for one SQLite file: two would not hear of each other's answers.

use crate::{Store, StoreError, pool};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

impl Store {
    /// Opens a database for one server. A claim on an SQLite file comes before anything else: a
    /// program that is refused has not touched the tables of the one that runs. PostgreSQL serves
    /// as many servers as there are.
    pub async fn open_alone(database: &str) -> Result<Self, StoreError> {
        let claimed = if database.contains("://") || database.is_empty() {
            None
        } else {
            Some(claim(database)?)
        };
        Ok(Self { _claimed: claimed.map(std::sync::Arc::new), ..Self::open(database).await? })
    }
}

/// The claim is a lock on a file next to the database, so it ends with the process, however that
/// ends; the database file itself is left to SQLite's own locks.
fn claim(database: &str) -> Result<File, StoreError> {
    let path = Path::new(database);
    // It has to be there to be known by its one true name.
    pool::private(path);
    let lock = beside(path);
    let shown = lock.display().to_string();
    let file = open(&lock).map_err(|error| StoreError::Claim(shown.clone(), error.to_string()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.to_owned())),
        Err(TryLockError::Error(error)) => Err(StoreError::Claim(shown, error.to_string())),
    }
}

/// The same file by whatever name leads to the same lock.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.canonicalize().unwrap_or_else(|_| database.to_owned()).into_os_string();
    name.push(".lock");
    name.into()
}

fn open(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
