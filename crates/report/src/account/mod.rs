//! The account of an import, for people and for programs.

mod figures;
mod html;
mod json;
mod text;

pub use figures::compare;
pub use html::html;
pub use json::json;
pub use text::{heading, short, text};
