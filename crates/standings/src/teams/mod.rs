//! Tie-breaks of team events (C.07, 11 to 13, and the others on either score).
//!
//! A team event is two crosstables of the same rounds, one in match points and one in game points;
//! what exists for players is worked out on the one that the code names. The scores that decide are
//! the *primary* one and the other, *secondary* one.

mod among;
mod board_count;
mod code;
mod extended_direct_encounter;
mod opened;
mod recommended;
mod sonneborn_berger;
mod standings;
mod strength;

pub use among::{TeamGroup, TeamTieBreaks};
pub use code::{OnBoards, TeamCode, TeamName, team_codes};
pub use recommended::recommended_for_teams;
pub use standings::{TeamStandings, team_totals};
