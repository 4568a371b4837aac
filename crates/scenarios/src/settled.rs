//! Who is first by a criterion, and who plays or draws lots, where criteria decide ties.

use crate::diagram::{Diagrams, Minimal, NO, Ref, TooMany, YES};
use crate::fate::{Fate, Fates};
use crate::path::{Start, start};
use crate::tally::Tops;
use crate::{Count, Situation, Tallied, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{ClauseRef, Id};
use tiebreak_regulation::{Entry, Regulation};

/// What is asked about a participant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// First without anything to be played or drawn.
    First,
    /// A part in what is to be played or drawn.
    PlayOff,
    /// Neither, and not level with those who are first either.
    Out,
}

impl Goal {
    fn reached(self, id: Id, fate: &Fate) -> bool {
        match self {
            Self::First => fate.settled == Some(id),
            Self::PlayOff => fate.settled.is_none() && fate.playing.contains(&id),
            Self::Out => {
                let passed = fate.settled.is_some_and(|first| first != id);
                let plays = fate.playing.is_empty() || fate.playing.contains(&id);
                passed || !plays || !fate.leaders.contains(&id)
            }
        }
    }
}

/// What becomes of every outcome, together with what is known from the points.
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
        let play = |size: &usize| *size > 1 && start(regulation, entry, *size, 1) != Start::ByCriteria;
        let together = tops.iter().map(|(ids, _)| ids.len()).filter(play).collect();
        Self { fates, games: situation.games.len(), together, tops, threes }
    }

    /// How often.
    pub fn tallied(&self, id: Id, goal: Goal) -> Tallied {
        let total = 3u128.saturating_pow(self.games as u32);
        if self.fates.sampled.is_none() && self.fates.complete {
            let count = self.seen(|fate| goal.reached(id, fate));
            return Tallied {
                verdict: Verdict::of(count, total),
                count: Count { base: count, threes: 0 },
                error: None,
            };
        }
        // What points decide is counted exactly; only what criteria decide is estimated, or known so far.
        let scale = 3u128.saturating_pow(self.threes);
        let certain = self.by_points(id, goal).saturating_mul(scale);
        let seen = self.seen(|fate| !fate.by_points && goal.reached(id, fate));
        let contends = self.tops.iter().any(|(ids, _)| ids.contains(&id));
        let verdict = match goal {
            _ if certain == total => Verdict::Certain,
            Goal::First | Goal::PlayOff if !contends => Verdict::Impossible,
            _ => Verdict::Possible,
        };
        let exactly = |base: u128| Count { base, threes: 0 };
        let Some(drawn) = self.fates.sampled.map(|(drawn, _)| u128::from(drawn)) else {
            return Tallied { verdict, count: exactly(certain.saturating_add(seen)), error: None };
        };
        let error = Some(exactly(share(deviation(seen, drawn), drawn, total)));
        Tallied { verdict, count: exactly(certain.saturating_add(share(seen, drawn, total))), error }
    }

    /// The criteria by which the participant comes first in a tie, each with how often.
    pub fn criteria(&self, id: Id) -> Vec<(ClauseRef, Count)> {
        let mut found: BTreeMap<ClauseRef, u128> = BTreeMap::new();
        for (fate, count) in self.fates.kinds.iter().filter(|(fate, _)| Goal::First.reached(id, fate)) {
            if let Some(clause) = fate.decided {
                *found.entry(clause).or_default() += count;
            }
        }
        let total = 3u128.saturating_pow(self.games as u32);
        let base = |seen: u128| self.fates.sampled.map_or(seen, |(drawn, _)| share(seen, drawn.into(), total));
        found.into_iter().map(|(clause, seen)| (clause, Count { base: base(seen), threes: 0 })).collect()
    }

    fn seen(&self, wanted: impl Fn(&Fate) -> bool) -> u128 {
        self.fates.kinds.iter().filter(|(fate, _)| wanted(fate)).map(|(_, count)| count).sum()
    }

    /// The outcomes in which the points alone decide it.
    fn by_points(&self, id: Id, goal: Goal) -> u128 {
        let counts = |ids: &[Id]| match goal {
            Goal::First => ids == [id],
            Goal::PlayOff => ids.contains(&id) && self.together.contains(&ids.len()),
            Goal::Out => !ids.contains(&id),
        };
        self.tops.iter().filter(|(ids, _)| counts(ids)).map(|(_, count)| count).sum()
    }

    /// The minimal conditions, from the fate of every outcome. Nothing where outcomes were drawn.
    pub fn conditions(&self, id: Id, goal: Goal, situation: &Situation) -> Option<Minimal> {
        if self.fates.table.is_empty() {
            return None;
        }
        let own = |game: &usize| situation.games[*game].white == id || situation.games[*game].black == id;
        let (mut order, others): (Vec<usize>, Vec<usize>) = (0..self.games).partition(own);
        order.extend(others);
        let reached: Vec<bool> = self.fates.kinds.iter().map(|(fate, _)| goal.reached(id, fate)).collect();
        let steps = order.iter().map(|game| 3usize.pow((self.games - 1 - game) as u32)).collect();
        let mut table = Table { of: &self.fates.table, reached, steps, diagrams: Diagrams::new() };
        let whole = table.build(0, 0).ok()?;
        let conditions = table.diagrams.conditions(whole).ok()?;
        Some(conditions.listed(&order))
    }
}

/// A diagram from a table of all outcomes.
struct Table<'t> {
    of: &'t [u32],
    /// Whether the goal is reached, for each kind of fate.
    reached: Vec<bool>,
    /// How far apart in the table two results of a game are, level by level.
    steps: Vec<usize>,
    diagrams: Diagrams,
}

impl Table<'_> {
    fn build(&mut self, level: usize, number: usize) -> Result<Ref, TooMany> {
        let Some(&step) = self.steps.get(level) else {
            let reached = self.of.get(number).is_some_and(|kind| self.reached[*kind as usize]);
            return Ok(if reached { YES } else { NO });
        };
        let mut children = [NO; 3];
        for (result, child) in children.iter_mut().enumerate() {
            *child = self.build(level + 1, number + result * step)?;
        }
        self.diagrams.part(level as u16, children)
    }
}
