//! Place in the qualification: the team that was placed higher wins the tied match.
//!
//! WBF 2, first sentence. The engine asks for a place that the file does not have. Example: third
//! of the qualification against sixth.

use super::{CriterionRanking, CriterionResult, ordered};
use crate::{Facts, missing};
use tiebreak_model::{Exact, Figure, Id};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let place = |id: Id| facts.event.participants()[id.index()].qualification_rank.map(Exact::from);
    match missing::known_or_gaps(facts, group, Figure::QualificationRank, place) {
        Ok(values) => {
            // The smaller number is the higher place.
            let mut parts = ordered(values.clone()).parts;
            parts.reverse();
            CriterionResult::Ranked(CriterionRanking::found(values, parts))
        }
        Err(gaps) => CriterionResult::Missing(gaps),
    }
}
