//! How often each participant reaches each goal, summed in one pass over the fates.
//!
//! A fate lists its leaders and those who play on, and a set of leaders lists its members. The
//! cost of one pass is the total length of these lists, for any number of participants. Checking
//! every fate for every participant would cost the product.

use crate::fate::{Fate, Fates};
use crate::settled::SettledGoal;
use crate::tally::Tops;
use std::collections::BTreeMap;
use tiebreak_model::{ClauseRef, Id};

/// How often one participant appears in the fates.
#[derive(Debug, Clone, Copy, Default)]
struct Appearances {
    first: u128,
    play_off: u128,
    /// First, in the play-off, or level with those who are: the opposite of out.
    not_out: u128,
}

/// How often one participant is in a set of leaders.
#[derive(Debug, Clone, Copy, Default)]
struct Leads {
    alone: u128,
    /// In ties whose members all play together.
    together: u128,
    within: u128,
}

/// The sums for all participants.
pub(crate) struct Sums {
    all: Vec<Appearances>,
    by_criteria: Vec<Appearances>,
    leads: Vec<Leads>,
    /// The criteria by which participants come first, each with the number of outcomes.
    criteria: BTreeMap<(Id, ClauseRef), u128>,
    outcomes: u128,
    outcomes_by_criteria: u128,
    outcomes_of_tops: u128,
}

impl Sums {
    /// `together` tells for the size of a tie whether all its members play together.
    pub fn new(
        participants: usize,
        fates: &Fates,
        tops: &Tops<u128>,
        together: impl Fn(usize) -> bool,
    ) -> Self {
        let mut sums = Self {
            all: vec![Appearances::default(); participants],
            by_criteria: vec![Appearances::default(); participants],
            leads: vec![Leads::default(); participants],
            criteria: BTreeMap::new(),
            outcomes: 0,
            outcomes_by_criteria: 0,
            outcomes_of_tops: 0,
        };
        fates.kinds.iter().for_each(|(fate, count)| sums.add_fate(fate, *count));
        let mut known: BTreeMap<usize, bool> = BTreeMap::new();
        for (ids, count) in tops {
            let together = *known.entry(ids.len()).or_insert_with(|| together(ids.len()));
            sums.add_top(ids, *count, together);
        }
        sums
    }

    fn add_fate(&mut self, fate: &Fate, count: u128) {
        self.outcomes += count;
        add(&mut self.all, fate, count);
        if !fate.by_points {
            self.outcomes_by_criteria += count;
            add(&mut self.by_criteria, fate, count);
        }
        if let (Some(first), Some(clause)) = (fate.settled, fate.decided) {
            *self.criteria.entry((first, clause)).or_default() += count;
        }
    }

    fn add_top(&mut self, ids: &[Id], count: u128, together: bool) {
        self.outcomes_of_tops += count;
        for id in ids {
            let one = &mut self.leads[id.index()];
            one.within += count;
            one.alone += if ids.len() == 1 { count } else { 0 };
            one.together += if together { count } else { 0 };
        }
    }

    /// The number of examined outcomes in which the participant reaches the goal.
    pub fn seen(&self, id: Id, goal: SettledGoal) -> u128 {
        reached(self.all[id.index()], goal, self.outcomes)
    }

    /// The number of these outcomes that are decided by criteria.
    pub fn seen_by_criteria(&self, id: Id, goal: SettledGoal) -> u128 {
        reached(self.by_criteria[id.index()], goal, self.outcomes_by_criteria)
    }

    /// The number of outcomes in which points alone give the participant the goal.
    pub fn by_points(&self, id: Id, goal: SettledGoal) -> u128 {
        let Leads { alone, together, within } = self.leads[id.index()];
        match goal {
            SettledGoal::First => alone,
            SettledGoal::PlayOff => together,
            SettledGoal::Out => self.outcomes_of_tops - within,
        }
    }

    /// Whether the participant has the highest score in some outcome.
    pub fn contends(&self, id: Id) -> bool {
        self.leads[id.index()].within > 0
    }

    /// The criteria by which the participant comes first, each with the number of outcomes.
    pub fn criteria(&self, id: Id) -> impl Iterator<Item = (ClauseRef, u128)> {
        let of_it = self
            .criteria
            .range((id, ClauseRef(0))..)
            .take_while(move |((first, _), _)| *first == id);
        of_it.map(|((_, clause), count)| (*clause, *count))
    }
}

