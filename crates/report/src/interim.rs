//! The progress of an unfinished event, which reports mention first.

use crate::words::apart;
use crate::{Case, say};
use tiebreak_model::{MissingGame, Sport};

/// The progress of an unfinished event: "1 of 29 rounds (420 matches missing)". `None` if it is
/// finished.
pub fn progress(case: Case<'_>) -> Option<String> {
    let count = case.ruling.interim.as_ref()?.count;
    let what = match case.event.sport() {
        Sport::Chess => "games",
        Sport::Bridge => "matches",
    };
    Some(match rounds(case) {
        Some((played, all)) => say!(case.language, interim_rounds { played, all, what, count }),
        None => say!(case.language, interim_progress { what, count }),
    })
}

/// How many rounds of how many were played. `None` if the file gives scores without games.
pub fn rounds(case: Case<'_>) -> Option<(u32, u32)> {
    let (played, all) = case.ruling.interim.as_ref()?.rounds?;
    let scored = case.ruling.standing.iter().any(|place| !place.score.is_zero());
    (played > 0 || !scored).then_some((played, all))
}

/// The progress as a heading.
pub fn interim(case: Case<'_>) -> Option<String> {
    progress(case).map(|progress| say!(case.language, interim { progress }))
}

/// The progress as a sentence.
pub fn interim_sentence(case: Case<'_>) -> Option<String> {
    progress(case).map(|progress| say!(case.language, interim_sentence { progress }))
}

/// The most missing games that are named.
const MOST_NAMED: usize = 5;

/// The missing games or matches, the first five by name: "Missing: Ann–Ben, round 3; and 4 more."
/// `None` if none is known by name.
pub fn missing_games(case: Case<'_>) -> Option<String> {
    let missing = case.ruling.interim.as_ref()?;
    let pairing = |game: &MissingGame| {
        let [first, second] = game.between.map(|id| case.name(id));
        match game.round {
            Some(round) => say!(case.language, account_pairing_round { first, second, round }),
            None => format!("{first}–{second}"),
        }
    };
    let mut named: Vec<String> = missing.games.iter().take(MOST_NAMED).map(pairing).collect();
    if named.is_empty() {
        return None;
    }
    let more = missing.count.checked_sub(named.len()).filter(|more| *more > 0);
    named.extend(more.map(|count| say!(case.language, and_more { count })));
    let pairings = apart(case.language, &named);
    Some(say!(case.language, account_pairings { what: "missing", pairings }))
}
