//! Events: the file as it was given, and the regulation's text as it was then.

use crate::concealments::listed_for;
use crate::error::is_taken;
use crate::pool::{Pool, on};
use crate::row::row;
use crate::{Store, StoreError, UserAccount};
use tiebreak_model::lots::sha256;

row! {
    /// An event as it is kept. Nothing of it ever changes: the record is bound to these bytes.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct EventRow {
        /// Its name in addresses.
        pub slug: String,
        /// The title of the event.
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
}

row! {
    /// An event in a list.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct EventListRow {
        /// Its name in addresses.
        pub slug: String,
        /// The title of the event.
        pub title: String,
        /// Who brought it in.
        pub created_by: String,
        /// When, in seconds since 1970.
        pub created: i64,
        /// How many lines its record has.
        pub lines: i64,
        /// Its sport, in one word; empty as long as nobody has looked at it.
        pub sport: String,
        /// Its state, in one word, as the list has it; empty as long as nobody has looked at it.
        pub state: String,
    }
}

/// Which events are listed. Empty texts list everything.
#[derive(Debug, Clone, Copy, Default)]
pub struct Only<'o> {
    /// Words in the title.
    pub words: &'o str,
    /// A sport, in one word.
    pub sport: &'o str,
    /// A state, in one word.
    pub state: &'o str,
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

/// A pattern for titles and names that hold some words, in letters of either size.
pub(crate) fn containing(words: &str) -> String {
    let plain =
        words.trim().to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{plain}%")
}

/// A name that was removed is not given again: what stands about the removal would be about both.
const INSERT: &str = "INSERT INTO event (slug, title, file, text, regulation_file, regulation_text,
        created_by, created)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM removal
        WHERE event = $1)";
const FIRST_LINE: &str = "INSERT INTO line (event, number, text, hash) VALUES ($1, 1, $2, $3)";
const ASSIGN: &str =
    "INSERT INTO assignment (account, event) SELECT name, $2 FROM account WHERE name = $1";
/// A part of the list. All of it is in an index; lines are numbered without gaps, so that the
/// last number is their count.
const LIST: &str = "SELECT slug, e.title, created_by, created,
        (SELECT MAX(number) FROM line WHERE event = slug) AS lines,
        COALESCE(s.sport, '') AS sport, COALESCE(s.state, '') AS state
    FROM event e LEFT JOIN event_state s ON s.event = slug
    WHERE LOWER(e.title) LIKE $1 ESCAPE '!' AND created <= $2 AND (created < $2 OR slug > $3)
    AND ($8 = '' OR s.sport = $8) AND ($9 = '' OR s.state = $9)
    AND ($6 = 'all' OR slug NOT IN (SELECT event FROM concealment
        WHERE ($6 = 'nobody' OR how <> 'private')
        AND event NOT IN (SELECT event FROM assignment WHERE account = $7)))
    ORDER BY created DESC, slug LIMIT $4 OFFSET $5";
const COUNT: &str = "SELECT COUNT(*) FROM event WHERE LOWER(title) LIKE $1 ESCAPE '!'
    AND ($2 = 'all' OR slug NOT IN (SELECT event FROM concealment
        WHERE ($2 = 'nobody' OR how <> 'private')
        AND event NOT IN (SELECT event FROM assignment WHERE account = $3)))";
const FIND: &str =
    "SELECT slug, title, file, text, regulation_file, regulation_text, created_by, created
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
            Ok(done) if done.rows_affected() == 0 => {
                return Err(StoreError::Taken($event.slug.clone()));
            }
            other => other.map(drop)?,
        }
        let hash = sha256($line.as_bytes());
        sqlx::query(FIRST_LINE)
            .bind(&$event.slug)
            .bind($line)
            .bind(hash)
            .execute(&mut *work)
            .await?;
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
        let _changing = self.vouching.changing();
        match &self.pool {
            Pool::Sqlite(pool) => create!(pool, event, first_line),
            Pool::Postgres(pool) => create!(pool, event, first_line),
        }
        self.tell(&event.slug);
        Ok(())
    }

    /// All events, the newest first.
    pub async fn events(&self) -> Result<Vec<EventListRow>, StoreError> {
        let everything = EventListing { store: self, kind: "all", name: "" };
        everything.listed(Only::default(), &After::default(), i64::MAX, 0).await
    }

    /// The events that somebody is shown in lists; without an account the public ones.
    pub fn shown_to<'s>(&'s self, account: Option<&'s UserAccount>) -> EventListing<'s> {
        let (kind, name) = listed_for(account);
        EventListing { store: self, kind, name }
    }

    /// How many public events there are with some words in their titles; all of them without words.
    pub async fn count_events(&self, words: &str) -> Result<i64, StoreError> {
        self.shown_to(None).count(words).await
    }

    /// Some of the public events with some words in their titles, the newest first: `limit` of
    /// them, after `skip`.
    pub async fn events_page(
        &self,
        words: &str,
        limit: i64,
        skip: i64,
    ) -> Result<Vec<EventListRow>, StoreError> {
        self.shown_to(None).page(words, limit, skip).await
    }

    /// The same for programs, which go on where they were: events that come in meanwhile move
    /// nothing.
    pub async fn events_after(
        &self,
        words: &str,
        limit: i64,
        after: &After,
    ) -> Result<Vec<EventListRow>, StoreError> {
        self.shown_to(None).after(Only { words, ..Only::default() }, limit, after).await
    }

    /// The event of this name, if there is one.
    pub async fn event(&self, slug: &str) -> Result<Option<EventRow>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(FIND).bind(slug).fetch_optional(pool).await)?)
    }
}

/// The lists of events as somebody is shown them.
#[derive(Debug, Clone, Copy)]
pub struct EventListing<'s> {
    pub(crate) store: &'s Store,
    pub(crate) kind: &'static str,
    pub(crate) name: &'s str,
}

impl EventListing<'_> {
    /// How many events there are with some words in their titles; all of them without words.
    pub async fn count(&self, words: &str) -> Result<i64, StoreError> {
        let count = on!(self.store, pool => {
            let counted = sqlx::query_scalar(COUNT)
                .bind(containing(words)).bind(self.kind).bind(self.name);
            counted.fetch_one(pool).await
        })?;
        Ok(count)
    }

    /// Some of the events with some words in their titles, the newest first: `limit` of them, after
    /// `skip`.
    pub async fn page(
        &self,
        words: &str,
        limit: i64,
        skip: i64,
    ) -> Result<Vec<EventListRow>, StoreError> {
        self.listed(Only { words, ..Only::default() }, &After::default(), limit, skip).await
    }

    /// The same for programs, which go on where they were: events that come in meanwhile move
    /// nothing.
    pub async fn after(
        &self,
        only: Only<'_>,
        limit: i64,
        after: &After,
    ) -> Result<Vec<EventListRow>, StoreError> {
        self.listed(only, after, limit, 0).await
    }

    async fn listed(
        &self,
        Only { words, sport, state }: Only<'_>,
        After { created, slug }: &After,
        limit: i64,
        skip: i64,
    ) -> Result<Vec<EventListRow>, StoreError> {
        let words = containing(words);
        Ok(on!(self.store, pool => {
            let list = sqlx::query_as(LIST).bind(words).bind(created).bind(slug).bind(limit);
            let list = list.bind(skip).bind(self.kind).bind(self.name).bind(sport).bind(state);
            list.fetch_all(pool).await
        })?)
    }
}
