//! The outcomes of the open games, one by one: all of them, or a random sample where there are too
//! many.

use crate::random::Random;
use crate::work::{Estimate, MOST_DRAWN};
use crate::{Watch, Work};
use rayon::prelude::*;

/// The number of outcomes in one part of the work.
const AT_ONCE: u64 = 2_187;
/// The number of parts where fewer outcomes are drawn than usual, so that every processor has
/// some.
const PARTS: u64 = 4;

/// The outcomes to examine.
pub(crate) struct OutcomeSet<'w> {
    games: usize,
    /// The seed, where outcomes are drawn at random.
    drawn: Option<u64>,
    estimate: Estimate,
    watch: &'w Watch,
}

/// The results of examining the outcomes, part by part and in order.
pub(crate) struct ExaminedOutcomes<T> {
    pub parts: Vec<T>,
    /// The number of outcomes that were drawn, where not all were examined, and the work that all
    /// would have taken.
    pub drawn: Option<(u64, Work)>,
    /// False where the work was stopped; then some parts are missing.
    pub complete: bool,
}

impl<'w> OutcomeSet<'w> {
    /// All outcomes if their work fits the budget, otherwise random ones.
    pub fn new(games: usize, seed: u64, watch: &'w Watch, estimate: Estimate) -> Self {
        Self { games, drawn: (!estimate.work.fits(games)).then_some(seed), estimate, watch }
    }

    /// Calls `look` for each part of the outcomes. Results are positions in [`crate::RESULTS`].
    pub fn each<T: Send>(
        &self,
        look: impl Fn(&mut dyn Iterator<Item = Vec<usize>>) -> T + Sync,
    ) -> ExaminedOutcomes<T> {
        let draws = self.estimate.draws;
        let all = self.drawn.map_or_else(|| 3u64.pow(self.games as u32), |_| draws);
        let at_once =
            if all < MOST_DRAWN && self.drawn.is_some() { all.div_ceil(PARTS) } else { AT_ONCE };
        let starts: Vec<u64> = (0..all).step_by(at_once as usize).collect();
        self.watch.expect(starts.len());
        let part = |first: &u64| {
            let numbers = (*first..all.min(first + at_once)).take_while(|_| !self.watch.stopped());
            let part = match self.drawn {
                None => look(&mut numbers.map(|number| outcome(self.games, number))),
                Some(seed) => {
                    // Each part has its own stream of random numbers, so that the thread that
                    // takes it does not matter.
                    let mut random =
                        Random::new(seed.wrapping_mul(MOST_DRAWN).wrapping_add(*first));
                    look(&mut numbers.map(|_| (0..self.games).map(|_| random.below(3)).collect()))
                }
            };
            self.watch.step();
            (!self.watch.stopped()).then_some((at_once.min(all - first), part))
        };
        let parts: Vec<(u64, T)> = starts.par_iter().filter_map(part).collect();
        ExaminedOutcomes {
            drawn: self
                .drawn
                .map(|_| (parts.iter().map(|(count, _)| count).sum(), self.estimate.work)),
            complete: parts.len() == starts.len(),
            parts: parts.into_iter().map(|(_, part)| part).collect(),
        }
    }
}

/// The results of the open games in the outcome of this number, the first game changing slowest.
pub(crate) fn outcome(games: usize, number: u64) -> Vec<usize> {
    let mut results = vec![0; games];
    let mut rest = number;
    for result in results.iter_mut().rev() {
        *result = (rest % 3) as usize;
        rest /= 3;
    }
    results
}
