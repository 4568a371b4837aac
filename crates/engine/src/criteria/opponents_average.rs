//! Average score of the opponents: the final scores of the teams that a team met, carry-over
//! included, divided by their number.
//!
//! WBF 5b, "Swiss points". In a full round robin it separates no team, because the opponents of
//! two level teams have the same total. Example: A met a team with 3, B met teams with 3 and 0.

use super::{CriterionResult, by_value, swiss_points};
use crate::Facts;
use tiebreak_model::{Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let score = |opponent: Id| facts.matches.score(opponent);
    let value = |id: Id| {
        let (sum, opponents) = swiss_points::points(facts, id, score);
        Value::Quotient { won: facts.matches.exact(sum), lost: (opponents as u64).into() }
    };
    by_value(group.iter().map(|&id| (id, value(id))).collect())
        .made_of(facts, |id| swiss_points::opponents_scores(facts, id, score))
}
