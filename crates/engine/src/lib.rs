//! One pure function: what follows from an event, a regulation and the answers so far.
//!
//! It starts from nothing each time and knows no clock, disk, network or random number. What it cannot work out it asks of its
//! [`Answers`](tiebreak_model::Answers); what they do not know becomes an open question.
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod criteria;
mod facts;
mod group;
mod hearing;
mod ladder;
mod matches;
mod missing;
pub mod pending;
mod prizes;
mod procedure;
mod reminders;
mod rule;
mod stages;
mod standing;
mod told;
mod words;

pub use facts::Facts;
pub use rule::{Options, RuleError, rule};
pub use stages::{berger, bracket};

/// The example of the guide for developers is run with the tests of this crate.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guides/developers.md")]
pub struct GuideForDevelopers;
