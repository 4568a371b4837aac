//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod contradictions;
mod differences;
mod outline;
mod seed_texts;
