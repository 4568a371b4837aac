//! What every feature is built on: connections, lanes of work, limits, problems, assets, health.
//!
//! `serving` accepts connections and counts them. The layers in the root's `routes` are, from the
//! outside in: `observing` (request number, log, metrics), security headers, `framework_refusals`
//! (every refusal becomes a page or a problem document), `body_guard` (pace, NUL bytes),
//! same-origin checks, and `events::audience`. Long work goes into a lane (`work`, `run_in_lane`).
//! `condition` knows whether the disk is full and whether the server is about to stop.
//!
//! Handlers need no knowledge of a base path: `base_path` adds it to every address in a response.

pub mod address;
pub mod assets;
pub mod base_path;
pub mod body_guard;
pub mod budgets;
pub mod clock;
pub mod condition;
pub mod drawing;
pub mod framework_refusals;
pub mod health;
pub mod kept_answers;
pub mod listening;
pub mod metrics;
pub mod observing;
pub mod problem;
pub mod public_url;
pub mod routes;
pub mod run_in_lane;
pub mod secrets;
pub mod serving;
pub mod work;
pub mod write_timeout;
