//! What has served its purpose goes: nothing about a person is kept longer than it is needed.

use crate::pool::execute;
use crate::{Store, StoreError};
use std::time::Duration;

/// What expires at a moment, in seconds since 1970.
const EXPIRED: [&str; 3] = [
    "DELETE FROM session WHERE expires <= $1",
    "DELETE FROM half_login WHERE expires <= $1",
    "DELETE FROM invitation WHERE expires <= $1",
];

impl Store {
    /// Lets go of sessions, invitations and uploads that have expired, and of attempts to log in
    /// that count no more.
    pub async fn sweep(&self, now: i64, attempts: Duration) -> Result<(), StoreError> {
        for statement in EXPIRED {
            execute!(self, statement, now)?;
        }
        self.sweep_uploads(now).await?;
        self.sweep_attempts(attempts).await
    }
}
