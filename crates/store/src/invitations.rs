//! One-time links with which somebody sets a password: of a name there is one at a time, and none
//! outlives its purpose.

use crate::error::is_taken;
use crate::pool::{Pool, on};
use crate::row::row;
use crate::{Role, Store, StoreError};

/// A link with which somebody sets a password, once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountInvitation {
    /// For whom; empty for the first administrator, who chooses the name.
    pub account: String,
    /// The role of the account that it makes.
    pub role: Role,
    /// Until when, in seconds since 1970.
    pub expires: i64,
}

row! {
    struct StoredInvitation {
        account: String,
        role: String,
        expires: i64,
    }
}

const INSERT: &str =
    "INSERT INTO invitation (hash, account, role, expires) VALUES ($1, $2, $3, $4)";
const OF_NAME: &str = "DELETE FROM invitation WHERE account = $1";
/// The links of the first start are dead as soon as there is an administrator, also one that was
/// printed at that moment elsewhere.
const FIND: &str = "SELECT account, role, expires FROM invitation WHERE hash = $1 AND expires > $2
    AND (account <> '' OR NOT EXISTS (SELECT 1 FROM account WHERE role = 'administrator'))";
const USE: &str = "DELETE FROM invitation WHERE hash = $1";
/// Only an invitation for a known account may replace a password.
const RENEW: &str = "INSERT INTO account (name, role, password, created) VALUES ($1, $2, $3, $4)
    ON CONFLICT (name) DO UPDATE SET password = excluded.password, role = excluded.role";
const ADMINISTRATORS: &str = "SELECT COUNT(*) FROM account WHERE role = 'administrator'";
/// Sessions and tokens made with the old password, and the other links.
pub(crate) const ENDED_BY_A_RESET: [&str; 6] = [
    "DELETE FROM session WHERE account = $1",
    "DELETE FROM token WHERE account = $1",
    "DELETE FROM half_login WHERE account = $1",
    "DELETE FROM second_factor WHERE account = $1",
    "DELETE FROM recovery_code WHERE account = $1",
    OF_NAME,
];

macro_rules! invite {
    ($pool:expr, $hash:expr, $invitation:expr) => {{
        let AccountInvitation { account, role, expires } = $invitation;
        let mut work = $pool.begin().await?;
        sqlx::query(OF_NAME).bind(account).execute(&mut *work).await?;
        sqlx::query(INSERT)
            .bind($hash)
            .bind(account)
            .bind(role.word())
            .bind(*expires)
            .execute(&mut *work)
            .await?;
        work.commit().await?;
    }};
}

macro_rules! redeem {
    ($pool:expr, $hash:expr, $invitation:expr, $name:expr, $password:expr, $now:expr) => {{
        let mut work = $pool.begin().await?;
        let used = sqlx::query(USE).bind($hash).execute(&mut *work).await?;
        if used.rows_affected() == 0 {
            return Ok(false);
        }
        let statement =
            if $invitation.account.is_empty() { crate::accounts::INSERT } else { RENEW };
        let role = $invitation.role.word();
        let made = sqlx::query(statement)
            .bind($name)
            .bind(role)
            .bind($password)
            .bind($now)
            .execute(&mut *work)
            .await;
        match made {
            Err(error) if is_taken(&error) => return Err(StoreError::Taken($name.to_owned())),
            other => other.map(drop)?,
        }
        for statement in ENDED_BY_A_RESET {
            sqlx::query(statement).bind($name).execute(&mut *work).await?;
        }
        if $invitation.role == Role::Administrator {
            sqlx::query(OF_NAME).bind("").execute(&mut *work).await?;
        }
        work.commit().await?;
    }};
}

impl Store {
    /// Keeps an invitation under the hash of its link; earlier ones for the same name end.
    pub async fn invite(
        &self,
        hash: &str,
        invitation: &AccountInvitation,
    ) -> Result<(), StoreError> {
        match &self.pool {
            Pool::Sqlite(pool) => invite!(pool, hash, invitation),
            Pool::Postgres(pool) => invite!(pool, hash, invitation),
        }
        Ok(())
    }

    /// The invitation behind a link that still holds.
    pub async fn invitation(
        &self,
        hash: &str,
        now: i64,
    ) -> Result<Option<AccountInvitation>, StoreError> {
        let row: Option<StoredInvitation> = on!(self, pool => {
            sqlx::query_as(FIND).bind(hash).bind(now).fetch_optional(pool).await
        })?;
        Ok(row.map(|StoredInvitation { account, role, expires }| AccountInvitation {
            account,
            role: Role::from_word(&role),
            expires,
        }))
    }

    /// Uses an invitation: makes the account, or sets its password and ends its sessions, tokens
    /// and second factor. False where the link was used or has expired.
    pub async fn redeem(
        &self,
        hash: &str,
        name: &str,
        password: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let Some(invitation) = self.invitation(hash, now).await? else { return Ok(false) };
        let _changing = self.vouching.changing();
        match &self.pool {
            Pool::Sqlite(pool) => redeem!(pool, hash, invitation, name, password, now),
            Pool::Postgres(pool) => redeem!(pool, hash, invitation, name, password, now),
        }
        Ok(true)
    }

    /// Whether anybody administers this server yet.
    pub async fn has_administrator(&self) -> Result<bool, StoreError> {
        let count: i64 =
            on!(self, pool => sqlx::query_scalar(ADMINISTRATORS).fetch_one(pool).await)?;
        Ok(count > 0)
    }
}
