//! Sessions of browsers and tokens of programs, both kept only as hashes.

use crate::pool::on;
use crate::{Account, Store, StoreError};

/// A token in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenRow {
    /// The hash of the token.
    pub hash: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
}

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

    /// Keeps a token.
    pub async fn add_token(&self, account: &str, token: &TokenRow) -> Result<(), StoreError> {
        let insert = "INSERT INTO token (hash, account, label, created) VALUES ($1, $2, $3, $4)";
        let TokenRow { hash, label, created } = token;
        on!(self, pool => {
            sqlx::query(insert).bind(hash).bind(account).bind(label).bind(*created).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// Whose token this is.
    pub async fn token(&self, hash: &str) -> Result<Option<Account>, StoreError> {
        let find = "SELECT account FROM token WHERE hash = $1";
        let row: Option<(String,)> = on!(self, pool => sqlx::query_as(find).bind(hash).fetch_optional(pool).await)?;
        self.known(row).await
    }

    /// The tokens of an account, the newest first.
    pub async fn tokens(&self, account: &str) -> Result<Vec<TokenRow>, StoreError> {
        let find = "SELECT hash, label, created FROM token WHERE account = $1 ORDER BY created DESC, hash";
        let rows: Vec<(String, String, i64)> =
            on!(self, pool => sqlx::query_as(find).bind(account).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|(hash, label, created)| TokenRow { hash, label, created }).collect())
    }

    /// Takes a token of an account back.
    pub async fn revoke_token(&self, account: &str, hash: &str) -> Result<(), StoreError> {
        let remove = "DELETE FROM token WHERE account = $1 AND hash = $2";
        on!(self, pool => sqlx::query(remove).bind(account).bind(hash).execute(pool).await.map(drop))?;
        Ok(())
    }

    async fn known(&self, row: Option<(String,)>) -> Result<Option<Account>, StoreError> {
        let Some((name,)) = row else { return Ok(None) };
        Ok(self.account(&name).await?.map(|(account, _)| account))
    }
}
