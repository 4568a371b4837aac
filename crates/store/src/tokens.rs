//! Tokens of programs, kept only as hashes: whose they are, what they may be used for, until when.

use crate::pool::{execute, on};
use crate::row::row;
use crate::sessions::MINUTE;
use crate::{Store, StoreError, UserAccount};

/// What a token may be used for. Each includes the one before it, and none gives more than its
/// account has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Scope {
    /// Looking at what the account may see.
    Read,
    /// Also writing to the records of the events that the account conducts.
    Answer,
    /// Also bringing in events, writing regulations, webhooks: all that the account may do.
    #[default]
    Manage,
}

impl Scope {
    /// All of them, the narrowest first.
    pub const ALL: [Self; 3] = [Self::Read, Self::Answer, Self::Manage];

    /// As it is kept and sent.
    pub fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Answer => "answer",
            Self::Manage => "manage",
        }
    }

    /// The scope of this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.word() == word)
    }
}

/// A token in a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TokenRow {
    /// The hash of the token.
    pub hash: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// What it may be used for.
    pub scope: Scope,
    /// Until when, in seconds since 1970.
    pub expires: Option<i64>,
    /// The event for which alone it may be used.
    pub event: Option<String>,
    /// When it was last used, to the minute; 0 where it never was.
    pub used: i64,
    /// From where it was last used.
    pub address: String,
}

row! {
    /// A token as the table holds it.
    struct StoredToken {
        account: String,
        hash: String,
        label: String,
        created: i64,
        scope: String,
        expires: i64,
        event: String,
        used: i64,
        address: String,
    }
}

impl StoredToken {
    /// A scope that this program does not know permits only reading.
    fn into_row(self) -> TokenRow {
        TokenRow {
            hash: self.hash,
            label: self.label,
            created: self.created,
            scope: Scope::from_word(&self.scope).unwrap_or(Scope::Read),
            expires: (self.expires > 0).then_some(self.expires),
            event: Some(self.event).filter(|event| !event.is_empty()),
            used: self.used,
            address: self.address,
        }
    }
}

const INSERT: &str = "INSERT INTO token (hash, account, label, created, scope, expires, event)
    VALUES ($1, $2, $3, $4, $5, $6, $7)";
const FIND: &str =
    "SELECT account, hash, label, created, scope, expires, event, used, address FROM token
    WHERE hash = $1 AND (expires = 0 OR expires > $2)";
const LIST: &str =
    "SELECT account, hash, label, created, scope, expires, event, used, address FROM token
    WHERE account = $1 ORDER BY created DESC, hash";

impl Store {
    /// Keeps a token.
    pub async fn add_token(&self, account: &str, token: &TokenRow) -> Result<(), StoreError> {
        let TokenRow { hash, label, created, scope, expires, event, .. } = token;
        on!(self, pool => {
            let insert = sqlx::query(INSERT)
                .bind(hash).bind(account).bind(label).bind(*created).bind(scope.word());
            let insert = insert.bind(expires.unwrap_or(0)).bind(event.as_deref().unwrap_or(""));
            insert.execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// Whose token this is and what it may be used for, until it ends.
    pub async fn token(
        &self,
        hash: &str,
        now: i64,
    ) -> Result<Option<(UserAccount, TokenRow)>, StoreError> {
        if let Some(known) = self.vouching.find(hash, now) {
            return Ok(Some(known));
        }
        let looked_up = self.vouching.look_up();
        let row: Option<StoredToken> = on!(self, pool => {
            sqlx::query_as(FIND).bind(hash).bind(now).fetch_optional(pool).await
        })?;
        let Some(stored) = row else { return Ok(None) };
        let Some((account, _)) = self.account(&stored.account).await? else { return Ok(None) };
        let token = stored.into_row();
        self.vouching.keep(&account, &token, looked_up);
        Ok(Some((account, token)))
    }

    /// The tokens of an account, the newest first; those that have ended too.
    pub async fn tokens(&self, account: &str) -> Result<Vec<TokenRow>, StoreError> {
        let rows: Vec<StoredToken> =
            on!(self, pool => sqlx::query_as(LIST).bind(account).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(StoredToken::into_row).collect())
    }

    /// Notes where and when a token was used, to the minute.
    pub async fn note_token(
        &self,
        token: &TokenRow,
        address: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        if token.used >= now - MINUTE {
            return Ok(());
        }
        self.vouching.used(&token.hash, now);
        let note = "UPDATE token SET used = $2, address = $3 WHERE hash = $1 AND used < $4";
        on!(self, pool => {
            let noted = sqlx::query(note)
                .bind(&token.hash).bind(now).bind(address).bind(now - MINUTE);
            noted.execute(pool).await.map(drop)
        })?;
        Ok(())
    }

    /// Takes all tokens of an account back.
    pub async fn revoke_tokens(&self, account: &str) -> Result<(), StoreError> {
        let _changing = self.vouching.changing();
        let remove = "DELETE FROM token WHERE account = $1";
        execute!(self, remove, account)?;
        Ok(())
    }

    /// Takes a token of an account back.
    pub async fn revoke_token(&self, account: &str, hash: &str) -> Result<(), StoreError> {
        let _changing = self.vouching.changing();
        let remove = "DELETE FROM token WHERE account = $1 AND hash = $2";
        execute!(self, remove, account, hash)?;
        Ok(())
    }
}
