//! Matches, sessions and encounters behind a value, in words; and the winner of each direction.

use crate::boards::Part;
use crate::{Case, Language, say};

/// "Norway 40, Sweden 32 in round 3", "Norway against Sweden, round 3: 40", "Ash & Elm, session 2:
/// 58".
pub fn part_of(case: Case<'_>, part: &Part) -> String {
    let language = case.language;
    let (of, adds) = (case.name(part.of), &part.adds);
    let against = part.against.map(|against| case.name(against));
    if let (Some(against), Some(other)) = (against, &part.adds_to_other) {
        return match part.round {
            Some(round) => say!(language, met_in_round { of, adds, against, other, round }),
            None => say!(language, met_somewhere { of, adds, against, other }),
        };
    }
    let met = against
        .map_or_else(|| of.to_owned(), |against| say!(language, part_against { of, against }));
    let round = part.round.map(|round| say!(language, working_round { round }));
    let session = part.session.map(|session| say!(language, working_session { session }));
    let said: Vec<String> = [Some(met), round, session].into_iter().flatten().collect();
    format!("{}: {adds}", said.join(", "))
}

/// "Ash wins North-South, Fir wins East-West.", if an event has two winners and both are known.
pub fn two_winners(case: Case<'_>) -> Option<String> {
    let [north_south, east_west] = case.winners_by_direction()?.map(|id| case.name(id));
    Some(say!(case.language, two_winners { north_south, east_west }))
}

/// The remark that level boards are left out.
pub fn told_level(language: Language, level: usize) -> Option<String> {
    (level > 0).then(|| say!(language, boards_level { count: level }))
}
