//! What people and programs see of a ruling: text for the terminal, Markdown, JSON; and mistakes in files, underlined.

mod case;
pub mod diagnostic;
pub mod json;
pub mod markdown;
mod questions;
pub mod readings;
pub mod text;
mod why;
mod wrap;

pub use case::Case;
pub use questions::{command, imperative};
pub use why::{WhyError, why};
