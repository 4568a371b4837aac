//! Exact odds against play-offs drawn through the same engine: every regulation, two to seven tied.
#![allow(clippy::unwrap_used, clippy::panic)]

mod agreement;
#[path = "../common/mod.rs"]
mod common;
mod events;
mod known;
mod play;
mod stopping;
