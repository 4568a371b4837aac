//! FIDE's tie-breaks for individual tournaments (Handbook C.07), exact, with the rounds and
//! articles behind every value.
//!
//! ```
//! use tiebreak_model::{Crosstable, CrosstableBuilder, Entrant, GameResult};
//! use tiebreak_standings::{Standings, codes};
//!
//! let mut builder = CrosstableBuilder::new(2);
//! builder.round_robin = true;
//! for (number, name) in [(1, "Ann"), (2, "Ben"), (3, "Cid")] {
//!     builder.entrants.push(Entrant { number, name: name.into(), ..Entrant::default() });
//! }
//! builder.game([0, 1], 1, GameResult::White, true, [2, 0]);
//! builder.game([1, 2], 2, GameResult::White, true, [2, 0]);
//! builder.game([2, 0], 3, GameResult::White, true, [2, 0]);
//! let table = builder.finish();
//! let standings = Standings::new(&table, codes("PTS,DE,SB").unwrap(), None);
//! assert!(standings.rows().iter().all(|row| row.rank == 1));
//! assert_eq!(standings.value(1, 2).unwrap().to_string(), "1");
//! ```
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod buchholz;
pub mod check;
mod code;
mod counts;
pub mod digits;
mod direct_encounter;
mod edition;
mod fide_tables;
mod koya;
mod listing;
mod opened;
mod ranking;
mod ratings;
mod recommended;
mod scores;
mod standings;
mod table;
mod teams;
mod tie_breaks;
mod us_chess;
mod values;
mod written;

pub use code::{Code, Modifiers, Name, UnknownCode, codes};
pub use direct_encounter::EncounterResult;
pub use edition::Edition;
pub use listing::{Derivation, Listing, TieBreakHeading};
pub use opened::{RoundPart, RoundReason, ValueWorking};
pub use recommended::recommended;
pub use standings::{Standings, StandingsRow};
pub use table::{AnyCrosstable, with_rating};
pub use teams::{
    OnBoards, TeamCode, TeamGroup, TeamName, TeamStandings, TeamTieBreaks, recommended_for_teams,
    team_codes, team_totals,
};
pub use tie_breaks::TieBreaks;
