//! What is decided beside the standing: titles, trophies, qualifying places, category prizes, and the prize money of all.
//!
//! "Open and national championship in one": the standing stays, and among those who may have an award the best placed has it, by the
//! standing or by a list of its own. Where nobody gets more than one prize, whoever has one is taken out of the other lists, and those
//! below move up (`one_prize.rs`).

mod eligible;
mod one_prize;

use crate::group::{Group, History, Part};
use crate::hearing::Hearing;
use crate::prizes::{By, Purse, Ranked, Shares, tour_points};
use crate::standing::Level;
use std::collections::BTreeSet;
use tiebreak_model::{Award, AwardPlace, ClauseRef, Id, OpenReason, Reason, StandingPlace, Warning};
use tiebreak_regulation::AwardRule;

/// An award on its way: the rule, its clause, and how many it is for.
#[derive(Clone, Copy)]
pub(super) struct Given<'a> {
    rule: &'a AwardRule,
    clause: ClauseRef,
    seats: usize,
    cents: &'a [i64],
}

impl<'a> Hearing<'a> {
    /// Awards and prize money, from the standing.
    pub fn give_out(&mut self, levels: &[Level], places: &[StandingPlace]) -> (Vec<Award>, Shares) {
        self.unknown_awards();
        let mut shares = Shares { tour_points: tour_points(self.event, self.entry, levels), ..Shares::default() };
        let awards = if self.limit.is_none() { self.awards_to_give() } else { Vec::new() };
        if awards.is_empty() && self.event.prizes.is_none() {
            shares.clauses().for_each(|clause| self.cite(clause));
            return (Vec::new(), shares);
        }
        let standing = Ranked { levels: levels.to_vec(), places: places.to_vec() };
        let awards = match &self.entry.one_prize {
            Some((rule, _)) if !awards.is_empty() => self.one_prize_each(rule, &awards, &standing, &mut shares),
            _ => {
                self.purse().share_out(&standing, &mut shares);
                awards.iter().map(|one| self.award(*one, &standing, &BTreeSet::new(), &mut shares)).collect()
            }
        };
        shares.clauses().for_each(|clause| self.cite(clause));
        (awards, shares)
    }

