//! Awards: titles, trophies, qualifying places and category prizes, and all prize money.
//!
//! Awards do not change the standings. The winner of an award is the best placed of those who are
//! eligible, by the standings or by criteria of its own: an open and a national championship can
//! be one event. Where a player gets one prize at most, the winner of a prize leaves the other
//! lists, and those below move up (`one_prize.rs`).

mod eligible;
mod one_prize;

use crate::group::{GroupPart, TiedGroup};
use crate::prizes::{AbsentPlayers, Purse, RankedPlaces, Shares, SharingRules, tour_points};
use crate::run::Run;
use crate::standing::Level;
use std::collections::BTreeSet;
use tiebreak_model::{
    Award, AwardPlace, ClauseRef, Id, OpenReason, Reason, StandingPlace, Warning,
};
use tiebreak_regulation::AwardRule;

/// An award to give.
#[derive(Clone, Copy)]
pub(super) struct AwardSpec<'a> {
    rule: &'a AwardRule,
    clause: ClauseRef,
    /// The number of winners.
    seats: usize,
    /// The prize money of the winners, the first one's first.
    cents: &'a [i64],
}

/// The awards of an event, and its prize money.
#[derive(Debug, Default)]
pub(crate) struct PrizeGiving {
    pub awards: Vec<Award>,
    pub shares: Shares,
}

impl<'a> Run<'a> {
    /// Gives out awards and prize money by the standings.
    pub fn give_out(&mut self, standing: &RankedPlaces) -> PrizeGiving {
        self.warn_of_unknown_awards();
        let (event, entry) = (self.input.event, self.input.entry);
        let tour_points = tour_points(event, entry, &standing.levels);
        let mut shares = Shares { tour_points, ..Shares::default() };
        let awards = if self.input.limit.is_none() { self.awards_to_give() } else { Vec::new() };
        let awards = match &entry.one_prize {
            Some((rule, _)) if !awards.is_empty() => {
                self.one_prize_each(rule, &awards, standing, &mut shares)
            }
            _ => {
                self.purse().share_out(standing, &mut shares);
                let gone = BTreeSet::new();
                awards.iter().map(|one| self.award(*one, standing, &gone, &mut shares)).collect()
            }
        };
        shares.clauses().for_each(|clause| self.log.cite(clause));
        for reading in &shares.rests_on {
            self.rest_on(entry.clause, Some(*reading));
        }
        PrizeGiving { awards, shares }
    }

