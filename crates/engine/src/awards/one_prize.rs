//! One prize at most for each participant.
//!
//! There are two rules. By the largest prize: the largest amount that is left is given first, its
//! winner leaves all other lists, those below move up, and so on. In a stated order: the lists are
//! given out one after another, each without the winners of earlier lists. By either rule no
//! prize is given while a place that has a prize is open.

use super::{AwardSpec, award_place};
use crate::prizes::{RankedPlaces, Shares};
use crate::run::Run;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{Award, ClauseRef, Id, StandingPlace};
use tiebreak_regulation::OnePrize;

/// A list of prizes: that of the standings, or that of an award by its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum List {
    Places,
    Award(usize),
}

/// A prize that a list offers a participant.
#[derive(Debug, Clone, Copy)]
struct PrizeOffer {
    cents: i64,
    id: Id,
    list: List,
}

impl<'a> Run<'a> {
    pub(super) fn one_prize_each(
        &mut self,
        rule: &OnePrize,
        awards: &[AwardSpec<'a>],
        standing: &RankedPlaces,
        shares: &mut Shares,
    ) -> Vec<Award> {
        if let Some((_, clause)) = self.input.entry.one_prize {
            self.log.cite(clause);
        }
        match rule {
            OnePrize::Largest => self.largest(awards, standing, shares),
            OnePrize::InOrder(order) => self.in_order(order, awards, standing, shares),
        }
    }

    fn largest(
        &mut self,
        awards: &[AwardSpec<'a>],
        standing: &RankedPlaces,
        shares: &mut Shares,
    ) -> Vec<Award> {
        let paid = |one: &AwardSpec<'a>| !one.cents.is_empty();
        let lists: Vec<List> = std::iter::once(List::Places)
            .chain((0..awards.len()).filter(|at| paid(&awards[*at])).map(List::Award))
            .collect();
        let mut has: BTreeMap<Id, List> = BTreeMap::new();
        loop {
            let mut best: Option<PrizeOffer> = None;
            for list in &lists {
                let Some(offered) = self.offered(*list, awards, standing, &elsewhere(&has, *list))
                else {
                    return self.waiting(awards, &lists, standing, shares);
                };
                for share in offered.prizes.iter().filter(|share| !has.contains_key(&share.id)) {
                    // Of equal amounts, that of the earlier list comes first.
                    if best.is_none_or(|best| share.cents > best.cents) {
                        best = Some(PrizeOffer { cents: share.cents, id: share.id, list: *list });
                    }
                }
            }
            let Some(PrizeOffer { id, list, .. }) = best else { break };
            has.insert(id, list);
        }
        self.purse().share_out(&standing.without(&elsewhere(&has, List::Places)), shares);
        let mut given = Vec::new();
        for (at, one) in awards.iter().enumerate() {
            // An award without money can be won with any prize.
            let gone = if paid(one) { elsewhere(&has, List::Award(at)) } else { BTreeSet::new() };
            given.push(self.award(*one, standing, &gone, shares));
        }
        given
    }

    fn in_order(
        &mut self,
        order: &[ClauseRef],
        awards: &[AwardSpec<'a>],
        standing: &RankedPlaces,
        shares: &mut Shares,
    ) -> Vec<Award> {
        let mut lists: Vec<List> = order
            .iter()
            .map(|clause| {
                awards
                    .iter()
                    .position(|one| one.clause == *clause)
                    .map_or(List::Places, List::Award)
            })
            .collect();
        let mut seen = BTreeSet::new();
        lists.retain(|list| seen.insert(*list));
        let mut served: BTreeSet<Id> = BTreeSet::new();
        let mut given: BTreeMap<usize, Award> = BTreeMap::new();
        if !seen.contains(&List::Places) {
            self.purse().share_out(standing, shares);
        }
        for (at, list) in lists.iter().enumerate() {
            if self.offered(*list, awards, standing, &served).is_none() {
                return self
                    .waiting(awards, &lists[at..], standing, shares)
                    .into_iter()
                    .enumerate()
                    .map(|(at, open)| given.remove(&at).unwrap_or(open))
                    .collect();
            }
            match list {
                List::Places => {
                    let before = shares.prizes.len();
                    self.purse().share_out(&standing.without(&served), shares);
                    served.extend(shares.prizes.iter().skip(before).map(|share| share.id));
                }
                List::Award(at) => {
                    let award = self.award(awards[*at], standing, &served, shares);
                    served.extend(award.members());
                    given.insert(*at, award);
                }
            }
        }
        for (at, one) in awards.iter().enumerate() {
            given.entry(at).or_insert_with(|| self.award(*one, standing, &BTreeSet::new(), shares));
        }
        given.into_values().collect()
    }

    /// The shares of a list without those who are `gone`; `None` where a place of it is open.
    fn offered(
        &mut self,
        list: List,
        awards: &[AwardSpec<'a>],
        standing: &RankedPlaces,
        gone: &BTreeSet<Id>,
    ) -> Option<Shares> {
        let mut shares = Shares::default();
        let (ranked, purse, seats) = match list {
            List::Places => {
                let purse = self.purse();
                let seats = purse.cents.len();
                (standing.without(gone), purse, seats)
            }
            List::Award(at) => {
                let one = awards[at];
                let ranked = self.without_log(|run| run.ranking(one, standing, gone));
                (ranked, self.purse_of(one), one.seats)
            }
        };
        if ranked.is_open(seats) {
            return None;
        }
        purse.share_out(&ranked, &mut shares);
        Some(shares)
    }

    /// The awards while these lists wait for an open place. Awards of other lists are given.
    fn waiting(
        &mut self,
        awards: &[AwardSpec<'a>],
        lists: &[List],
        standing: &RankedPlaces,
        shares: &mut Shares,
    ) -> Vec<Award> {
        let mut given = Vec::new();
        for (at, one) in awards.iter().enumerate() {
            if !lists.contains(&List::Award(at)) {
                given.push(self.award(*one, standing, &BTreeSet::new(), shares));
                continue;
            }
            let one = *one;
            let ranked = self.without_log(|run| run.ranking(one, standing, &BTreeSet::new()));
            let within = ranked.among_first(one.seats);
            let places = within.map(|place| award_place(place, true)).collect();
            given.push(Award {
                name: one.rule.name.clone(),
                clause: one.clause,
                cut: one.rule.cut,
                seats: one.seats,
                places,
                passed: Vec::new(),
                declined: Vec::new(),
            });
        }
        given
    }

    /// Those who would have won the award without their other prize.
    pub(super) fn passed(
        &mut self,
        one: AwardSpec<'a>,
        standing: &RankedPlaces,
        gone: &BTreeSet<Id>,
        ranked: &RankedPlaces,
    ) -> Vec<Id> {
        let all = self.without_log(|run| run.ranking(one, standing, &BTreeSet::new()));
        let places = ranked.among_first(one.seats);
        let winners: BTreeSet<Id> = places.flat_map(|place| place.members.clone()).collect();
        let has_winner =
            |place: &StandingPlace| place.members.iter().any(|id| winners.contains(id));
        let last = all.places.iter().rposition(has_winner);
        let above = all.places.iter().take(last.map_or(all.places.len(), |last| last + 1));
        let mut passed: Vec<Id> = above.flat_map(|place| place.members.clone()).collect();
        passed.retain(|id| gone.contains(id));
        passed
    }

    /// Works something out and removes what it added to the log and the play-off. Questions that
    /// it opened stay open.
    fn without_log<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let (log, playoff) = (self.log.mark(), self.playoff.mark());
        let found = work(self);
        self.log.rewind(log);
        self.playoff.rewind(playoff);
        found
    }
}

/// Those who have a prize of another list.
fn elsewhere(has: &BTreeMap<Id, List>, list: List) -> BTreeSet<Id> {
    has.iter().filter(|(_, other)| **other != list).map(|(id, _)| *id).collect()
}
