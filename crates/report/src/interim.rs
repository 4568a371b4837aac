//! An event that is not finished: how far it is, said before anything else.

use crate::Case;
use tiebreak_model::Sport;

/// How far an unfinished event is: "1 of 29 rounds (420 matches missing)". Nothing where it is finished.
pub fn progress(case: Case<'_>) -> Option<String> {
    let missing = case.ruling.interim.as_ref()?;
    let what = match (case.event.sport, missing.count) {
        (Sport::Chess, 1) => "game",
        (Sport::Chess, _) => "games",
        (Sport::Bridge, 1) => "match",
        (Sport::Bridge, _) => "matches",
    };
    let count = missing.count;
    Some(match rounds(case) {
        Some((played, all)) => format!("{played} of {all} rounds ({count} {what} missing)"),
        None => format!("{count} {what} missing"),
    })
}

/// How many rounds were played of how many. Nothing where the file gives scores without the games that they come from: of those rounds
/// it knows nothing.
pub fn rounds(case: Case<'_>) -> Option<(u32, u32)> {
    let (played, all) = case.ruling.interim.as_ref()?.rounds?;
    let scored = case.ruling.standing.iter().any(|place| !place.score.is_zero());
    (played > 0 || !scored).then_some((played, all))
}

/// The same as a heading: "interim: 1 of 29 rounds (420 matches missing)".
pub fn interim(case: Case<'_>) -> Option<String> {
    progress(case).map(|progress| format!("interim: {progress}"))
}

/// The same as a sentence: "Interim standing: 1 of 29 rounds (420 matches missing)."
pub fn interim_sentence(case: Case<'_>) -> Option<String> {
    progress(case).map(|progress| format!("Interim standing: {progress}."))
}
