//! From the boards of a bridge event to its scores.
//!
//! A board's number says who deals and who is vulnerable ([`Deal`]); contract and tricks give the
//! score ([`score`]); the scores of all tables give matchpoints or IMPs ([`Travellers`]), and those
//! the sessions of pairs and the matches of teams ([`enter`]). All numbers are exact; they are
//! rounded where the event says so, and nowhere else.
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod artificial;
mod butler;
mod deal;
mod enter;
mod field;
mod fill_matches;
mod line;
mod matches;
mod problem;
mod rounding;
mod score;
mod sessions;
mod travellers;

pub use deal::Deal;
pub use enter::{enter, seated, with_positions};
pub use fill_matches::MatchesOfBoards;
pub use matches::{BoardOfMatch, MatchKey, MatchScores, team_matches};
pub use problem::ScoringProblem;
pub use score::{score, table_score};
pub use sessions::{SessionTally, Sessions};
pub use travellers::{TableLine, Traveller, Travellers};
