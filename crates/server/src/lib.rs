//! The web app: the arbiters' console, the public board, the API.
//!
//! It decides nothing. Rulings come from the engine, entries go through the record; what stands here is who may do what, how it
//! looks, and how those who watch hear of it.

mod access;
mod address;
mod amending;
mod api;
mod app;
mod audience;
mod authoring;
mod base_path;
mod beside;
mod body_guard;
mod bringing_in;
mod clock;
mod condition;
mod conduct;
mod demo;
mod dossier;
mod drawing;
mod feed;
mod first_looks;
mod following;
mod former_names;
mod frame;
mod framework_refusals;
mod grid;
mod health;
mod kept_card;
mod listening;
mod listing;
mod live;
mod metrics;
mod observing;
mod outlook;
mod pages;
mod painting;
mod problem;
mod promising;
mod public_url;
mod raw;
mod record_shown;
mod routes;
mod secrets;
mod serving;
mod spoken;
mod steady;
mod timeline;
mod upload;
mod webhooks;
mod work;

pub use access::Network;
pub use api::openapi;
pub use app::{App, Limits, Settings};
pub use base_path::BasePath;
pub use demo::EVENTS as DEMO_EVENTS;
pub use following::FollowSettings;
pub use listening::{Listening, Place};
pub use problem::Problem;
pub use public_url::PublicUrl;
pub use routes::routes;
pub use serving::serve;
pub use tiebreak_report::Sentence;
