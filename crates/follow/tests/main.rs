//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod broadcaster;
mod fetching;
mod hall;
mod hostile;
mod proposals;
mod soak;
mod streaming;
