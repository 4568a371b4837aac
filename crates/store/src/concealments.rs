//! Who sees an event: everybody, accounts only, or those alone who conduct it.

use crate::pool::{execute, on};
use crate::{Role, Store, StoreError, UserAccount};

/// Who sees an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, also without an account.
    Public,
    /// Everybody with an account on this server.
    Private,
    /// Those who conduct it, and administrators.
    Offline,
}

impl Audience {
    /// All of them, the widest first.
    pub const ALL: [Self; 3] = [Self::Public, Self::Private, Self::Offline];

    /// As it is kept and sent.
    pub fn word(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
            Self::Offline => "offline",
        }
    }

    /// The audience of this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|audience| audience.word() == word)
    }

    /// Whether somebody belongs to it.
    pub fn admits(self, account: Option<&UserAccount>, event: &str) -> bool {
        match (self, account) {
            (Self::Public, _) => true,
            (Self::Private, account) => account.is_some(),
            (Self::Offline, account) => account.is_some_and(|account| account.conducts(event)),
        }
    }
}

const SET: &str =
    "INSERT INTO concealment (event, how, changed_by, changed) VALUES ($1, $2, $3, $4)
    ON CONFLICT (event) DO UPDATE SET how = excluded.how,
        changed_by = excluded.changed_by, changed = excluded.changed";

impl Store {
    /// Says who sees an event from now on.
    pub async fn set_audience(
        &self,
        event: &str,
        audience: Audience,
        by: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        match audience {
            Audience::Public => {
                let end = "DELETE FROM concealment WHERE event = $1";
                execute!(self, end, event)?;
            }
            _ => execute!(self, SET, event, audience.word(), by, now).map(drop)?,
        }
        self.announce(event).await
    }

    /// Who sees an event. What is not known is seen by the fewest.
    pub async fn audience(&self, event: &str) -> Result<Audience, StoreError> {
        let find = "SELECT how FROM concealment WHERE event = $1";
        let how: Option<String> =
            on!(self, pool => sqlx::query_scalar(find).bind(event).fetch_optional(pool).await)?;
        Ok(how
            .map_or(Audience::Public, |how| Audience::from_word(&how).unwrap_or(Audience::Offline)))
    }
}

/// Which events somebody is shown in lists, as the two values that the statements take.
pub(crate) fn listed_for(account: Option<&UserAccount>) -> (&'static str, &str) {
    match account {
        None => ("nobody", ""),
        Some(account) if account.role == Role::Administrator => ("all", ""),
        Some(account) => ("some", account.name.as_str()),
    }
}
