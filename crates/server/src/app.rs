//! What all requests share.

use crate::accounts::access::Network;
use crate::accounts::access::limit::LoginDelays;
use crate::broadcast::{FollowSettings, FollowedBroadcasts};
use crate::events::painting::Painter;
use crate::imports::demo;
use crate::imports::file_reader::FileReader;
use crate::imports::new_event::ImportedEvent;
use crate::infra::base_path::BasePath;
use crate::infra::condition::Condition;
use crate::infra::kept_answers::KeptAnswers;
use crate::infra::metrics::Metrics;
use crate::infra::problem::Problem;
use crate::infra::serving::Connections;
use crate::infra::work::Work;
use crate::infra::{clock, secrets};
use crate::live::Live;
use crate::webhooks::Waker;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tiebreak_record::SigningKey;
use tiebreak_store::{Invitation, Role, Store};

/// How the server is set up.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// The address under which people reach it, where it is not the one that they type: behind a
    /// proxy, say. With the base path.
    pub public_url: Option<String>,
    /// The path under which everything stands.
    pub base_path: BasePath,
    /// Whether webhooks may go to private addresses.
    pub private_webhooks: bool,
    /// Which broadcasts may be followed.
    pub follow: FollowSettings,
    /// The program with its version, for the first lines of records.
    pub program: String,
    /// The key with which the server signs heads.
    pub key: Option<SigningKey>,
    /// The proxies that are believed when they say for whom they ask.
    pub trusted_proxies: Vec<Network>,
    /// How many connections are held.
    pub limits: Limits,
    /// Whether `/metrics` is for everybody who reaches the server, and not only for this machine.
    pub open_metrics: bool,
    /// Where files from outside are read.
    pub reader: FileReader,
}

/// How many connections are held, and how long one may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Connections to this server, whoever holds them.
    pub connections: usize,
    /// From one address that is no trusted proxy. A hall has one address, and a phone for everybody
    /// in it.
    pub per_address: usize,
    /// How long a connection may take to say what it wants, and how long it may rest before it says
    /// so again.
    pub headers: Duration,
    /// What a sender has in any case before it has to keep a certain pace.
    pub grace: Duration,
    /// How long requests that are under way may take when the server stops.
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

/// What all requests share. Cheap to clone.
#[derive(Debug, Clone)]
pub struct App {
    pub(crate) store: Store,
    /// The events in memory.
    pub(crate) live: Arc<Live>,
    pub(crate) settings: Arc<Settings>,
    /// The pictures that were painted.
    pub(crate) painter: Arc<Painter>,
    /// Whether the example events were put in, and with them the gallery.
    demo: Arc<AtomicBool>,
    /// Who has to wait before they may try to log in again.
    pub(crate) login_delays: Arc<LoginDelays>,
    pub(crate) work: Arc<Work>,
    /// Answers that were costly to work out.
    pub(crate) kept: Arc<KeptAnswers>,
    pub(crate) condition: Arc<Condition>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) connections: Arc<Connections>,
    /// Those who watch through a trusted proxy, by their own addresses.
    pub(crate) watching: Arc<Connections>,
    /// Wakes whoever sends to webhooks.
    pub(crate) webhooks: Arc<Waker>,
    /// The broadcasts that are followed.
    pub(crate) following: Arc<FollowedBroadcasts>,
}

/// How long the link of the first start holds.
const FIRST_LINK_SECONDS: i64 = 24 * 60 * 60;

impl App {
    /// A server on a database.
    pub fn new(store: Store, settings: Settings) -> Self {
        let work = Arc::new(Work::default());
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

    /// Brings in the event of a file, in somebody's name; what it is called in addresses.
    pub async fn add_event(&self, file: &str, bytes: &[u8], by: &str) -> Result<String, Problem> {
        ImportedEvent::from_file(file, bytes, None)?.add(self, by).await
    }

    /// The path of a one-time link to make the administrator's account, as long as there is none;
    /// links of earlier starts end.
    pub async fn first_link(&self) -> Result<Option<String>, Problem> {
        if self.store.has_administrator().await? {
            return Ok(None);
        }
        let expires = clock::seconds() + FIRST_LINK_SECONDS;
        self.invite(Invitation { account: String::new(), role: Role::Administrator, expires })
            .await
            .map(Some)
    }

    /// Makes a one-time link; its path.
    pub(crate) async fn invite(&self, invitation: Invitation) -> Result<String, Problem> {
        let secret = secrets::new()?;
        self.store.invite(&secrets::hash(&secret), &invitation).await?;
        Ok(format!("/setup/{secret}"))
    }

    /// The address of this server as somebody reaches it who asked for this host.
    pub(crate) fn address(&self, host: &str) -> String {
        match &self.settings.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{host}{}", self.settings.base_path.as_str()),
        }
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
