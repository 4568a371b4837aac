//! The pages of those who write regulations.

pub mod editor;
mod fields;
pub mod findings;
pub mod form;
pub mod sharing;
pub mod versions;
