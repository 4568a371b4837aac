//! Of whom it is not known whether they may have an award: said, and not guessed.

use super::Given;
use crate::hearing::Hearing;
use crate::prizes::Ranked;
use tiebreak_model::{Id, Known, Warning};

impl Hearing<'_> {
    /// Who stands so high that the award would be another's if he might have it, and of whom the file says too little.
    pub(super) fn doubts(&mut self, one: Given<'_>, standing: &Ranked) {
        if !self.explain || one.rule.eligible.is_everybody() {
            return;
        }
        let (event, eligible) = (self.event, &one.rule.eligible);
        let mut winners = 0;
        let mut unknown: Vec<(Known, Id)> = Vec::new();
        for id in standing.places.iter().flat_map(|place| &place.members) {
            if winners >= one.seats {
                break;
            }
            if self.declines(one, *id) {
                continue;
            }
            match eligible.holds(event, *id) {
                Ok(true) => winners += 1,
                Ok(false) => {}
                Err(what) => unknown.push((what, *id)),
            }
        }
        // Lists that mark the women alone leave nothing open.
        let marks_men = |sex: &str| sex.trim().starts_with(['m', 'M']);
        let marked = event.participants.iter().filter_map(|one| one.sex.as_deref());
        let women_alone = winners > 0 && !marked.into_iter().any(marks_men);
        for what in [Known::Sex, Known::Birth, Known::Federation, Known::Club] {
            let mut of: Vec<Id> = unknown.iter().filter(|(known, _)| *known == what).map(|(_, id)| *id).collect();
            of.sort_unstable();
            let plain = what == Known::Sex && women_alone;
            if !of.is_empty() && !plain {
                self.warnings.push(Warning::EligibleUnknown { award: one.rule.name.clone(), what, of });
            }
        }
    }
}
