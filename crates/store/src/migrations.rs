//! The tables, brought up to date when the program starts.

use crate::StoreError;
use crate::pool::Pool;
use sqlx::{Connection, Executor};

/// Each step as each database takes it, in order; what is published is never changed.
const STEPS: &[(&str, &str)] = &[
    (include_str!("../migrations/sqlite/0001.sql"), include_str!("../migrations/postgres/0001.sql")),
    (include_str!("../migrations/sqlite/0002.sql"), include_str!("../migrations/postgres/0002.sql")),
    (include_str!("../migrations/sqlite/0003.sql"), include_str!("../migrations/postgres/0003.sql")),
    (include_str!("../migrations/sqlite/0004.sql"), include_str!("../migrations/postgres/0004.sql")),
    (include_str!("../migrations/sqlite/0005.sql"), include_str!("../migrations/postgres/0005.sql")),
    (include_str!("../migrations/sqlite/0006.sql"), include_str!("../migrations/postgres/0006.sql")),
];

const VERSION: &str = "SELECT COALESCE(MAX(number), 0) FROM tables_version";
const NOTE: &str = "INSERT INTO tables_version (number) VALUES ($1)";
const TABLE: &str = "CREATE TABLE IF NOT EXISTS tables_version (number BIGINT PRIMARY KEY)";

/// Runs the steps that the database has not seen, all or none; two servers that start together wait for each other.
pub(crate) async fn run(pool: &Pool) -> Result<(), StoreError> {
    match pool {
        Pool::Sqlite(pool) => {
            let mut connection = pool.acquire().await?;
            let mut work = connection.begin_with("BEGIN IMMEDIATE").await?;
            work.execute(TABLE).await?;
            let (found,): (i64,) = sqlx::query_as(VERSION).fetch_one(&mut *work).await?;
            for (number, (text, _)) in missing(found)? {
                work.execute(sqlx::raw_sql(*text)).await?;
                sqlx::query(NOTE).bind(number).execute(&mut *work).await?;
            }
            work.commit().await?;
        }
        Pool::Postgres(pool) => {
            let mut work = pool.begin().await?;
            work.execute("SELECT pg_advisory_xact_lock(7411)").await?;
            work.execute(TABLE).await?;
            let (found,): (i64,) = sqlx::query_as(VERSION).fetch_one(&mut *work).await?;
            for (number, (_, text)) in missing(found)? {
                work.execute(sqlx::raw_sql(*text)).await?;
                sqlx::query(NOTE).bind(number).execute(&mut *work).await?;
            }
            work.commit().await?;
        }
    }
    Ok(())
}

type Step = (i64, &'static (&'static str, &'static str));

fn missing(found: i64) -> Result<impl Iterator<Item = Step>, StoreError> {
    let known = i64::try_from(STEPS.len()).unwrap_or(i64::MAX);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    Ok((1..).zip(STEPS).filter(move |(number, _)| *number > found))
}
