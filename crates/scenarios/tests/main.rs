//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;
mod enumeration;
mod known_events;
mod losing_pays;
mod odds;
mod vp_needs;
