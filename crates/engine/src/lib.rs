//! The engine: it rules on an event by a regulation and the answers so far.
//!
//! [`rule`] is a pure function. Each call starts from nothing and uses no clock, disk, network or
//! random number. What the event file does not say, the engine asks its
//! [`Answers`](tiebreak_model::Answers); a question without an answer is open in the ruling. With
//! one more answer the caller rules again, and the ruling goes further.
//!
//! Where to find what:
//!
//! - `rule.rs` is the way from an event to a ruling, `run.rs` what the engine holds meanwhile;
//! - `standing.rs` orders the participants by points, `ties.rs` settles the ties;
//! - `procedure.rs` follows the clauses of the regulation; `ordering.rs`, `ranking.rs` and
//!   `criteria/` order a group by criteria, `stages/` plays a play-off;
//! - `awards/`, `prizes.rs`, `invitation.rs` and `carry_over.rs` give out what the places bring;
//! - [`Outcomes`] rules on many outcomes of one event, [`pending`] goes through a play-off stage by
//!   stage: scenarios use both.
//!
//! ```
//! use tiebreak_engine::{Options, rule};
//! use tiebreak_model::{Answer, FixedAnswers, GameResult};
//!
//! let event = tiebreak_formats::event_file::read("club.toml", r#"
//!     format = "tiebreak-event/1"
//!     title = "Club championship"
//!     kind = "round-robin"
//!     player = [{ name = "Ann", points = 5 }, { name = "Ben", points = 5 }]
//! "#).unwrap();
//! let regulation = tiebreak_regulation::builtin::find("tepe-sigeman-2023").unwrap().unwrap();
//!
//! let mut answers = FixedAnswers::default();
//! let ruling = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
//! assert_eq!(ruling.open[0].id, "match/first-white");
//!
//! let ben_begins = Answer::order(["Ben", "Ann"].map(|name| event.find(name).unwrap()));
//! let mut answers = FixedAnswers::default()
//!     .with("match/first-white", ben_begins)
//!     .with("match/game-1", Answer::Result(GameResult::Draw))
//!     .with("match/game-2", Answer::Result(GameResult::White));
//! let ruling = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
//! assert!(ruling.settled);
//! assert_eq!(event.name(ruling.standing[0].members[0]), "Ann");
//! ```
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod absent;
mod answered_numbers;
mod awards;
mod carry_over;
mod criteria;
mod cuts;
mod facts;
mod group;
mod invitation;
mod matches;
mod memory;
mod missing;
mod ordering;
mod outcomes;
pub mod pending;
mod prizes;
mod procedure;
mod ranking;
mod reminders;
mod rule;
mod run;
mod stages;
mod standing;
mod ties;
mod visits;

pub use facts::Facts;
pub use outcomes::Outcomes;
pub use rule::{Options, RuleError, rule};
pub use stages::{berger, bracket};
