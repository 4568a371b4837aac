//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod amendments;
mod chain;
mod common;
mod corrections;
mod file;
mod gate;
mod hall;
mod leaving;
mod lots;
mod mutants;
mod promises;
mod signing;
mod verify_py;
mod words;
