//! Warnings about participants whose eligibility for an award is not known.

use super::AwardSpec;
use crate::prizes::RankedPlaces;
use crate::run::Run;
use tiebreak_model::{Id, PersonalDatum, Warning};

impl Run<'_> {
    /// Warns of participants who would win the award if they were eligible, where the event file
    /// says too little about them.
    pub(super) fn doubts(&mut self, one: AwardSpec<'_>, standing: &RankedPlaces) {
        if !self.log.explain || one.rule.eligible.is_everybody() {
            return;
        }
        let (event, eligible) = (self.input.event, &one.rule.eligible);
        let mut winners = 0;
        let mut unknown: Vec<(PersonalDatum, Id)> = Vec::new();
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
        // Where a list marks the women alone, a player without a mark is a man.
        let marks_men = |sex: &str| sex.trim().starts_with(['m', 'M']);
        let marked = event.participants().iter().filter_map(|one| one.sex.as_deref());
        let women_alone = winners > 0 && !marked.into_iter().any(marks_men);
        for what in [
            PersonalDatum::Sex,
            PersonalDatum::Birth,
            PersonalDatum::Federation,
            PersonalDatum::Club,
        ] {
            let of = unknown.iter().filter(|(known, _)| *known == what);
            let mut of: Vec<Id> = of.map(|(_, id)| *id).collect();
            of.sort_unstable();
            let plain = what == PersonalDatum::Sex && women_alone;
            if !of.is_empty() && !plain {
                let award = one.rule.name.clone();
                self.log.warnings.push(Warning::EligibleUnknown { award, what, of });
            }
        }
    }
}
