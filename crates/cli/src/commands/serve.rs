//! `tiebreak serve`: the web app.

use crate::failure::Complaint;
use crate::signing;
use anyhow::Context;
use clap::Args;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_record::SigningKey;
use tiebreak_server::{App, Limits, Network, Settings, listen, serve};
use tiebreak_store::Store;

#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen; 0.0.0.0:8080 lets the hall in
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    /// An SQLite file, or postgres://...; the user's data folder where none is named
    #[arg(long, value_name = "FILE|URL", env = "TIEBREAK_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The address by which people reach the server, for links and QR codes; https makes cookies secure
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// The key to sign heads with, made on the first start; FILE.key beside an SQLite file where none is named
    #[arg(long, value_name = "FILE", env = "TIEBREAK_KEY")]
    key: Option<PathBuf>,
    /// Put the real example events in
    #[arg(long)]
    demo: bool,
    #[command(flatten)]
    exposed: Exposed,
}

/// What matters where strangers reach the server.
#[derive(Debug, Args)]
struct Exposed {
    /// A proxy that is believed when it says for whom it asks (Forwarded, X-Forwarded-For); may be given several times
    #[arg(long, value_name = "CIDR")]
    trusted_proxy: Vec<Network>,
    /// How many connections are held in all
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().connections)]
    max_connections: usize,
    /// How many connections are held from one address that is no trusted proxy
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().per_address)]
    max_per_address: usize,
    /// Show /metrics to everybody who reaches the server, not only to this machine
    #[arg(long)]
    open_metrics: bool,
    /// How the log is written to stderr
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: LogForm,
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum LogForm {
    /// A line to read
    Text,
    /// A JSON object a line
    Json,
}

impl LogForm {
    fn begin(self) {
        let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
        match self {
            Self::Text => log.init(),
            Self::Json => log.json().init(),
        }
    }
}

impl Serve {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        self.exposed.log.begin();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> anyhow::Result<ExitCode> {
        let store = open(self.database.as_deref()).await?;
        store.claim()?;
        let key = self.signing_key()?;
        let program = concat!("tiebreak ", env!("CARGO_PKG_VERSION")).to_owned();
        let Exposed { trusted_proxy, max_connections, max_per_address, open_metrics, .. } = &self.exposed;
        let settings = Settings {
            public_url: self.public_url.clone(),
            program,
            key,
            trusted_proxies: trusted_proxy.clone(),
            limits: Limits { connections: *max_connections, per_address: *max_per_address, ..Limits::default() },
            open_metrics: *open_metrics,
        };
        let app = App::new(store.clone(), settings);
        if self.demo {
            app.add_demo_events().await?;
        }
        let listener = listen(self.listen).map_err(|error| {
            Complaint::new(format!("cannot listen on {}: {error}", self.listen)).hint("choose another with --listen")
        })?;
        let here = self.public_url.unwrap_or_else(|| format!("http://{}", self.listen));
        let here = here.trim_end_matches('/');
        anstream::eprintln!("Tiebreak is at {here}");
        if let Some(link) = app.first_link().await? {
            anstream::eprintln!("Set the administrator's password, once, within a day: {here}{link}");
        }
        serve(app, listener, stopped()).await.context("the server stopped")?;
        store.close().await;
        Ok(ExitCode::SUCCESS)
    }
}

impl Serve {
    /// The server's own key: as named, or beside the database. A database elsewhere has none unless it is named.
    fn signing_key(&self) -> anyhow::Result<Option<SigningKey>> {
        let path = match (&self.key, &self.database) {
            (Some(path), _) => path.clone(),
            (None, Some(url)) if url.contains("://") || url.starts_with("sqlite:") => return Ok(None),
            (None, Some(file)) => signing::with_ending(Path::new(file), ".key"),
            (None, None) => match data_folder() {
                Some(folder) => folder.join("tiebreak.db.key"),
                None => return Ok(None),
            },
        };
        if !path.exists() {
            let host = self.public_url.as_deref().and_then(|url| url.split("://").nth(1)).unwrap_or("tiebreak");
            let host: String = host.chars().take_while(|c| c.is_ascii_alphanumeric() || "-.".contains(*c)).collect();
            let key = signing::new_key(if host.is_empty() { "tiebreak" } else { &host })?;
            signing::keep(&key, &path)?;
            anstream::eprintln!("A key to sign heads with was made: {} ({})", path.display(), key.public());
        }
        signing::key(&path).map(Some)
    }
}

/// Opens the database that was named, or the one in the user's data folder.
pub async fn open(named: Option<&str>) -> anyhow::Result<Store> {
    let database = match named {
        Some(database) => database.to_owned(),
        None => {
            let folder = data_folder().ok_or_else(|| {
                Complaint::new("there is no data folder: HOME is not set").hint("name a file with --database")
            })?;
            std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
            folder.join("tiebreak.db").display().to_string()
        }
    };
    Ok(Store::open(&database).await?)
}

fn data_folder() -> Option<PathBuf> {
    let from = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let own = if cfg!(windows) {
        from("APPDATA")
    } else if cfg!(target_os = "macos") {
        from("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        from("XDG_DATA_HOME").or_else(|| from("HOME").map(|home| home.join(".local/share")))
    };
    own.map(|folder| folder.join("tiebreak"))
}

/// Ready when somebody stops the program.
async fn stopped() {
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
