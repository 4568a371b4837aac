//! Files between two steps: uploaded, looked at, not yet brought in. They go after a day.

use crate::pool::{execute, on};
use crate::row::row;
use crate::{Store, StoreError};

row! {
    /// A file that somebody is bringing in.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Upload {
        /// Its name in addresses, which nobody can guess.
        pub id: String,
        /// The name under which it was sent.
        pub name: String,
        /// The file as it is.
        pub content: Vec<u8>,
        /// What was said with it, in the words of the pages.
        pub answers: String,
    }
}

/// How long a file waits, in seconds.
const WAITS: i64 = 24 * 60 * 60;

/// How many files of one account wait; of more the oldest goes.
const MOST: i64 = 5;

const OLD: &str = "DELETE FROM upload WHERE created <= $1";
const KEEP: &str = "INSERT INTO upload (id, account, name, content, answers, created)
    VALUES ($1, $2, $3, $4, $5, $6)";
const TOO_MANY: &str = "DELETE FROM upload WHERE account = $1 AND id NOT IN
    (SELECT id FROM upload WHERE account = $1 ORDER BY created DESC, id LIMIT $2)";
const FIND: &str =
    "SELECT id, name, content, answers FROM upload WHERE id = $1 AND account = $2 AND created > $3";
const DROP: &str = "DELETE FROM upload WHERE id = $1 AND account = $2";

impl Store {
    /// Keeps a file for its account until it is brought in, for a day at most.
    pub async fn keep_upload(
        &self,
        account: &str,
        upload: &Upload,
        now: i64,
    ) -> Result<(), StoreError> {
        let Upload { id, name, content, answers } = upload;
        self.sweep_uploads(now).await?;
        on!(self, pool => {
            let kept = sqlx::query(KEEP)
                .bind(id).bind(account).bind(name).bind(content).bind(answers).bind(now);
            kept.execute(pool).await.map(drop)
        })?;
        execute!(self, TOO_MANY, account, MOST)?;
        Ok(())
    }

    /// Lets go of files that waited too long.
    pub(crate) async fn sweep_uploads(&self, now: i64) -> Result<(), StoreError> {
        execute!(self, OLD, now - WAITS)?;
        Ok(())
    }

    /// A file that its account is bringing in.
    pub async fn upload(
        &self,
        account: &str,
        id: &str,
        now: i64,
    ) -> Result<Option<Upload>, StoreError> {
        Ok(on!(self, pool => {
            let find = sqlx::query_as(FIND).bind(id).bind(account).bind(now - WAITS);
            find.fetch_optional(pool).await
        })?)
    }

    /// Lets a file go: it was brought in, or nobody wants it any more.
    pub async fn drop_upload(&self, account: &str, id: &str) -> Result<(), StoreError> {
        execute!(self, DROP, id, account)?;
        Ok(())
    }
}
