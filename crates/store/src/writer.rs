//! One writer for the lines of all records. Lines that come in while it is busy are written together, in one transaction: what
//! takes long is to bring a transaction to the disk, and that is done once for all of them. Nobody hears that a line is kept
//! before it is.

use crate::StoreError;
use crate::changes::{CHANNEL, of_line};
use crate::pool::Pool;
use sqlx::Connection;
use sqlx::pool::PoolConnection;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The most lines of one transaction.
const TOGETHER: usize = 256;

/// The line goes in only where the head is still the one that the writer saw. Of two that see the same head, the primary key lets
/// one through, also where the other stands on another server.
const APPEND: &str = "INSERT INTO line (event, number, text, hash)
    SELECT event, number + 1, $3, $4 FROM line
    WHERE event = $1 AND hash = $2 AND number = (SELECT MAX(number) FROM line WHERE event = $1)
    ON CONFLICT DO NOTHING";

/// A line that somebody waits for.
#[derive(Debug)]
pub(crate) struct NewLine {
    pub event: String,
    /// The hash of the line behind which it goes.
    pub after: String,
    pub text: String,
    pub hash: String,
}

/// A line, and where its writer is told what became of it.
type Waiting = (NewLine, oneshot::Sender<Result<bool, StoreError>>);

/// The way to the writer.
#[derive(Debug, Clone)]
pub(crate) struct Writer(mpsc::Sender<Waiting>);

impl Writer {
    /// A writer of its own task; it ends with the last of its stores.
    pub fn of(pool: Pool) -> Self {
        let (lines, waiting) = mpsc::channel(4 * TOGETHER);
        tokio::spawn(write(pool, waiting));
        Self(lines)
    }

    /// Whether the line went in; when this returns, it is on the disk.
    pub async fn append(&self, line: NewLine) -> Result<bool, StoreError> {
        let (tell, told) = oneshot::channel();
        let gone = |_| StoreError::from(sqlx::Error::PoolClosed);
        self.0.send((line, tell)).await.map_err(|_| gone(()))?;
        told.await.map_err(|_| gone(()))?
    }
}

async fn write(pool: Pool, mut waiting: mpsc::Receiver<Waiting>) {
    let mut lines: Vec<Waiting> = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut lines, TOGETHER).await > 0 {
        // Servers that write to the same records take them in the same order, and do not wait for each other in a circle. Lines of
        // one record keep theirs.
        lines.sort_by(|a, b| a.0.event.cmp(&b.0.event));
        let written = match &pool {
            Pool::Sqlite(pool) => match pool.acquire().await {
                Ok(connection) => on_sqlite(connection, &lines).await,
                Err(error) => Err(error),
            },
            Pool::Postgres(pool) => match pool.acquire().await {
                Ok(connection) => on_postgres(connection, &lines).await,
                Err(error) => Err(error),
            },
        };
        match written {
            // Whoever no longer waits for the answer finds the line in the record.
            Ok(kept) => lines.drain(..).zip(kept).for_each(|((_, tell), kept)| drop(tell.send(Ok(kept)))),
            Err(error) => {
                let error = Arc::new(error);
                lines.drain(..).for_each(|(_, tell)| drop(tell.send(Err(StoreError::of_all(&error)))));
            }
        }
    }
}

/// The same statements on either database; `tell` is what is done for each line that went in.
macro_rules! in_one_transaction {
    ($work:expr, $lines:expr, $tell:expr) => {{
        let mut kept = Vec::with_capacity($lines.len());
        for (line, _) in $lines {
            let NewLine { event, after, text, hash } = line;
            let done = sqlx::query(APPEND).bind(event).bind(after).bind(text).bind(hash).execute(&mut *$work).await?;
            kept.push(done.rows_affected() == 1);
            if let (true, Some(tell)) = (done.rows_affected() == 1, $tell) {
                sqlx::query(tell).bind(CHANNEL).bind(of_line(event, hash)).execute(&mut *$work).await?;
            }
        }
        $work.commit().await?;
        Ok(kept)
    }};
}

async fn on_sqlite(mut connection: PoolConnection<sqlx::Sqlite>, lines: &[Waiting]) -> Result<Vec<bool>, sqlx::Error> {
    // It will write: to begin as a reader would only mean to wait in the middle.
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await?;
    in_one_transaction!(work, lines, None::<&str>)
}

async fn on_postgres(
    mut connection: PoolConnection<sqlx::Postgres>,
    lines: &[Waiting],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut work = connection.begin().await?;
    in_one_transaction!(work, lines, Some("SELECT pg_notify($1, $2)"))
}
