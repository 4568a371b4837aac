//! Who wants to know when a record has grown: this server, and every other server on the same
//! PostgreSQL.

use crate::Store;
use crate::pool::Pool;
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::broadcast;

/// The name under which PostgreSQL passes the news on.
pub(crate) const CHANNEL: &str = "tiebreak_record";

/// Something is new.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// The record of this event has grown.
    Grown {
        /// The name of the event in addresses.
        event: String,
        /// The hash of the line that was added.
        head: String,
    },
    /// Something about this event that no line says, or all of it.
    Event(String),
    /// Perhaps anywhere: news may have been missed.
    Anything,
    /// In how everything is shown: nothing that was drawn before holds any more.
    Everything,
}

/// What stands for everything where PostgreSQL passes the news on; no event has this name.
const EVERYTHING: &str = "*";

impl Store {
    /// The news from now on.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    pub(crate) fn tell(&self, event: &str) {
        // Nobody listening is not a mistake.
        let _ = self.changes.send(Change::Event(event.to_owned()));
    }

    /// Has everybody on this server look at an event again: perhaps its record has grown.
    pub fn look_again(&self, event: &str) {
        self.tell(event);
    }

    /// Tells all servers that something about an event is new which no line says.
    pub(crate) async fn announce(&self, event: &str) -> Result<(), crate::StoreError> {
        if let Pool::Postgres(pool) = &self.pool {
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(event).execute(pool).await?;
        }
        self.tell(event);
        Ok(())
    }

    /// Tells all servers that everything is shown in another way from now on.
    pub(crate) async fn announce_everything(&self) -> Result<(), crate::StoreError> {
        if let Pool::Postgres(pool) = &self.pool {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(EVERYTHING)
                .execute(pool)
                .await?;
        }
        let _ = self.changes.send(Change::Everything);
        Ok(())
    }

    /// SQLite has one server, which tells itself; PostgreSQL passes the news of all servers on.
    pub(crate) fn listen(&self) {
        if let Pool::Postgres(pool) = &self.pool {
            tokio::spawn(pass_on(pool.clone(), self.changes.clone()));
        }
    }
}

async fn pass_on(pool: PgPool, changes: broadcast::Sender<Change>) {
    while !pool.is_closed() {
        if let Err(error) = pass_on_until_lost(&pool, &changes).await {
            tracing::warn!(%error, "no news from the database; trying again");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

async fn pass_on_until_lost(
    pool: &PgPool,
    changes: &broadcast::Sender<Change>,
) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    let _ = changes.send(Change::Anything);
    loop {
        // `None`: the connection was lost and made again; what happened between is not known.
        let change = match listener.try_recv().await? {
            Some(news) if news.payload() == EVERYTHING => Change::Everything,
            Some(news) => told(news.payload()),
            None => Change::Anything,
        };
        let _ = changes.send(change);
    }
}

/// What the news say: an event and the line that was added to its record. Servers of an earlier
/// version name the event alone.
fn told(news: &str) -> Change {
    match news.split_once(' ') {
        Some((event, head)) => Change::Grown { event: event.to_owned(), head: head.to_owned() },
        None => Change::Event(news.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_news_name_an_event_and_perhaps_a_line() {
        assert_eq!(told("cup ab12"), Change::Grown { event: "cup".into(), head: "ab12".into() });
        assert_eq!(told("cup"), Change::Event("cup".into()));
    }
}
