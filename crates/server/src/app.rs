//! The state and the settings that all requests share.

use crate::accounts::access::Network;
use crate::accounts::access::limit::LoginDelays;
use crate::broadcast::{FollowSettings, FollowedBroadcasts};
use crate::events::painting::Painter;
use crate::imports::demo;
use crate::imports::file_reader::FileReader;
use crate::imports::new_event::ImportedEvent;
use crate::infra::base_path::BasePath;
use crate::infra::condition::ServerCondition;
use crate::infra::kept_answers::KeptAnswers;
use crate::infra::metrics::Metrics;
use crate::infra::problem::Problem;
use crate::infra::serving::Connections;
use crate::infra::work::WorkLanes;
use crate::infra::{clock, secrets};
use crate::live::Live;
use crate::webhooks::Waker;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tiebreak_record::SigningKey;
use tiebreak_store::{AccountInvitation, Role, Store};

/// The settings of the server.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// The address under which people reach the server, with the base path, if it differs from the
    /// one in their requests: for example behind a proxy.
    pub public_url: Option<String>,
    /// The path prefix of all addresses.
    pub base_path: BasePath,
    /// Whether webhooks may use private addresses.
    pub private_webhooks: bool,
    /// Which broadcasts events may follow.
    pub follow: FollowSettings,
    /// The name and version of the program, for the first lines of records.
    pub program: String,
    /// The key with which the server signs the heads of records.
    pub key: Option<SigningKey>,
    /// The proxies whose forwarding headers are trusted.
    pub trusted_proxies: Vec<Network>,
    /// The limits on connections.
    pub limits: Limits,
    /// Whether `/metrics` is open to every client, and not only to this machine.
    pub open_metrics: bool,
    /// How uploaded files are read: in the server or in a child process.
    pub reader: FileReader,
}

/// Limits on the number of connections and on their durations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The most connections to this server in total.
    pub connections: usize,
    /// The most connections from one address that is not a trusted proxy. A hall has one address
    /// for all the phones in it.
    pub per_address: usize,
    /// How long a connection may take to send its headers, and how long it may stay idle between
    /// requests.
    pub headers: Duration,
    /// How long a sender may take before a minimum rate applies.
    pub grace: Duration,
    /// How long pending requests may take when the server stops.
    pub stopping: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 16_384,
            per_address: 4_096,
            headers: Duration::from_secs(20),
            grace: Duration::from_secs(20),
            stopping: Duration::from_secs(10),
        }
    }
}

/// The state that all requests share. Cheap to clone.
#[derive(Debug, Clone)]
pub struct App {
    pub(crate) store: Store,
    /// The events in memory.
    pub(crate) live: Arc<Live>,
    pub(crate) settings: Arc<Settings>,
    /// The preview pictures that were rendered.
    pub(crate) painter: Arc<Painter>,
    /// Whether the example events were added; the gallery is shown only then.
    demo: Arc<AtomicBool>,
    /// Who has to wait before the next login attempt.
    pub(crate) login_delays: Arc<LoginDelays>,
    pub(crate) work: Arc<WorkLanes>,
    /// Kept answers that were expensive to compute.
    pub(crate) kept: Arc<KeptAnswers>,
    pub(crate) condition: Arc<ServerCondition>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) connections: Arc<Connections>,
    /// Open streams that come through trusted proxies, counted by the client's own address.
    pub(crate) watching: Arc<Connections>,
    /// Wakes the task that sends webhooks.
    pub(crate) webhooks: Arc<Waker>,
    /// The broadcasts that are followed.
    pub(crate) following: Arc<FollowedBroadcasts>,
}

/// How long the link of the first start is valid, in seconds.
const FIRST_LINK_SECONDS: i64 = 24 * 60 * 60;

impl App {
    /// The app of a server that uses this database.
    pub fn new(store: Store, settings: Settings) -> Self {
        let work = Arc::new(WorkLanes::default());
        let (metrics, kept) = (Arc::new(Metrics::default()), Arc::new(KeptAnswers::default()));
        let live = Arc::new(Live::new(
            store.clone(),
            Arc::clone(&work),
            Arc::clone(&metrics),
            Arc::clone(&kept),
        ));
        let [connections, watching] = [(); 2].map(|()| Arc::new(Connections::new(settings.limits)));
        Self {
            store,
            kept,
            live,
            settings: Arc::new(settings),
            painter: Arc::default(),
            demo: Arc::default(),
            login_delays: Arc::default(),
            work,
            condition: Arc::default(),
            metrics,
            connections,
            watching,
            webhooks: Arc::default(),
            following: Arc::default(),
        }
    }

    /// Adds the event of a file under an account's name. Returns its name in addresses.
    pub async fn add_event(&self, file: &str, bytes: &[u8], by: &str) -> Result<String, Problem> {
        ImportedEvent::from_file(file, bytes, None)?.add(self, by).await
    }

    /// The path of a one-time link to create the administrator's account, while there is none.
    /// Links of earlier starts become invalid.
    pub async fn first_link(&self) -> Result<Option<String>, Problem> {
        if self.store.has_administrator().await? {
            return Ok(None);
        }
        let expires = clock::seconds() + FIRST_LINK_SECONDS;
        self.invite(AccountInvitation {
            account: String::new(),
            role: Role::Administrator,
            expires,
        })
        .await
        .map(Some)
    }

    /// Creates a one-time link and returns its path.
    pub(crate) async fn invite(&self, invitation: AccountInvitation) -> Result<String, Problem> {
        let secret = secrets::new()?;
        self.store.invite(&secrets::hash(&secret), &invitation).await?;
        Ok(format!("/setup/{secret}"))
    }

    /// The public address of this server, for a request with this host.
    pub(crate) fn address(&self, host: &str) -> String {
        match &self.settings.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{host}{}", self.settings.base_path.as_str()),
        }
    }

    /// Adds the real example events that are missing. Returns how many were added.
    pub async fn add_demo_events(&self) -> Result<usize, Problem> {
        self.demo.store(true, Ordering::Relaxed);
        demo::add(self).await
    }

    /// Whether the gallery is shown.
    pub(crate) fn is_demo(&self) -> bool {
        self.demo.load(Ordering::Relaxed)
    }
}
