//! The WBF Procedures for Tie Breaking, section by section.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod board_a_match;
mod case;
mod cases;
mod coverage;
mod doubts;
mod knock_out;
mod properties;
mod questions;
mod readings;
mod real_round;
mod swiss;
mod triangles;
