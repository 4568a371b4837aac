//! The amount of work to examine every outcome. Work is counted and not timed, so that the same
//! event is examined in the same way on every machine.

use crate::Watch;
use crate::random::Random;
use tiebreak_model::{Event, Ruling};

/// The most work to examine every outcome. The unit is one participant or game examined once, some
/// nanoseconds; in total about ten seconds of one processor.
const BUDGET: u64 = 2_000_000_000;
/// The limit for a page that cannot wait.
const BUDGET_BRIEFLY: u64 = 20_000_000;
/// The most outcomes that are tried to estimate the work of all.
const TRIED: u64 = 81;
/// The most outcomes that are drawn at random.
pub(crate) const MOST_DRAWN: u64 = 20_000;
/// The fewest outcomes that are drawn. Fewer would not give a useful estimate.
const LEAST_DRAWN: u64 = 200;
/// The most work to examine random outcomes. For large events fewer are drawn, and their errors
/// are larger.
const BUDGET_DRAWN: u64 = 50_000_000;
/// The limit for a page that cannot wait.
const BUDGET_DRAWN_BRIEFLY: u64 = 25_000_000;
/// With more games than this, the fates of all outcomes are not kept in memory, whatever the work.
const MOST_GAMES: usize = 15;

/// The work for every outcome, and the budget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// The work to examine every outcome.
    pub needed: u128,
    /// The most work that may be done.
    pub budget: u64,
}

/// The work of all outcomes, estimated from some of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Estimate {
    /// The work that all outcomes would take.
    pub work: Work,
    /// The number of outcomes to draw if that is too much.
    pub draws: u64,
}

impl Estimate {
    /// Tries some outcomes, always the same ones, and adds up what `of` counts for them. Tries
    /// fewer if a single one is much work, as in a Swiss with thousands of players.
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
    /// Whether every outcome of this number of games is examined.
    pub(crate) fn fits(self, games: usize) -> bool {
        games <= MOST_GAMES && self.needed <= u128::from(self.budget)
    }
}

/// The work of one ruling: every step looks at all participants and all games, and so do the
/// standings before it and the ruling at its end.
pub(crate) fn of_ruling(event: &Event, ruling: &Ruling) -> u64 {
    ((2 + ruling.steps.len()) * (event.participants().len() + event.games().len())) as u64
}
