//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod c07;
mod check;
mod conformance;
mod opened;
mod teams;
mod us_chess;
mod written;
