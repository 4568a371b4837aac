//! One server for one SQLite file: two would not hear of each other's answers.

use crate::pool::Pool;
use crate::{Store, StoreError};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::PoisonError;

impl Store {
    /// Claims the database for one server. The claim is a lock on a file beside it, so it ends with the process, however that ends; the
    /// database file itself is left to SQLite's own locks. PostgreSQL serves as many servers as there are.
    pub fn claim(&self) -> Result<(), StoreError> {
        let (Pool::Sqlite(_), Some(path)) = (&self.pool, &self.path) else { return Ok(()) };
        let lock = beside(path);
        let shown = lock.display().to_string();
        let file = open(&lock).map_err(|error| StoreError::Claim(shown.clone(), error.to_string()))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(path.display().to_string())),
            Err(TryLockError::Error(error)) => return Err(StoreError::Claim(shown, error.to_string())),
        }
        *self.claimed.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
        Ok(())
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