    fn awards_to_give(&self) -> Vec<AwardSpec<'a>> {
        let (entry, prizes) = (self.input.entry, self.input.event.prizes());
        let given = entry.awards.iter().map(|(rule, clause)| {
            let cents = prizes.map_or(&[][..], |prizes| prizes.of_award(&rule.name));
            AwardSpec {
                rule,
                clause: *clause,
                seats: rule.seats.unwrap_or(cents.len()).max(1),
                cents,
            }
        });
        given.collect()
    }

    /// The money for places of the standings.
    fn purse(&self) -> Purse<'a> {
        let (event, entry) = (self.input.event, self.input.entry);
        let cents = event.prizes().map_or(&[][..], |prizes| prizes.cents.as_slice());
        let share = self.input.regulation.absence.share;
        let absent = AbsentPlayers { players: self.playoff.absent.clone(), share };
        Purse { cents, rounding: entry.rounding, rules: SharingRules::Places(entry), absent }
    }

    fn purse_of(&self, one: AwardSpec<'a>) -> Purse<'a> {
        let rules = SharingRules::Award(one.rule, one.clause);
        let (cents, rounding) = (one.cents, self.input.entry.rounding);
        Purse { cents, rounding, rules, absent: AbsentPlayers::default() }
    }

    /// Gives out an award and its money. Those who are `gone` have another prize.
    fn award(
        &mut self,
        one: AwardSpec<'a>,
        standing: &RankedPlaces,
        gone: &BTreeSet<Id>,
        shares: &mut Shares,
    ) -> Award {
        if one.rule.cut {
            return self.cut(one, standing);
        }
        self.doubts(one, standing);
        let ranked = self.ranking(one, standing, gone);
        self.purse_of(one).share_out(&ranked, shares);
        let passed = match gone.is_empty() {
            true => Vec::new(),
            false => self.passed(one, standing, gone, &ranked),
        };
        self.announce(one, standing, &ranked, passed)
    }

    /// The order of those who are eligible for an award and accept it, as far as the award
    /// needs it.
    fn ranking(
        &mut self,
        one: AwardSpec<'a>,
        standing: &RankedPlaces,
        gone: &BTreeSet<Id>,
    ) -> RankedPlaces {
        let may = |id: Id| !gone.contains(&id) && self.accepts_award(one, id);
        let RankedPlaces { mut levels, places } = standing.only(may);
        if one.rule.of_all {
            levels = all_level(&levels);
        }
        let mut placed: Vec<(GroupPart, &Level)> = Vec::new();
        for level in &levels {
            let within = places.iter().filter(|place| level.members.contains(&place.members[0]));
            let by_standing =
                within.map(|place| GroupPart { members: place.members.clone(), open: place.open });
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
        for (GroupPart { mut members, open }, level) in placed {
            let to = from + members.len() - 1;
            members.sort_unstable();
            ranked.push(StandingPlace { from, to, members, score: level.score, open });
            from = to + 1;
        }
        RankedPlaces { levels, places: ranked }
    }

    /// Applies a clause to those who are level and contend for an award.
    fn contest(
        &mut self,
        one: AwardSpec<'a>,
        go: ClauseRef,
        first: usize,
        members: Vec<Id>,
    ) -> Vec<GroupPart> {
        if members.len() < 2 || first > one.seats {
            return vec![GroupPart::settled(members)];
        }
        let before = self.log.steps.len();
        let path = format!("award-{}/", self.input.regulation.clause(one.clause).id);
        let group = TiedGroup::new(members, first, path);
        self.log.step_about(one.clause, &[], false, || Reason::AwardContested {
            award: one.rule.name.clone(),
            members: group.members.clone(),
            from: first,
            to: group.last_place().min(one.seats),
        });
        self.playoff.begin_tie(&group.members);
        self.playoff.seats = Some(one.seats);
        let parts = self.apply(go, group);
        self.playoff.seats = None;
        self.log.not_about_places(before);
        parts
    }

    /// Gives an award to the first or the last of the standings. A player who declines a place
    /// among the first makes room for the next one.
    fn cut(&mut self, one: AwardSpec<'a>, standing: &RankedPlaces) -> Award {
        let takers = standing.only(|id| one.rule.from_the_end || self.accepts_award(one, id));
        let all = takers.places.last().map_or(0, |place| place.to);
        let (first, last) = match one.rule.from_the_end {
            true => (all.saturating_sub(one.seats) + 1, all),
            false => (1, one.seats),
        };
        let is_across = |from: usize, to: usize| from < first || to > last;
        let within = takers.places.iter().filter(|place| place.from <= last && place.to >= first);
        let places: Vec<AwardPlace> = within
            .map(|place| award_place(place, place.open && is_across(place.from, place.to)))
            .collect();
        for place in places.iter().filter(|place| !place.open && is_across(place.from, place.to)) {
            self.leave_award_open(one.clause, place);
        }
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
        self.note_award(&given, all, from);
        given
    }

    /// Whether a participant is eligible for an award and accepts it.
    fn accepts_award(&self, one: AwardSpec<'_>, id: Id) -> bool {
        one.rule.eligible.holds(self.input.event, id) == Ok(true) && !self.declines(one, id)
    }

    fn declines(&self, one: AwardSpec<'_>, id: Id) -> bool {
        let participant = self.input.event.participants().get(id.index());
        participant.is_some_and(|own| own.declines_award(&one.rule.name))
    }

    /// Those who declined an award: they are eligible, and placed as high as one of its winners.
    fn declined(
        &self,
        one: AwardSpec<'_>,
        standing: &RankedPlaces,
        places: &[AwardPlace],
    ) -> Vec<Id> {
        if one.rule.from_the_end {
            return Vec::new();
        }
        let has = |id: &Id| places.iter().any(|place| place.members.contains(id));
        // Criteria of its own order those who are level on points, or all participants.
        let parts: Vec<&[Id]> = match (one.rule.of_all, one.rule.by) {
            (true, _) => Vec::new(),
            (false, Some(_)) => {
                standing.levels.iter().map(|level| level.members.as_slice()).collect()
            }
            (false, None) => standing.places.iter().map(|place| place.members.as_slice()).collect(),
        };
        let last = parts.iter().rposition(|part| part.iter().any(has));
        let above: Vec<Id> = match last {
            Some(last) => parts[..=last].concat(),
            None => standing.places.iter().flat_map(|place| place.members.clone()).collect(),
        };
        let event = self.input.event;
        let has_declined =
            |id: &Id| self.declines(one, *id) && one.rule.eligible.holds(event, *id) == Ok(true);
        above.into_iter().filter(has_declined).collect()
    }

    /// Notes that the text leaves an award open between these, unless that is noted already.
    fn leave_award_open(&mut self, clause: ClauseRef, place: &AwardPlace) {
        if self.log.left_open.iter().any(|left| left.members == place.members) {
            return;
        }
        let group = TiedGroup::new(place.members.clone(), place.from, String::new());
        self.log.leave_open(clause, &place.members, &group, OpenReason::AwardShared);
    }

    /// The award of those who are ranked first. `passed` are those who have another prize.
    fn announce(
        &mut self,
        one: AwardSpec<'a>,
        standing: &RankedPlaces,
        ranked: &RankedPlaces,
        passed: Vec<Id>,
    ) -> Award {
        let within = ranked.among_first(one.seats);
        let places: Vec<AwardPlace> = within.map(|place| award_place(place, place.open)).collect();
        let shared = |place: &&AwardPlace| !place.open && place.members.len() > 1;
        if one.rule.indivisible {
            for place in places.iter().filter(shared) {
                self.leave_award_open(one.clause, place);
            }
        }
        let eligible = ranked.levels.iter().map(|level| level.members.len()).sum();
        let declined = self.declined(one, standing, &places);
        let given = Award {
            name: one.rule.name.clone(),
            clause: one.clause,
            cut: false,
            seats: one.seats,
            places,
            passed,
            declined,
        };
        self.note_award(&given, eligible, 1);
        given
    }

    /// Notes the winners of an award as a step, once they are known. `eligible` is the number of
    /// those who are eligible, `from` the first place of the winners.
    fn note_award(&mut self, given: &Award, eligible: usize, from: usize) {
        if !given.is_open() {
            let places = given.places.iter().map(|place| place.members.clone()).collect();
            let Award { name, seats, passed, declined, .. } = given.clone();
            self.log.step_about(given.clause, &[], false, || Reason::Awarded {
                award: name,
                eligible,
                seats,
                from,
                places,
                passed,
                declined,
            });
        }
    }

    /// Warns of prizes for awards that the regulation does not have, and of awards that a
    /// participant declines though there is no such award or it cannot be declined.
    fn warn_of_unknown_awards(&mut self) {
        let (event, entry) = (self.input.event, self.input.entry);
        if !self.log.explain {
            return;
        }
        let known = |name: &str| entry.awards.iter().any(|(award, _)| award.name == name);
        let awards = event.prizes().into_iter().flat_map(|prizes| &prizes.awards);
        let unknown = awards.filter(|(name, _)| !known(name));
        let warning = |(name, _): &(String, _)| Warning::UnknownAward { award: name.clone() };
        self.log.warnings.extend(unknown.map(warning));
        let declined = event.participants().iter().flat_map(|one| &one.declines_awards);
        let declined: BTreeSet<&String> = declined.collect();
        for name in declined {
            let rules = entry.awards.iter().map(|(award, _)| award);
            let rule = rules.into_iter().find(|award| award.name == *name);
            let from_the_end = rule.is_some_and(|rule| rule.from_the_end);
            if rule.is_none() || from_the_end {
                let declines = |id: &Id| event.participants()[id.index()].declines_award(name);
                let of = event.ids().filter(declines).collect();
                let award = name.clone();
                self.log.warnings.push(Warning::CannotDecline { award, of, from_the_end });
            }
        }
    }
}

/// A place of the standings as a place of an award.
fn award_place(place: &StandingPlace, open: bool) -> AwardPlace {
    let StandingPlace { from, to, .. } = *place;
    AwardPlace { from, to, members: place.members.clone(), open }
}

/// All participants as one level, whatever their points.
fn all_level(levels: &[Level]) -> Vec<Level> {
    let mut members: Vec<Id> =
        levels.iter().flat_map(|level| level.members.iter().copied()).collect();
    members.sort_unstable();
    let first = levels.first().cloned();
    first.map(|first| Level { members, ..first }).into_iter().collect()
}
