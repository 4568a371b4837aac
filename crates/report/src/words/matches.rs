//! Matches of a knock-out: the stage, the score, and what was carried over.

use crate::Case;
use tiebreak_model::{Exact, Id, KnockOutMatch, Sport};

/// "the semi-final", "round 2", "the match".
pub fn stage_of_match(one: &KnockOutMatch) -> String {
    match (&one.stage, one.round) {
        (Some(stage), _) => format!("the {stage}"),
        (None, Some(round)) => format!("round {round}"),
        (None, None) => "the match".to_owned(),
    }
}

/// "92 + 8 to 100": the score of one side first, what it brought along beside it.
pub fn match_score(case: Case<'_>, one: &KnockOutMatch, seen_by: Id) -> String {
    let number = |number: Exact| match case.event.sport {
        Sport::Chess => number.mixed(),
        Sport::Bridge => number.to_string(),
    };
    let side = |index: usize| match (one.score[index], one.carry_over[index]) {
        (score, carried) if carried == Exact::ZERO => number(score),
        (score, carried) => format!("{} + {}", number(score), number(carried)),
    };
    if one.between[0] == seen_by {
        format!("{} to {}", side(0), side(1))
    } else {
        format!("{} to {}", side(1), side(0))
    }
}

/// The last match of somebody, for the standing: "final, 80 to 70 against C".
pub fn last_match(case: Case<'_>, id: Id) -> Option<String> {
    let one = case.ruling.matches.iter().rev().find(|one| one.between.contains(&id))?;
    let opponent = if one.between[0] == id { one.between[1] } else { one.between[0] };
    let stage = stage_of_match(one);
    let stage = stage.strip_prefix("the ").unwrap_or(&stage);
    let carried = if one.carry_over == [Exact::ZERO; 2] { "" } else { ", with carry-over" };
    Some(format!("{stage}, {} against {}{carried}", match_score(case, one, id), case.name(opponent)))
}
