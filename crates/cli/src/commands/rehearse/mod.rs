//! `tiebreak rehearse`: a recorded afternoon once more, through a server of its own, so that an
//! arbiter can practise.

mod afternoon;
mod boards;

use crate::about::FileOptions;
use crate::failure::Complaint;
use crate::failure::Context;
use crate::{show, source};
use afternoon::Afternoon;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use tempfile::TempDir;
use tiebreak_follow::Hosts;
use tiebreak_formats::event_file;
use tiebreak_model::Event;
use tiebreak_report::{Language, pad, say};
use tiebreak_server::{
    App, DEMO_EVENTS, FollowSettings, ListenAddress, Listening, Settings, serve,
};
use tiebreak_store::Store;
use unicode_width::UnicodeWidthStr;

/// The event of the demo whose last round is played again.
const DEMO: &str = "tata-steel-masters-2024.toml";

#[derive(Debug, Args)]
#[command(after_help = "\
The last round of a finished event is played again: its games are open, a broadcast on this machine
shows their results one after the other, and a web app on this machine follows it and proposes them.
Nothing of it is kept, and nothing else is touched. The times are those of the event file, or
plausible ones.
  tiebreak rehearse              the last round of Tata Steel 2024, and its four-way tie
  tiebreak rehearse event.toml --last 2 --speed 120")]
pub struct Rehearse {
    /// A finished event; Tata Steel 2024 where none is named
    event: Option<PathBuf>,
    /// How many times faster than it was played
    #[arg(
        long,
        value_name = "N",
        default_value_t = 60,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000)
    )]
    speed: u32,
    /// How many of the last rounds are played
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..=100)
    )]
    last: u16,
    /// Where to listen on this machine; any free port where none is named
    #[arg(long, value_name = "PORT", default_value_t = 0, hide_default_value = true)]
    port: u16,
    #[command(flatten)]
    about: FileOptions,
}

impl Rehearse {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let afternoon = Afternoon::from_event(&self.event(language)?, self.last.into())
            .ok_or_else(|| {
                Complaint::new(say!(language, cli_no_round_again))
                    .hint(say!(language, cli_no_round_hint))
            })?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.rehearse(language, afternoon))
    }

    fn event(&self, language: Language) -> crate::Result<Event> {
        match &self.event {
            Some(path) => Ok(source::read(language, path, &self.about)?.event),
            None => {
                let demo = DEMO_EVENTS.iter().find(|(name, _)| *name == DEMO);
                let (name, text) = demo.with_context(|| say!(language, cli_no_demo))?;
                Ok(event_file::read(name, text)?)
            }
        }
    }

    async fn rehearse(&self, language: Language, afternoon: Afternoon) -> crate::Result<ExitCode> {
        let folder = TempDir::new().with_context(|| say!(language, cli_no_folder))?;
        let store = Store::open(&folder.path().join("rehearsal.db").to_string_lossy()).await?;
        let follow = FollowSettings {
            hosts: Hosts::parse("127.0.0.1"),
            private: true,
            every: Duration::from_secs(1),
        };
        let program = concat!("tiebreak ", env!("CARGO_PKG_VERSION")).to_owned();
        let app = App::new(store.clone(), Settings { follow, program, ..Settings::default() });
        let slug =
            app.add_event("rehearsal.toml", afternoon.event_file().as_bytes(), "rehearsal").await?;
        let (games, length) = (afternoon.games(), afternoon.length() / self.speed);
        let listening = Listening::at(&ListenAddress::Port(([127, 0, 0, 1], self.port).into()))
            .with_context(|| {
                say!(language, cli_cannot_listen_port { port: self.port.to_string() })
            })?;
        let here = format!("http://{}", listening.place()?);
        let link = app.first_link().await?.unwrap_or_default();
        // The clock starts when everything is ready.
        let boards = boards::show(afternoon, self.speed)?;
        store.set_broadcast(&slug, &boards, "rehearsal", 0).await?;
        let seconds = length.as_secs().max(1);
        let event = format!("{here}/events/{slug}");
        let places = [
            ("board", format!("{event}/board")),
            ("console", format!("{event}/console")),
            ("broadcast", boards),
        ];
        let places =
            places.map(|(place, address)| (say!(language, cli_rehearsal_place { place }), address));
        let width = places.iter().map(|(word, _)| word.width()).max().unwrap_or(0);
        let places: String = places
            .iter()
            .map(|(word, address)| format!("{}  {address}\n", pad(word, width)))
            .collect();
        let first = say!(language, cli_rehearsal { games, seconds });
        let password = say!(language, cli_rehearsal_password { link: format!("{here}{link}") });
        show::plain(&format!("{first}\n{places}{password}\n"))?;
        serve(app, listening, super::serve::stopped())
            .await
            .with_context(|| say!(language, cli_server_stopped))?;
        store.close().await;
        Ok(ExitCode::SUCCESS)
    }
}