    fn awards_to_give(&self) -> Vec<Given<'a>> {
        let (entry, prizes) = (self.entry, self.event.prizes.as_ref());
        let given = entry.awards.iter().map(|(rule, clause)| {
            let cents = prizes.map_or(&[][..], |prizes| prizes.of_award(&rule.name));
            Given { rule, clause: *clause, seats: rule.seats.unwrap_or(cents.len()).max(1), cents }
        });
        given.collect()
    }

    /// The money for places of the standing.
    fn purse(&self) -> Purse<'a> {
        let (event, entry) = (self.event, self.entry);
        let cents = event.prizes.as_ref().map_or(&[][..], |prizes| prizes.cents.as_slice());
        Purse { cents, rounding: entry.rounding, by: By::Places(entry) }
    }

    fn purse_of(&self, one: Given<'a>) -> Purse<'a> {
        Purse { cents: one.cents, rounding: self.entry.rounding, by: By::Award(one.rule, one.clause) }
    }

    /// An award for those who may have it, but for some, with its money.
    fn award(&mut self, one: Given<'a>, standing: &Ranked, gone: &BTreeSet<Id>, shares: &mut Shares) -> Award {
        if one.rule.cut {
            return self.cut(one, standing);
        }
        self.doubts(one, standing);
        let ranked = self.ranking(one, standing, gone);
        self.purse_of(one).share_out(&ranked, shares);
        let passed = if gone.is_empty() { Vec::new() } else { self.passed(one, standing, gone, &ranked) };
        self.announce(one, standing, &ranked, passed)
    }

    /// Those who may have an award, in their order, as far as it is for them.
    fn ranking(&mut self, one: Given<'a>, standing: &Ranked, gone: &BTreeSet<Id>) -> Ranked {
        let may = |id: Id| !gone.contains(&id) && self.takes(one, id);
        let Ranked { mut levels, places } = Ranked::of(&standing.levels, &standing.places, may);
        if one.rule.of_all {
            levels = all_level(&levels);
        }
        let mut placed: Vec<(Part, &Level)> = Vec::new();
        for level in &levels {
            let within = places.iter().filter(|place| level.members.contains(&place.members[0]));
            let by_standing = within.map(|place| Part { members: place.members.clone(), open: place.open });
            let parts = match one.rule.by {
                Some(by) => self.contest(one, by, level.first, level.members.clone()),
                None => by_standing.collect(),
            };
            let mut from = level.first;
            for part in parts {
                let size = part.members.len();
                let parts = match one.rule.if_shared {
                    Some(go) if !part.open => self.contest(one, go, from, part.members),
                    _ => vec![part],
                };
                placed.extend(parts.into_iter().map(|part| (part, level)));
                from += size;
            }
        }
        let mut from = 1;
        let mut ranked = Vec::new();
        for (Part { mut members, open }, level) in placed {
            let to = from + members.len() - 1;
            members.sort_unstable();
            ranked.push(StandingPlace { from, to, members, score: level.score, open });
            from = to + 1;
        }
        Ranked { levels, places: ranked }
    }

    /// Those who are level among the first for whom an award is, in the clause that ranks them.
    fn contest(&mut self, one: Given<'a>, go: ClauseRef, first: usize, members: Vec<Id>) -> Vec<Part> {
        if members.len() < 2 || first > one.seats {
            return vec![Part::settled(members)];
        }
        let before = self.steps.len();
        let group = Group {
            path: format!("award-{}/", self.regulation.clause(one.clause).id),
            members,
            first,
            unnamed: false,
            history: History::default(),
        };
        self.step_of(one.clause, &[], false, || Reason::AwardContested {
            award: one.rule.name.clone(),
            members: group.members.clone(),
            from: first,
            to: group.last_place().min(one.seats),
        });
        self.visits.clear();
        self.tie_begins = self.played.len();
        self.seats = Some(one.seats);
        let parts = self.apply(go, group);
        self.seats = None;
        self.steps.iter_mut().skip(before).for_each(|step| step.places = false);
        parts
    }

    /// The first or the last so many of the standing. Whoever declines a place among the first makes room for the next.
    fn cut(&mut self, one: Given<'a>, standing: &Ranked) -> Award {
        let takers = Ranked::of(&standing.levels, &standing.places, |id| one.rule.from_the_end || self.takes(one, id));
        let all = takers.places.last().map_or(0, |place| place.to);
        let (first, last) =
            if one.rule.from_the_end { (all.saturating_sub(one.seats) + 1, all) } else { (1, one.seats) };
        let within = takers.places.iter().filter(|place| place.from <= last && place.to >= first);
        let places: Vec<AwardPlace> = within
            .map(|place| {
                let across = place.from < first || place.to > last;
                AwardPlace {
                    from: place.from,
                    to: place.to,
                    members: place.members.clone(),
                    open: place.open && across,
                }
            })
            .collect();
        for place in places.iter().filter(|place| !place.open && (place.from < first || place.to > last)) {
            self.left_across(one.clause, place);
        }
        let members: Vec<Vec<Id>> = places.iter().map(|place| place.members.clone()).collect();
        let from = places.first().map_or(first, |place| place.from);
        let declined = self.declined(one, standing, &places);
        let given = Award {
            name: one.rule.name.clone(),
            clause: one.clause,
            cut: true,
            seats: one.seats,
            places,
            passed: Vec::new(),
            declined,
        };
        self.awarded(&given, (all, from), members);
        given
    }

    /// Whether somebody may have an award, and takes it.
    fn takes(&self, one: Given<'_>, id: Id) -> bool {
        one.rule.eligible.holds(self.event, id) == Ok(true) && !self.declines(one, id)
    }

    fn declines(&self, one: Given<'_>, id: Id) -> bool {
        self.event.participants.get(id.index()).is_some_and(|own| own.declines_award(&one.rule.name))
    }

    /// Who declines an award, of those who may have it and stand as high as somebody who has it.
    fn declined(&self, one: Given<'_>, standing: &Ranked, places: &[AwardPlace]) -> Vec<Id> {
        if one.rule.from_the_end {
            return Vec::new();
        }
        let has = |id: &Id| places.iter().any(|place| place.members.contains(id));
        // A list of its own may have put any of those level on points first, and one of all anybody.
        let parts: Vec<&[Id]> = match (one.rule.of_all, one.rule.by) {
            (true, _) => Vec::new(),
            (false, Some(_)) => standing.levels.iter().map(|level| level.members.as_slice()).collect(),
            (false, None) => standing.places.iter().map(|place| place.members.as_slice()).collect(),
        };
        let last = parts.iter().rposition(|part| part.iter().any(has));
        let above: Vec<Id> = match last {
            Some(last) => parts[..=last].concat(),
            None => standing.places.iter().flat_map(|place| place.members.clone()).collect(),
        };
        let would = |id: &Id| self.declines(one, *id) && one.rule.eligible.holds(self.event, *id) == Ok(true);
        above.into_iter().filter(would).collect()
    }

    /// Says that an award is left open, once.
    fn left_across(&mut self, clause: ClauseRef, place: &AwardPlace) {
        if self.left_open.iter().any(|left| left.members == place.members) {
            return;
        }
        let group = Group {
            members: place.members.clone(),
            first: place.from,
            path: String::new(),
            unnamed: false,
            history: History::default(),
        };
        self.leave_open(clause, &place.members, &group, OpenReason::AwardShared);
    }

    fn announce(&mut self, one: Given<'a>, standing: &Ranked, ranked: &Ranked, passed: Vec<Id>) -> Award {
        let within = ranked.places.iter().filter(|place| place.from <= one.seats);
        let places: Vec<AwardPlace> = within
            .map(|place| AwardPlace {
                from: place.from,
                to: place.to,
                members: place.members.clone(),
                open: place.open,
            })
            .collect();
        for place in places.iter().filter(|place| one.rule.indivisible && !place.open && place.members.len() > 1) {
            self.left_across(one.clause, place);
        }
        let eligible = ranked.levels.iter().map(|level| level.members.len()).sum();
        let members: Vec<Vec<Id>> = places.iter().map(|place| place.members.clone()).collect();
        let declined = self.declined(one, standing, &places);
        let name = one.rule.name.clone();
        let given = Award { name, clause: one.clause, cut: false, seats: one.seats, places, passed, declined };
        self.awarded(&given, (eligible, 1), members);
        given
    }

    fn awarded(&mut self, given: &Award, (eligible, from): (usize, usize), places: Vec<Vec<Id>>) {
        if !given.is_open() {
            let Award { name, seats, passed, declined, .. } = given.clone();
            let reason = || Reason::Awarded { award: name, eligible, seats, from, places, passed, declined };
            self.step_of(given.clause, &[], false, reason);
        }
    }

    /// Prizes of the event for awards that the regulation does not have: nobody would get them. And awards that are declined and that
    /// the regulation does not have, or that nobody can decline.
    fn unknown_awards(&mut self) {
        let (event, entry) = (self.event, self.entry);
        if !self.explain {
            return;
        }
        let known = |name: &str| entry.awards.iter().any(|(award, _)| award.name == name);
        let named = event.prizes.iter().flat_map(|prizes| &prizes.awards).filter(|(name, _)| !known(name));
        self.warnings.extend(named.map(|(name, _)| Warning::UnknownAward { award: name.clone() }));
        let declined: BTreeSet<&String> = event.participants.iter().flat_map(|one| &one.declines_awards).collect();
        for name in declined {
            let rule = entry.awards.iter().map(|(award, _)| award).find(|award| award.name == *name);
            let from_the_end = rule.is_some_and(|rule| rule.from_the_end);
            if rule.is_none() || from_the_end {
                let of = event.ids().filter(|id| event.participants[id.index()].declines_award(name)).collect();
                self.warnings.push(Warning::CannotDecline { award: name.clone(), of, from_the_end });
            }
        }
    }
}

/// All of them as one level, whatever their points.
fn all_level(levels: &[Level]) -> Vec<Level> {
    let mut members: Vec<Id> = levels.iter().flat_map(|level| level.members.iter().copied()).collect();
    members.sort_unstable();
    let first = levels.first().cloned();
    first.map(|first| Level { members, ..first }).into_iter().collect()
}
