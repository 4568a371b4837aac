//! Which sites may show an event's board on their pages.

use crate::pool::{execute, on};
use crate::{Store, StoreError};

const FIND: &str = "SELECT sites FROM embedding WHERE event = $1";
const SET: &str =
    "INSERT INTO embedding (event, sites, changed_by, changed) VALUES ($1, $2, $3, $4)
    ON CONFLICT (event) DO UPDATE SET sites = excluded.sites,
        changed_by = excluded.changed_by, changed = excluded.changed";
const END: &str = "DELETE FROM embedding WHERE event = $1";

impl Store {
    /// The sites, as they were set; none where nobody set any.
    pub async fn embedding_sites(&self, event: &str) -> Result<Vec<String>, StoreError> {
        let sites: Option<String> =
            on!(self, pool => sqlx::query_scalar(FIND).bind(event).fetch_optional(pool).await)?;
        Ok(sites
            .map(|sites| sites.split_whitespace().map(str::to_owned).collect())
            .unwrap_or_default())
    }

    /// Says which sites may from now on.
    pub async fn set_embedding_sites(
        &self,
        event: &str,
        sites: &[String],
        by: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        if sites.is_empty() {
            execute!(self, END, event)?;
        } else {
            let sites = sites.join(" ");
            execute!(self, SET, event, &sites, by, now)?;
        }
        self.announce(event).await
    }
}
