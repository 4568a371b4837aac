//! The pages of those who write regulations.

mod by_reading;
mod controls;
pub mod editor;
mod fields;
pub mod findings;
pub mod form;
pub mod sharing;
pub mod versions;
