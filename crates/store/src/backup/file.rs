//! The file between two databases, `tiebreak-backup/1`: JSON lines. The first says what it is; a
//! table is a line with its name and its columns, followed by its rows as lists; the last line
//! counts the rows and holds the SHA-256 of every byte before it. A file without its last line was
//! cut off, one with another hash was changed.

use super::value::StoredValue;
use crate::StoreError;
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{BufRead, BufReader, Seek, Write};
use std::path::Path;
use tiebreak_language::sentence;

const FORMAT: &str = "tiebreak-backup/1";

/// A backup while it is written.
pub(super) struct BackupWriter<'w, W> {
    to: &'w mut W,
    hash: Sha256,
}

impl<'w, W: Write> BackupWriter<'w, W> {
    pub fn begin(to: &'w mut W, version: i64, program: &str) -> Result<Self, StoreError> {
        let mut writing = Self { to, hash: Sha256::new() };
        writing.line(&json!({ "format": FORMAT, "tables": version, "program": program }))?;
        Ok(writing)
    }

    fn line(&mut self, json: &Json) -> Result<(), StoreError> {
        let text = format!("{json}\n");
        self.hash.update(text.as_bytes());
        Ok(self.to.write_all(text.as_bytes())?)
    }

    pub fn table(&mut self, name: &str, columns: &[String]) -> Result<(), StoreError> {
        self.line(&json!({ "table": name, "columns": columns }))
    }

    pub fn row(&mut self, values: &[StoredValue]) -> Result<(), StoreError> {
        self.line(&Json::Array(values.iter().map(StoredValue::to_json).collect()))
    }

    pub fn end(self, rows: u64) -> Result<(), StoreError> {
        let last = json!({ "rows": rows, "sha256": hex(self.hash) });
        self.to.write_all(format!("{last}\n").as_bytes())?;
        Ok(self.to.flush()?)
    }
}

fn hex(hash: Sha256) -> String {
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A backup that was found whole.
#[derive(Debug)]
pub struct BackupFile {
    lines: BackupLines,
    /// The version of the tables that it was made of.
    pub version: i64,
    /// The program that made it.
    pub program: String,
    /// How many rows it holds.
    pub rows: u64,
    /// A line that was looked at and belongs to the next table, or is the last one.
    ahead: Option<Json>,
}

#[derive(Debug)]
struct BackupLines {
    reader: BufReader<File>,
    number: u64,
    buffer: Vec<u8>,
}

impl BackupLines {
    /// The next line with its end; `None` behind the last.
    fn next(&mut self) -> Result<Option<&[u8]>, StoreError> {
        self.buffer.clear();
        self.number += 1;
        let read = self.reader.read_until(b'\n', &mut self.buffer)?;
        Ok((read > 0).then_some(self.buffer.as_slice()))
    }

    fn next_json(&mut self) -> Result<Json, StoreError> {
        let number = self.number + 1;
        let line = self.next()?.ok_or_else(cut)?;
        serde_json::from_slice(line)
            .map_err(|_| StoreError::NotABackup(sentence!(store_backup_no_json { number })))
    }
}

fn cut() -> StoreError {
    StoreError::NotABackup(sentence!(store_backup_cut_off))
}

impl BackupFile {
    /// Opens a file and reads it through: its first line, its hash, its number of rows.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let lines = BackupLines {
            reader: BufReader::new(File::open(path)?),
            number: 0,
            buffer: Vec::new(),
        };
        let mut file = Self { lines, version: 0, program: String::new(), rows: 0, ahead: None };
        file.check()?;
        file.lines.reader.rewind()?;
        file.lines.number = 0;
        file.lines.next()?;
        Ok(file)
    }

    fn check(&mut self) -> Result<(), StoreError> {
        let first = self.lines.next()?.unwrap_or_default();
        let mut hash = Sha256::new();
        hash.update(first);
        let head: Json = serde_json::from_slice(first).unwrap_or_default();
        if head["format"] != FORMAT {
            return Err(StoreError::NotABackup(sentence!(store_backup_first_line {
                format: FORMAT
            })));
        }
        let known = crate::migrations::known();
        self.version = head["tables"].as_i64().unwrap_or_default();
        self.program = head["program"].as_str().unwrap_or_default().to_owned();
        if self.version > known {
            return Err(StoreError::Newer { found: self.version, known });
        }
        loop {
            let line = self.lines.next()?.ok_or_else(cut)?;
            match line.first() {
                Some(b'[') => self.rows += 1,
                // The last line has no `table`; every other object begins with it.
                _ if !line.starts_with(b"{\"table\"") => break,
                _ => {}
            }
            hash.update(line);
        }
        let last: Json = serde_json::from_slice(&self.lines.buffer).map_err(|_| cut())?;
        if last["sha256"] != hex(hash) || last["rows"] != self.rows || self.lines.next()?.is_some()
        {
            return Err(StoreError::NotABackup(sentence!(store_backup_changed)));
        }
        Ok(())
    }

    /// The next table with its columns; `None` behind the last.
    pub(super) fn next_table(&mut self) -> Result<Option<(String, Vec<String>)>, StoreError> {
        let line = match self.ahead.take() {
            Some(line) => line,
            None => self.lines.next_json()?,
        };
        let Some(table) = line["table"].as_str() else { return Ok(None) };
        let columns = line["columns"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Json::as_str)
            .map(str::to_owned);
        Ok(Some((table.to_owned(), columns.collect())))
    }

    /// The next row of the table; `None` behind the last.
    pub(super) fn next_row(&mut self) -> Result<Option<Vec<StoredValue>>, StoreError> {
        match self.lines.next_json()? {
            Json::Array(values) => {
                values.into_iter().map(StoredValue::of_json).collect::<Result<_, _>>().map(Some)
            }
            other => {
                self.ahead = Some(other);
                Ok(None)
            }
        }
    }
}
