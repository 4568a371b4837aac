//! An event that is not finished: how far it is, said before anything else.

use crate::words::apart;
use crate::{Case, say};
use tiebreak_model::{MissingGame, Sport};

/// How far an unfinished event is: "1 of 29 rounds (420 matches missing)". Nothing where it is
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

/// How many rounds were played of how many. Nothing where the file gives scores without the games
/// that they come from: of those rounds it knows nothing.
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

/// How many missing games are named one by one.
const MOST_NAMED: usize = 5;

/// The games or matches that are missing, the first five by name: "Missing: Ann–Ben, round 3; and 4
/// more." Nothing where none is known by name.
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
    named.extend(more.map(|count| say!(case.language, account_more_pairings { count })));
    let pairings = apart(case.language, &named);
    Some(say!(case.language, account_pairings { what: "missing", pairings }))
}
