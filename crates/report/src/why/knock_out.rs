//! Why one participant is above another in a knock-out event: the match that was lost, with its
//! score and the carry-over.

use super::{decisive, separates};
use crate::{Case, say, words};
use tiebreak_model::{Id, KnockOutMatch};

pub(super) fn reason(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let language = case.language;
    let lost = case.ruling.matches.iter().rev().find(|one| one.loser() == Some(lower))?;
    let by = lost.winner?;
    let (winner, loser) = (case.name(by), case.name(lower));
    let (within, stage, round) = words::played_in(language, lost);
    let mut parts = Vec::new();
    if lost.is_level() {
        let score = words::match_score(case, lost, by);
        parts.push(say!(language, why_level_match { within, winner, loser, stage, round, score }));
        parts.extend(settled_by(case, by, lower));
    } else if by == upper {
        let score = words::match_score(case, lost, upper);
        parts
            .push(say!(language, why_won_knock_out { within, winner, loser, stage, round, score }));
    } else {
        let score = words::match_score(case, lost, lower);
        parts.push(say!(
            language,
            why_lost_knock_out { within, winner, loser, stage, round, score }
        ));
    }
    if by != upper {
        parts.extend(later(case, upper));
    }
    Some(words::apart(language, &parts))
}

/// What separated the two after a level match.
fn settled_by(case: Case<'_>, winner: Id, loser: Id) -> Option<String> {
    let step = case.ruling.steps.iter().find(|step| separates(step, winner, loser))?;
    Some(decisive(case, step, winner, loser))
}

/// How far the other participant got.
fn later(case: Case<'_>, id: Id) -> Option<String> {
    let mut matches = case.ruling.matches.iter().rev();
    let last = matches.find(|one: &&KnockOutMatch| one.between.contains(&id))?;
    let (within, stage, round) = words::played_in(case.language, last);
    let upper = case.name(id);
    Some(match last.winner == Some(id) {
        true => say!(case.language, why_later_won { within, upper, stage, round }),
        false => say!(case.language, why_later_reached { within, upper, stage, round }),
    })
}
