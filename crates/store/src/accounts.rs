//! Accounts: who may do what.

use crate::error::is_taken;
use crate::pool::{Pool, on};
use crate::{Store, StoreError};

/// What an account may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Everything.
    Administrator,
    /// Bring in events, and conduct those assigned.
    Arbiter,
    /// Look at everything, change nothing.
    Reader,
}

impl Role {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Administrator, Self::Arbiter, Self::Reader];

    /// As it is kept and sent.
    pub fn word(self) -> &'static str {
        match self {
            Self::Administrator => "administrator",
            Self::Arbiter => "arbiter",
            Self::Reader => "reader",
        }
    }

    /// The role of this word. What is not known may only read.
    pub fn of(word: &str) -> Self {
        Self::ALL.into_iter().find(|role| role.word() == word).unwrap_or(Self::Reader)
    }
}

/// An account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The name with which the person logs in and which stands in the record.
    pub name: String,
    /// The role.
    pub role: Role,
    /// The events that an arbiter conducts.
    pub events: Vec<String>,
}

impl Account {
    /// Whether the account may write to the record of an event.
    pub fn conducts(&self, event: &str) -> bool {
        match self.role {
            Role::Administrator => true,
            Role::Arbiter => self.events.iter().any(|own| own == event),
            Role::Reader => false,
        }
    }
}

/// A link with which somebody sets a password, once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// For whom; empty where the person chooses the name.
    pub account: String,
    /// The role of the account that it makes.
    pub role: Role,
    /// Until when, in seconds since 1970.
    pub expires: i64,
}

const INSERT: &str = "INSERT INTO account (name, role, password, created) VALUES ($1, $2, $3, $4)";
const RENEW: &str = "INSERT INTO account (name, role, password, created) VALUES ($1, $2, $3, $4)
    ON CONFLICT (name) DO UPDATE SET password = excluded.password, role = excluded.role";
const INVITED: &str = "SELECT account, role, expires FROM invitation WHERE hash = $1 AND expires > $2";

macro_rules! redeem {
    ($pool:expr, $hash:expr, $invitation:expr, $name:expr, $password:expr, $now:expr) => {{
        let mut work = $pool.begin().await?;
        let used = sqlx::query("DELETE FROM invitation WHERE hash = $1").bind($hash).execute(&mut *work).await?;
        if used.rows_affected() == 0 {
            return Ok(false);
        }
        // Only an invitation for a known account may replace a password.
        let statement = if $invitation.account.is_empty() { INSERT } else { RENEW };
        let made = sqlx::query(statement)
            .bind($name)
            .bind($invitation.role.word())
            .bind($password)
            .bind($now)
            .execute(&mut *work)
            .await;
        match made {
            Err(error) if is_taken(&error) => return Err(StoreError::Taken($name.to_owned())),
            other => other.map(drop)?,
        }
        sqlx::query("DELETE FROM session WHERE account = $1").bind($name).execute(&mut *work).await?;
        work.commit().await?;
    }};
}

impl Store {
    /// Adds an account; the password comes hashed.
    pub async fn create_account(&self, name: &str, role: Role, password: &str, now: i64) -> Result<(), StoreError> {
        let made = on!(self, pool => {
            sqlx::query(INSERT).bind(name).bind(role.word()).bind(password).bind(now).execute(pool).await.map(drop)
        });
        match made {
            Err(error) if is_taken(&error) => Err(StoreError::Taken(name.to_owned())),
            other => Ok(other?),
        }
    }

    /// Whether there is any account yet.
    pub async fn has_accounts(&self) -> Result<bool, StoreError> {
        let row: (i64,) = on!(self, pool => sqlx::query_as("SELECT COUNT(*) FROM account").fetch_one(pool).await)?;
        Ok(row.0 > 0)
    }

    /// An account and its hashed password.
    pub async fn account(&self, name: &str) -> Result<Option<(Account, String)>, StoreError> {
        let find = "SELECT role, password FROM account WHERE name = $1";
        let row: Option<(String, String)> =
            on!(self, pool => sqlx::query_as(find).bind(name).fetch_optional(pool).await)?;
        let Some((role, password)) = row else { return Ok(None) };
        let events = self.assignments(name).await?;
        Ok(Some((Account { name: name.to_owned(), role: Role::of(&role), events }, password)))
    }

    /// All accounts, by name.
    pub async fn accounts(&self) -> Result<Vec<Account>, StoreError> {
        let rows: Vec<(String, String)> =
            on!(self, pool => sqlx::query_as("SELECT name, role FROM account ORDER BY name").fetch_all(pool).await)?;
        let mut accounts = Vec::with_capacity(rows.len());
        for (name, role) in rows {
            let events = self.assignments(&name).await?;
            accounts.push(Account { name, role: Role::of(&role), events });
        }
        Ok(accounts)
    }

    async fn assignments(&self, name: &str) -> Result<Vec<String>, StoreError> {
        let find = "SELECT event FROM assignment WHERE account = $1 ORDER BY event";
        let rows: Vec<(String,)> = on!(self, pool => sqlx::query_as(find).bind(name).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|(event,)| event).collect())
    }

    /// Removes an account with its sessions and tokens. What it wrote stays in the records.
    pub async fn remove_account(&self, name: &str) -> Result<bool, StoreError> {
        let remove = "DELETE FROM account WHERE name = $1";
        Ok(on!(self, pool => sqlx::query(remove).bind(name).execute(pool).await.map(|done| done.rows_affected()))? > 0)
    }

    /// Lets an arbiter conduct an event, or no longer.
    pub async fn assign(&self, name: &str, event: &str, conducts: bool) -> Result<(), StoreError> {
        let statement = if conducts {
            "INSERT INTO assignment (account, event) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM assignment WHERE account = $1 AND event = $2"
        };
        on!(self, pool => sqlx::query(statement).bind(name).bind(event).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Keeps an invitation under the hash of its link.
    pub async fn invite(&self, hash: &str, invitation: &Invitation) -> Result<(), StoreError> {
        let insert = "INSERT INTO invitation (hash, account, role, expires) VALUES ($1, $2, $3, $4)";
        let Invitation { account, role, expires } = invitation;
        on!(self, pool => {
            sqlx::query(insert).bind(hash).bind(account).bind(role.word()).bind(*expires).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// The invitation behind a link that still holds.
    pub async fn invitation(&self, hash: &str, now: i64) -> Result<Option<Invitation>, StoreError> {
        let row: Option<(String, String, i64)> =
            on!(self, pool => sqlx::query_as(INVITED).bind(hash).bind(now).fetch_optional(pool).await)?;
        Ok(row.map(|(account, role, expires)| Invitation { account, role: Role::of(&role), expires }))
    }

    /// Uses an invitation: makes the account or sets its password. False where the link was used or has expired.
    pub async fn redeem(&self, hash: &str, name: &str, password: &str, now: i64) -> Result<bool, StoreError> {
        let Some(invitation) = self.invitation(hash, now).await? else { return Ok(false) };
        match &self.pool {
            Pool::Sqlite(pool) => redeem!(pool, hash, invitation, name, password, now),
            Pool::Postgres(pool) => redeem!(pool, hash, invitation, name, password, now),
        }
        Ok(true)
    }
}
