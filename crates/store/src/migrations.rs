//! The tables, brought up to date when the program starts.

use crate::StoreError;
use crate::pool::Pool;
use sqlx::{Executor, PgConnection, SqliteConnection};

/// One step: the statements that both databases take, then those of each alone. A step may lack
/// either. What is published is never changed.
struct Migration {
    both: &'static str,
    on_sqlite: &'static str,
    on_postgres: &'static str,
}

impl Migration {
    const EMPTY: Self = Self { both: "", on_sqlite: "", on_postgres: "" };
}

/// All steps, in order. A database keeps the numbers of those it has seen, from 1.
const STEPS: &[Migration] = &[
    Migration {
        both: include_str!("../migrations/0001.sql"),
        on_sqlite: include_str!("../migrations/sqlite/0001.sql"),
        on_postgres: include_str!("../migrations/postgres/0001.sql"),
    },
    Migration {
        both: include_str!("../migrations/0002.sql"),
        on_sqlite: include_str!("../migrations/sqlite/0002.sql"),
        on_postgres: include_str!("../migrations/postgres/0002.sql"),
    },
    Migration {
        both: include_str!("../migrations/0003.sql"),
        on_sqlite: include_str!("../migrations/sqlite/0003.sql"),
        on_postgres: include_str!("../migrations/postgres/0003.sql"),
    },
    Migration {
        on_sqlite: include_str!("../migrations/sqlite/0004.sql"),
        on_postgres: include_str!("../migrations/postgres/0004.sql"),
        ..Migration::EMPTY
    },
    Migration {
        on_sqlite: include_str!("../migrations/sqlite/0005.sql"),
        on_postgres: include_str!("../migrations/postgres/0005.sql"),
        ..Migration::EMPTY
    },
    Migration {
        both: include_str!("../migrations/0006.sql"),
        on_sqlite: include_str!("../migrations/sqlite/0006.sql"),
        on_postgres: include_str!("../migrations/postgres/0006.sql"),
    },
    Migration { both: include_str!("../migrations/0007.sql"), ..Migration::EMPTY },
    Migration { both: include_str!("../migrations/0008.sql"), ..Migration::EMPTY },
    Migration { both: include_str!("../migrations/0009.sql"), ..Migration::EMPTY },
    Migration { both: include_str!("../migrations/0010.sql"), ..Migration::EMPTY },
    Migration { both: include_str!("../migrations/0011.sql"), ..Migration::EMPTY },
];

const VERSION: &str = "SELECT COALESCE(MAX(number), 0) FROM tables_version";
const NOTE: &str = "INSERT INTO tables_version (number) VALUES ($1)";
const TABLE: &str = "CREATE TABLE IF NOT EXISTS tables_version (number BIGINT PRIMARY KEY)";

/// How many steps this program knows: the version of the tables that it works on.
pub(crate) fn known() -> i64 {
    i64::try_from(STEPS.len()).unwrap_or(i64::MAX)
}

/// Runs the steps that the database has not seen, all or none; two servers that start together wait
/// for each other.
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

/// The steps up to a version, in a transaction that is going to write; the version that the tables
/// have then.
pub(crate) async fn on_sqlite(work: &mut SqliteConnection, upto: i64) -> Result<i64, StoreError> {
    work.execute(TABLE).await?;
    let found: i64 = sqlx::query_scalar(VERSION).fetch_one(&mut *work).await?;
    for Missing { number, step } in missing(found, upto)? {
        for text in [step.both, step.on_sqlite].into_iter().filter(|text| !text.is_empty()) {
            work.execute(sqlx::raw_sql(text)).await?;
        }
        sqlx::query(NOTE).bind(number).execute(&mut *work).await?;
    }
    Ok(found.max(upto))
}

/// The same on PostgreSQL.
pub(crate) async fn on_postgres(work: &mut PgConnection, upto: i64) -> Result<i64, StoreError> {
    work.execute("SELECT pg_advisory_xact_lock(7411)").await?;
    work.execute(TABLE).await?;
    let found: i64 = sqlx::query_scalar(VERSION).fetch_one(&mut *work).await?;
    for Missing { number, step } in missing(found, upto)? {
        for text in [step.both, step.on_postgres].into_iter().filter(|text| !text.is_empty()) {
            work.execute(sqlx::raw_sql(text)).await?;
        }
        sqlx::query(NOTE).bind(number).execute(&mut *work).await?;
    }
    Ok(found.max(upto))
}

/// A step that a database has not seen.
struct Missing {
    number: i64,
    step: &'static Migration,
}

fn missing(found: i64, upto: i64) -> Result<impl Iterator<Item = Missing>, StoreError> {
    if found > known() {
        return Err(StoreError::Newer { found, known: known() });
    }
    let steps = (1..).zip(STEPS).map(|(number, step)| Missing { number, step });
    Ok(steps.filter(move |step| step.number > found && step.number <= upto))
}
