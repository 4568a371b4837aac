//! The lists for teams that FIDE recommended while its handbook still named any (C.02, until 2023).

use tiebreak_model::TeamTable;

/// For round robins: the other score, direct encounter, Sonneborn-Berger.
pub const ROUND_ROBIN: &str = "PTS,MPvGP,DE,SB";

/// For Swiss events: the other score, direct encounter, Buchholz less the lowest, Buchholz,
/// Sonneborn-Berger.
pub const SWISS: &str = "PTS,MPvGP,DE,BH/C1,BH,SB";

/// The list for a team event.
pub fn recommended_for_teams(table: &TeamTable) -> &'static str {
    if table.match_points.round_robin { ROUND_ROBIN } else { SWISS }
}
