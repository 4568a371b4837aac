//! The second factor: a secret for one-time codes, codes to recover with, and those who are half logged in.

use crate::pool::{Pool, on};
use crate::{Store, StoreError};

/// What is kept of an account's one-time codes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecondFactor {
    /// The secret that the person's device holds too, in base 32.
    pub secret: String,
    /// Whether it counts: a code was given once.
    pub confirmed: bool,
    /// The last step of time whose code was taken; no code counts twice.
    pub step: i64,
    /// How many codes to recover with are left.
    pub recovery_codes: i64,
}

/// Somebody whose password was right, and whose code is still asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HalfLogin {
    /// The account.
    pub account: String,
    /// Where to go afterwards.
    pub onward: String,
    /// How many codes were tried, this one included.
    pub tries: i64,
}

const FIND: &str = "SELECT secret, confirmed, step, (SELECT COUNT(*) FROM recovery_code WHERE account = $1)
    FROM second_factor WHERE account = $1";
const BEGIN: &str = "INSERT INTO second_factor (account, secret, confirmed, step) VALUES ($1, $2, 0, 0)
    ON CONFLICT (account) DO UPDATE SET secret = excluded.secret, step = 0 WHERE second_factor.confirmed = 0";
const CONFIRM: &str = "UPDATE second_factor SET confirmed = $2, step = $3 WHERE account = $1 AND confirmed = 0";
/// Of two that send the same code at once, one gets in.
const TAKE: &str = "UPDATE second_factor SET step = $2 WHERE account = $1 AND step < $2";
const END: [&str; 2] = ["DELETE FROM second_factor WHERE account = $1", "DELETE FROM recovery_code WHERE account = $1"];
const TRY: &str = "UPDATE half_login SET tries = tries + 1 WHERE hash = $1 AND expires > $2
    RETURNING account, onward, tries";

macro_rules! confirm {
    ($pool:expr, $account:expr, $step:expr, $codes:expr, $now:expr) => {{
        let mut work = $pool.begin().await?;
        let confirmed = sqlx::query(CONFIRM).bind($account).bind($now).bind($step).execute(&mut *work).await?;
        if confirmed.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query(END[1]).bind($account).execute(&mut *work).await?;
        for hash in $codes {
            let insert = "INSERT INTO recovery_code (account, hash) VALUES ($1, $2)";
            sqlx::query(insert).bind($account).bind(hash).execute(&mut *work).await?;
        }
        work.commit().await?;
    }};
}

impl Store {
    /// The second factor of an account, confirmed or not.
    pub async fn second_factor(&self, account: &str) -> Result<Option<SecondFactor>, StoreError> {
        let row: Option<(String, i64, i64, i64)> =
            on!(self, pool => sqlx::query_as(FIND).bind(account).fetch_optional(pool).await)?;
        Ok(row.map(|(secret, confirmed, step, recovery_codes)| SecondFactor {
            secret,
            confirmed: confirmed > 0,
            step,
            recovery_codes,
        }))
    }

    /// Keeps a secret until a code confirms it. One that is confirmed already stays.
    pub async fn begin_second_factor(&self, account: &str, secret: &str) -> Result<(), StoreError> {
        on!(self, pool => sqlx::query(BEGIN).bind(account).bind(secret).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// From now on a code is asked for; `codes` are the hashes of those to recover with.
    pub async fn confirm_second_factor(
        &self,
        account: &str,
        step: i64,
        codes: &[String],
        now: i64,
    ) -> Result<bool, StoreError> {
        match &self.pool {
            Pool::Sqlite(pool) => confirm!(pool, account, step, codes, now),
            Pool::Postgres(pool) => confirm!(pool, account, step, codes, now),
        }
        Ok(true)
    }

    /// Takes the code of a step of time; false where it, or a later one, was taken before.
    pub async fn take_step(&self, account: &str, step: i64) -> Result<bool, StoreError> {
        let taken = on!(self, pool => {
            sqlx::query(TAKE).bind(account).bind(step).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(taken > 0)
    }

    /// Takes a code to recover with; false where there is no such code, or no longer.
    pub async fn take_recovery_code(&self, account: &str, hash: &str) -> Result<bool, StoreError> {
        let take = "DELETE FROM recovery_code WHERE account = $1 AND hash = $2";
        let taken = on!(self, pool => {
            sqlx::query(take).bind(account).bind(hash).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(taken > 0)
    }

    /// No code is asked for any more.
    pub async fn end_second_factor(&self, account: &str) -> Result<(), StoreError> {
        for statement in END {
            on!(self, pool => sqlx::query(statement).bind(account).execute(pool).await.map(drop))?;
        }
        Ok(())
    }

    /// Keeps that a password was right, until a code is given.
    pub async fn begin_half_login(
        &self,
        hash: &str,
        account: &str,
        onward: &str,
        expires: i64,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO half_login (hash, account, expires, tries, onward) VALUES ($1, $2, $3, 0, $4)";
        on!(self, pool => {
            sqlx::query(insert).bind(hash).bind(account).bind(expires).bind(onward).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// Whose password was right, where a code is about to be tried; the try is counted first.
    pub async fn try_half_login(&self, hash: &str, now: i64) -> Result<Option<HalfLogin>, StoreError> {
        let row: Option<(String, String, i64)> =
            on!(self, pool => sqlx::query_as(TRY).bind(hash).bind(now).fetch_optional(pool).await)?;
        Ok(row.map(|(account, onward, tries)| HalfLogin { account, onward, tries }))
    }

    /// The code was right, or was tried too often.
    pub async fn end_half_login(&self, hash: &str) -> Result<(), StoreError> {
        let end = "DELETE FROM half_login WHERE hash = $1";
        on!(self, pool => sqlx::query(end).bind(hash).execute(pool).await.map(drop))?;
        Ok(())
    }
}
