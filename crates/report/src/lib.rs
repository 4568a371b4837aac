//! What people and programs see of a ruling: text for the terminal, Markdown, JSON, HTML, SVG; and mistakes in files, underlined.

pub mod account;
mod case;
pub mod check;
mod commands;
mod consequences;
pub mod diagnostic;
pub mod html;
mod interim;
pub mod json;
pub mod losing_pays;
pub mod lots;
pub mod markdown;
mod markup;
mod outlook;
mod questions;
pub mod readings;
pub mod regulation;
pub mod scenarios;
pub mod schemas;
pub mod standings_check;
pub mod svg;
pub mod text;
mod why;
pub mod words;
mod wrap;

pub use case::Case;
pub use commands::{command, is_placeholder, placeholders, quoted};
pub use consequences::consequences;
pub use interim::{interim, interim_sentence, progress};
pub use outlook::{brief, leads_to};
pub use questions::{imperative, offer, offered_words};
pub use why::{WhyError, neighbours, why};
pub use wrap::{fit, pad, wrap};
