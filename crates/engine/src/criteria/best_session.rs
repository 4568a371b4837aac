//! Best session: the highest score in one session.
//!
//! WBF 4. In the reading `session-by-session` the second best session, the third and so on follow,
//! to the first in which the tied differ. Example: 58, 56½ and 57 are the best sessions of C, A
//! and D.

use super::{CriterionRanking, CriterionResult, ordered};
use crate::Facts;
use tiebreak_model::{Contribution, Exact, Id, Inapplicable, Particular, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id], in_turn: bool) -> CriterionResult {
    let sessions: Vec<Vec<Exact>> = group.iter().map(|&id| best_first(facts, id)).collect();
    if let Some(without) = short_of(facts, group, 1) {
        return CriterionResult::NotApplicable(Inapplicable::NoSession(without));
    }
    let played = sessions.iter().map(Vec::len).min().unwrap_or(0);
    let differs = |number: usize| sessions.iter().any(|own| own[number] != sessions[0][number]);
    let number = if in_turn { (0..played).find(|number| differs(*number)).unwrap_or(0) } else { 0 };
    let values =
        group.iter().zip(&sessions).map(|(id, own)| (*id, Value::Number(own[number]))).collect();
    let particular = (number > 0).then_some(Particular::Session(number + 1));
    let ranking = CriterionRanking { particular, ..ordered(values) };
    CriterionResult::Ranked(
        ranking.made_of(facts, |id| best(facts, id).into_iter().skip(number).take(1).collect()),
    )
}

/// The score of each session of a pair, the best first; the earlier of equal ones first.
pub(super) fn best(facts: &Facts<'_>, id: Id) -> Vec<Contribution> {
    let mut sessions: Vec<(u32, Exact)> =
        (1u32..).zip(facts.event.participants()[id.index()].sessions.iter().copied()).collect();
    sessions.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    let counted = |(session, score)| Contribution {
        session: Some(session),
        ..Contribution::new(Value::Number(score))
    };
    sessions.into_iter().map(counted).collect()
}

/// The sessions of a pair, the best first.
pub(super) fn best_first(facts: &Facts<'_>, id: Id) -> Vec<Exact> {
    let mut sessions = facts.event.participants()[id.index()].sessions.clone();
    sessions.sort_by(|a, b| b.cmp(a));
    sessions
}

/// Those of the tied who have played fewer than `needed` sessions.
pub(super) fn short_of(facts: &Facts<'_>, group: &[Id], needed: usize) -> Option<Vec<Id>> {
    let sessions = |id: &Id| facts.event.participants()[id.index()].sessions.len();
    let short: Vec<Id> = group.iter().copied().filter(|id| sessions(id) < needed).collect();
    (!short.is_empty()).then_some(short)
}
