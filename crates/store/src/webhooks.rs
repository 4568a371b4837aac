//! Who is told by a message of the server when something happens in a record, and of how much they
//! were told.

use crate::pool::{Pool, execute, on};
use crate::row::row;
use crate::{Store, StoreError};

row! {
    /// Somebody to tell.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct WebhookRow {
        /// Its name in addresses.
        pub id: String,
        /// Whose it is; it hears of the events that this account conducts.
        pub account: String,
        /// The event that it is about; empty for all of them.
        pub event: String,
        /// Where the messages go.
        pub url: String,
        /// What they are signed with.
        pub secret: String,
        /// When it was made, in seconds since 1970.
        pub created: i64,
        /// How often in a row nobody took a message.
        pub failures: i64,
        /// When it is tried again, in seconds since 1970.
        pub due: i64,
        /// What became of the last message.
        pub outcome: String,
    }
}

row! {
    /// A line that a webhook was not told of yet.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Untold {
        /// The name of the event in addresses.
        pub event: String,
        /// The number of the line.
        pub line: i64,
    }
}

const INSERT: &str =
    "INSERT INTO webhook (id, account, event, url, secret, created, failures, due, leased, outcome)
    VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0, '')";
/// What is there already is not news.
const FROM_NOW_ON: &str = "INSERT INTO webhook_told (webhook, event, line)
    SELECT $1, event, MAX(number) FROM line WHERE $2 = '' OR event = $2 GROUP BY event";
const LIST: &str = "SELECT id, account, event, url, secret, created, failures, due, outcome
    FROM webhook WHERE account = $1 ORDER BY created DESC, id";
const DUE: &str = "SELECT id, account, event, url, secret, created, failures, due, outcome
    FROM webhook WHERE due <= $1 AND leased <= $1 AND failures < $2 ORDER BY due, id";
const LEASE: &str = "UPDATE webhook SET leased = $3 WHERE id = $1 AND leased <= $2 AND due <= $2";
const UNTOLD: &str = "SELECT e.slug AS event, COALESCE(t.line, 0) + 1 AS line FROM event e
    LEFT JOIN webhook_told t ON t.event = e.slug AND t.webhook = $1
    WHERE ($2 = '' OR e.slug = $2) AND COALESCE(t.line, 0) < (SELECT MAX(number) FROM line
        WHERE event = e.slug)
    ORDER BY e.slug";
const TOLD: &str = "INSERT INTO webhook_told (webhook, event, line) VALUES ($1, $2, $3)
    ON CONFLICT (webhook, event) DO UPDATE SET line = excluded.line";
const DONE: &str =
    "UPDATE webhook SET failures = $2, due = $3, leased = 0, outcome = $4 WHERE id = $1";

macro_rules! create {
    ($pool:expr, $new:expr) => {{
        let WebhookRow { id, account, event, url, secret, created, .. } = $new;
        let mut work = $pool.begin().await?;
        let insert = sqlx::query(INSERT)
            .bind(id)
            .bind(account)
            .bind(event)
            .bind(url)
            .bind(secret)
            .bind(*created);
        insert.execute(&mut *work).await?;
        sqlx::query(FROM_NOW_ON).bind(id).bind(event).execute(&mut *work).await?;
        work.commit().await?;
    }};
}

impl Store {
    /// Keeps somebody to tell of everything from now on.
    pub async fn add_webhook(&self, new: &WebhookRow) -> Result<(), StoreError> {
        match &self.pool {
            Pool::Sqlite(pool) => create!(pool, new),
            Pool::Postgres(pool) => create!(pool, new),
        }
        Ok(())
    }

    /// The webhooks of an account, the newest first.
    pub async fn webhooks(&self, account: &str) -> Result<Vec<WebhookRow>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(LIST).bind(account).fetch_all(pool).await)?)
    }

    /// The webhooks that may be tried now: nobody is at it, they are due, and they did not fail
    /// `most` times in a row.
    pub async fn webhooks_due(&self, now: i64, most: i64) -> Result<Vec<WebhookRow>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(DUE).bind(now).bind(most).fetch_all(pool).await)?)
    }

    /// Takes a webhook to oneself until a time; of two servers one gets it. A server that dies
    /// holds it no longer than that.
    pub async fn lease_webhook(&self, id: &str, now: i64, until: i64) -> Result<bool, StoreError> {
        let leased = execute!(self, LEASE, id, now, until)?;
        Ok(leased == 1)
    }

    /// For each event, the first line that a webhook was not told of.
    pub async fn untold(&self, webhook: &WebhookRow) -> Result<Vec<Untold>, StoreError> {
        Ok(on!(self, pool => {
            let query = sqlx::query_as(UNTOLD).bind(&webhook.id).bind(&webhook.event);
            query.fetch_all(pool).await
        })?)
    }

    /// Notes that a webhook was told of a line, or need not be.
    pub async fn note_told(&self, id: &str, told: &Untold) -> Result<(), StoreError> {
        let Untold { event, line } = told;
        execute!(self, TOLD, id, event, *line)?;
        Ok(())
    }

    /// Lets go of a webhook until it is due again, with what became of the last message.
    pub async fn release_webhook(
        &self,
        id: &str,
        failures: i64,
        due: i64,
        outcome: &str,
    ) -> Result<(), StoreError> {
        execute!(self, DONE, id, failures, due, outcome)?;
        Ok(())
    }

    /// Tells somebody no more; false where the account has no such webhook.
    pub async fn remove_webhook(&self, account: &str, id: &str) -> Result<bool, StoreError> {
        let remove = "DELETE FROM webhook WHERE account = $1 AND id = $2";
        let gone = execute!(self, remove, account, id)?;
        Ok(gone > 0)
    }
}
