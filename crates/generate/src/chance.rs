//! What is left to chance: strengths, results, who is absent when.

use crate::Plan;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{ByeKind, GameResult, Random};

/// Ratings from the highest to the lowest.
pub(crate) fn ratings(count: usize, random: &mut Random) -> Vec<u32> {
    let mut ratings: Vec<u32> =
        (0..count).map(|_| 1_400 + u32::try_from(random.below(1_200)).unwrap_or(0)).collect();
    ratings.sort_unstable_by_key(|rating| std::cmp::Reverse(*rating));
    ratings
}

/// A result by ratings: a third are drawn, the rest is won by the stronger more often.
pub(crate) fn result(white: u32, black: u32, random: &mut Random) -> GameResult {
    let chance = random.below(1_000);
    let advantage = (i64::from(white) - i64::from(black)).clamp(-600, 600) / 2 + 20;
    let wins = usize::try_from(335 + advantage).unwrap_or(0).clamp(30, 640);
    match chance {
        0..330 => GameResult::Draw,
        chance if chance - 330 < wins => GameResult::White,
        _ => GameResult::Black,
    }
}

/// Who failed to come: one side, rarely both.
pub(crate) fn forfeit(random: &mut Random) -> GameResult {
    match random.below(10) {
        0..5 => GameResult::WhiteByForfeit,
        5..9 => GameResult::BlackByForfeit,
        _ => GameResult::BothForfeit,
    }
}

/// Absences, decided before the first round.
pub(crate) struct Absences {
    /// From which round on somebody is gone.
    gone: BTreeMap<usize, u32>,
    /// Byes that were asked for.
    byes: BTreeMap<(u32, usize), ByeKind>,
    /// How many games of each round are forfeited.
    forfeits: Vec<usize>,
}

impl Absences {
    pub(crate) fn new(plan: &Plan, random: &mut Random) -> Self {
        let (count, rounds) = (plan.competitors(), plan.length());
        let mut order: Vec<usize> = (0..count).collect();
        random.shuffle(&mut order);
        let later = |random: &mut Random| {
            2 + u32::try_from(random.below((rounds - 1).max(1) as usize)).unwrap_or(0)
        };
        let gone =
            order.into_iter().take(plan.withdrawals).map(|one| (one, later(random))).collect();
        let mut absences = Self { gone, byes: BTreeMap::new(), forfeits: vec![0; rounds as usize] };
        absences.ask_for_byes(plan, random);
        for _ in 0..plan.forfeits {
            absences.forfeits[random.below(rounds as usize)] += 1;
        }
        absences
    }

    fn ask_for_byes(&mut self, plan: &Plan, random: &mut Random) {
        let rounds = plan.length();
        let mut free: Vec<(u32, usize)> = (1..=rounds)
            .flat_map(|round| (0..plan.competitors()).map(move |one| (round, one)))
            .collect();
        free.retain(|(round, one)| !self.is_gone(*one, *round));
        random.shuffle(&mut free);
        for slot in free.into_iter().take(plan.byes) {
            let kind = if random.below(3) == 0 { ByeKind::Zero } else { ByeKind::Half };
            self.byes.insert(slot, kind);
        }
    }

    /// Whether somebody has left by a round.
    pub(crate) fn is_gone(&self, one: usize, round: u32) -> bool {
        self.gone.get(&one).is_some_and(|from| *from <= round)
    }

    /// The bye of somebody who is not there in a round.
    pub(crate) fn bye(&self, one: usize, round: u32) -> Option<ByeKind> {
        if self.is_gone(one, round) {
            return Some(ByeKind::Zero);
        }
        self.byes.get(&(round, one)).copied()
    }

    /// The boards of a round that are forfeited; what does not fit is left for the next.
    pub(crate) fn forfeited(
        &mut self,
        round: u32,
        boards: usize,
        random: &mut Random,
    ) -> BTreeSet<usize> {
        let at = round as usize - 1;
        let wanted = self.forfeits[at];
        let mut all: Vec<usize> = (0..boards).collect();
        random.shuffle(&mut all);
        if let Some(next) = self.forfeits.get_mut(at + 1) {
            *next += wanted.saturating_sub(boards);
        }
        all.into_iter().take(wanted).collect()
    }
}
