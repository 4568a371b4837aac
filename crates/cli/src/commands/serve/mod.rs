//! `tiebreak serve`: the web app.

mod arenas;
mod descriptors;
mod log;
mod reading;

use crate::database::{self, DatabaseOption};
use crate::failure::Complaint;
use crate::failure::Context;
use crate::settings::{SettingsReader, ShownSettings};
use crate::{show, signing};
use clap::Args;
use log::LogForm;
use reading::ReadingLimits;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use tiebreak_follow::HostName;
use tiebreak_record::SigningKey;
use tiebreak_report::{Language, say};
use tiebreak_server::{
    App, BasePath, FileReader, FollowSettings, Limits, ListenAddress, Listening, Network,
    PublicUrl, Settings, serve,
};
use tiebreak_store::Store;

#[derive(Debug, Args)]
#[command(after_help = "\
Each option can also be set in the environment (TIEBREAK_PUBLIC_URL) or in a settings file
(public-url = \"...\").
  tiebreak serve --demo
  tiebreak serve --listen 0.0.0.0:8080 --public-url http://192.0.2.7:8080")]
#[allow(
    rustdoc::broken_intra_doc_links,
    reason = "an address in brackets is no link, and the text is also shown by --help"
)]
pub struct Serve {
    /// Where to listen: 0.0.0.0:8080 lets the hall in; [::1]:8080; unix:/run/tiebreak.sock
    /// [default: 127.0.0.1:8080]
    #[arg(long, value_name = "PLACE")]
    listen: Option<ListenAddress>,
    #[command(flatten)]
    database: DatabaseOption,
    /// The address by which people reach the server, for links and QR codes; https makes cookies
    /// secure
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// The path under which everything stands, where the server is one part of a site: /tiebreak
    #[arg(long, value_name = "PATH")]
    base_path: Option<BasePath>,
    /// The key to sign heads with, made on the first start; FILE.key next to an SQLite file where
    /// none is named
    #[arg(long, value_name = "FILE")]
    key: Option<FileName>,
    /// Let webhooks go to private addresses
    #[arg(long)]
    private_webhooks: bool,
    #[command(flatten)]
    following: Followed,
    #[command(flatten)]
    reading: ReadingLimits,
    /// Put the real example events in
    #[arg(long)]
    demo: bool,
    #[command(flatten)]
    exposed: Exposed,
    /// Print the settings as they count, with where each comes from, and stop
    #[arg(long)]
    show_config: bool,
}

// Which broadcasts the server may follow.
#[derive(Debug, Args)]
struct Followed {
    /// The hosts whose broadcasts events may follow: lichess.org, *.example.org; without any, none
    /// is followed
    #[arg(long, value_name = "HOST", value_delimiter = ',')]
    follow_hosts: Vec<HostName>,
    /// Let these hosts be at private addresses: a server in the hall
    #[arg(long)]
    follow_private: bool,
    /// How often a broadcast is looked at, in seconds [default: 5]
    #[arg(long, value_name = "SECONDS")]
    follow_every: Option<NonZeroU32>,
}

impl Followed {
    fn read(&self, reading: &mut SettingsReader<'_>) -> FollowSettings {
        let usual = NonZeroU32::MIN.saturating_add(4);
        let hosts =
            reading.several("follow-hosts", self.follow_hosts.clone()).into_iter().collect();
        let private = reading.on_or_off("follow-private", self.follow_private);
        let every = reading.one("follow-every", self.follow_every, Some(usual)).unwrap_or(usual);
        FollowSettings { hosts, private, every: Duration::from_secs(every.get().into()) }
    }
}

