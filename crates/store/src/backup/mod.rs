//! Everything that a store keeps, in one file that either database takes: backup, restore, and the
//! move from one to the other.
//!
//! A backup is read from one snapshot of the database, while servers go on writing to it. A restore
//! is one transaction: it is there whole or not at all. A move is both without the file between
//! them. Which tables there are is known here and nowhere else; a test compares the list with what
//! the migrations make.

mod file;
mod snapshot;
mod target;
mod value;

pub use file::BackupFile;

use crate::{Store, StoreError};
use file::BackupWriter;
use snapshot::Snapshot;
use std::io::Write;
use std::path::Path;
use target::Target;
use tiebreak_language::sentence;

/// The tables that are kept, each after those that it refers to.
const KEPT: &[&str] = &[
    "account",
    "former_name",
    "second_factor",
    "recovery_code",
    "token",
    "invitation",
    "event",
    "event_state",
    "concealment",
    "broadcast",
    "embedding",
    "board_language",
    "assignment",
    "line",
    "regulation",
    "regulation_version",
    "regulation_share",
    "removal",
    "webhook",
    "webhook_told",
];

/// What is not kept: log-ins and attempts at them, and files between two steps, hold a day at most;
/// the version is in the file's first line.
#[cfg(test)]
const NOT_KEPT: &[&str] =
    &["session", "half_login", "attempt", "elapsed", "upload", "tables_version"];

/// What was copied.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many events there are.
    pub events: u64,
    /// Lines of their records.
    pub lines: u64,
    /// How many accounts there are.
    pub accounts: u64,
    /// Rows of all tables.
    pub rows: u64,
}

impl Copied {
    fn count(&mut self, table: &str) {
        self.rows += 1;
        match table {
            "event" => self.events += 1,
            "line" => self.lines += 1,
            "account" => self.accounts += 1,
            _ => {}
        }
    }
}

impl Store {
    /// Writes everything that a database holds at one moment. Tables are neither made nor changed:
    /// a server of an older version may be running on them.
    pub async fn back_up(
        database: &str,
        program: &str,
        to: &mut (impl Write + Send),
    ) -> Result<Copied, StoreError> {
        let mut snapshot = Snapshot::open(database).await?;
        let mut copied = Copied::default();
        let mut writing = BackupWriter::begin(to, snapshot.version, program)?;
        for table in KEPT {
            let columns = snapshot.columns(table).await?;
            if columns.is_empty() {
                continue;
            }
            writing.table(table, &columns)?;
            let mut rows = snapshot.rows(table, &columns);
            while let Some(row) = rows.next().await? {
                writing.row(&row)?;
                copied.count(table);
            }
        }
        writing.end(copied.rows)?;
        Ok(copied)
    }

    /// Puts a backup into an empty database, all of it or nothing. The file is read through and
    /// found whole before that.
    pub async fn restore(file: &Path, database: &str) -> Result<Copied, StoreError> {
        let mut backup = BackupFile::open(file)?;
        let mut target = Target::open(database, backup.version).await?;
        let mut copied = Copied::default();
        while let Some((table, columns)) = backup.next_table()? {
            let known = KEPT.iter().find(|known| **known == table);
            let known = known.ok_or_else(|| {
                StoreError::NotABackup(sentence!(store_backup_no_table { table }))
            })?;
            let mut insert = target.rows_of(known, &columns).await?;
            while let Some(row) = backup.next_row()? {
                target.insert(&mut insert, &row).await?;
                copied.count(known);
            }
        }
        target.finish().await?;
        Ok(copied)
    }

    /// Copies everything into an empty database. Where something was written to the first one
    /// meanwhile, nothing is copied: servers on it have to be stopped.
    pub async fn copy(from: &str, to: &str) -> Result<Copied, StoreError> {
        let mut snapshot = Snapshot::open(from).await?;
        let mut target = Target::open(to, snapshot.version).await?;
        let mut copied = Copied::default();
        for table in KEPT {
            let columns = snapshot.columns(table).await?;
            if columns.is_empty() {
                continue;
            }
            let mut insert = target.rows_of(table, &columns).await?;
            let mut rows = snapshot.rows(table, &columns);
            while let Some(row) = rows.next().await? {
                target.insert(&mut insert, &row).await?;
                copied.count(table);
            }
        }
        let now = Snapshot::open(from).await?.extent().await?;
        if now != snapshot.extent().await? {
            return Err(StoreError::Written);
        }
        target.finish().await?;
        Ok(copied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_e2e::scratch::Scratch;

    /// A new table is listed here, with whether it is kept.
    #[tokio::test]
    async fn every_table_is_named() {
        let folder = Scratch::new("backup");
        let database = folder.file("tiebreak.db");
        Store::open(&database).await.unwrap();
        let pool = sqlx::SqlitePool::connect(&format!("sqlite://{database}")).await.unwrap();
        let list =
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
        let tables: Vec<(String,)> = sqlx::query_as(list).fetch_all(&pool).await.unwrap();
        assert!(tables.len() > 10, "{tables:?}");
        for (table,) in tables {
            let named = KEPT.iter().chain(NOT_KEPT).filter(|name| **name == table).count();
            assert_eq!(named, 1, "the table \"{table}\" has to stand in KEPT or in NOT_KEPT");
        }
    }
}
