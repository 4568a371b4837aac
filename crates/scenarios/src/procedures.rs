//! What ties for first place lead to, and in how many outcomes.

use crate::Count;
use crate::count::AllOutcomes;
use crate::fate::{Fate, Fates};
use crate::path::{Start, start};
use crate::settled::share;
use crate::tally::Tops;
use std::collections::BTreeMap;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Entry, Regulation};

/// What ties of some size would lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Procedure {
    /// How many are tied for first place.
    pub tied: usize,
    /// How many of them play on or take part in the lots.
    pub playing: usize,
    /// The clause under which the first thing is to be played or drawn.
    pub starts: Option<ClauseRef>,
    /// The criterion that decided who plays, or who is first, by its clause.
    pub decided: Option<ClauseRef>,
    /// Whether games that a criterion needs are missing from the event.
    pub missing: bool,
    /// In how many outcomes.
    pub count: Count,
}

/// Ties that lead to the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Alike {
    tied: usize,
    playing: usize,
    starts: Option<ClauseRef>,
    decided: Option<ClauseRef>,
    missing: bool,
}

impl Alike {
    fn procedure(self, count: Count) -> Procedure {
        let Self { tied, playing, starts, decided, missing } = self;
        Procedure { tied, playing, starts, decided, missing, count }
    }
}

/// Everything that ties lead to; `count` makes a count of what was added up by points.
pub(crate) fn procedures(
    (regulation, entry): (&Regulation, &Entry),
    tops: &Tops<u128>,
    fates: Option<&Fates>,
    count: &dyn Fn(u128) -> Count,
    games: usize,
) -> Vec<Procedure> {
    let mut by_size: BTreeMap<Alike, u128> = BTreeMap::new();
    for (ids, found) in tops.iter().filter(|(ids, _)| ids.len() > 1) {
        if let Start::Together(clause) = start(regulation, entry, ids.len(), 1) {
            let (tied, starts) = (ids.len(), Some(clause));
            *by_size
                .entry(Alike { tied, playing: tied, starts, decided: None, missing: false })
                .or_default() += found;
        }
    }
    let mut list: Vec<Procedure> =
        by_size.into_iter().map(|(alike, found)| alike.procedure(count(found))).collect();
    let Some(fates) = fates else { return list };
    let mut by_criteria: BTreeMap<Alike, u128> = BTreeMap::new();
    for (fate, seen) in fates.kinds.iter().filter(|(fate, _)| !fate.by_points) {
        let Fate { leaders, playing, starts, decided, missing, .. } = fate;
        let alike = Alike {
            tied: leaders.len(),
            playing: playing.len(),
            starts: *starts,
            decided: *decided,
            missing: *missing,
        };
        *by_criteria.entry(alike).or_default() += seen;
    }
    // Every outcome was looked at one by one, or so many of all were drawn.
    let all = AllOutcomes::new(games);
    let base =
        |seen: u128| fates.sampled.map_or(seen, |(drawn, _)| share(seen, drawn.into(), all.base));
    let counted = |(alike, seen): (Alike, u128)| alike.procedure(all.count(base(seen)));
    list.extend(by_criteria.into_iter().map(counted));
    list
}
