//! Events, their records, the regulations that people write and the accounts, in SQLite or
//! PostgreSQL.
//!
//! One interface and one SQL text for both. The lines of a record are kept as they were sealed; a
//! line is added only behind the head that its writer saw, and neither database lets anybody change
//! or remove one. An event is removed only as a whole, and a line about that stays.

mod accounts;
mod alone;
mod attempts;
mod backup;
mod board_languages;
mod broadcasts;
mod changes;
mod concealments;
mod embeddings;
mod error;
mod events;
mod invitations;
mod lines;
mod migrations;
mod pool;
mod regulations;
mod removals;
mod row;
mod second_factor;
mod sessions;
mod states;
mod sweeping;
mod tokens;
mod uploads;
mod vouching;
mod webhooks;
mod writer;

pub use accounts::{FormerName, Role, UserAccount};
pub use attempts::AttemptCounts;
pub use backup::{BackupFile, Copied};
pub use broadcasts::BroadcastRow;
pub use changes::Change;
pub use concealments::Audience;
pub use error::StoreError;
pub use events::{After, EventListRow, EventListing, EventRow, Only};
pub use invitations::AccountInvitation;
pub use lines::Head;
pub use pool::hide_password;
pub use regulations::{NewVersion, RegulationRow, VersionRow, VersionSummary};
pub use removals::Removal;
pub use second_factor::{HalfLogin, SecondFactor};
pub use sessions::SessionRow;
pub use states::{MOST_WORDS, RegulationAndSport, Sought, StateRow};
pub use tokens::{Scope, TokenRow};
pub use uploads::Upload;
pub use webhooks::{Untold, WebhookRow};

use attempts::Elapsed;
use pool::Pool;
use std::fs::File;
use std::sync::Arc;
use tokio::sync::broadcast;
use vouching::Vouching;
use writer::Writer;

/// The store. Cheap to clone; all clones share their connections.
#[derive(Debug, Clone)]
pub struct Store {
    pool: Pool,
    writer: Writer,
    changes: broadcast::Sender<Change>,
    elapsed: Arc<Elapsed>,
    vouching: Arc<Vouching>,
    /// The lock that keeps a second server away, where this one has claimed the file.
    _claimed: Option<Arc<File>>,
}

impl Store {
    /// Opens a database, making or bringing up to date its tables: the path of an SQLite file, or
    /// `postgres://...`.
    pub async fn open(database: &str) -> Result<Self, StoreError> {
        let pool = Pool::open(database).await?;
        migrations::run(&pool).await?;
        let (changes, _) = broadcast::channel(1024);
        let writer = Writer::new(pool.clone(), changes.clone());
        let store = Self {
            writer,
            pool,
            changes,
            elapsed: Arc::default(),
            vouching: Arc::default(),
            _claimed: None,
        };
        store.listen();
        Ok(store)
    }

    /// Closes all connections.
    pub async fn close(&self) {
        pool::on!(self, pool => pool.close().await);
    }

    /// How many connections to the database there are, and how many of them have nothing to do.
    pub fn connections(&self) -> (u32, usize) {
        pool::on!(self, pool => (pool.size(), pool.num_idle()))
    }

    /// Whether the database takes what is to be kept: nothing that anybody sees is written.
    pub async fn try_writing(&self) -> Result<(), StoreError> {
        let write = "INSERT INTO elapsed (id, milliseconds) VALUES (2, 1)
            ON CONFLICT (id) DO UPDATE SET milliseconds = elapsed.milliseconds + 1";
        pool::execute!(self, write)?;
        Ok(())
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        pool::execute!(self, "SELECT 1")?;
        Ok(())
    }
}
