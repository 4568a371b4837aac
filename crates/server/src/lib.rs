//! The web app: the arbiters' console, the public board, the API.
//!
//! It decides nothing: rulings come from the engine, and entries go through the record. Each folder
//! is a feature. Its `routes.rs` has its addresses, and the comment of its `mod.rs` says how it
//! works; the root's `routes` puts all addresses into lanes and lays the layers around them.
//!
//! - `events`: the state of an event, its pages, who may see it, the list of all events
//! - `live`: the events in memory (cache, writer, news), forecasts, the feed for other sites
//! - `console`: open questions, corrections, exceptions, the event log
//! - `board`: the public board, overlays for streams, the gallery of `--demo`
//! - `broadcast`: broadcasts that are followed, with their proposals on the console
//! - `imports`: uploads, typed crosstables, the child process that reads files
//! - `what_if`, `paper`, `regulations`: supposed results; print-outs and PDFs; regulations to read
//! - `authoring`: regulations that people write, with editor, form and versions
//! - `accounts`: login, sessions, one-time codes, tokens
//! - `api`, `webhooks`: the interface for programs; messages to other servers
//! - `site`: layout, words and signs that all pages share
//! - `infra`: connections, lanes of work, limits, problems, assets, health

mod accounts;
mod api;
mod app;
mod authoring;
mod board;
mod broadcast;
mod console;
mod events;
mod imports;
mod infra;
mod live;
mod paper;
mod regulations;
mod routes;
mod site;
mod webhooks;
mod what_if;

pub use accounts::access::Network;
pub use api::openapi;
pub use app::{App, Limits, Settings};
pub use broadcast::FollowSettings;
pub use imports::demo::EVENTS as DEMO_EVENTS;
pub use imports::file_reader::{FileReader, ReaderProcess, answer_request};
pub use infra::base_path::BasePath;
pub use infra::budgets;
pub use infra::listening::{ListenAddress, Listening};
pub use infra::problem::Problem;
pub use infra::public_url::PublicUrl;
pub use infra::serving::serve;
pub use routes::routes;
pub use tiebreak_report::Sentence;
