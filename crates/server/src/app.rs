//! What all requests share.

use crate::access::limit::Attempts;
use crate::live::Live;
use crate::painting::Painter;
use crate::problem::Problem;
use crate::{clock, demo, secrets};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tiebreak_record::SigningKey;
use tiebreak_store::{Invitation, Role, Store};

/// How the server is set up.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// The address under which people reach it, where it is not the one that they type: behind a proxy, say.
    pub public_url: Option<String>,
    /// The program with its version, for the first lines of records.
    pub program: String,
    /// The key with which the server signs heads.
    pub key: Option<SigningKey>,
}

/// What all requests share. Cheap to clone.
#[derive(Debug, Clone)]
pub struct App {
    /// The database.
    pub(crate) store: Store,
    /// The events in memory.
    pub(crate) live: Arc<Live>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) attempts: Arc<Attempts>,
    /// The pictures that were painted.
    pub(crate) painter: Arc<Painter>,
    /// Whether the example events were put in, and with them the gallery.
    demo: Arc<AtomicBool>,
}

/// How long the link of the first start holds.
const FIRST_LINK_SECONDS: i64 = 24 * 60 * 60;

impl App {
    /// A server on a database.
    pub fn new(store: Store, settings: Settings) -> Self {
        let live = Arc::new(Live::new(store.clone()));
        let attempts = Arc::default();
        let settings = Arc::new(settings);
        Self { store, live, settings, attempts, painter: Arc::default(), demo: Arc::default() }
    }

    /// The path of a one-time link to make the administrator's account, as long as there is no account at all.
    pub async fn first_link(&self) -> Result<Option<String>, Problem> {
        if self.store.has_accounts().await? {
            return Ok(None);
        }
        let expires = clock::seconds() + FIRST_LINK_SECONDS;
        self.invite(Invitation { account: String::new(), role: Role::Administrator, expires }).await.map(Some)
    }

    /// Makes a one-time link; its path.
    pub(crate) async fn invite(&self, invitation: Invitation) -> Result<String, Problem> {
        let secret = secrets::new()?;
        self.store.invite(&secrets::hash(&secret), &invitation).await?;
        Ok(format!("/setup/{secret}"))
    }

    /// Puts the real example events in, those that are not there yet.
    pub async fn add_demo_events(&self) -> Result<usize, Problem> {
        self.demo.store(true, Ordering::Relaxed);
        demo::add(self).await
    }

    /// Whether the gallery is shown.
    pub(crate) fn is_demo(&self) -> bool {
        self.demo.load(Ordering::Relaxed)
    }
}
