//! Which combinations of readings there are to follow.
//!
//! Only readings that change what a clause does, or where it leads, can change the way of a tie.
//! Two of them have to be combined where one procedure can come to what both change: such readings
//! make a *bundle*, and of each bundle every combination is followed, the readings of the others as
//! they are taken. So five procedures with three readings each are 5 × 8 combinations and not 8⁵.

use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{EntryPoint, Regulation};

/// The most readings, and pairs of them in one clause, that are tried to see what they change.
const MOST_NEIGHBOURS: usize = 500;

/// Choices by reading.
pub(crate) type ReadingChoices = BTreeMap<String, String>;

/// Readings that have to be combined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ReadingBundle {
    /// The readings with all their choices, the one taken first.
    pub readings: Vec<(String, Vec<String>)>,
}

/// Combinations that were found, up to a number.
struct FirstChoices {
    all: Vec<ReadingChoices>,
    most: usize,
}

impl ReadingBundle {
    /// How many combinations there are, the readings taken included.
    pub fn combinations(&self) -> usize {
        self.readings.iter().map(|(_, choices)| choices.len()).fold(1, usize::saturating_mul)
    }

    /// The first combinations, up to a number: those with the fewest readings other than taken
    /// first. Only what is not taken is named.
    pub fn first(&self, most: usize) -> Vec<ReadingChoices> {
        let mut found = FirstChoices { all: Vec::new(), most };
        for changed in 0..=self.readings.len() {
            self.extend(0, changed, &ReadingChoices::new(), &mut found);
        }
        found.all
    }

    fn extend(
        &self,
        from: usize,
        changed: usize,
        so_far: &ReadingChoices,
        found: &mut FirstChoices,
    ) {
        if found.all.len() >= found.most {
            return;
        }
        if changed == 0 {
            found.all.push(so_far.clone());
            return;
        }
        for at in from..self.readings.len() {
            let (reading, choices) = &self.readings[at];
            for choice in &choices[1..] {
                let mut more = so_far.clone();
                more.insert(reading.clone(), choice.clone());
                self.extend(at + 1, changed - 1, &more, found);
            }
        }
    }
}

/// The same regulation with these readings other than taken.
pub(crate) fn in_choices(regulation: &Regulation, changed: &ReadingChoices) -> Option<Regulation> {
    let mut choices: ReadingChoices = regulation
        .readings
        .iter()
        .map(|reading| (reading.id.clone(), reading.taken.clone()))
        .collect();
    choices.extend(changed.iter().map(|(reading, choice)| (reading.clone(), choice.clone())));
    regulation.in_readings(&choices).ok()
}

/// What readings change, and what can come to it.
pub(crate) struct ReadingReach {
    /// For each reading that matters, the clauses that it changes.
    changes: BTreeMap<String, BTreeSet<ClauseRef>>,
    /// For each entry, the clauses that its procedure can come to in some reading.
    procedures: Vec<BTreeSet<ClauseRef>>,
    /// Whether there were more readings in one clause than are tried with each other.
    pub cut: bool,
}

impl ReadingReach {
    pub fn new(regulation: &Regulation) -> Self {
        let variants = neighbours(regulation);
        let mut changes: BTreeMap<String, BTreeSet<ClauseRef>> = BTreeMap::new();
        let mut targets: Vec<BTreeSet<ClauseRef>> = vec![BTreeSet::new(); regulation.clauses.len()];
        for (_, other) in &variants {
            for (at, leads) in targets.iter_mut().enumerate() {
                leads.extend(other.targets(ClauseRef(u16::try_from(at).unwrap_or(u16::MAX))));
            }
        }
        for (choices, other) in &variants {
            for reading in choices.keys() {
                let mut without = choices.clone();
                without.remove(reading);
                let Some((_, one)) = variants.iter().find(|(known, _)| *known == without) else {
                    continue;
                };
                let differs = one.clauses.iter().zip(&other.clauses).enumerate();
                let differs = differs.filter(|(_, (a, b))| {
                    (&a.action, &a.then, &a.over) != (&b.action, &b.then, &b.over)
                });
                let clauses: Vec<ClauseRef> = differs
                    .map(|(at, _)| ClauseRef(u16::try_from(at).unwrap_or(u16::MAX)))
                    .collect();
                if !clauses.is_empty() {
                    changes.entry(reading.clone()).or_default().extend(clauses);
                }
            }
        }
        let reached = |mut todo: Vec<ClauseRef>| {
            let mut reached: BTreeSet<ClauseRef> = todo.iter().copied().collect();
            while let Some(at) = todo.pop() {
                todo.extend(targets[at.index()].iter().filter(|to| reached.insert(**to)));
            }
            reached
        };
        let begins = |entry: &EntryPoint| {
            crate::followed::procedures(entry).iter().map(|one| one.go).collect()
        };
        let procedures = regulation.entries.iter().map(|entry| reached(begins(entry))).collect();
        Self { changes, procedures, cut: variants.len() >= MOST_NEIGHBOURS }
    }

