//! What people and programs see of a ruling: text for the terminal, Markdown, JSON; and mistakes in files, underlined.

mod case;
pub mod diagnostic;
pub mod json;
pub mod lots;
pub mod markdown;
mod outlook;
mod questions;
pub mod readings;
pub mod text;
mod why;
mod wrap;

pub use case::Case;
pub use outlook::{brief, leads_to};
pub use questions::{command, imperative};
pub use why::{WhyError, why};
pub use wrap::{fit, pad, wrap};