fn reached(seen: Appearances, goal: SettledGoal, outcomes: u128) -> u128 {
    match goal {
        SettledGoal::First => seen.first,
        SettledGoal::PlayOff => seen.play_off,
        SettledGoal::Out => outcomes - seen.not_out,
    }
}

/// Adds a fate to all participants that it lists. The lists are sorted.
fn add(sums: &mut [Appearances], fate: &Fate, count: u128) {
    match fate.settled {
        Some(first) => sums[first.index()].first += count,
        None => fate.playing.iter().for_each(|id| sums[id.index()].play_off += count),
    }
    let not_passed = |id: &&Id| fate.settled.is_none_or(|first| first == **id);
    let plays = |id: &&Id| fate.playing.is_empty() || fate.playing.binary_search(id).is_ok();
    let not_out = fate.leaders.iter().filter(not_passed).filter(plays);
    not_out.for_each(|id| sums[id.index()].not_out += count);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    const PARTICIPANTS: usize = 7;
    const GOALS: [SettledGoal; 3] = [SettledGoal::First, SettledGoal::PlayOff, SettledGoal::Out];

    fn some(random: &mut Random) -> Vec<Id> {
        (0..PARTICIPANTS as u16).map(Id).filter(|_| random.below(3) == 0).collect()
    }

    /// Made-up fates of every kind, including kinds that no regulation produces.
    fn fates(random: &mut Random) -> Fates {
        let one = |random: &mut Random| {
            let settled = (random.below(2) == 0).then(|| Id(random.below(PARTICIPANTS) as u16));
            let decided = (random.below(2) == 0).then(|| ClauseRef(random.below(3) as u16));
            let fate = Fate {
                leaders: some(random),
                settled,
                playing: some(random),
                starts: None,
                decided,
                missing: false,
                by_points: random.below(2) == 0,
            };
            (fate, 1 + random.below(9) as u128)
        };
        let kinds = (0..40).map(|_| one(random)).collect();
        Fates { kinds, table: Vec::new(), sampled: None, complete: true }
    }

    /// One pass gives the same as checking every fate and every set of leaders for every
    /// participant.
    #[test]
    fn one_pass_agrees_with_asking_about_everybody() {
        let mut random = Random::new(7);
        for _ in 0..50 {
            let fates = fates(&mut random);
            let tops: Tops<u128> =
                (0..20).map(|_| (some(&mut random), 1 + random.below(9) as u128)).collect();
            let together = |size: usize| size == 2 || size == 3;
            let sums = Sums::new(PARTICIPANTS, &fates, &tops, together);
            for id in (0..PARTICIPANTS as u16).map(Id) {
                for goal in GOALS {
                    let slowly = |wanted: &dyn Fn(&Fate) -> bool| {
                        fates
                            .kinds
                            .iter()
                            .filter(|(fate, _)| wanted(fate))
                            .map(|(_, count)| count)
                            .sum::<u128>()
                    };
                    assert_eq!(sums.seen(id, goal), slowly(&|fate| goal.reached(id, fate)));
                    let by_criteria = slowly(&|fate| !fate.by_points && goal.reached(id, fate));
                    assert_eq!(sums.seen_by_criteria(id, goal), by_criteria);
                    let counts = |ids: &[Id]| match goal {
                        SettledGoal::First => ids == [id],
                        SettledGoal::PlayOff => ids.contains(&id) && together(ids.len()),
                        SettledGoal::Out => !ids.contains(&id),
                    };
                    let by_points: u128 =
                        tops.iter().filter(|(ids, _)| counts(ids)).map(|(_, count)| count).sum();
                    assert_eq!(sums.by_points(id, goal), by_points);
                }
                assert_eq!(sums.contends(id), tops.iter().any(|(ids, _)| ids.contains(&id)));
                let mut criteria: BTreeMap<ClauseRef, u128> = BTreeMap::new();
                for (fate, count) in fates.kinds.iter().filter(|(fate, _)| fate.settled == Some(id))
                {
                    if let Some(clause) = fate.decided {
                        *criteria.entry(clause).or_default() += count;
                    }
                }
                assert!(sums.criteria(id).eq(criteria));
            }
        }
    }
}
