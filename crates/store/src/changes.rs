//! Who wants to know when a record has grown: this server, and every other server on the same PostgreSQL.

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
    /// In the record of this event.
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
        // Nobody listening is no mistake.
        let _ = self.changes.send(Change::Event(event.to_owned()));
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
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(EVERYTHING).execute(pool).await?;
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

async fn pass_on_until_lost(pool: &PgPool, changes: &broadcast::Sender<Change>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    let _ = changes.send(Change::Anything);
    loop {
        // `None`: the connection was lost and made again; what happened between is not known.
        let change = match listener.try_recv().await? {
            Some(news) if news.payload() == EVERYTHING => Change::Everything,
            Some(news) => Change::Event(news.payload().to_owned()),
            None => Change::Anything,
        };
        let _ = changes.send(change);
    }
}
