//! A part of the scenarios: one participant, or some of the places.

use crate::{PlaceProspects, Prospect, Scenarios};
use std::ops::RangeInclusive;
use tiebreak_model::Id;

/// The part that is asked for. The default is the whole.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Narrowing {
    /// Only this participant, and the ties that the participant is in.
    pub only: Option<Id>,
    /// Only these places.
    pub places: Option<RangeInclusive<usize>>,
}

impl Scenarios {
    /// The part that is asked for. Counts and verdicts stay those of the whole.
    #[must_use]
    pub fn narrowed(&self, to: &Narrowing) -> Self {
        let asked = |id: &Id| to.only.is_none_or(|only| only == *id);
        let participants = self.participants.iter().filter(|one| asked(&one.id));
        let tops =
            self.tops.iter().filter(|(ids, _)| to.only.is_none_or(|only| ids.contains(&only)));
        Self {
            games: self.games.clone(),
            unlisted: self.unlisted,
            outcomes: self.outcomes,
            exact: self.exact,
            stopped: self.stopped,
            sampled: self.sampled,
            participants: participants.map(|one| one.at_places(to.places.as_ref())).collect(),
            sizes: self.sizes.clone(),
            tops: tops.cloned().collect(),
            procedures: self.procedures.clone(),
        }
    }
}

impl Prospect {
    fn at_places(&self, range: Option<&RangeInclusive<usize>>) -> Self {
        let asked = |place: usize| range.is_none_or(|range| range.contains(&place));
        let places = self.places.as_ref().map(|found| PlaceProspects {
            places: found.places.iter().filter(|at| asked(at.place)).copied().collect(),
            among: found.among,
        });
        let Self { id, outright, shared, first, settled, play_off, out, .. } = *self;
        let (criteria, needs) = (self.criteria.clone(), self.needs.clone());
        Self { id, outright, shared, first, settled, play_off, criteria, out, places, needs }
    }
}
