//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::panic)]

mod account_in_languages;
mod any_format;
mod any_workbook;
mod boards;
mod bounds;
mod bridge_files;
mod csv;
mod event_file;
mod event_file_in_languages;
mod exports;
mod far_rounds;
mod foreign_in_languages;
mod goes_round;
mod hostile_workbooks;
mod hostile_writers;
mod large;
mod pgn;
mod published_imps;
mod real_files;
mod single_tables;
mod teams;
mod trf;
#[path = "../../../fuzz/workbooks.rs"]
mod workbooks;
