//! What the checker finds, for programs: JSON, SARIF, and the differences of two editions.

mod differences;
mod json;
mod sarif;

pub use differences::differences_json;
pub use json::json;
pub use sarif::sarif;