    /// Whether a reading can change a procedure.
    pub fn matters(&self, reading: &str, entry: usize) -> bool {
        let reached = self.procedures.get(entry);
        let changes = self.changes.get(reading);
        changes.zip(reached).is_some_and(|(changes, reached)| !changes.is_disjoint(reached))
    }

    /// The readings that matter, those together that one procedure can come to.
    pub fn bundles(&self, regulation: &Regulation) -> Vec<ReadingBundle> {
        let mut bundles: Vec<BTreeSet<&str>> = Vec::new();
        for entry in 0..self.procedures.len() {
            let readings = self
                .changes
                .keys()
                .map(String::as_str)
                .filter(|reading| self.matters(reading, entry));
            let mut bundle: BTreeSet<&str> = readings.collect();
            if bundle.is_empty() {
                continue;
            }
            let (joined, apart): (Vec<_>, Vec<_>) =
                bundles.into_iter().partition(|known| !known.is_disjoint(&bundle));
            bundle.extend(joined.into_iter().flatten());
            bundles = apart;
            bundles.push(bundle);
        }
        let choices = |id: &str| {
            let reading = regulation.readings.iter().find(|reading| reading.id == id)?;
            let mut choices = vec![reading.taken.clone()];
            choices.extend(reading.instead());
            Some((id.to_owned(), choices))
        };
        bundles
            .into_iter()
            .map(|ids| ReadingBundle { readings: ids.into_iter().filter_map(choices).collect() })
            .collect()
    }
}

/// The regulation as it is taken, with each reading changed, and with each two that one clause
/// depends on: what a choice says may depend on one other reading, never on more.
fn neighbours(regulation: &Regulation) -> Vec<(ReadingChoices, Regulation)> {
    let mut all = vec![(ReadingChoices::new(), regulation.clone())];
    let readings = &regulation.readings;
    let used =
        |one: usize| regulation.clauses.iter().filter(move |clause| clause.readings.contains(&one));
    let other = |at: usize| {
        readings[at].instead().into_iter().map(move |choice| (readings[at].id.clone(), choice))
    };
    for one in (0..readings.len()).filter(|one| used(*one).next().is_some()) {
        let beside: BTreeSet<usize> =
            used(one).flat_map(|clause| &clause.readings).copied().collect();
        for changed in other(one) {
            let pairs = beside.iter().filter(|two| **two > one).flat_map(|two| other(*two));
            let mut wanted = vec![ReadingChoices::from([changed.clone()])];
            wanted.extend(pairs.map(|too| ReadingChoices::from([changed.clone(), too])));
            wanted.truncate(MOST_NEIGHBOURS.saturating_sub(all.len()));
            all.extend(wanted.into_iter().filter_map(|choices| {
                let read = in_choices(regulation, &choices)?;
                Some((choices, read))
            }));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_regulation::builtin;

    #[test]
    fn the_nearest_combinations_come_first() {
        let reading =
            |id: &str, choices: [&str; 2]| (id.to_owned(), choices.map(str::to_owned).to_vec());
        let bundle = ReadingBundle {
            readings: vec![
                reading("a", ["x", "y"]),
                reading("b", ["x", "y"]),
                reading("c", ["x", "y"]),
            ],
        };
        assert_eq!(bundle.combinations(), 8);
        let sizes: Vec<usize> = bundle.first(100).iter().map(BTreeMap::len).collect();
        assert_eq!(sizes, [0, 1, 1, 1, 2, 2, 2, 3]);
        assert_eq!(bundle.first(3).len(), 3);
    }

    /// No built-in file has more combinations than are followed.
    #[test]
    fn what_has_to_be_combined() {
        for id in builtin::ids() {
            let regulation = builtin::find(id).unwrap().unwrap();
            let bundles = ReadingReach::new(&regulation).bundles(&regulation);
            let all: usize = bundles.iter().map(ReadingBundle::combinations).sum();
            assert!(all <= 300, "{id}: {all} in {bundles:?}");
        }
    }
}
