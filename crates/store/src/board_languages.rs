//! The language in which an event's boards and scenes are shown to everybody.

use crate::pool::{execute, on};
use crate::{Store, StoreError};

const FIND: &str = "SELECT language FROM board_language WHERE event = $1";
const SET: &str =
    "INSERT INTO board_language (event, language, changed_by, changed) VALUES ($1, $2, $3, $4)
    ON CONFLICT (event) DO UPDATE SET language = excluded.language,
        changed_by = excluded.changed_by, changed = excluded.changed";
const END: &str = "DELETE FROM board_language WHERE event = $1";

impl Store {
    /// The code of the language, as it was set; none where nobody set any.
    pub async fn board_language(&self, event: &str) -> Result<Option<String>, StoreError> {
        let language: Option<String> =
            on!(self, pool => sqlx::query_scalar(FIND).bind(event).fetch_optional(pool).await)?;
        Ok(language)
    }

    /// Says which it is from now on; none is the usual one.
    pub async fn set_board_language(
        &self,
        event: &str,
        language: Option<&str>,
        by: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        match language {
            None => execute!(self, END, event).map(drop)?,
            Some(code) => execute!(self, SET, event, code, by, now).map(drop)?,
        }
        self.announce(event).await
    }
}
