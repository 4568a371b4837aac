//! Rulings for people and programs: text for the terminal, Markdown, JSON, HTML, SVG; and mistakes
//! in files, underlined.

pub mod account;
pub mod board;
pub mod boards;
pub mod card;
mod case;
pub mod check;
pub mod clauses;
mod commands;
mod consequences;
pub mod crosstable;
pub mod diagnostic;
mod geometry;
mod initials;
mod interim;
pub mod losing_pays;
pub mod lots;
mod markup;
mod outlook;
pub mod pairings;
pub mod paper;
mod questions;
pub mod readings;
pub mod regulation;
pub mod render;
pub mod scenarios;
pub mod schemas;
pub mod seat;
pub mod silent;
pub mod standings_check;
mod view;
pub mod vp_needs;
mod why;
pub mod words;
mod wrap;

pub use case::Case;
pub use commands::{command, is_placeholder, placeholders, quoted};
pub use consequences::consequences;
pub use initials::initials;
pub use interim::{interim, interim_sentence, missing_games, progress, rounds};
pub use outlook::{brief, leads_to};
pub use questions::{imperative, offer, offered_words};
pub use render::{html, json, markdown, svg, text};
pub use tiebreak_language::{Arg, Explain, Interface, Language, Sentence, say, sentence};
pub use why::{WhyError, neighbours, why};
pub use wrap::{fit, pad, wrap};
