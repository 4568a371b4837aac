//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod backup;
mod hosting;
mod one_server;
mod store;
mod tables_of_0_2;
