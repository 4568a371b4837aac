//! Who is invited to another event by the place won: the winner, clear or by the rules, or the next one who takes the invitation up.
//!
//! Tata Steel Challengers 2023, promotion rules. They say nothing of an invitee who declines or is qualified already: the same rules, applied
//! to those who are left, find the next one, and the standing stays.

use crate::group::{Group, History, Part};
use crate::hearing::Hearing;
use crate::standing::Level;
use tiebreak_model::{ClauseRef, Declined, Destination, Edition, Id, Invitation, Reason, StandingPlace, Step};
use tiebreak_regulation::Promotion;

/// What the ids of questions about the next one begin with.
const PATH: &str = "invitation/";

impl Hearing<'_> {
    /// Who is invited, once it is known who won.
    pub fn invitation(&mut self, levels: &[Level], places: &[StandingPlace]) -> Option<Invitation> {
        let (promotion, clause) = self.entry.promotes.as_ref()?;
        let winner = self.first_invited(promotion, levels, places)?;
        let id = if self.takes_up(winner) { winner } else { self.next_invited(*clause, levels)? };
        let to = self.destination(promotion);
        let invited = Reason::Invited { player: id, to: to.clone() };
        // The readings of the clause are about ties; a clear winner's invitation rests on none of them.
        if self.explain {
            self.steps.push(Step { clause: *clause, reason: invited, parts: Vec::new(), places: false, stage: None });
        }
        Some(Invitation { id, to, clause: *clause })
    }

    /// Those of a tie for whom the rules are carried out: where only the invitation is at stake, those who take it up.
    pub fn contenders(&mut self, level: &Level) -> Vec<Id> {
        let Some((promotion, clause)) = &self.entry.promotes else { return level.members.clone() };
        let contenders = self.takers(&level.members);
        if !promotion.first_place_stays_shared || contenders.is_empty() || contenders.len() == level.members.len() {
            return level.members.clone();
        }
        self.passes_on(*clause, &level.members, &contenders);
        contenders
    }

    /// The winner, whether or not the invitation is taken up. Nobody while that is open.
    fn first_invited(&self, promotion: &Promotion, levels: &[Level], places: &[StandingPlace]) -> Option<Id> {
        let first = places.first().filter(|first| !first.open)?;
        if !promotion.first_place_stays_shared {
            return Some(first.members[0]).filter(|_| first.members.len() == 1);
        }
        let top = &levels.first()?.members;
        match self.takers(top).as_slice() {
            [] => top.first().copied(),
            [only] => Some(*only),
            _ => self.invitee,
        }
    }

    /// The best of those who take the invitation up, by the same rules.
    fn next_invited(&mut self, clause: ClauseRef, levels: &[Level]) -> Option<Id> {
        let reached = levels.iter().position(|level| !self.takers(&level.members).is_empty());
        let last = reached.unwrap_or(levels.len().saturating_sub(1));
        let passed: Vec<Id> = levels.iter().take(last + 1).flat_map(|level| level.members.clone()).collect();
        let among = reached.map(|index| self.takers(&levels[index].members)).unwrap_or_default();
        self.passes_on(clause, &passed, &among);
        match among.as_slice() {
            [] => None,
            [only] => Some(*only),
            _ => self.by_the_same_rules(among),
        }
    }

    /// The rules once more, among others. What they find is no place in the standing.
    fn by_the_same_rules(&mut self, members: Vec<Id>) -> Option<Id> {
        let before = self.steps.len();
        self.visits.clear();
        let group = Group { members, first: 1, path: PATH.to_owned(), unnamed: false, history: History::default() };
        let parts = self.apply(self.entry.go, group);
        self.steps.iter_mut().skip(before).for_each(|step| step.places = false);
        match parts.first() {
            Some(Part { members, open: false }) if members.len() == 1 => members.first().copied(),
            _ => None,
        }
    }

    /// Says who does not take the invitation up, and that the text does not say what then.
    fn passes_on(&mut self, clause: ClauseRef, passed: &[Id], among: &[Id]) {
        let declined = passed.iter().copied().filter(|id| !self.takes_up(*id)).collect();
        self.step_of(clause, &[], false, || Reason::InvitationPasses { declined, among: among.to_vec() });
    }

    fn takers(&self, members: &[Id]) -> Vec<Id> {
        members.iter().copied().filter(|id| self.takes_up(*id)).collect()
    }

    fn takes_up(&self, id: Id) -> bool {
        self.event.participants.get(id.index()).is_none_or(|one| !one.declines(Declined::Invitation))
    }

    fn destination(&self, promotion: &Promotion) -> Destination {
        let edition = match (promotion.next_year, self.event.year()) {
            (false, _) => Edition::Named,
            (true, Some(year)) => Edition::Of(year.saturating_add(1)),
            (true, None) => Edition::NextYear,
        };
        Destination { name: promotion.to.clone(), edition }
    }
}
