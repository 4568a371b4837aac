//! What ties for first place lead to, with the number of outcomes.

use crate::OutcomeCount;
use crate::count::AllOutcomes;
use crate::fate::{Fate, Fates};
use crate::given::EntryRules;
use crate::path::{Start, start};
use crate::settled::share;
use crate::tally::Tops;
use std::collections::BTreeMap;
use tiebreak_model::ClauseRef;

/// What ties of a certain size lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Procedure {
    /// The number of participants who are tied for first place.
    pub tied: usize,
    /// The number of them who play on or take part in the draw of lots.
    pub playing: usize,
    /// The clause under which the first game or draw of lots takes place.
    pub starts: Option<ClauseRef>,
    /// The clause of the criterion that decided who plays or who is first.
    pub decided: Option<ClauseRef>,
    /// Whether games that a criterion needs are missing from the event.
    pub missing: bool,
    /// The number of outcomes that lead here.
    pub count: OutcomeCount,
}

/// The key under which ties with the same continuation are added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct ProcedureKey {
    tied: usize,
    playing: usize,
    starts: Option<ClauseRef>,
    decided: Option<ClauseRef>,
    missing: bool,
}

impl ProcedureKey {
    fn procedure(self, count: OutcomeCount) -> Procedure {
        let Self { tied, playing, starts, decided, missing } = self;
        Procedure { tied, playing, starts, decided, missing, count }
    }
}

/// Everything that ties lead to. `count` turns a sum by points into a count.
pub(crate) fn procedures(
    EntryRules { regulation, entry }: EntryRules<'_>,
    tops: &Tops<u128>,
    fates: Option<&Fates>,
    count: &dyn Fn(u128) -> OutcomeCount,
    games: usize,
) -> Vec<Procedure> {
    let mut by_size: BTreeMap<ProcedureKey, u128> = BTreeMap::new();
    for (ids, found) in tops.iter().filter(|(ids, _)| ids.len() > 1) {
        if let Start::Together(clause) = start(regulation, entry, ids.len(), 1) {
            let (tied, starts) = (ids.len(), Some(clause));
            *by_size
                .entry(ProcedureKey { tied, playing: tied, starts, decided: None, missing: false })
                .or_default() += found;
        }
    }
    let mut list: Vec<Procedure> =
        by_size.into_iter().map(|(alike, found)| alike.procedure(count(found))).collect();
    let Some(fates) = fates else { return list };
    let mut by_criteria: BTreeMap<ProcedureKey, u128> = BTreeMap::new();
    for (fate, seen) in fates.kinds.iter().filter(|(fate, _)| !fate.by_points) {
        let Fate { leaders, playing, starts, decided, missing, .. } = fate;
        let alike = ProcedureKey {
            tied: leaders.len(),
            playing: playing.len(),
            starts: *starts,
            decided: *decided,
            missing: *missing,
        };
        *by_criteria.entry(alike).or_default() += seen;
    }
    // Every outcome was examined, or this number of random ones.
    let all = AllOutcomes::new(games);
    let base =
        |seen: u128| fates.sampled.map_or(seen, |(drawn, _)| share(seen, drawn.into(), all.base));
    let counted = |(alike, seen): (ProcedureKey, u128)| alike.procedure(all.count(base(seen)));
    list.extend(by_criteria.into_iter().map(counted));
    list
}
