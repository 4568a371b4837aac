//! Events that were removed: whole, by somebody, and never without a trace.

use crate::changes::CHANNEL;
use crate::pool::{Pool, on};
use crate::row::row;
use crate::{Store, StoreError};

row! {
    /// What stays of an event that was removed.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Removal {
        /// Its name in addresses, which no other event gets.
        pub event: String,
        /// The title of the event.
        pub title: String,
        /// How many lines its record had.
        pub lines: i64,
        /// The hash of the last one: a kept record shows that it is the one that was
        /// removed.
        pub head: String,
        /// Who removed it.
        pub removed_by: String,
        /// When, in seconds since 1970.
        pub removed: i64,
    }
}

/// Only where the record is still the one that the person saw.
const NOTE: &str = "INSERT INTO removal (event, title, lines, head, removed_by, removed)
    SELECT slug, title, number, hash, $3, $4 FROM event JOIN line ON line.event = slug
    WHERE slug = $1 AND hash = $2 AND number = (SELECT MAX(number) FROM line WHERE event = $1)";
const LIST: &str = "SELECT event, title, lines, head, removed_by, removed
    FROM removal ORDER BY removed DESC, event";
const STEPS: [&str; 8] = [
    "DELETE FROM event_state WHERE event = $1",
    "DELETE FROM concealment WHERE event = $1",
    "DELETE FROM broadcast WHERE event = $1",
    "DELETE FROM embedding WHERE event = $1",
    "DELETE FROM board_language WHERE event = $1",
    "DELETE FROM assignment WHERE event = $1",
    "DELETE FROM line WHERE event = $1",
    "DELETE FROM event WHERE slug = $1",
];

macro_rules! remove {
    ($pool:expr, $event:expr, $head:expr, $by:expr, $now:expr) => {{
        let mut work = $pool.begin().await?;
        let noted = sqlx::query(NOTE)
            .bind($event)
            .bind($head)
            .bind($by)
            .bind($now)
            .execute(&mut *work)
            .await?;
        if noted.rows_affected() == 0 {
            return Err(StoreError::Stale);
        }
        for step in STEPS {
            sqlx::query(step).bind($event).execute(&mut *work).await?;
        }
        work
    }};
}

impl Store {
    /// Removes an event with its record, where the record still ends with `head`; a [`Removal`]
    /// stays.
    pub async fn remove_event(
        &self,
        event: &str,
        head: &str,
        by: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let _changing = self.vouching.changing();
        match &self.pool {
            Pool::Sqlite(pool) => remove!(pool, event, head, by, now).commit().await?,
            Pool::Postgres(pool) => {
                let mut work = remove!(pool, event, head, by, now);
                sqlx::query("SELECT pg_notify($1, $2)")
                    .bind(CHANNEL)
                    .bind(event)
                    .execute(&mut *work)
                    .await?;
                work.commit().await?;
            }
        }
        self.tell(event);
        Ok(())
    }

    /// The events that were removed, the last one first.
    pub async fn removals(&self) -> Result<Vec<Removal>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(LIST).fetch_all(pool).await)?)
    }
}
