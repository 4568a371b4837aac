//! Matches, sessions and encounters behind a value, in words; and who won in each direction.

use crate::Case;
use crate::boards::Part;

/// "Norway 40, Sweden 32 in round 3", "Norway against Sweden, round 3: 40", "Ash & Elm, session 2: 58".
pub fn part_of(case: Case<'_>, part: &Part) -> String {
    let of = case.name(part.of);
    if let (Some(against), Some(other)) = (part.against, &part.adds_to_other) {
        let round = part.round.map(|round| format!(" in round {round}")).unwrap_or_default();
        return format!("{of} {}, {} {other}{round}", part.adds, case.name(against));
    }
    let mut said = of.to_owned();
    if let Some(against) = part.against {
        said.push_str(&format!(" against {}", case.name(against)));
    }
    if let Some(round) = part.round {
        said.push_str(&format!(", round {round}"));
    }
    if let Some(session) = part.session {
        said.push_str(&format!(", session {session}"));
    }
    format!("{said}: {}", part.adds)
}

/// "Ash wins North-South, Fir wins East-West.", where an event has two winners and both are known.
pub fn two_winners(case: Case<'_>) -> Option<String> {
    let [north_south, east_west] = case.winners_by_direction()?.map(|id| case.name(id));
    Some(format!("{north_south} wins North-South, {east_west} wins East-West."))
}

/// That boards are left out because they made no difference.
pub fn told_level(level: usize) -> Option<String> {
    match level {
        0 => None,
        1 => Some("One more board made no difference.".to_owned()),
        more => Some(format!("{more} more boards made no difference.")),
    }
}
