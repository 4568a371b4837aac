//! The keys at the head of a file about tied players who do not play.

use super::Lowering;
use crate::absence::{AbsenceRules, AbsentResults, AbsentSchedule, AbsentShare, RuleWithReading};
use tiebreak_document::{Fields, Node};

/// The nodes of these keys, taken before the clauses are read.
pub(super) struct AbsenceNodes<'n> {
    schedule: Option<&'n Node>,
    results: Option<&'n Node>,
    share: Option<&'n Node>,
}

impl<'n> AbsenceNodes<'n> {
    pub(super) fn from_fields(fields: &mut Fields<'n>) -> Self {
        Self {
            schedule: fields.node("absent"),
            results: fields.node("absent-results"),
            share: fields.node("absent-share"),
        }
    }
}

impl Lowering<'_, '_> {
    pub(super) fn absence(
        &mut self,
        nodes: &AbsenceNodes<'_>,
        used: &mut Vec<usize>,
    ) -> AbsenceRules {
        let schedule =
            [("left-out", AbsentSchedule::LeftOut), ("forfeits", AbsentSchedule::Forfeits)];
        let results = [("left-out", AbsentResults::LeftOut), ("count", AbsentResults::Count)];
        let share = [("full", AbsentShare::Full), ("nothing", AbsentShare::Nothing)];
        AbsenceRules {
            schedule: self.ruled(nodes.schedule, "absent", &schedule, used),
            results: self.ruled(nodes.results, "absent-results", &results, used),
            share: self.ruled(nodes.share, "absent-share", &share, used),
        }
    }

    /// A word that may depend on a reading, with the index of that reading.
    pub(super) fn ruled<T: Copy + Default>(
        &mut self,
        node: Option<&Node>,
        key: &str,
        words: &[(&str, T)],
        used: &mut Vec<usize>,
    ) -> RuleWithReading<T> {
        let Some(node) = node else { return RuleWithReading::default() };
        let mut own = Vec::new();
        let rule = self.pick(node, &mut own, |lowering, node| lowering.word(node, key, words));
        let reading = own.first().copied();
        used.extend(own);
        RuleWithReading { rule: rule.unwrap_or_default(), reading }
    }
}
