//! An event that is not finished: how far it is, said before anything else.

use crate::{Case, say};
use tiebreak_model::Sport;

/// How far an unfinished event is: "1 of 29 rounds (420 matches missing)". Nothing where it is finished.
pub fn progress(case: Case<'_>) -> Option<String> {
    let count = case.ruling.interim.as_ref()?.count;
    let what = match case.event.sport {
        Sport::Chess => "games",
        Sport::Bridge => "matches",
    };
    Some(match rounds(case) {
        Some((played, all)) => say!(case.language, interim_rounds { played, all, what, count }),
        None => say!(case.language, interim_progress { what, count }),
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
    progress(case).map(|progress| say!(case.language, interim { progress }))
}

/// The same as a sentence: "Interim standing: 1 of 29 rounds (420 matches missing)."
pub fn interim_sentence(case: Case<'_>) -> Option<String> {
    progress(case).map(|progress| say!(case.language, interim_sentence { progress }))
}
