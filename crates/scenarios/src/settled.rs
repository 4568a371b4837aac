//! Who is first by a criterion, and who plays or draws lots, where criteria decide ties.

use crate::count::AllOutcomes;
use crate::diagram::{Diagrams, MinimalConditions, NO, Ref, StepBudget, TooMany, YES};
use crate::fate::{Fate, Fates};
use crate::given::EntryRules;
use crate::path::{Start, start};
use crate::sums::Sums;
use crate::tally::Tops;
use crate::{OutcomeCount, OutcomeTally, Situation, Verdict};
use tiebreak_model::{ClauseRef, Id};

/// A possible result of a participant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SettledGoal {
    /// First without anything to be played or drawn.
    First,
    /// Taking part in what is to be played or drawn.
    PlayOff,
    /// Neither of these, and not level with those who are first.
    Out,
}

impl SettledGoal {
    pub(crate) fn reached(self, id: Id, fate: &Fate) -> bool {
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

/// The fates of all outcomes, with what is known from the points.
pub(crate) struct SettledDiagrams<'f> {
    fates: &'f Fates,
    games: usize,
    /// The sums for each participant, from one pass over the fates and the sets of leaders.
    sums: Sums,
    threes: u32,
}

/// `seen` out of `drawn`, scaled to `total`.
pub(crate) fn share(seen: u128, drawn: u128, total: u128) -> u128 {
    total / drawn.max(1) * seen + total % drawn.max(1) * seen / drawn.max(1)
}

/// The standard error of how often something was seen in this number of draws, n·sqrt(p (1 - p) /
/// n), rounded up.
pub(crate) fn deviation(seen: u128, drawn: u128) -> u128 {
    (seen * drawn.saturating_sub(seen) / drawn.max(1)).isqrt() + 1
}

impl<'f> SettledDiagrams<'f> {
    pub fn new(
        EntryRules { regulation, entry }: EntryRules<'_>,
        fates: &'f Fates,
        tops: &Tops<u128>,
        situation: &Situation,
        threes: u32,
    ) -> Self {
        let together =
            |size: usize| size > 1 && start(regulation, entry, size, 1) != Start::ByCriteria;
        let sums = Sums::new(situation.units.len(), fates, tops, together);
        Self { fates, games: situation.games.len(), sums, threes }
    }

    /// How often the participant reaches the goal.
    pub fn tallied(&self, id: Id, goal: SettledGoal) -> OutcomeTally {
        let all = AllOutcomes::new(self.games);
        let total = all.base;
        if self.fates.sampled.is_none() && self.fates.complete {
            let count = self.sums.seen(id, goal);
            return OutcomeTally {
                verdict: Verdict::from_count(count, total),
                count: all.count(count),
                error: None,
            };
        }
        // What points decide is counted exactly. Only what criteria decide is estimated, or is
        // known only in part.
        let scale = 3u128.saturating_pow(self.threes.saturating_sub(all.threes));
        let certain = self.sums.by_points(id, goal).saturating_mul(scale);
        let seen = self.sums.seen_by_criteria(id, goal);
        let verdict = match goal {
            _ if certain == total => Verdict::Certain,
            SettledGoal::First | SettledGoal::PlayOff if !self.sums.contends(id) => {
                Verdict::Impossible
            }
            _ => Verdict::Possible,
        };
        let exactly = |base: u128| all.count(base);
        let Some(drawn) = self.fates.sampled.map(|(drawn, _)| u128::from(drawn)) else {
            return OutcomeTally {
                verdict,
                count: exactly(certain.saturating_add(seen)),
                error: None,
            };
        };
        let error = Some(exactly(share(deviation(seen, drawn), drawn, total)));
        OutcomeTally {
            verdict,
            count: exactly(certain.saturating_add(share(seen, drawn, total))),
            error,
        }
    }

    /// The criteria by which the participant comes first in a tie, each with the number of
    /// outcomes.
    pub fn criteria(&self, id: Id) -> Vec<(ClauseRef, OutcomeCount)> {
        let all = AllOutcomes::new(self.games);
        let base = |seen: u128| {
            self.fates.sampled.map_or(seen, |(drawn, _)| share(seen, drawn.into(), all.base))
        };
        let found = self.sums.criteria(id);
        found.map(|(clause, seen)| (clause, all.count(base(seen)))).collect()
    }

    /// The minimal conditions, from the fate of every outcome. Unknown where outcomes were drawn.
    pub fn conditions(
        &self,
        id: Id,
        goal: SettledGoal,
        situation: &Situation,
        budget: StepBudget,
    ) -> Option<MinimalConditions> {
        if self.fates.table.is_empty() {
            return None;
        }
        let own =
            |game: &usize| situation.games[*game].white == id || situation.games[*game].black == id;
        let (mut order, others): (Vec<usize>, Vec<usize>) = (0..self.games).partition(own);
        order.extend(others);
        let reached: Vec<bool> =
            self.fates.kinds.iter().map(|(fate, _)| goal.reached(id, fate)).collect();
        // Most participants of a large event have the same fate in every outcome. This shows
        // without a table.
        if reached.iter().all(|one| *one == reached[0]) {
            let conditions = if reached[0] { vec![Vec::new()] } else { Vec::new() };
            return Some(MinimalConditions::Listed(conditions));
        }
        let steps = order.iter().map(|game| 3usize.pow((self.games - 1 - game) as u32)).collect();
        let mut table =
            OutcomeTable { of: &self.fates.table, reached, steps, diagrams: Diagrams::new(budget) };
        let whole = table.build(0, 0).ok()?;
        let conditions = table.diagrams.conditions(whole).ok()?;
        Some(conditions.listed(&order))
    }
}

/// Builds a diagram from a table of all outcomes.
struct OutcomeTable<'t> {
    of: &'t [u32],
    /// Whether the goal is reached, for each kind of fate.
    reached: Vec<bool>,
    /// The distance in the table between two results of a game, level by level.
    steps: Vec<usize>,
    diagrams: Diagrams,
}

impl OutcomeTable<'_> {
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
