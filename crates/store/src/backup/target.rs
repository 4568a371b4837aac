//! An empty database into which a copy is put, in one transaction.

use super::KEPT;
use super::value::StoredValue;
use crate::StoreError;
use crate::migrations;
use crate::pool::Pool;
use sqlx::postgres::Postgres;
use sqlx::sqlite::Sqlite;
use sqlx::{AssertSqlSafe, Transaction};
use tiebreak_language::sentence;
use tiebreak_model::lots::sha256;

/// What is written, and not there before [`Target::finish`].
pub(super) enum Target {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

/// How rows go into one table.
pub(super) struct Insert {
    statement: String,
    /// The type of each column; PostgreSQL wants to know it.
    kinds: Vec<ColumnKind>,
    /// Where the text and the hash of a line stand, in the table of lines.
    sealed: Option<(usize, usize)>,
}

#[derive(Debug, Clone, Copy)]
enum ColumnKind {
    Number,
    Truth,
    Text,
    Bytes,
}

impl Target {
    /// A database in which nothing is, with its tables as they were in the version of the copy.
    pub async fn open(database: &str, version: i64) -> Result<Self, StoreError> {
        let mut target = match Pool::open(database).await? {
            Pool::Sqlite(pool) => Self::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Pool::Postgres(pool) => Self::Postgres(pool.begin().await?),
        };
        let found = match &mut target {
            Self::Sqlite(work) => migrations::on_sqlite(work, version).await?,
            Self::Postgres(work) => migrations::on_postgres(work, version).await?,
        };
        if found > version {
            return Err(StoreError::TablesTooNew { found, copy: version });
        }
        target.must_be_empty().await?;
        Ok(target)
    }

    async fn must_be_empty(&mut self) -> Result<(), StoreError> {
        for table in KEPT {
            // A server that was started once has made the link for its administrator, and nothing
            // is lost with it.
            if *table == "invitation" || self.kinds(table).await?.is_empty() {
                continue;
            }
            let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
            let rows: i64 = match self {
                Self::Sqlite(work) => sqlx::query_scalar(count).fetch_one(&mut **work).await?,
                Self::Postgres(work) => sqlx::query_scalar(count).fetch_one(&mut **work).await?,
            };
            if rows > 0 {
                return Err(StoreError::NotEmpty(table));
            }
        }
        let clear = "DELETE FROM invitation";
        match self {
            Self::Sqlite(work) => sqlx::query(clear).execute(&mut **work).await.map(drop)?,
            Self::Postgres(work) => sqlx::query(clear).execute(&mut **work).await.map(drop)?,
        }
        Ok(())
    }

    /// The columns of a table with their types.
    async fn kinds(&mut self, table: &str) -> Result<Vec<(String, String)>, StoreError> {
        Ok(match self {
            Self::Sqlite(work) => {
                let names = "SELECT name, type FROM pragma_table_info($1)";
                sqlx::query_as(names).bind(table).fetch_all(&mut **work).await?
            }
            Self::Postgres(work) => {
                let names =
                    "SELECT column_name::text, data_type::text FROM information_schema.columns
                    WHERE table_schema = current_schema() AND table_name = $1";
                sqlx::query_as(names).bind(table).fetch_all(&mut **work).await?
            }
        })
    }

    /// Where the rows of a table go.
    pub async fn rows_of(&mut self, table: &str, columns: &[String]) -> Result<Insert, StoreError> {
        let known = self.kinds(table).await?;
        let kind = |column: &String| {
            let found = known.iter().find(|(name, _)| name == column);
            let wrong =
                || StoreError::NotABackup(sentence!(store_backup_no_column { table, column }));
            Ok(match found.ok_or_else(wrong)?.1.to_lowercase().as_str() {
                "bigint" | "integer" => ColumnKind::Number,
                "boolean" => ColumnKind::Truth,
                "bytea" | "blob" => ColumnKind::Bytes,
                _ => ColumnKind::Text,
            })
        };
        let kinds = columns.iter().map(kind).collect::<Result<Vec<ColumnKind>, StoreError>>()?;
        let places: Vec<String> = (1..=columns.len()).map(|number| format!("${number}")).collect();
        let statement =
            format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places.join(", "));
        let place = |name: &str| columns.iter().position(|column| column == name);
        let sealed = if table == "line" { place("text").zip(place("hash")) } else { None };
        Ok(Insert { statement, kinds, sealed })
    }

    /// Puts a row in. A line that is not the one that its hash was made of is refused.
    pub async fn insert(
        &mut self,
        insert: &mut Insert,
        row: &[StoredValue],
    ) -> Result<(), StoreError> {
        if row.len() != insert.kinds.len() {
            return Err(StoreError::NotABackup(sentence!(store_backup_row)));
        }
        if let Some((text, hash)) = insert.sealed
            && let (StoredValue::Text(text), StoredValue::Text(hash)) = (&row[text], &row[hash])
            && sha256(text.as_bytes()) != *hash
        {
            return Err(StoreError::NotABackup(sentence!(store_backup_hash { hash })));
        }
        macro_rules! execute {
            ($work:expr) => {{
                let mut query = sqlx::query(AssertSqlSafe(insert.statement.clone()));
                for (value, kind) in row.iter().zip(&insert.kinds) {
                    query = match (value, kind) {
                        (StoredValue::Nothing, ColumnKind::Number) => query.bind(None::<i64>),
                        (StoredValue::Nothing, ColumnKind::Truth) => query.bind(None::<bool>),
                        (StoredValue::Nothing, ColumnKind::Text) => query.bind(None::<String>),
                        (StoredValue::Nothing, ColumnKind::Bytes) => query.bind(None::<Vec<u8>>),
                        (StoredValue::Number(number), ColumnKind::Truth) => {
                            query.bind(*number != 0)
                        }
                        (StoredValue::Number(number), _) => query.bind(*number),
                        (StoredValue::Text(text), _) => query.bind(text.clone()),
                        (StoredValue::Bytes(bytes), _) => query.bind(bytes.clone()),
                    };
                }
                query.execute(&mut **$work).await.map(drop)?
            }};
        }
        match self {
            Self::Sqlite(work) => execute!(work),
            Self::Postgres(work) => execute!(work),
        }
        Ok(())
    }

    /// Brings the tables up to date and keeps everything.
    pub async fn finish(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(mut work) => {
                migrations::on_sqlite(&mut work, migrations::known()).await?;
                work.commit().await?;
            }
            Self::Postgres(mut work) => {
                migrations::on_postgres(&mut work, migrations::known()).await?;
                work.commit().await?;
            }
        }
        Ok(())
    }
}
