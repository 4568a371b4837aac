//! The WBF Procedures for Tie Breaking, section by section.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod case;
mod cases;
