//! Accounts: who may do what.

use crate::error::is_taken;
use crate::events::containing;
use crate::pool::{Pool, execute, on};
use crate::row::row;
use crate::{Store, StoreError};

row! {
    /// The name of a removed account, and the words shown instead of it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct FormerName {
        /// The name, as the records have it.
        pub name: String,
        /// What pages and print-outs show.
        pub shown: String,
    }
}

/// What an account may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// May do everything.
    Administrator,
    /// Adds events, and conducts those assigned.
    Arbiter,
    /// Sees everything, changes nothing.
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
    pub fn from_word(word: &str) -> Self {
        Self::ALL.into_iter().find(|role| role.word() == word).unwrap_or(Self::Reader)
    }
}

/// An account of this server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserAccount {
    /// The name with which the person logs in and which is in the record.
    pub name: String,
    /// What the account may do.
    pub role: Role,
    /// The events that an arbiter conducts.
    pub events: Vec<String>,
}

impl UserAccount {
    /// Whether the account may write to the record of an event.
    pub fn conducts(&self, event: &str) -> bool {
        match self.role {
            Role::Administrator => true,
            Role::Arbiter => self.events.iter().any(|own| own == event),
            Role::Reader => false,
        }
    }
}

row! {
    struct RoleAndPassword {
        role: String,
        password: String,
    }
}

row! {
    struct NameAndRole {
        name: String,
        role: String,
    }
}

pub(crate) const INSERT: &str =
    "INSERT INTO account (name, role, password, created) VALUES ($1, $2, $3, $4)";

const PAGE: &str = "SELECT name, role
    FROM account WHERE LOWER(name) LIKE $1 ESCAPE '!' ORDER BY name LIMIT $2 OFFSET $3";
const REMOVE: &str = "DELETE FROM account WHERE name = $1";
const FORMER: &str = "INSERT INTO former_name (name, shown, removed) VALUES ($1, $2, $3)
    ON CONFLICT (name) DO UPDATE SET shown = excluded.shown, removed = excluded.removed";

/// Sessions, tokens and what else belongs to the account go with it; invitations are only bound to
/// its name.
macro_rules! remove {
    ($pool:expr, $name:expr, $shown:expr, $now:expr) => {{
        let mut work = $pool.begin().await?;
        for statement in crate::invitations::ENDED_BY_A_RESET {
            sqlx::query(statement).bind($name).execute(&mut *work).await?;
        }
        let removed =
            sqlx::query(REMOVE).bind($name).execute(&mut *work).await?.rows_affected() > 0;
        if let (true, Some(shown)) = (removed, $shown) {
            sqlx::query(FORMER).bind($name).bind(shown).bind($now).execute(&mut *work).await?;
        }
        work.commit().await?;
        removed
    }};
}

/// A new password; all other sessions end.
macro_rules! set_password {
    ($pool:expr, $name:expr, $password:expr, $session:expr) => {{
        let mut work = $pool.begin().await?;
        sqlx::query(SET_PASSWORD).bind($name).bind($password).execute(&mut *work).await?;
        sqlx::query(OTHER_SESSIONS).bind($name).bind($session).execute(&mut *work).await?;
        sqlx::query("DELETE FROM half_login WHERE account = $1")
            .bind($name)
            .execute(&mut *work)
            .await?;
        work.commit().await?;
    }};
}
const SET_PASSWORD: &str = "UPDATE account SET password = $2 WHERE name = $1";
pub(crate) const OTHER_SESSIONS: &str = "DELETE FROM session WHERE account = $1 AND hash <> $2";

impl Store {
    /// Adds an account; the password comes hashed.
    pub async fn create_account(
        &self,
        name: &str,
        role: Role,
        password: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let made = execute!(self, INSERT, name, role.word(), password, now).map(drop);
        match made {
            Err(error) if is_taken(&error) => Err(StoreError::Taken(name.to_owned())),
            other => Ok(other?),
        }
    }

    /// Whether there is any account yet.
    pub async fn has_accounts(&self) -> Result<bool, StoreError> {
        let count = "SELECT COUNT(*) FROM account";
        let accounts: i64 = on!(self, pool => sqlx::query_scalar(count).fetch_one(pool).await)?;
        Ok(accounts > 0)
    }

