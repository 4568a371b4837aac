//! Why one stands above the other in a knock-out event: the match that was lost, with its score and what was carried over.

use super::{decisive, separates};
use crate::{Case, words};
use tiebreak_model::{Id, KnockOutMatch};

pub(super) fn reason(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let lost = case.ruling.matches.iter().rev().find(|one| one.loser() == Some(lower))?;
    let winner = lost.winner?;
    let stage = words::stage_of_match(lost);
    let (won_by, lost_by) = (case.name(winner), case.name(lower));
    if lost.is_level() {
        let settled = settled_by(case, winner, lower).unwrap_or_default();
        let score = words::match_score(case, lost, winner);
        let level = format!("{won_by} and {lost_by} were level in {stage}, {score}{settled}");
        return Some(if winner == upper { level } else { format!("{level}{}", later(case, upper)) });
    }
    let score = |seen_by: Id| words::match_score(case, lost, seen_by);
    Some(if winner == upper {
        format!("{won_by} won {stage} against {lost_by}, {}", score(upper))
    } else {
        format!("{lost_by} lost {stage} to {won_by}, {}{}", score(lower), later(case, upper))
    })
}

/// What separated the two of a level match.
fn settled_by(case: Case<'_>, winner: Id, loser: Id) -> Option<String> {
    let step = case.ruling.steps.iter().find(|step| separates(step, winner, loser))?;
    Some(format!("; {}", decisive(case, step, winner, loser)))
}

/// How far the other one came.
fn later(case: Case<'_>, upper: Id) -> String {
    let mut matches = case.ruling.matches.iter().rev();
    let Some(last) = matches.find(|one: &&KnockOutMatch| one.between.contains(&upper)) else { return String::new() };
    let came = if last.winner == Some(upper) { "won" } else { "reached" };
    format!("; {} {came} {}", case.name(upper), words::stage_of_match(last))
}
