//! One writer for the lines of all records. Lines that come in while it is busy are written
//! together, by one statement: what takes long is to bring a transaction to the disk, and that is
//! done once for all of them. Nobody hears that a line is kept before it is.

use crate::changes::CHANNEL;
use crate::pool::Pool;
use crate::{Change, StoreError};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{Instant, timeout_at};

/// The most lines of one transaction.
const TOGETHER: usize = 256;
/// How long the writer waits for as many as came together the last time. One who writes alone does
/// not wait.
const GATHERING: Duration = Duration::from_millis(2);

/// A line goes in only where the head is still the one that the writer saw. Of two that see the
/// same head, the primary key lets one through, also where the other stands on another server. One
/// statement is one transaction: it is on the disk when it returns.
const ON_SQLITE: &str = "INSERT INTO line (event, number, text, hash)
    SELECT head.event, head.number + 1, json_extract(new.value, '$[2]'),
        json_extract(new.value, '$[3]')
    FROM json_each($1) AS new JOIN line AS head ON head.event = json_extract(new.value, '$[0]')
        AND head.number = (SELECT MAX(number) FROM line
            WHERE event = json_extract(new.value, '$[0]'))
    WHERE head.hash = json_extract(new.value, '$[1]')
    ON CONFLICT DO NOTHING RETURNING event";
/// The same, and the news for the other servers, which they hear when it is on the disk. Servers
/// that write to the same records take them in the same order, and do not wait for each other in a
/// circle.
const ON_POSTGRES: &str = "WITH added AS (
    INSERT INTO line (event, number, text, hash)
    SELECT new.event, head.number + 1, new.text, new.hash
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS new (event, after, text, hash)
    JOIN LATERAL (SELECT number, hash FROM line WHERE line.event = new.event
        ORDER BY number DESC LIMIT 1) AS head
        ON head.hash = new.after
    ORDER BY new.event
    ON CONFLICT DO NOTHING RETURNING event, hash)
    SELECT event, pg_notify($5, event || ' ' || hash) FROM added";

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
    pub fn new(pool: Pool, changes: broadcast::Sender<Change>) -> Self {
        let (lines, waiting) = mpsc::channel(4 * TOGETHER);
        tokio::spawn(write(pool, changes, waiting));
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

/// Writes what waits, for as long as there is a store.
async fn write(
    pool: Pool,
    changes: broadcast::Sender<Change>,
    mut waiting: mpsc::Receiver<Waiting>,
) {
    let (mut lines, mut last) = (Vec::with_capacity(TOGETHER), 1);
    while gather(&mut waiting, &mut lines, last).await {
        let (batch, later) = one_of_each(std::mem::take(&mut lines));
        (lines, last) = (later, batch.len());
        match written(&pool, &batch).await {
            Ok(kept) => {
                for (NewLine { event, hash: head, .. }, tell) in batch {
                    let is_kept = kept.contains(&event);
                    if is_kept {
                        // Nobody listening is not a mistake, and a writer that no longer waits for
                        // the answer finds the line in the record.
                        let _ = changes.send(Change::Grown { event, head });
                    }
                    let _ = tell.send(Ok(is_kept));
                }
            }
            Err(error) => {
                let error = Arc::new(error);
                batch
                    .into_iter()
                    .for_each(|(_, tell)| drop(tell.send(Err(StoreError::of_all(&error)))));
            }
        }
    }
}

/// Waits for lines; where several came together the last time, a moment for as many again. Whether
/// there are any.
async fn gather(
    waiting: &mut mpsc::Receiver<Waiting>,
    lines: &mut Vec<Waiting>,
    last: usize,
) -> bool {
    if lines.is_empty() && waiting.recv_many(lines, TOGETHER).await == 0 {
        return false;
    }
    let until = Instant::now() + GATHERING;
    while lines.len() < last {
        match timeout_at(until, waiting.recv_many(lines, TOGETHER)).await {
            Ok(more) if more > 0 => {}
            _ => break,
        }
    }
    true
}

/// The first line of each record, and those that have to wait for one of them.
fn one_of_each(lines: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let mut seen = BTreeSet::new();
    lines
        .into_iter()
        .partition(|(line, _)| seen.len() < TOGETHER && seen.insert(line.event.clone()))
}

/// Writes lines of as many records, and says to which of these they were added.
async fn written(pool: &Pool, lines: &[Waiting]) -> Result<BTreeSet<String>, sqlx::Error> {
    let events: Vec<String> = match pool {
        Pool::Sqlite(pool) => {
            let all: Vec<[&str; 4]> = lines
                .iter()
                .map(|(line, _)| [&*line.event, &*line.after, &*line.text, &*line.hash])
                .collect();
            let all =
                serde_json::to_string(&all).map_err(|error| sqlx::Error::Encode(error.into()))?;
            sqlx::query_scalar(ON_SQLITE).bind(all).fetch_all(pool).await?
        }
        Pool::Postgres(pool) => {
            let column = |of: fn(&NewLine) -> &str| {
                lines.iter().map(|(line, _)| of(line)).collect::<Vec<&str>>()
            };
            let query = sqlx::query_scalar(ON_POSTGRES)
                .bind(column(|line| &line.event))
                .bind(column(|line| &line.after));
            query
                .bind(column(|line| &line.text))
                .bind(column(|line| &line.hash))
                .bind(CHANNEL)
                .fetch_all(pool)
                .await?
        }
    };
    Ok(events.into_iter().collect())
}
