//! FIDE's tie-breaks, each value with what it was made of.

pub use tiebreak_standings::{
    AnyCrosstable, Code, Derivation, Edition, Listing, Modifiers, Name, RoundPart, RoundReason,
    Standings, StandingsRow, TeamCode, TeamStandings, TieBreakHeading, UnknownCode, ValueWorking,
    codes, recommended, recommended_for_teams, team_codes,
};

/// Published standings compared with computed ones.
pub mod check {
    pub use tiebreak_standings::check::{
        ComputedRow, ComputedStanding, FigureDifference, StandingsCheck,
    };
}
