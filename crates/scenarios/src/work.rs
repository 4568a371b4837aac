//! How much work it is to look at every outcome. Work is counted, never timed: the same event is
//! looked at in the same way on every machine.

use crate::Watch;
use crate::random::Random;
use tiebreak_model::{Event, Ruling};

/// What is done at most to look at every outcome. The unit is one participant or game looked at
/// once, some nanoseconds: in all, about ten seconds of one processor.
const BUDGET: u64 = 2_000_000_000;
/// The same for a page that cannot wait.
const BUDGET_BRIEFLY: u64 = 20_000_000;
/// So many outcomes are tried at most to tell what all of them would take.
const TRIED: u64 = 81;
/// Where outcomes are drawn, so many of them at most.
pub(crate) const MOST_DRAWN: u64 = 20_000;
/// Fewer would say nothing.
const LEAST_DRAWN: u64 = 200;
/// What is done at most to look at drawn outcomes: of large events fewer are drawn, and their
/// errors are the larger.
const BUDGET_DRAWN: u64 = 50_000_000;
/// The same for a page that cannot wait.
const BUDGET_DRAWN_BRIEFLY: u64 = 25_000_000;
/// The fates of three to this power outcomes are kept side by side, whatever the work.
const MOST_GAMES: usize = 15;

/// The work that every outcome would take, and the most that is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// What looking at every outcome would take.
    pub needed: u128,
    /// What is done at most.
    pub budget: u64,
}

/// What was tried, and what follows for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Estimate {
    /// What all outcomes would take.
    pub work: Work,
    /// How many are drawn where that is too much.
    pub draws: u64,
}

impl Estimate {
    /// Tries some outcomes, always the same ones, and adds up what `of` counts for them: fewer
    /// where one alone is much work, as in a Swiss of thousands.
    pub fn new(games: usize, watch: &Watch, mut of: impl FnMut(&[usize]) -> u64) -> Self {
        let mut random = Random::new(0);
        let (mut tried, mut work) = (0, 0);
        while tried < TRIED && work < BUDGET_BRIEFLY && !watch.stopped() {
            let results: Vec<usize> = (0..games).map(|_| random.below(3)).collect();
            work += of(&results);
            tried += 1;
        }
        let all = 3u128.saturating_pow(u32::try_from(games).unwrap_or(u32::MAX));
        let needed = u128::from(work).saturating_mul(all) / u128::from(tried.max(1));
        let (budget, for_drawn) = match watch.is_brief() {
            true => (BUDGET_BRIEFLY, BUDGET_DRAWN_BRIEFLY),
            false => (BUDGET, BUDGET_DRAWN),
        };
        let one = (work / tried.max(1)).max(1);
        let draws = (for_drawn / one).clamp(LEAST_DRAWN, MOST_DRAWN);
        Self { work: Work { needed, budget }, draws }
    }
}

impl Work {
    /// Whether every outcome of so many games is looked at.
    pub(crate) fn fits(self, games: usize) -> bool {
        games <= MOST_GAMES && self.needed <= u128::from(self.budget)
    }
}

/// The work of one ruling: every step looks at everybody and at every game, and so do the standing
/// before it and the ruling at its end.
pub(crate) fn of_ruling(event: &Event, ruling: &Ruling) -> u64 {
    ((2 + ruling.steps.len()) * (event.participants().len() + event.games().len())) as u64
}
