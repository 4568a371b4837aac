//! Regulations that people write: every version as it was saved, who may see them.

use crate::error::is_taken;
use crate::pool::{Pool, execute, on};
use crate::row::row;
use crate::{Role, Store, StoreError, UserAccount};

row! {
    /// A regulation in a list, with its newest version.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct RegulationRow {
        /// Its id; no built-in regulation has such a one.
        pub id: String,
        /// Who began it.
        pub created_by: String,
        /// The number of the newest version that can be followed, if there is one.
        pub usable: Option<i64>,
    }
    flatten {
        /// The newest version.
        pub newest: VersionSummary
    }
}

row! {
    /// A version in a list.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct VersionSummary {
        /// Its number, from 1.
        pub number: i64,
        /// The title of the regulation in this version.
        pub title: String,
        /// How many mistakes kept it from being followed when it was saved.
        pub mistakes: i64,
        /// Who saved it.
        pub saved_by: String,
        /// When, in seconds since 1970.
        pub saved: i64,
    }
}

row! {
    /// A version with its text.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct VersionRow {
        /// The text of the file.
        pub text: String,
    }
    flatten {
        /// What lists show of it.
        pub summary: VersionSummary
    }
}

/// A version to save.
#[derive(Debug, Clone, Copy)]
pub struct NewVersion<'v> {
    /// The title of the regulation in this version.
    pub title: &'v str,
    /// The text of the file.
    pub text: &'v str,
    /// How many mistakes keep it from being followed.
    pub mistakes: i64,
    /// Who saves it.
    pub by: &'v str,
    /// When, in seconds since 1970.
    pub at: i64,
}

const INSERT: &str = "INSERT INTO regulation (id, created_by, created) VALUES ($1, $2, $3)";
const FIRST: &str =
    "INSERT INTO regulation_version (regulation, number, title, text, mistakes, saved_by, saved)
    VALUES ($1, 1, $2, $3, $4, $5, $6)";
const OWN: &str = "INSERT INTO regulation_share (account, regulation) SELECT name, $2
    FROM account WHERE name = $1";
/// As with lines of a record: a version goes in only behind the one that its writer saw, and of two
/// the primary key lets one through.
const SAVE: &str =
    "INSERT INTO regulation_version (regulation, number, title, text, mistakes, saved_by, saved)
    SELECT regulation, number + 1, $3, $4, $5, $6, $7 FROM regulation_version
    WHERE regulation = $1 AND number = $2
        AND number = (SELECT MAX(number) FROM regulation_version WHERE regulation = $1)";
/// What an account may see: everything for an administrator (`$2`), else what is shared with it.
const LIST: &str = "SELECT r.id, r.created_by, v.number, v.title, v.mistakes, v.saved_by, v.saved,
        (SELECT MAX(number) FROM regulation_version WHERE regulation = r.id
            AND mistakes = 0) AS usable
    FROM regulation r JOIN regulation_version v ON v.regulation = r.id
    WHERE v.number = (SELECT MAX(number) FROM regulation_version WHERE regulation = r.id)
        AND ($2 OR EXISTS (SELECT 1 FROM regulation_share WHERE account = $1 AND regulation = r.id))
    ORDER BY v.saved DESC, r.id";
const VERSIONS: &str = "SELECT number, title, mistakes, saved_by, saved FROM regulation_version
    WHERE regulation = $1 ORDER BY number DESC";
const VERSION: &str =
    "SELECT number, title, mistakes, saved_by, saved, text FROM regulation_version
    WHERE regulation = $1 AND number = $2";
const SHARED: &str = "SELECT account FROM regulation_share WHERE regulation = $1 ORDER BY account";
const REMOVE: [&str; 3] = [
    "DELETE FROM regulation_share WHERE regulation = $1",
    "DELETE FROM regulation_version WHERE regulation = $1",
    "DELETE FROM regulation WHERE id = $1",
];
const COUNT: &str = "SELECT COUNT(*) FROM regulation WHERE created_by = $1";

macro_rules! create {
    ($pool:expr, $id:expr, $version:expr) => {{
        let NewVersion { title, text, mistakes, by, at } = $version;
        let mut work = $pool.begin().await?;
        let inserted = sqlx::query(INSERT).bind($id).bind(by).bind(at).execute(&mut *work).await;
        match inserted {
            Err(error) if is_taken(&error) => return Err(StoreError::Taken($id.to_owned())),
            other => other.map(drop)?,
        }
        let first =
            sqlx::query(FIRST).bind($id).bind(title).bind(text).bind(mistakes).bind(by).bind(at);
        first.execute(&mut *work).await?;
        sqlx::query(OWN).bind(by).bind($id).execute(&mut *work).await?;
        work.commit().await?;
    }};
}

