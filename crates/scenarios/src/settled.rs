//! Who is first by a criterion, and who plays or draws lots, where criteria decide ties.

use crate::diagram::{Condition, Diagrams, NO, Ref, TooMany, YES};
use crate::fate::{Fate, Fates, leaders, outcome};
use crate::needs::listed;
use crate::path::{Start, start};
use crate::tally::Tops;
use crate::{Count, Situation, Tallied, Verdict};
use std::collections::BTreeSet;
use tiebreak_model::Id;
use tiebreak_regulation::{Entry, Regulation};

/// What is asked about a participant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// First without anything to be played or drawn.
    First,
    /// A part in what is to be played or drawn.
    PlayOff,
}

impl Goal {
    fn reached(self, id: Id, fate: &Fate) -> bool {
        match self {
            Self::First => fate.settled == Some(id),
            Self::PlayOff => fate.settled.is_none() && fate.playing.contains(&id),
        }
    }
}

/// The engine's word on the ties that criteria decide, together with what points decide.
pub(crate) struct Settled<'f> {
    fates: &'f Fates,
    games: usize,
    /// Sizes of ties that all play together: there, to share is to play.
    together: BTreeSet<usize>,
    tops: &'f Tops<u128>,
    threes: u32,
}

/// `seen` of `drawn`, as a share of `total`.
pub(crate) fn share(seen: u128, drawn: u128, total: u128) -> u128 {
    total / drawn.max(1) * seen + total % drawn.max(1) * seen / drawn.max(1)
}

/// The standard error of how often something was seen in so many draws, n·sqrt(p (1 - p) / n), rounded up.
pub(crate) fn deviation(seen: u128, drawn: u128) -> u128 {
    (seen * drawn.saturating_sub(seen) / drawn.max(1)).isqrt() + 1
}

impl<'f> Settled<'f> {
    pub fn of(
        (regulation, entry): (&Regulation, &Entry),
        fates: &'f Fates,
        tops: &'f Tops<u128>,
        situation: &Situation,
        threes: u32,
    ) -> Self {
        let play = |size: &usize| *size > 1 && start(regulation, entry, *size) != Start::ByCriteria;
        let together = tops.iter().map(|(ids, _)| ids.len()).filter(play);
        Self { fates, games: situation.games.len(), together: together.collect(), tops, threes }
    }

    /// How often; `outright` and `shared` are the counts by points.
    pub fn tallied(&self, id: Id, goal: Goal, outright: u128, shared: u128) -> Tallied {
        let seen = self.fates.list.iter().filter(|(_, fate)| goal.reached(id, fate)).count() as u128;
        let total = 3u128.saturating_pow(self.games as u32);
        let scale = 3u128.saturating_pow(self.threes);
        let certain = match goal {
            Goal::First => outright,
            Goal::PlayOff => {
                let together =
                    self.tops.iter().filter(|(ids, _)| ids.contains(&id) && self.together.contains(&ids.len()));
                together.map(|(_, count)| count).sum()
            }
        };
        let base = certain.saturating_mul(scale);
        let Some(drawn) = self.fates.sampled else {
            let count = base + seen;
            return Tallied { verdict: verdict(count, total), count: Count { base: count, threes: 0 }, error: None };
        };
        let drawn = u128::from(drawn);
        let verdict = match (outright + shared, base) {
            (0, _) => Verdict::Impossible,
            (_, certain) if certain == total => Verdict::Certain,
            _ => Verdict::Possible,
        };
        let count = Count { base: base.saturating_add(share(seen, drawn, total)), threes: 0 };
        Tallied { verdict, count, error: Some(Count { base: share(deviation(seen, drawn), drawn, total), threes: 0 }) }
    }

    /// The minimal conditions, from the answer for every outcome. Nothing where outcomes were sampled.
    pub fn conditions(&self, id: Id, goal: Goal, situation: &Situation) -> Option<Vec<Condition>> {
        if self.fates.sampled.is_some() || !self.fates.complete {
            return None;
        }
        let own = |game: &usize| situation.games[*game].white == id || situation.games[*game].black == id;
        let (mut order, others): (Vec<usize>, Vec<usize>) = (0..self.games).partition(own);
        order.extend(others);
        let mut table = Table { settled: self, id, goal, situation, order: &order, diagrams: Diagrams::new() };
        let whole = table.build(0, &mut vec![0; self.games]).ok()?;
        let conditions = table.diagrams.conditions(whole).ok()?;
        Some(listed(conditions, &order))
    }

    fn reached(&self, id: Id, goal: Goal, situation: &Situation, results: &[usize]) -> bool {
        let number = results.iter().fold(0u64, |number, result| number * 3 + *result as u64);
        debug_assert_eq!(outcome(self.games, number), results);
        match self.fates.list.binary_search_by_key(&number, |(number, _)| *number) {
            Ok(index) => goal.reached(id, &self.fates.list[index].1),
            Err(_) => {
                let first = leaders(situation, results);
                match goal {
                    Goal::First => first == [id],
                    Goal::PlayOff => first.contains(&id) && self.together.contains(&first.len()),
                }
            }
        }
    }
}

fn verdict(count: u128, total: u128) -> Verdict {
    match count {
        0 => Verdict::Impossible,
        all if all == total => Verdict::Certain,
        _ => Verdict::Possible,
    }
}

/// A diagram from a table of all outcomes.
struct Table<'t> {
    settled: &'t Settled<'t>,
    id: Id,
    goal: Goal,
    situation: &'t Situation,
    order: &'t [usize],
    diagrams: Diagrams,
}

impl Table<'_> {
    fn build(&mut self, level: usize, results: &mut Vec<usize>) -> Result<Ref, TooMany> {
        let Some(&game) = self.order.get(level) else {
            let reached = self.settled.reached(self.id, self.goal, self.situation, results);
            return Ok(if reached { YES } else { NO });
        };
        let mut children = [NO; 3];
        for (result, child) in children.iter_mut().enumerate() {
            results[game] = result;
            *child = self.build(level + 1, results)?;
        }
        self.diagrams.part(level as u16, children)
    }
}
