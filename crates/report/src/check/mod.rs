//! Findings of the checker in words, as JSON and as SARIF; and the differences of two editions.

mod compared;
mod differences;
mod gaps;
mod json;
mod numbers;
mod reason;
mod said;
mod sarif;
mod text;
mod values;

pub use compared::{does, situation};
pub use differences::{differences_json, differences_text};
pub use json::json;
pub use said::{Said, class, said};
pub use sarif::sarif;
pub use text::{severity_count, text};
