//! Sessions of browsers, kept only as hashes.

use crate::pool::on;
use crate::{Account, Store, StoreError};

impl Store {
    /// Keeps a session until it expires; those that have expired go.
    pub async fn begin_session(&self, hash: &str, account: &str, expires: i64, now: i64) -> Result<(), StoreError> {
        on!(self, pool => sqlx::query("DELETE FROM session WHERE expires <= $1").bind(now).execute(pool).await.map(drop))?;
        let insert = "INSERT INTO session (hash, account, expires) VALUES ($1, $2, $3)";
        on!(self, pool => sqlx::query(insert).bind(hash).bind(account).bind(expires).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Whose session this is, while it lasts.
    pub async fn session(&self, hash: &str, now: i64) -> Result<Option<Account>, StoreError> {
        let find = "SELECT account FROM session WHERE hash = $1 AND expires > $2";
        let row: Option<(String,)> =
            on!(self, pool => sqlx::query_as(find).bind(hash).bind(now).fetch_optional(pool).await)?;
        self.known(row).await
    }

    /// Ends a session.
    pub async fn end_session(&self, hash: &str) -> Result<(), StoreError> {
        on!(self, pool => sqlx::query("DELETE FROM session WHERE hash = $1").bind(hash).execute(pool).await.map(drop))?;
        Ok(())
    }

    async fn known(&self, row: Option<(String,)>) -> Result<Option<Account>, StoreError> {
        let Some((name,)) = row else { return Ok(None) };
        Ok(self.account(&name).await?.map(|(account, _)| account))
    }
}
