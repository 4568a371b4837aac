//! Sessions of browsers, kept only as hashes.

use crate::pool::{execute, on};
use crate::row::row;
use crate::{Store, StoreError, UserAccount};

row! {
    /// A session in a list.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct SessionRow {
        /// The hash of its secret.
        pub hash: String,
        /// When it was begun, in seconds since 1970; 0 where that was not kept yet.
        pub began: i64,
        /// When it was last used, to the minute.
        pub seen: i64,
        /// From where it was begun.
        pub address: String,
        /// With what, as the browser said it.
        pub agent: String,
        /// Until when it lasts.
        pub expires: i64,
    }
}

row! {
    struct LastUse {
        account: String,
        seen: i64,
    }
}

/// Uses are noted to the minute: not every request writes.
pub(crate) const MINUTE: i64 = 60;

const BEGIN: &str = "INSERT INTO session (hash, account, expires, began, seen, address, agent)
    VALUES ($1, $2, $3, $4, $5, $6, $7)";
const OF_ACCOUNT: &str = "SELECT hash, began, seen, address, agent, expires FROM session
    WHERE account = $1 AND expires > $2 ORDER BY seen DESC, hash";

impl Store {
    /// Keeps a session until it expires.
    pub async fn begin_session(
        &self,
        account: &str,
        session: &SessionRow,
    ) -> Result<(), StoreError> {
        let SessionRow { hash, began, seen, address, agent, expires } = session;
        on!(self, pool => {
            let begun = sqlx::query(BEGIN).bind(hash).bind(account).bind(expires);
            begun.bind(began).bind(seen).bind(address).bind(agent).execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// Whose session this is, while it lasts.
    pub async fn session(&self, hash: &str, now: i64) -> Result<Option<UserAccount>, StoreError> {
        let find = "SELECT account, seen FROM session WHERE hash = $1 AND expires > $2";
        let row: Option<LastUse> = on!(self, pool => {
            sqlx::query_as(find).bind(hash).bind(now).fetch_optional(pool).await
        })?;
        let Some(LastUse { account, seen }) = row else { return Ok(None) };
        if seen < now - MINUTE {
            let note = "UPDATE session SET seen = $2 WHERE hash = $1";
            // A database that takes no writes must not log anybody out.
            let _ = execute!(self, note, hash, now).map(drop);
        }
        self.known(account).await
    }

    /// The sessions of an account, the last used first.
    pub async fn sessions(&self, account: &str, now: i64) -> Result<Vec<SessionRow>, StoreError> {
        Ok(on!(self, pool => {
            sqlx::query_as(OF_ACCOUNT).bind(account).bind(now).fetch_all(pool).await
        })?)
    }

    /// Ends a session.
    pub async fn end_session(&self, hash: &str) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM session WHERE hash = $1", hash)?;
        Ok(())
    }

    /// Ends one of an account's sessions.
    pub async fn end_session_of(&self, account: &str, hash: &str) -> Result<(), StoreError> {
        let end = "DELETE FROM session WHERE account = $1 AND hash = $2";
        execute!(self, end, account, hash)?;
        Ok(())
    }

    /// Ends all sessions of an account but one.
    pub async fn end_other_sessions(&self, account: &str, but: &str) -> Result<(), StoreError> {
        let end = crate::accounts::OTHER_SESSIONS;
        execute!(self, end, account, but)?;
        Ok(())
    }

    async fn known(&self, name: String) -> Result<Option<UserAccount>, StoreError> {
        Ok(self.account(&name).await?.map(|(account, _)| account))
    }
}
