//! The second factor: a secret for one-time codes, codes to recover with, and those who are half
//! logged in.

use crate::pool::{Pool, execute, on};
use crate::row::row;
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

row! {
    /// Somebody whose password was right, and whose code is still asked for.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct HalfLogin {
        /// The account whose password was right.
        pub account: String,
        /// Where to go afterwards.
        pub onward: String,
        /// How many codes were tried, this one included.
        pub tries: i64,
    }
}

row! {
    /// `confirmed` is the time of the confirmation, in seconds since 1970; 0 before it.
    struct StoredFactor {
        secret: String,
        confirmed: i64,
        step: i64,
        recovery_codes: i64,
    }
}

const FIND: &str = "SELECT secret, confirmed, step, (SELECT COUNT(*)
    FROM recovery_code WHERE account = $1) AS recovery_codes
    FROM second_factor WHERE account = $1";
const BEGIN: &str =
    "INSERT INTO second_factor (account, secret, confirmed, step) VALUES ($1, $2, 0, 0)
    ON CONFLICT (account) DO UPDATE SET secret = excluded.secret, step = 0
        WHERE second_factor.confirmed = 0";
const CONFIRM: &str =
    "UPDATE second_factor SET confirmed = $2, step = $3 WHERE account = $1 AND confirmed = 0";
/// Of two that send the same code at once, one gets in.
const TAKE: &str = "UPDATE second_factor SET step = $2 WHERE account = $1 AND step < $2";
const END: [&str; 2] = [
    "DELETE FROM second_factor WHERE account = $1",
    "DELETE FROM recovery_code WHERE account = $1",
];
const TRY: &str = "UPDATE half_login SET tries = tries + 1 WHERE hash = $1 AND expires > $2
    RETURNING account, onward, tries";

macro_rules! confirm {
    ($pool:expr, $account:expr, $step:expr, $codes:expr, $now:expr) => {{
        let mut work = $pool.begin().await?;
        let confirmed =
            sqlx::query(CONFIRM).bind($account).bind($now).bind($step).execute(&mut *work).await?;
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
        let row: Option<StoredFactor> =
            on!(self, pool => sqlx::query_as(FIND).bind(account).fetch_optional(pool).await)?;
        Ok(row.map(|StoredFactor { secret, confirmed, step, recovery_codes }| SecondFactor {
            secret,
            confirmed: confirmed > 0,
            step,
            recovery_codes,
        }))
    }

    /// Keeps a secret until a code confirms it. One that is confirmed already stays.
    pub async fn begin_second_factor(&self, account: &str, secret: &str) -> Result<(), StoreError> {
        execute!(self, BEGIN, account, secret)?;
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
        let taken = execute!(self, TAKE, account, step)?;
        Ok(taken > 0)
    }

    /// Takes a code to recover with; false where there is no such code, or no longer.
    pub async fn take_recovery_code(&self, account: &str, hash: &str) -> Result<bool, StoreError> {
        let take = "DELETE FROM recovery_code WHERE account = $1 AND hash = $2";
        let taken = execute!(self, take, account, hash)?;
        Ok(taken > 0)
    }

    /// No code is asked for any more.
    pub async fn end_second_factor(&self, account: &str) -> Result<(), StoreError> {
        for statement in END {
            execute!(self, statement, account)?;
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
        let insert = "INSERT INTO half_login (hash, account, expires, tries, onward)
    VALUES ($1, $2, $3, 0, $4)";
        execute!(self, insert, hash, account, expires, onward)?;
        Ok(())
    }

    /// Whose password was right, where a code is about to be tried; the try is counted first.
    pub async fn try_half_login(
        &self,
        hash: &str,
        now: i64,
    ) -> Result<Option<HalfLogin>, StoreError> {
        Ok(on!(self, pool => {
            sqlx::query_as(TRY).bind(hash).bind(now).fetch_optional(pool).await
        })?)
    }

    /// The code was right, or was tried too often.
    pub async fn end_half_login(&self, hash: &str) -> Result<(), StoreError> {
        let end = "DELETE FROM half_login WHERE hash = $1";
        execute!(self, end, hash)?;
        Ok(())
    }
}