macro_rules! remove {
    ($pool:expr, $id:expr) => {{
        let mut work = $pool.begin().await?;
        for step in REMOVE {
            sqlx::query(step).bind($id).execute(&mut *work).await?;
        }
        work.commit().await?;
    }};
}

impl Store {
    /// Begins a regulation with its first version; who begins it may see it.
    pub async fn create_regulation(
        &self,
        id: &str,
        version: NewVersion<'_>,
    ) -> Result<(), StoreError> {
        match &self.pool {
            Pool::Sqlite(pool) => create!(pool, id, version),
            Pool::Postgres(pool) => create!(pool, id, version),
        }
        Ok(())
    }

    /// Saves a version behind the one numbered `after`; [`StoreError::Stale`] where that is no
    /// longer the newest.
    pub async fn save_regulation(
        &self,
        id: &str,
        after: i64,
        version: NewVersion<'_>,
    ) -> Result<i64, StoreError> {
        let NewVersion { title, text, mistakes, by, at } = version;
        let saved = on!(self, pool => {
            let query = sqlx::query(SAVE)
                .bind(id).bind(after).bind(title).bind(text).bind(mistakes).bind(by).bind(at);
            query.execute(pool).await.map(|done| done.rows_affected())
        });
        match saved {
            Ok(1) => Ok(after + 1),
            Ok(_) => Err(StoreError::Stale),
            Err(error) if is_taken(&error) => Err(StoreError::Stale),
            Err(error) => Err(error.into()),
        }
    }

    /// The regulations that an account may see, those saved last first.
    pub async fn regulations(
        &self,
        viewer: &UserAccount,
    ) -> Result<Vec<RegulationRow>, StoreError> {
        let all = viewer.role == Role::Administrator;
        Ok(on!(self, pool => {
            sqlx::query_as(LIST).bind(&viewer.name).bind(all).fetch_all(pool).await
        })?)
    }

    /// One regulation, where the account may see it.
    pub async fn regulation(
        &self,
        id: &str,
        viewer: &UserAccount,
    ) -> Result<Option<RegulationRow>, StoreError> {
        Ok(self.regulations(viewer).await?.into_iter().find(|row| row.id == id))
    }

    /// How many regulations somebody began.
    pub async fn regulations_by(&self, name: &str) -> Result<i64, StoreError> {
        Ok(on!(self, pool => sqlx::query_scalar(COUNT).bind(name).fetch_one(pool).await)?)
    }

    /// All versions, the newest first.
    pub async fn regulation_versions(&self, id: &str) -> Result<Vec<VersionSummary>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(VERSIONS).bind(id).fetch_all(pool).await)?)
    }

    /// The version of this number, if there is one.
    pub async fn regulation_version(
        &self,
        id: &str,
        number: i64,
    ) -> Result<Option<VersionRow>, StoreError> {
        Ok(on!(self, pool => {
            sqlx::query_as(VERSION).bind(id).bind(number).fetch_optional(pool).await
        })?)
    }

    /// Removes a regulation with all its versions. Events keep the text that they were opened
    /// under.
    pub async fn remove_regulation(&self, id: &str) -> Result<(), StoreError> {
        match &self.pool {
            Pool::Sqlite(pool) => remove!(pool, id),
            Pool::Postgres(pool) => remove!(pool, id),
        }
        Ok(())
    }

    /// Lets an account see a regulation, or no longer.
    pub async fn share_regulation(
        &self,
        id: &str,
        account: &str,
        sees: bool,
    ) -> Result<(), StoreError> {
        let statement = if sees {
            "INSERT INTO regulation_share (account, regulation) VALUES ($1, $2)
    ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM regulation_share WHERE account = $1 AND regulation = $2"
        };
        execute!(self, statement, account, id)?;
        Ok(())
    }

    /// The accounts with which a regulation is shared, who began it included.
    pub async fn regulation_shared_with(&self, id: &str) -> Result<Vec<String>, StoreError> {
        Ok(on!(self, pool => sqlx::query_scalar(SHARED).bind(id).fetch_all(pool).await)?)
    }
}
