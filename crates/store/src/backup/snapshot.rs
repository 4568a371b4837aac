//! A database as it is at one moment, whatever is written to it meanwhile.

use super::value::StoredValue;
use crate::StoreError;
use crate::migrations::known;
use crate::pool::Pool;
use futures_util::TryStreamExt;
use futures_util::stream::BoxStream;
use sqlx::postgres::Postgres;
use sqlx::sqlite::Sqlite;
use sqlx::{AssertSqlSafe, Transaction};

/// A transaction that only reads.
pub(super) struct Snapshot {
    work: ReadTransaction,
    /// The version of its tables.
    pub version: i64,
}

enum ReadTransaction {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

/// The same work in whichever transaction there is.
macro_rules! within {
    ($snapshot:expr, $work:ident => $do:expr) => {
        match &mut $snapshot.work {
            ReadTransaction::Sqlite($work) => $do,
            ReadTransaction::Postgres($work) => $do,
        }
    };
}

const VERSION: &str = "SELECT COALESCE(MAX(number), 0) FROM tables_version";
/// What grows when anything is written that a copy must hold.
const EXTENT: &str = "SELECT (SELECT COUNT(*) FROM line), (SELECT COUNT(*) FROM event),
        (SELECT COUNT(*) FROM account)";

impl Snapshot {
    /// The database as it is now. One that is not there is not made.
    pub async fn open(database: &str) -> Result<Self, StoreError> {
        let work = match Pool::existing(database).await? {
            // In WAL mode a reader sees one state, from its first look on.
            Pool::Sqlite(pool) => ReadTransaction::Sqlite(pool.begin().await?),
            Pool::Postgres(pool) => {
                let mut work = pool.begin().await?;
                let alone = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY";
                sqlx::query(alone).execute(&mut *work).await?;
                ReadTransaction::Postgres(work)
            }
        };
        let mut snapshot = Self { work, version: 0 };
        if snapshot.columns("tables_version").await?.is_empty() {
            return Err(StoreError::NoTables);
        }
        let found: i64 =
            within!(snapshot, work => sqlx::query_scalar(VERSION).fetch_one(&mut **work).await)?;
        if found > known() {
            return Err(StoreError::Newer { found, known: known() });
        }
        snapshot.version = found;
        Ok(snapshot)
    }

    /// The columns of a table; none where there is no such table.
    pub async fn columns(&mut self, table: &str) -> Result<Vec<String>, StoreError> {
        Ok(match &mut self.work {
            ReadTransaction::Sqlite(work) => {
                let names = "SELECT name FROM pragma_table_info($1) ORDER BY cid";
                sqlx::query_scalar(names).bind(table).fetch_all(&mut **work).await?
            }
            ReadTransaction::Postgres(work) => {
                let names = "SELECT column_name::text FROM information_schema.columns
                    WHERE table_schema = current_schema() AND table_name = $1
                        ORDER BY ordinal_position";
                sqlx::query_scalar(names).bind(table).fetch_all(&mut **work).await?
            }
        })
    }

    /// The rows of a table, one after the other.
    pub fn rows(&mut self, table: &str, columns: &[String]) -> Rows<'_> {
        // Names of tables and columns come from the database and this program, never from people.
        // Keys stand first.
        let select =
            AssertSqlSafe(format!("SELECT {} FROM {table} ORDER BY 1, 2", columns.join(", ")));
        match &mut self.work {
            ReadTransaction::Sqlite(work) => {
                let rows = sqlx::query(select).fetch(&mut **work);
                Rows(Box::pin(rows.and_then(async |row| StoredValue::of_sqlite(&row))))
            }
            ReadTransaction::Postgres(work) => {
                let rows = sqlx::query(select).fetch(&mut **work);
                Rows(Box::pin(rows.and_then(async |row| StoredValue::of_postgres(&row))))
            }
        }
    }

    /// How much there is.
    pub async fn extent(&mut self) -> Result<(i64, i64, i64), StoreError> {
        Ok(within!(self, work => sqlx::query_as(EXTENT).fetch_one(&mut **work).await)?)
    }
}

/// The rows of a table.
pub(super) struct Rows<'s>(BoxStream<'s, Result<Vec<StoredValue>, sqlx::Error>>);

impl Rows<'_> {
    /// The next one.
    pub async fn next(&mut self) -> Result<Option<Vec<StoredValue>>, StoreError> {
        Ok(self.0.try_next().await?)
    }
}
