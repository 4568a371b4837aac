//! Exact odds against play-offs drawn through the same engine: every regulation, two to seven tied.
#![allow(clippy::unwrap_used, clippy::panic)]

mod agreement;
mod events;
mod known;
mod play;
mod stopping;
