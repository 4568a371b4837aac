//! Turns sums over outcomes into counts of all outcomes and verdicts.

use crate::settled::{self, SettledDiagrams};
use crate::tally::Tops;
use crate::{Conditions, OutcomeCount, OutcomeTally, Prospect, Verdict};
use std::collections::BTreeMap;
use tiebreak_model::Id;

/// Makes counts from sums: the sums count outcomes of the games that matter, or draws.
#[derive(Clone, Copy)]
pub(crate) struct OutcomeCounter {
    total: u128,
    threes: u32,
    drawn: Option<u128>,
}

/// How often a participant came first.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Firsts {
    /// First place alone, without a tie.
    outright: u128,
    /// First place shared with others.
    shared: u128,
}

impl Firsts {
    /// Counts all participants in one pass over the sets of leaders. With thousands of
    /// participants there may be as many ties as outcomes were drawn.
    pub fn of_all(participants: usize, tops: &Tops<u128>) -> Vec<Self> {
        let mut all = vec![Self::default(); participants];
        for (ids, count) in tops {
            for id in ids {
                let one = &mut all[id.index()];
                *(if ids.len() == 1 { &mut one.outright } else { &mut one.shared }) += count;
            }
        }
        all
    }
}

/// Three to this power is precise enough for an estimate and leaves room to multiply.
const MOST_POWERS: u32 = 40;

impl OutcomeCounter {
    pub fn new(games: u32, threes: u32, drawn: Option<u128>) -> Self {
        let powers = if drawn.is_some() { games.min(MOST_POWERS) } else { games };
        Self { total: 3u128.saturating_pow(powers), threes: threes + games - powers, drawn }
    }

    pub fn all(self) -> OutcomeCount {
        OutcomeCount { base: self.total, threes: self.threes }
    }

    pub fn count(self, found: u128) -> OutcomeCount {
        let base = self.drawn.map_or(found, |drawn| settled::share(found, drawn, self.total));
        OutcomeCount { base, threes: self.threes }
    }

    /// `contends` is whether it can happen at all, as far as this is known without counting.
    fn tallied(self, found: u128, contends: bool) -> OutcomeTally {
        let verdict = match self.drawn {
            None => Verdict::from_count(found, self.total),
            Some(_) if contends => Verdict::Possible,
            Some(_) => Verdict::Impossible,
        };
        let error = self
            .drawn
            .filter(|_| contends)
            .map(|drawn| self.count(settled::deviation(found, drawn)));
        OutcomeTally { verdict, count: self.count(found), error }
    }

    /// The opposite of coming first.
    fn out(self, first: u128, contends: bool) -> OutcomeTally {
        let verdict = match self.tallied(first, contends).verdict {
            Verdict::Certain => Verdict::Impossible,
            Verdict::Possible => Verdict::Possible,
            Verdict::Impossible => Verdict::Certain,
        };
        let all = self.drawn.unwrap_or(self.total);
        OutcomeTally { verdict, ..self.tallied(all.saturating_sub(first), contends) }
    }

    /// `firsts` holds how often the participant came first alone and together with others.
    pub fn prospect(
        self,
        id: Id,
        firsts: Firsts,
        settled: Option<&SettledDiagrams>,
        contends: bool,
    ) -> Prospect {
        let Firsts { outright, shared } = firsts;
        Prospect {
            id,
            outright: self.tallied(outright, contends),
            shared: self.tallied(shared, contends),
            first: self.tallied(outright + shared, contends),
            out: settled.map_or_else(
                || self.out(outright + shared, contends),
                |settled| settled.tallied(id, settled::SettledGoal::Out),
            ),
            criteria: settled.map(|settled| settled.criteria(id)).unwrap_or_default(),
            settled: settled.map(|settled| settled.tallied(id, settled::SettledGoal::First)),
            play_off: settled.map(|settled| settled.tallied(id, settled::SettledGoal::PlayOff)),
            places: None,
            needs: Conditions::default(),
        }
    }

    pub fn sizes(self, tops: &Tops<u128>) -> BTreeMap<usize, OutcomeCount> {
        let mut sizes = BTreeMap::new();
        for (ids, count) in tops {
            *sizes.entry(ids.len()).or_insert(0) += count;
        }
        sizes.into_iter().map(|(size, count)| (size, self.count(count))).collect()
    }
}
