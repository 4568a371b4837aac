//! Who is not there to play: withdrawn, expelled, unwilling, or gone during the play-off.
//!
//! Nobody absent is asked to play. Before a stage begins they are taken out of the group: the others go back to the clause that sent them on by
//! their number, for the schedule depends on it, and the absent stand below them. A stage that has begun is finished by forfeits. The five texts
//! say nothing about it; that the tie is left to those who are there follows from the forfeits that they all know.

use crate::group::{Group, Part};
use crate::hearing::Hearing;
use crate::stages::bracket::pairing_name;
use tiebreak_model::{Absence, Ask, ClauseRef, GameResult, Id, OpenReason, Question, Reason};
use tiebreak_regulation::{Action, Form, Play};

impl Hearing<'_> {
    /// Where the group goes when some of it are absent; the group itself where everybody is there.
    pub fn without_absent(&mut self, at: ClauseRef, group: Group) -> Result<Group, Vec<Part>> {
        let absent = self.absent_at(at, &group);
        if absent.is_empty() {
            return Ok(group);
        }
        let gone: Vec<Id> = absent.iter().map(|(id, _)| *id).collect();
        let present: Vec<Id> = group.members.iter().copied().filter(|id| !gone.contains(id)).collect();
        if present.is_empty() {
            return Err(self.nothing_left(at, group, OpenReason::NobodyThere));
        }
        self.step(at, &[present.clone(), gone.clone()], || Reason::Absent { members: absent });
        let mut parts = if present.len() == 1 {
            vec![Part::settled(present)]
        } else {
            let back = group.history.by_number.unwrap_or(at);
            self.apply(back, Group { members: present, ..group })
        };
        // They stand below those who play as soon as these have an order; until then all of them contend.
        parts.push(Part::settled(gone));
        Err(parts)
    }

    /// Those of the group who are not there when a stage is to begin.
    fn absent_at(&mut self, at: ClauseRef, group: &Group) -> Vec<(Id, Absence)> {
        let left = self.answers.left();
        if left.is_empty() && group.members.iter().all(|id| self.known_absence(*id).is_none()) {
            return Vec::new();
        }
        let stages = self.stages_begun_by(at, group);
        let mut absent = Vec::new();
        for id in &group.members {
            let gone =
                left.contains(id) && !stages.iter().any(|stage| self.answers.had_begun(stage, &group.members, *id));
            let absence = self.known_absence(*id).or(gone.then_some(Absence::Left));
            absent.extend(absence.map(|absence| (*id, absence)));
        }
        absent
    }

    fn known_absence(&self, id: Id) -> Option<Absence> {
        self.event.participants.get(id.index())?.absence()
    }

    /// The names that the ids of games have in the stage that this clause calls for. Those of a knock-out are those of its first round:
    /// once it has begun, it goes on pairing by pairing.
    fn stages_begun_by(&self, at: ClauseRef, group: &Group) -> Vec<String> {
        let form = match &self.regulation.clause(at).action {
            Action::Play(Play { form, .. }) => form,
            Action::Select { go, top, .. } => match self.first_played(*go, *top) {
                Some(Play { form, .. }) => form,
                None => return Vec::new(),
            },
            _ => return Vec::new(),
        };
        match form {
            Form::KnockOut { .. } => first_pairings(group),
            Form::Ladder { .. } => vec![format!("{}step-1", group.path)],
            _ => vec![self.next_stage(form, group)],
        }
    }

    /// The stage to which a clause sends so many.
    fn first_played(&self, mut at: ClauseRef, size: usize) -> Option<&Play> {
        // No way to a stage is longer than the regulation.
        for _ in 0..self.regulation.clauses.len() {
            at = match &self.regulation.clause(at).action {
                Action::Play(play) => return Some(play),
                Action::Go(go) => *go,
                Action::ByNumber(numbers) => numbers.iter().find(|(count, _)| count.holds(size))?.1,
                _ => return None,
            };
        }
        None
    }

    /// The result of a game that one of its players left: the other wins without play.
    pub fn forfeited(&mut self, question: &Question) -> Option<GameResult> {
        let Ask::Game { white, black, .. } = question.ask else { return None };
        let left = self.answers.left();
        let (who, result) = match (left.contains(&white), left.contains(&black)) {
            (false, false) => return None,
            (true, false) => (vec![white], GameResult::BlackByForfeit),
            (false, true) => (vec![black], GameResult::WhiteByForfeit),
            (true, true) => (vec![white, black], GameResult::BothForfeit),
        };
        self.step(question.clause, &[], || Reason::ForfeitedByLeaving { players: [white, black], left: who });
        Some(result)
    }
}

/// The pairings of the first round of a knock-out, as the ids of their games name them.
fn first_pairings(group: &Group) -> Vec<String> {
    let seats = group.members.len().next_power_of_two();
    (1..=seats / 2).map(|number| format!("{}{}", group.path, pairing_name(seats, number))).collect()
}
