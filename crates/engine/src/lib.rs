//! One pure function: what follows from an event, a regulation and the answers so far.
//!
//! It starts from nothing each time and knows no clock, disk, network or random number. What it cannot work out it asks of its
//! [`Answers`](tiebreak_model::Answers); what they do not know becomes an open question.
//!
//! ```
//! use tiebreak_engine::{Options, rule};
//! use tiebreak_model::{Answer, Given, GameResult};
//!
//! let event = tiebreak_formats::event_file::read("club.toml", r#"
//!     format = "tiebreak-event/1"
//!     title = "Club championship"
//!     kind = "round-robin"
//!     player = [{ name = "Ann", points = 5 }, { name = "Ben", points = 5 }]
//! "#).unwrap();
//! let regulation = tiebreak_regulation::builtin::find("tepe-sigeman-2023").unwrap().unwrap();
//!
//! let ruling = rule(&event, &regulation, &mut Given::default(), Options::default()).unwrap();
//! assert_eq!(ruling.open[0].id, "match/first-white");
//!
//! let ben_begins = Answer::order(["Ben", "Ann"].map(|name| event.find(name).unwrap()));
//! let mut answers = Given::default()
//!     .with("match/first-white", ben_begins)
//!     .with("match/game-1", Answer::Result(GameResult::Draw))
//!     .with("match/game-2", Answer::Result(GameResult::White));
//! let ruling = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
//! assert!(ruling.settled);
//! assert_eq!(event.name(ruling.standing[0].members[0]), "Ann");
//! ```
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod absent;
mod awards;
mod carry_over;
mod criteria;
mod cuts;
mod facts;
mod group;
mod hearing;
mod invitation;
mod ladder;
mod matches;
mod memory;
mod missing;
mod outcomes;
pub mod pending;
mod prizes;
mod procedure;
mod reminders;
mod rule;
mod stages;
mod standing;
mod told;
mod visits;

pub use facts::Facts;
pub use outcomes::Outcomes;
pub use rule::{Options, RuleError, rule};
pub use stages::{berger, bracket};