// What matters where strangers reach the server.
#[derive(Debug, Args)]
struct Exposed {
    /// A proxy that is believed when it says for whom it asks (Forwarded, X-Forwarded-For); may be
    /// given several times
    #[arg(long, value_name = "CIDR")]
    trusted_proxy: Vec<Network>,
    /// How many connections are held in all [default: 16384]
    #[arg(long, value_name = "NUMBER")]
    max_connections: Option<usize>,
    /// How many connections are held from one address that is not a trusted proxy [default: 4096]
    #[arg(long, value_name = "NUMBER")]
    max_per_address: Option<usize>,
    /// Show /metrics to everybody who reaches the server, not only to this machine
    #[arg(long)]
    open_metrics: bool,
    /// How the log is written to stderr: text, or a JSON object a line [default: text]
    #[arg(long, value_name = "FORM")]
    log: Option<LogForm>,
}

/// The settings of the server, whatever their source.
struct Chosen {
    listen: ListenAddress,
    database: String,
    public_url: Option<PublicUrl>,
    base_path: BasePath,
    key: Option<PathBuf>,
    private_webhooks: bool,
    follow: FollowSettings,
    reader: FileReader,
    trusted_proxies: Vec<Network>,
    limits: Limits,
    open_metrics: bool,
    log: LogForm,
    demo: bool,
    shown: ShownSettings,
}

impl Serve {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        if !self.show_config {
            arenas::few();
        }
        let chosen = self.chosen(language)?;
        if self.show_config {
            show::plain(&chosen.shown.to_string())?;
            return Ok(ExitCode::SUCCESS);
        }
        chosen.log.begin();
        descriptors::raise();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(chosen.serve(language))
    }

    fn chosen(&self, language: Language) -> crate::Result<Chosen> {
        let file = self.database.file(language)?;
        let mut reading = SettingsReader::new(file.as_ref());
        let usual = ListenAddress::Port(([127, 0, 0, 1], 8080).into());
        let listen =
            reading.one("listen", self.listen.clone(), Some(usual.clone())).unwrap_or(usual);
        let database = self.database.read(&mut reading);
        let public_url = reading.one("public-url", self.public_url.clone(), None);
        let base_path = reading.one("base-path", self.base_path.clone(), None);
        let key = reading.one("key", self.key.clone(), None).map(|key: FileName| key.0);
        let private_webhooks = reading.on_or_off("private-webhooks", self.private_webhooks);
        let follow = self.following.read(&mut reading);
        let reader = self.reading.read(&mut reading);
        let Exposed { trusted_proxy, max_connections, max_per_address, open_metrics, log } =
            &self.exposed;
        let trusted_proxies = reading.several("trusted-proxy", trusted_proxy.clone());
        let usual = Limits::default();
        let limits = Limits {
            connections: reading
                .one("max-connections", *max_connections, Some(usual.connections))
                .unwrap_or(usual.connections),
            per_address: reading
                .one("max-per-address", *max_per_address, Some(usual.per_address))
                .unwrap_or(usual.per_address),
            ..usual
        };
        let open_metrics = reading.on_or_off("open-metrics", *open_metrics);
        let log = reading.one("log", *log, Some(LogForm::Text)).unwrap_or(LogForm::Text);
        let demo = reading.on_or_off("demo", self.demo);
        let shown = reading.finish(language)?;
        let (public_url, base_path) = together(language, public_url, base_path)?;
        let database = database::ready(language, database)?;
        Ok(Chosen {
            listen,
            database,
            public_url,
            base_path,
            key,
            private_webhooks,
            follow,
            reader,
            trusted_proxies,
            limits,
            open_metrics,
            log,
            demo,
            shown,
        })
    }
}

/// A public address with a path says the base path, and the other way round.
fn together(
    language: Language,
    url: Option<PublicUrl>,
    path: Option<BasePath>,
) -> crate::Result<(Option<PublicUrl>, BasePath)> {
    match (url, path) {
        (Some(url), None) => {
            let path = url.path().clone();
            Ok((Some(url), path))
        }
        (Some(url), Some(path)) => {
            let url = url.under(&path).map_err(|why| Complaint::new(why.in_language(language)))?;
            Ok((Some(url), path))
        }
        (None, path) => Ok((None, path.unwrap_or_default())),
    }
}

