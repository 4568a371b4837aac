//! The pages for writing regulations.

mod by_reading;
mod controls;
pub mod editor;
mod fields;
pub mod findings;
pub mod form;
mod schema_words;
mod script_words;
pub mod sharing;
pub mod versions;
