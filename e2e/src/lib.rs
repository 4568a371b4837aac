//! What the tests and the benches of the whole program need around them: a PostgreSQL server, a
//! browser, a server of their own.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

pub mod axe;
pub mod browser;
pub mod descriptors;
pub mod postgres;
pub mod scratch;
pub mod served;
pub mod skipping;