/// The name of a file, as a setting.
#[derive(Debug, Clone)]
struct FileName(PathBuf);

impl std::str::FromStr for FileName {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.into()))
    }
}

impl std::fmt::Display for FileName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.display())
    }
}

impl Chosen {
    async fn serve(self, language: Language) -> crate::Result<ExitCode> {
        let store = Store::open_alone(&self.database).await?;
        let key = self.signing_key(language)?;
        let program = concat!("tiebreak ", env!("CARGO_PKG_VERSION")).to_owned();
        let settings = Settings {
            public_url: self.public_url.as_ref().map(PublicUrl::to_string),
            base_path: self.base_path.clone(),
            private_webhooks: self.private_webhooks,
            follow: self.follow.clone(),
            program,
            key,
            trusted_proxies: self.trusted_proxies.clone(),
            limits: self.limits,
            open_metrics: self.open_metrics,
            reader: self.reader.clone(),
        };
        let app = App::new(store.clone(), settings);
        if self.demo {
            app.add_demo_events().await?;
        }
        if let Some(file) = self.shown.file() {
            anstream::eprintln!("{}", say!(language, cli_settings_from { file }));
        }
        let listening = self.listening(language)?;
        let here = self.here(&listening.place()?);
        anstream::eprintln!("{}", say!(language, cli_server_at { here: &here }));
        if let Some(link) = app.first_link().await? {
            let here = if here.contains("://") {
                here
            } else {
                format!("http://YOUR-HOST{}", self.base_path.as_str())
            };
            anstream::eprintln!(
                "{}",
                say!(language, cli_first_password { link: format!("{here}{link}") })
            );
        }
        serve(app, listening, stopped())
            .await
            .with_context(|| say!(language, cli_server_stopped))?;
        store.close().await;
        Ok(ExitCode::SUCCESS)
    }

    /// At the socket that systemd hands over, else where it was said.
    fn listening(&self, language: Language) -> crate::Result<Listening> {
        let handed = Listening::handed_over().with_context(|| say!(language, cli_systemd))?;
        let listening = handed.map_or_else(|| Listening::at(&self.listen), Ok);
        listening.map_err(|error| {
            let (place, error) = (self.listen.to_string(), error.to_string());
            let complaint = Complaint::new(say!(language, cli_cannot_listen { place, error }));
            complaint.hint(say!(language, cli_cannot_listen_hint)).into()
        })
    }

    /// How people reach it: as was said, or at the place itself.
    fn here(&self, place: &ListenAddress) -> String {
        match (&self.public_url, place) {
            (Some(url), _) => url.to_string(),
            (None, ListenAddress::Port(address)) => {
                format!("http://{address}{}", self.base_path.as_str())
            }
            (None, ListenAddress::Socket(_)) => place.to_string(),
        }
    }

    /// The server's own key: as named, or next to the database. A database elsewhere has none
    /// unless it is named.
    fn signing_key(&self, language: Language) -> crate::Result<Option<SigningKey>> {
        let path = match &self.key {
            Some(path) => path.clone(),
            None if database::is_file(&self.database) => {
                signing::with_ending(Path::new(&self.database), ".key")
            }
            None => return Ok(None),
        };
        if !path.exists() {
            let url = self.public_url.as_ref().map(PublicUrl::to_string).unwrap_or_default();
            let host = url.split("://").nth(1).unwrap_or("tiebreak");
            let host: String = host
                .chars()
                .take_while(|c| c.is_ascii_alphanumeric() || "-.".contains(*c))
                .collect();
            let key = signing::new_key(language, if host.is_empty() { "tiebreak" } else { &host })?;
            signing::keep(language, &key, &path)?;
            let (path, key) = (path.display().to_string(), key.public().to_string());
            anstream::eprintln!("{}", say!(language, cli_key_made { path, key }));
        }
        signing::key(language, &path).map(Some)
    }
}

/// Ready when somebody stops the program.
pub async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
