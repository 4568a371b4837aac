//! The tables, brought up to date when the program starts.

use crate::StoreError;
use crate::pool::Pool;
use sqlx::{Executor, PgConnection, SqliteConnection};

/// Each step as each database takes it, in order; what is published is never changed.
const STEPS: &[(&str, &str)] = &[
    (include_str!("../migrations/sqlite/0001.sql"), include_str!("../migrations/postgres/0001.sql")),
    (include_str!("../migrations/sqlite/0002.sql"), include_str!("../migrations/postgres/0002.sql")),
    (include_str!("../migrations/sqlite/0003.sql"), include_str!("../migrations/postgres/0003.sql")),
    (include_str!("../migrations/sqlite/0004.sql"), include_str!("../migrations/postgres/0004.sql")),
    (include_str!("../migrations/sqlite/0005.sql"), include_str!("../migrations/postgres/0005.sql")),
    (include_str!("../migrations/sqlite/0006.sql"), include_str!("../migrations/postgres/0006.sql")),
    (include_str!("../migrations/sqlite/0007.sql"), include_str!("../migrations/postgres/0007.sql")),
    (include_str!("../migrations/sqlite/0008.sql"), include_str!("../migrations/postgres/0008.sql")),
    (include_str!("../migrations/sqlite/0009.sql"), include_str!("../migrations/postgres/0009.sql")),
    (include_str!("../migrations/sqlite/0010.sql"), include_str!("../migrations/postgres/0010.sql")),
    (include_str!("../migrations/sqlite/0011.sql"), include_str!("../migrations/postgres/0011.sql")),
];

const VERSION: &str = "SELECT COALESCE(MAX(number), 0) FROM tables_version";
const NOTE: &str = "INSERT INTO tables_version (number) VALUES ($1)";
const TABLE: &str = "CREATE TABLE IF NOT EXISTS tables_version (number BIGINT PRIMARY KEY)";

/// How many steps this program knows: the version of the tables that it works on.
pub(crate) fn known() -> i64 {
    i64::try_from(STEPS.len()).unwrap_or(i64::MAX)
}

/// Runs the steps that the database has not seen, all or none; two servers that start together wait for each other.
pub(crate) async fn run(pool: &Pool) -> Result<(), StoreError> {
    match pool {
        Pool::Sqlite(pool) => {
            let mut work = pool.begin_with("BEGIN IMMEDIATE").await?;
            on_sqlite(&mut work, known()).await?;
            work.commit().await?;
        }
        Pool::Postgres(pool) => {
            let mut work = pool.begin().await?;
            on_postgres(&mut work, known()).await?;
            work.commit().await?;
        }
    }
    Ok(())
}

/// The steps up to a version, in a transaction that is going to write; the version that the tables have then.
pub(crate) async fn on_sqlite(work: &mut SqliteConnection, upto: i64) -> Result<i64, StoreError> {
    work.execute(TABLE).await?;
    let (found,): (i64,) = sqlx::query_as(VERSION).fetch_one(&mut *work).await?;
    for (number, (text, _)) in missing(found, upto)? {
        work.execute(sqlx::raw_sql(*text)).await?;
        sqlx::query(NOTE).bind(number).execute(&mut *work).await?;
    }
    Ok(found.max(upto))
}

/// The same on PostgreSQL.
pub(crate) async fn on_postgres(work: &mut PgConnection, upto: i64) -> Result<i64, StoreError> {
    work.execute("SELECT pg_advisory_xact_lock(7411)").await?;
    work.execute(TABLE).await?;
    let (found,): (i64,) = sqlx::query_as(VERSION).fetch_one(&mut *work).await?;
    for (number, (_, text)) in missing(found, upto)? {
        work.execute(sqlx::raw_sql(*text)).await?;
        sqlx::query(NOTE).bind(number).execute(&mut *work).await?;
    }
    Ok(found.max(upto))
}

type Step = (i64, &'static (&'static str, &'static str));

fn missing(found: i64, upto: i64) -> Result<impl Iterator<Item = Step>, StoreError> {
    if found > known() {
        return Err(StoreError::Newer { found, known: known() });
    }
    Ok((1..).zip(STEPS).filter(move |(number, _)| *number > found && *number <= upto))
}
