//! What a run works from: the event, the regulation, and which places to settle.

use crate::cuts::cuts;
use crate::memory::CriterionMemory;
use crate::{Facts, Options, RuleError};
use std::collections::BTreeSet;
use tiebreak_model::{Event, Kind};
use tiebreak_regulation::{EntryPoint, Regulation};

/// What a run works from.
pub(crate) struct RunInput<'a> {
    pub event: &'a Event,
    pub regulation: &'a Regulation,
    /// The entry of the regulation that applies to this type of event.
    pub entry: &'a EntryPoint,
    /// The event with the results and numbers that answers added to it.
    pub facts: Facts<'a>,
    /// What criteria found in other outcomes of the event, where a caller rules on many of them.
    pub memory: Option<&'a mut CriterionMemory>,
    /// The first and the last place to settle, where the caller limits them.
    pub limit: Option<(usize, usize)>,
    /// The last place above each cut. A tie across a cut is settled.
    pub cuts: Vec<usize>,
}

impl<'a> RunInput<'a> {
    /// Finds the entry of the regulation for the event. It fails where there is none.
    pub fn new(
        event: &'a Event,
        regulation: &'a Regulation,
        options: Options,
    ) -> Result<Self, RuleError> {
        let entry = entry_for(event, regulation)?;
        let mut facts = Facts::new(event);
        facts.forfeits_everywhere = regulation.forfeits_everywhere;
        facts.counting = regulation.counting;
        facts.workings = options.explain && options.workings;
        let limit = options.places;
        Ok(Self { event, regulation, entry, facts, memory: None, limit, cuts: Vec::new() })
    }

    /// Finds the cuts, once the facts know which games of withdrawn players count.
    pub fn find_cuts(&mut self) {
        self.cuts = cuts(&self.facts, self.entry);
    }

    /// Whether the regulation and the caller want one of these places settled.
    pub fn settles(&self, from: usize, to: usize) -> bool {
        let by_regulation = self.entry.settles_place(from, to) || self.crosses_cut(from, to);
        by_regulation && self.limit.is_none_or(|(first, last)| from <= last && to >= first)
    }

    /// Whether these places are on both sides of a cut.
    pub fn crosses_cut(&self, from: usize, to: usize) -> bool {
        crosses(&self.cuts, from, to)
    }
}

/// Whether one of the cuts is between these places.
pub(crate) fn crosses(cuts: &[usize], from: usize, to: usize) -> bool {
    cuts.iter().any(|last| from <= *last && *last < to)
}

/// The entry of the regulation that applies to the event.
fn entry_for<'a>(event: &Event, regulation: &'a Regulation) -> Result<&'a EntryPoint, RuleError> {
    if event.sport() != regulation.sport {
        return Err(RuleError::OtherSport);
    }
    let Some(entry) = regulation.entries_for(event.kind()).next() else {
        let kinds = regulation.entries.iter().flat_map(|entry| entry.kinds.iter().copied());
        let covered: BTreeSet<Kind> = kinds.collect();
        let covered = covered.into_iter().collect();
        return Err(RuleError::KindNotCovered { kind: event.kind(), covered });
    };
    let participants = event.participants().len();
    // In a knock-out the number is that of a match, not that of the event.
    let expected = entry.participants.filter(|_| event.kind() != Kind::Knockout);
    match expected.filter(|expected| *expected != participants) {
        Some(expected) => Err(RuleError::OtherNumber { participants, expected }),
        None => Ok(entry),
    }
}
