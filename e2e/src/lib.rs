//! What the tests of the whole program need around them: a PostgreSQL server and a browser of their own.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

pub mod axe;
pub mod browser;
pub mod postgres;
pub mod scratch;
