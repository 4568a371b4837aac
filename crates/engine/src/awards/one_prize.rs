//! Nobody gets more than one prize.
//!
//! The largest: of all that is still to be given, the largest amount is given first; whoever has it is taken out of all other lists, where
//! those below move up; and so on. In a stated order: the lists are given out one after the other, each without those who have a prize of
//! an earlier one. Either way nothing is given while a place that has a prize is open.

use super::Given;
use crate::hearing::Hearing;
use crate::prizes::{Ranked, Shares};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{Award, AwardPlace, ClauseRef, Id};
use tiebreak_regulation::OnePrize;

/// A list of prizes: that of the standing, or an award by its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum List {
    Places,
    Award(usize),
}

impl<'a> Hearing<'a> {
    pub(super) fn one_prize_each(
        &mut self,
        rule: &OnePrize,
        awards: &[Given<'a>],
        standing: &Ranked,
        shares: &mut Shares,
    ) -> Vec<Award> {
        if let Some((_, clause)) = self.entry.one_prize {
            self.cite(clause);
        }
        match rule {
            OnePrize::Largest => self.largest(awards, standing, shares),
            OnePrize::InOrder(order) => self.in_order(order, awards, standing, shares),
        }
    }

    fn largest(&mut self, awards: &[Given<'a>], standing: &Ranked, shares: &mut Shares) -> Vec<Award> {
        let paid = |one: &Given<'a>| !one.cents.is_empty();
        let lists: Vec<List> = std::iter::once(List::Places)
            .chain((0..awards.len()).filter(|at| paid(&awards[*at])).map(List::Award))
            .collect();
        let mut has: BTreeMap<Id, List> = BTreeMap::new();
        loop {
            let mut best: Option<(i64, Id, List)> = None;
            for list in &lists {
                let Some(offered) = self.offered(*list, awards, standing, &elsewhere(&has, *list)) else {
                    return self.waiting(awards, &lists, standing, shares);
                };
                for share in offered.prizes.iter().filter(|share| !has.contains_key(&share.id)) {
                    // Of equal amounts, that of the earlier list; within a list all the same.
                    if best.is_none_or(|(cents, ..)| share.cents > cents) {
                        best = Some((share.cents, share.id, *list));
                    }
                }
            }
            let Some((_, id, list)) = best else { break };
            has.insert(id, list);
        }
        self.purse().share_out(&standing.without(&elsewhere(&has, List::Places)), shares);
        let mut given = Vec::new();
        for (at, one) in awards.iter().enumerate() {
            // An award without money may come on top of any prize.
            let gone = if paid(one) { elsewhere(&has, List::Award(at)) } else { BTreeSet::new() };
            given.push(self.award(*one, standing, &gone, shares));
        }
        given
    }

    fn in_order(
        &mut self,
        order: &[ClauseRef],
        awards: &[Given<'a>],
        standing: &Ranked,
        shares: &mut Shares,
    ) -> Vec<Award> {
        let mut lists: Vec<List> = order
            .iter()
            .map(|clause| awards.iter().position(|one| one.clause == *clause).map_or(List::Places, List::Award))
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

    /// What a list would give without some; nothing where one of its places is open.
    fn offered(&mut self, list: List, awards: &[Given<'a>], standing: &Ranked, gone: &BTreeSet<Id>) -> Option<Shares> {
        let mut shares = Shares::default();
        let (ranked, purse, seats) = match list {
            List::Places => {
                let purse = self.purse();
                let seats = purse.cents.len();
                (standing.without(gone), purse, seats)
            }
            List::Award(at) => {
                let one = awards[at];
                (self.quietly(|hearing| hearing.ranking(one, standing, gone)), self.purse_of(one), one.seats)
            }
        };
        if ranked.is_open(seats) {
            return None;
        }
        purse.share_out(&ranked, &mut shares);
        Some(shares)
    }

    /// Awards of which nothing can be said yet; what does not depend on the others is given.
    fn waiting(&mut self, awards: &[Given<'a>], lists: &[List], standing: &Ranked, shares: &mut Shares) -> Vec<Award> {
        let mut given = Vec::new();
        for (at, one) in awards.iter().enumerate() {
            if !lists.contains(&List::Award(at)) {
                given.push(self.award(*one, standing, &BTreeSet::new(), shares));
                continue;
            }
            let one = *one;
            let ranked = self.quietly(|hearing| hearing.ranking(one, standing, &BTreeSet::new()));
            let places = ranked.places.iter().filter(|place| place.from <= one.seats);
            let places = places
                .map(|place| AwardPlace { from: place.from, to: place.to, members: place.members.clone(), open: true })
                .collect();
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

    /// Who would have had the award but for another prize.
    pub(super) fn passed(
        &mut self,
        one: Given<'a>,
        standing: &Ranked,
        gone: &BTreeSet<Id>,
        ranked: &Ranked,
    ) -> Vec<Id> {
        let all = self.quietly(|hearing| hearing.ranking(one, standing, &BTreeSet::new()));
        let winners: BTreeSet<Id> = ranked
            .places
            .iter()
            .filter(|place| place.from <= one.seats)
            .flat_map(|place| place.members.iter().copied())
            .collect();
        let last = all.places.iter().rposition(|place| place.members.iter().any(|id| winners.contains(id)));
        let above = last.map_or(all.places.len(), |last| last + 1);
        let mut passed: Vec<Id> = all.places[..above].iter().flat_map(|place| place.members.clone()).collect();
        passed.retain(|id| gone.contains(id));
        passed
    }

    /// Works something out without a trace, but for questions that it opens.
    fn quietly<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let kept = (
            self.steps.len(),
            self.left_open.len(),
            self.warnings.len(),
            self.stages.len(),
            self.labels.clone(),
            self.played.len(),
        );
        let found = work(self);
        let (steps, left_open, warnings, stages, labels, played) = kept;
        self.steps.truncate(steps);
        self.left_open.truncate(left_open);
        self.warnings.truncate(warnings);
        self.stages.truncate(stages);
        self.played.truncate(played);
        self.labels = labels;
        found
    }
}

/// Those who have a prize of another list.
fn elsewhere(has: &BTreeMap<Id, List>, list: List) -> BTreeSet<Id> {
    has.iter().filter(|(_, other)| **other != list).map(|(id, _)| *id).collect()
}
