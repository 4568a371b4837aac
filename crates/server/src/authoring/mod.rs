//! Regulations that people write here: drafts and versions, what the checker says of them, what changed between two.

pub mod checking;
pub mod drafting;
pub mod form;
pub mod line_diff;
