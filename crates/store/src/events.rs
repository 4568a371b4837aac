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

/// Where a part of the list ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct After {
    /// When the last event came in.
    pub created: i64,
    /// Its name in addresses.
    pub slug: String,
}

impl Default for After {
    /// Before all of them.
    fn default() -> Self {
        Self { created: i64::MAX, slug: String::new() }
    }
}

/// A pattern for titles that hold some words, in letters of either size.
fn containing(words: &str) -> String {
    let plain = words.trim().to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{plain}%")
}

type Row = (String, String, String, String, String, String, String, i64);

/// A name that was removed is not given again: what stands about the removal would be about both.
const INSERT: &str =
    "INSERT INTO event (slug, title, file, text, regulation_file, regulation_text, created_by, created)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM removal WHERE event = $1)";
const FIRST_LINE: &str = "INSERT INTO line (event, number, text, hash) VALUES ($1, 1, $2, $3)";
const ASSIGN: &str = "INSERT INTO assignment (account, event) SELECT name, $2 FROM account WHERE name = $1";
/// A part of the list. All of it stands in an index; lines are numbered without gaps, so that the last number is their count.
const LIST: &str = "SELECT slug, title, created_by, created, (SELECT MAX(number) FROM line WHERE event = slug)
    FROM event WHERE LOWER(title) LIKE $1 ESCAPE '!' AND created <= $2 AND (created < $2 OR slug > $3)
    ORDER BY created DESC, slug LIMIT $4";
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
        sqlx::query(crate::states::BEGIN)
            .bind(&$event.slug)
            .bind($event.title.to_lowercase())
            .bind($event.created)
            .bind(&$event.title)
            .execute(&mut *work)
            .await?;
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
        self.listed("%", &After::default(), i64::MAX).await
    }

    /// Some of the events with some words in their titles, the newest first, for programs, which go on where they were: events that come
    /// in meanwhile move nothing.
    pub async fn events_after(&self, words: &str, limit: i64, after: &After) -> Result<Vec<EventSummary>, StoreError> {
        self.listed(&containing(words), after, limit).await
    }

    async fn listed(
        &self,
        pattern: &str,
        After { created, slug }: &After,
        limit: i64,
    ) -> Result<Vec<EventSummary>, StoreError> {
        let rows: Vec<(String, String, String, i64, i64)> = on!(self, pool => {
            sqlx::query_as(LIST).bind(pattern).bind(created).bind(slug).bind(limit).fetch_all(pool).await
        })?;
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
