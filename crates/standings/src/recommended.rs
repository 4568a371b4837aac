//! The lists that FIDE recommended while its handbook still named any (C.02, until 2023). C.07
//! leaves the list to the organiser.

use tiebreak_model::Crosstable;

/// For round robins: direct encounter, wins, Sonneborn-Berger, Koya.
pub const ROUND_ROBIN: &str = "PTS,DE,WIN,SB,KS";

/// For Swiss events: direct encounter, wins, games with black, Buchholz less the lowest, Buchholz,
/// Sonneborn-Berger.
pub const SWISS: &str = "PTS,DE,WIN,BPG,BH/C1,BH,SB";

/// The list for a crosstable.
pub fn recommended(table: &Crosstable) -> &'static str {
    if table.round_robin { ROUND_ROBIN } else { SWISS }
}
