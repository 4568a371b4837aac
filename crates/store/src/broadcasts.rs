//! Which broadcast an event follows, and what was answered about it.

use crate::pool::{execute, on};
use crate::row::row;
use crate::{Store, StoreError};

row! {
    /// The broadcast of an event.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct BroadcastRow {
        /// The name of the event in addresses.
        pub event: String,
        /// Where the games are.
        pub url: String,
        /// What was answered: who is who, what was left. Empty where nothing was.
        pub memory: String,
        /// Who set it.
        pub changed_by: String,
    }
}

const ALL: &str = "SELECT event, url, memory, changed_by FROM broadcast ORDER BY event";
const ONE: &str = "SELECT event, url, memory, changed_by FROM broadcast WHERE event = $1";
/// What was answered stays when the address changes: the next round is at another one, and the
/// names are the same.
const SET: &str =
    "INSERT INTO broadcast (event, url, memory, changed_by, changed) VALUES ($1, $2, '', $3, $4)
    ON CONFLICT (event) DO UPDATE SET url = excluded.url,
        changed_by = excluded.changed_by, changed = excluded.changed";
const KEEP: &str = "UPDATE broadcast SET memory = $3 WHERE event = $1 AND memory = $2";

impl Store {
    /// Follows a broadcast from now on.
    pub async fn set_broadcast(
        &self,
        event: &str,
        url: &str,
        by: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        execute!(self, SET, event, url, by, now)?;
        self.announce(event).await
    }

    /// Follows none any more. What was answered stays for the next one.
    pub async fn end_broadcast(&self, event: &str, by: &str, now: i64) -> Result<(), StoreError> {
        self.set_broadcast(event, "", by, now).await
    }

    /// The broadcast of an event; an empty address where none is followed any more.
    pub async fn broadcast(&self, event: &str) -> Result<Option<BroadcastRow>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(ONE).bind(event).fetch_optional(pool).await)?)
    }

    /// The broadcasts of all events.
    pub async fn broadcasts(&self) -> Result<Vec<BroadcastRow>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(ALL).fetch_all(pool).await)?)
    }

    /// Keeps what was answered, where it still is what it was `before`. Whether it was.
    pub async fn keep_memory(
        &self,
        event: &str,
        before: &str,
        memory: &str,
    ) -> Result<bool, StoreError> {
        let kept = execute!(self, KEEP, event, before, memory)?;
        if kept > 0 {
            self.announce(event).await?;
        }
        Ok(kept > 0)
    }
}
