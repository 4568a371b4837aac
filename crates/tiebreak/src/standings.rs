//! FIDE's tie-breaks, each value with what it was made of.

pub use tiebreak_standings::{
    Code, Edition, Heading, Listing, MadeOf, Modifiers, Name, Opened, Part, Reason, Row, Standings,
    Table, TeamCode, TeamStandings, UnknownCode, codes, recommended, recommended_for_teams,
    team_codes,
};

/// Published standings compared with computed ones.
pub mod check {
    pub use tiebreak_standings::check::{Check, Computed, ComputedStanding, Difference};
}
