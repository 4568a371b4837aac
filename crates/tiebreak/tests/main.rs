//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod architecture;
mod errors;
mod examples;
mod public_items;
mod words;
