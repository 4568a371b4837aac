//! Events, their records, the regulations that people write and the accounts, in SQLite or PostgreSQL.
//!
//! One interface and one SQL text for both. The lines of a record are kept as they were sealed; a line is added only behind the
//! head that its writer saw, and neither database lets anybody change or remove one. An event is removed only as a whole, and a line
//! about that stays.

mod accounts;
mod changes;
mod error;
mod events;
mod lines;
mod migrations;
mod pool;
mod regulations;
mod removals;
mod sessions;
mod states;
mod uploads;
mod writer;

pub use accounts::{Account, Invitation, Role};
pub use changes::Change;
pub use error::StoreError;
pub use events::{After, EventRow, EventSummary};
pub use lines::Head;
pub use regulations::{NewVersion, RegulationRow, VersionRow, VersionSummary};
pub use removals::Removal;
pub use sessions::TokenRow;
pub use states::{MOST_WORDS, Sought, StateRow};
pub use uploads::Upload;

use pool::Pool;
use tokio::sync::broadcast;
use writer::Writer;

/// The store. Cheap to clone; all clones share their connections.
#[derive(Debug, Clone)]
pub struct Store {
    pool: Pool,
    writer: Writer,
    changes: broadcast::Sender<Change>,
}

impl Store {
    /// Opens a database, making or bringing up to date its tables: the path of an SQLite file, or `postgres://...`.
    pub async fn open(database: &str) -> Result<Self, StoreError> {
        let pool = Pool::open(database).await?;
        migrations::run(&pool).await?;
        let (changes, _) = broadcast::channel(1024);
        let store = Self { writer: Writer::of(pool.clone()), pool, changes };
        store.listen();
        Ok(store)
    }

    /// Closes all connections.
    pub async fn close(&self) {
        pool::on!(self, pool => pool.close().await);
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        pool::on!(self, pool => sqlx::query("SELECT 1").execute(pool).await.map(drop))?;
        Ok(())
    }
}
