//! Events: the file as it was given, and the regulation's text as it was then.

use crate::error::is_taken;
use crate::pool::{Pool, on};
use crate::{Store, StoreError};
use tiebreak_model::lots::sha256;

/// An event as it is kept. Nothing of it ever changes: the record is bound to these bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventRow {
    /// Its name in addresses.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// The name of its file.
    pub file: String,
    /// The text of the event file.
    pub text: String,
    /// The name of the regulation's file.
    pub regulation_file: String,
    /// The text of the regulation's file.
    pub regulation_text: String,
    /// Who brought it in.
    pub created_by: String,
    /// When, in seconds since 1970.
    pub created: i64,
}

/// An event in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventSummary {
    /// Its name in addresses.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// Who brought it in.
    pub created_by: String,
    /// When, in seconds since 1970.
    pub created: i64,
    /// How many lines its record has.
    pub lines: i64,
}

type Row = (String, String, String, String, String, String, String, i64);

/// A name that was removed is not given again: what stands about the removal would be about both.
const INSERT: &str =
    "INSERT INTO event (slug, title, file, text, regulation_file, regulation_text, created_by, created)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM removal WHERE event = $1)";
const FIRST_LINE: &str = "INSERT INTO line (event, number, text, hash) VALUES ($1, 1, $2, $3)";
const ASSIGN: &str = "INSERT INTO assignment (account, event) SELECT name, $2 FROM account WHERE name = $1";
const LIST: &str = "SELECT slug, title, created_by, created, (SELECT COUNT(*) FROM line WHERE event = slug)
    FROM event ORDER BY created DESC, slug";
const FIND: &str = "SELECT slug, title, file, text, regulation_file, regulation_text, created_by, created
    FROM event WHERE slug = $1";

/// The same statements in one transaction of either database.
macro_rules! create {
    ($pool:expr, $event:expr, $line:expr) => {{
        let mut work = $pool.begin().await?;
        let inserted = sqlx::query(INSERT)
            .bind(&$event.slug)
            .bind(&$event.title)
            .bind(&$event.file)
            .bind(&$event.text)
            .bind(&$event.regulation_file)
            .bind(&$event.regulation_text)
            .bind(&$event.created_by)
            .bind($event.created)
            .execute(&mut *work)
            .await;
        match inserted {
            Err(error) if is_taken(&error) => return Err(StoreError::Taken($event.slug.clone())),
            Ok(done) if done.rows_affected() == 0 => return Err(StoreError::Taken($event.slug.clone())),
            other => other.map(drop)?,
        }
        let hash = sha256($line.as_bytes());
        sqlx::query(FIRST_LINE).bind(&$event.slug).bind($line).bind(hash).execute(&mut *work).await?;
        sqlx::query(ASSIGN).bind(&$event.created_by).bind(&$event.slug).execute(&mut *work).await?;
        work.commit().await?;
    }};
}

impl Store {
    /// Adds an event with the first line of its record; who brought it in may conduct it.
    pub async fn create_event(&self, event: &EventRow, first_line: &str) -> Result<(), StoreError> {
        crate::lines::one_line(first_line)?;
        match &self.pool {
            Pool::Sqlite(pool) => create!(pool, event, first_line),
            Pool::Postgres(pool) => create!(pool, event, first_line),
        }
        self.tell(&event.slug);
        Ok(())
    }

    /// All events, the newest first.
    pub async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        let rows: Vec<(String, String, String, i64, i64)> =
            on!(self, pool => sqlx::query_as(LIST).fetch_all(pool).await)?;
        let summary =
            |(slug, title, created_by, created, lines)| EventSummary { slug, title, created_by, created, lines };
        Ok(rows.into_iter().map(summary).collect())
    }

    /// One event.
    pub async fn event(&self, slug: &str) -> Result<Option<EventRow>, StoreError> {
        let row: Option<Row> = on!(self, pool => sqlx::query_as(FIND).bind(slug).fetch_optional(pool).await)?;
        Ok(row.map(|(slug, title, file, text, regulation_file, regulation_text, created_by, created)| EventRow {
            slug,
            title,
            file,
            text,
            regulation_file,
            regulation_text,
            created_by,
            created,
        }))
    }
}
