//! The pages of those who write regulations.

pub mod editor;
pub mod findings;
pub mod sharing;
pub mod versions;