    /// An account and its hashed password.
    pub async fn account(&self, name: &str) -> Result<Option<(UserAccount, String)>, StoreError> {
        let find = "SELECT role, password FROM account WHERE name = $1";
        let row: Option<RoleAndPassword> =
            on!(self, pool => sqlx::query_as(find).bind(name).fetch_optional(pool).await)?;
        let Some(RoleAndPassword { role, password }) = row else { return Ok(None) };
        let events = self.assignments(name).await?;
        Ok(Some((
            UserAccount { name: name.to_owned(), role: Role::from_word(&role), events },
            password,
        )))
    }

    /// All accounts, by name.
    pub async fn accounts(&self) -> Result<Vec<UserAccount>, StoreError> {
        self.accounts_page("", i64::MAX, 0).await
    }

    /// How many accounts there are with some letters in their names; all of them without letters.
    pub async fn count_accounts(&self, letters: &str) -> Result<i64, StoreError> {
        let count = "SELECT COUNT(*) FROM account WHERE LOWER(name) LIKE $1 ESCAPE '!'";
        let letters = containing(letters);
        Ok(on!(self, pool => sqlx::query_scalar(count).bind(letters).fetch_one(pool).await)?)
    }

    /// Some of the accounts with some letters in their names, by name: `limit` of them, after
    /// `skip`.
    pub async fn accounts_page(
        &self,
        letters: &str,
        limit: i64,
        skip: i64,
    ) -> Result<Vec<UserAccount>, StoreError> {
        let rows: Vec<NameAndRole> = on!(self, pool => {
            sqlx::query_as(PAGE)
                .bind(containing(letters)).bind(limit).bind(skip).fetch_all(pool).await
        })?;
        let mut accounts = Vec::with_capacity(rows.len());
        for NameAndRole { name, role } in rows {
            let events = self.assignments(&name).await?;
            accounts.push(UserAccount { name, role: Role::from_word(&role), events });
        }
        Ok(accounts)
    }

    async fn assignments(&self, name: &str) -> Result<Vec<String>, StoreError> {
        let find = "SELECT event FROM assignment WHERE account = $1 ORDER BY event";
        Ok(on!(self, pool => sqlx::query_scalar(find).bind(name).fetch_all(pool).await)?)
    }

    /// Removes an account with its sessions, tokens and invitations. What it wrote stays in the
    /// records; with `shown`, other words stand for its name on everything that is shown or printed
    /// from then on.
    pub async fn remove_account(
        &self,
        name: &str,
        shown: Option<&str>,
        now: i64,
    ) -> Result<bool, StoreError> {
        let _changing = self.vouching.changing();
        let removed = match &self.pool {
            Pool::Sqlite(pool) => remove!(pool, name, shown, now),
            Pool::Postgres(pool) => remove!(pool, name, shown, now),
        };
        if removed && shown.is_some() {
            self.announce_everything().await?;
        }
        Ok(removed)
    }

    /// Names of removed accounts and what is shown for them.
    pub async fn former_names(&self) -> Result<Vec<FormerName>, StoreError> {
        let find = "SELECT name, shown FROM former_name ORDER BY name";
        Ok(on!(self, pool => sqlx::query_as(find).fetch_all(pool).await)?)
    }

    /// Sets a password, which comes hashed; every session of the account but `session` ends.
    pub async fn set_password(
        &self,
        name: &str,
        password: &str,
        session: &str,
    ) -> Result<(), StoreError> {
        let _changing = self.vouching.changing();
        match &self.pool {
            Pool::Sqlite(pool) => set_password!(pool, name, password, session),
            Pool::Postgres(pool) => set_password!(pool, name, password, session),
        }
        Ok(())
    }

    /// Lets an arbiter conduct an event, or no longer.
    pub async fn assign(&self, name: &str, event: &str, conducts: bool) -> Result<(), StoreError> {
        let _changing = self.vouching.changing();
        let statement = if conducts {
            "INSERT INTO assignment (account, event) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM assignment WHERE account = $1 AND event = $2"
        };
        execute!(self, statement, name, event)?;
        Ok(())
    }
}
