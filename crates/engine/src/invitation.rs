//! The invitation to another event: for the winner, or for the next player who accepts it.
//!
//! Tata Steel Challengers 2023, promotion rules. They do not say what happens when the winner
//! declines or is qualified already. The engine then applies the same rules to the others to find
//! the next player, and the standings stay as they are.

use crate::group::{GroupPart, TiedGroup};
use crate::prizes::RankedPlaces;
use crate::run::Run;
use crate::standing::Level;
use tiebreak_model::{
    ClauseRef, DeclinedOffer, Destination, EventEdition, Id, Invitation, Reason, Step,
};
use tiebreak_regulation::Promotion;

/// The path of questions about the next player to invite.
const PATH: &str = "invitation/";

impl Run<'_> {
    /// The invitation, once the winner is known.
    pub fn invitation(&mut self, ranked: &RankedPlaces) -> Option<Invitation> {
        let (promotion, clause) = self.input.entry.promotes.as_ref()?;
        let winner = self.first_invited(promotion, ranked)?;
        let id = match self.accepts(winner) {
            true => winner,
            false => self.next_invited(*clause, &ranked.levels)?,
        };
        let to = self.destination(promotion);
        let invited = Reason::Invited { player: id, to: to.clone() };
        // The readings of the clause are about ties, so a clear winner's invitation does not cite
        // the clause.
        if self.log.explain {
            self.log.steps.push(Step {
                clause: *clause,
                reason: invited,
                parts: Vec::new(),
                places: false,
                stage: None,
            });
        }
        Some(Invitation { id, to, clause: *clause })
    }

    /// The participants of a tie to whom the rules apply. Where only the invitation is at stake,
    /// these are the players who accept it.
    pub fn contenders(&mut self, level: &Level) -> Vec<Id> {
        let Some((promotion, clause)) = &self.input.entry.promotes else {
            return level.members.clone();
        };
        let accepting = self.accepting(&level.members);
        let all_or_none = accepting.is_empty() || accepting.len() == level.members.len();
        if !promotion.first_place_stays_shared || all_or_none {
            return level.members.clone();
        }
        self.passes_on(*clause, &level.members, &accepting);
        accepting
    }

    /// The winner, whether or not he accepts. `None` while the winner is not known.
    fn first_invited(&self, promotion: &Promotion, ranked: &RankedPlaces) -> Option<Id> {
        let first = ranked.places.first().filter(|first| !first.open)?;
        if !promotion.first_place_stays_shared {
            return Some(first.members[0]).filter(|_| first.members.len() == 1);
        }
        let top = &ranked.levels.first()?.members;
        match self.accepting(top).as_slice() {
            [] => top.first().copied(),
            [only] => Some(*only),
            _ => self.playoff.invitee,
        }
    }

    /// The best of those who accept the invitation, by the same rules.
    fn next_invited(&mut self, clause: ClauseRef, levels: &[Level]) -> Option<Id> {
        let reached = levels.iter().position(|level| !self.accepting(&level.members).is_empty());
        let last = reached.unwrap_or(levels.len().saturating_sub(1));
        let above = levels.iter().take(last + 1);
        let passed: Vec<Id> = above.flat_map(|level| level.members.clone()).collect();
        let among = reached.map(|index| self.accepting(&levels[index].members)).unwrap_or_default();
        self.passes_on(clause, &passed, &among);
        match among.as_slice() {
            [] => None,
            [only] => Some(*only),
            _ => self.by_the_same_rules(among),
        }
    }

    /// Applies the rules to these players. The order is not one of places in the standings.
    fn by_the_same_rules(&mut self, members: Vec<Id>) -> Option<Id> {
        let before = self.log.steps.len();
        self.playoff.visits.clear();
        let group = TiedGroup::new(members, 1, PATH.to_owned());
        let parts = self.apply(self.input.entry.go, group);
        self.log.not_about_places(before);
        match parts.first() {
            Some(GroupPart { members, open: false }) if members.len() == 1 => {
                members.first().copied()
            }
            _ => None,
        }
    }

    /// Notes who declines the invitation, and who contends for it then.
    fn passes_on(&mut self, clause: ClauseRef, passed: &[Id], among: &[Id]) {
        let declined = passed.iter().copied().filter(|id| !self.accepts(*id)).collect();
        let reason = || Reason::InvitationPasses { declined, among: among.to_vec() };
        let before = self.log.steps.len();
        self.log.step_without_clause(clause, &[], reason);
        self.log.not_about_places(before);
    }

    fn accepting(&self, members: &[Id]) -> Vec<Id> {
        members.iter().copied().filter(|id| self.accepts(*id)).collect()
    }

    fn accepts(&self, id: Id) -> bool {
        let participant = self.input.event.participants().get(id.index());
        participant.is_none_or(|one| !one.declines(DeclinedOffer::Invitation))
    }

    fn destination(&self, promotion: &Promotion) -> Destination {
        let edition = match (promotion.next_year, self.input.event.year()) {
            (false, _) => EventEdition::Named,
            (true, Some(year)) => EventEdition::Of(year.saturating_add(1)),
            (true, None) => EventEdition::NextYear,
        };
        Destination { name: promotion.to.clone(), edition }
    }
}
