//! The lines of a record: only ever added, only ever behind the head that the writer saw.

use crate::pool::on;
use crate::row::row;
use crate::writer::NewLine;
use crate::{Store, StoreError};
use tiebreak_model::lots::sha256;

row! {
    /// The last line of a record.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Head {
        /// Its number, from 1.
        pub number: i64,
        /// The SHA-256 of its text.
        pub hash: String,
    }
}

const LINES: &str = "SELECT text FROM line WHERE event = $1 ORDER BY number";
const HEAD: &str = "SELECT number, hash FROM line WHERE event = $1 ORDER BY number DESC LIMIT 1";

impl Store {
    /// All lines of a record; none where there is no such event.
    pub async fn lines(&self, event: &str) -> Result<Vec<String>, StoreError> {
        Ok(on!(self, pool => sqlx::query_scalar(LINES).bind(event).fetch_all(pool).await)?)
    }

    /// The last line of a record.
    pub async fn head(&self, event: &str) -> Result<Option<Head>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(HEAD).bind(event).fetch_optional(pool).await)?)
    }

    /// Adds a line behind the one with the hash `after`; [`StoreError::Stale`] where that is no
    /// longer the last one. When this returns, the line is on the disk.
    pub async fn append(&self, event: &str, after: &str, text: &str) -> Result<(), StoreError> {
        one_line(text)?;
        let hash = sha256(text.as_bytes());
        let line = NewLine {
            event: event.to_owned(),
            after: after.to_owned(),
            text: text.to_owned(),
            hash,
        };
        if self.writer.append(line).await? { Ok(()) } else { Err(StoreError::Stale) }
    }
}

pub(crate) fn one_line(text: &str) -> Result<(), StoreError> {
    if text.is_empty() || text.contains(['\n', '\0']) { Err(StoreError::NotALine) } else { Ok(()) }
}
