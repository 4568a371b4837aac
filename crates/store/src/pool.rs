//! Connections to the one or the other database.

use crate::StoreError;
use sqlx::pool::PoolConnectionMetadata;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, PgPool, SqliteConnection, SqlitePool};
use std::path::Path;
use std::pin::Pin;
use std::time::Duration;

/// How long a request waits for a database that is locked or gone, before the user is told: ten
/// seconds, and the time in which a connection is tried again.
const PATIENCE: Duration = Duration::from_secs(15);

/// How many times [`PATIENCE`] the server waits for the database when it starts: three minutes.
const OPENING_ATTEMPTS: usize = 12;

/// The pages that SQLite writes to its log (16 MB) before it copies them into the file. Pages to
/// which lines are added again and again are copied once then.
const PAGES_BEHIND: &str = "4000";

#[derive(Debug, Clone)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Pool {
    pub async fn open(database: &str) -> Result<Self, StoreError> {
        if database.starts_with("postgres://") || database.starts_with("postgresql://") {
            let options: PgConnectOptions = database
                .parse()
                .map_err(|_: sqlx::Error| StoreError::Address(hide_password(database)))?;
            let pool = PgPoolOptions::new()
                .max_connections(16)
                .acquire_timeout(PATIENCE)
                .connect_with(options)
                .await?;
            return Ok(Self::Postgres(pool));
        }
        if database.is_empty() || database.contains("://") {
            return Err(StoreError::Address(hide_password(database)));
        }
        Self::sqlite(database, true).await
    }

    /// The same, where it is there already.
    pub async fn existing(database: &str) -> Result<Self, StoreError> {
        if database.contains("://") || !Path::new(database).is_file() {
            // What is not an address and no file cannot be opened either way; the message says what
            // it is.
            let there =
                database.starts_with("postgres://") || database.starts_with("postgresql://");
            return if there {
                Self::open(database).await
            } else {
                Err(StoreError::NoFile(hide_password(database)))
            };
        }
        Self::sqlite(database, false).await
    }

    async fn sqlite(database: &str, make: bool) -> Result<Self, StoreError> {
        private(Path::new(database));
        // FULL, not NORMAL: an answer that was confirmed must survive a power cut.
        let options = SqliteConnectOptions::new()
            .filename(database)
            .create_if_missing(make)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", PAGES_BEHIND)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let pool = SqlitePoolOptions::new()
            .max_connections(8)
            .acquire_timeout(PATIENCE)
            .before_acquire(sound);
        let pool = pool.connect_lazy_with(options);
        open_first_connection(|| pool.acquire()).await?;
        Ok(Self::Sqlite(pool))
    }
}

/// Waits for the first connection of a pool, over several timeouts of the pool.
///
/// A new SQLite file is synced to the disk several times. On a disk that is busy this takes longer
/// than a request may wait, and a server that gave up would also close the socket that systemd
/// handed over.
async fn open_first_connection<Connecting, Connection>(
    mut acquire: impl FnMut() -> Connecting,
) -> Result<(), sqlx::Error>
where
    Connecting: Future<Output = Result<Connection, sqlx::Error>>,
{
    for _ in 1..OPENING_ATTEMPTS {
        match acquire().await {
            Err(sqlx::Error::PoolTimedOut) => {}
            opened => return opened.map(drop),
        }
    }
    acquire().await.map(drop)
}

type SoundCheck<'c> = Pin<Box<dyn Future<Output = Result<bool, sqlx::Error>> + Send + 'c>>;

/// Whether a connection can be used again. Where the disk was full, SQLite ended the transaction by
/// itself, and a connection that still believes in it begins no other.
fn sound(connection: &mut SqliteConnection, _: PoolConnectionMetadata) -> SoundCheck<'_> {
    let sound = !connection.is_in_transaction();
    Box::pin(async move { Ok(sound) })
}

/// The file is its owner's alone, also one that an earlier version made; SQLite gives the files
/// next to it the same rights. What cannot be set is found when the file is opened.
#[cfg(unix)]
pub(crate) fn private(database: &Path) {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let made = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(database);
    // It is there already. It must not be opened here: closing it again would end SQLite's own
    // locks of this process.
    if made.is_err() && database.is_file() {
        let _ = std::fs::set_permissions(database, std::fs::Permissions::from_mode(0o600));
    }
}

#[cfg(not(unix))]
pub(crate) fn private(_: &Path) {}

/// An address is printed in messages; what stands between `:` and `@` is not.
pub fn hide_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://...@{host}"),
        _ => address.to_owned(),
    }
}

/// The same work on whichever database there is.
macro_rules! on {
    ($store:expr, $pool:ident => $work:expr) => {
        match &$store.pool {
            $crate::pool::Pool::Sqlite($pool) => $work,
            $crate::pool::Pool::Postgres($pool) => $work,
        }
    };
}
pub(crate) use on;

/// Runs one statement with its values on whichever database there is; how many rows it changed.
macro_rules! execute {
    ($store:expr, $statement:expr $(, $value:expr)* $(,)?) => {
        $crate::pool::on!($store, pool => {
            let query = sqlx::query($statement)$(.bind($value))*;
            query.execute(pool).await.map(|done| done.rows_affected())
        })
    };
}
pub(crate) use execute;

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_password_is_not_repeated() {
        assert_eq!(hide_password("mysql://me:secret@host/x"), "mysql://...@host/x");
        assert_eq!(hide_password("ftp://host"), "ftp://host");
    }

    async fn attempts(
        outcome: impl Fn(usize) -> Result<(), sqlx::Error>,
    ) -> (usize, Result<(), sqlx::Error>) {
        let count = Cell::new(0);
        let opened = open_first_connection(|| {
            count.set(count.get() + 1);
            std::future::ready(outcome(count.get()))
        });
        let opened = opened.await;
        (count.get(), opened)
    }

    #[tokio::test]
    async fn a_slow_disk_is_waited_for_when_the_server_starts() {
        let slow = |attempt| if attempt < 4 { Err(sqlx::Error::PoolTimedOut) } else { Ok(()) };
        assert!(matches!(attempts(slow).await, (4, Ok(()))));
        let never = |_| Err(sqlx::Error::PoolTimedOut);
        assert!(matches!(
            attempts(never).await,
            (OPENING_ATTEMPTS, Err(sqlx::Error::PoolTimedOut))
        ));
        let broken = |_| Err(sqlx::Error::WorkerCrashed);
        assert!(matches!(attempts(broken).await, (1, Err(sqlx::Error::WorkerCrashed))));
    }
}
