//! Players who are not there to play: withdrawn, expelled, unwilling, or gone during the play-off.
//!
//! The engine does not ask absent players to play. Before a stage begins it takes them out of the
//! group and places them below the others. The others go back to the clause that sent the group on
//! by its number, because the schedule depends on the number. A stage that has begun is finished
//! by forfeits. The printed texts do not say what happens then: it is a reading, and the steps rest
//! on no clause. In the other reading the schedule stays that of all the tied, and the absent
//! forfeit their games.

use crate::group::{GroupPart, TiedGroup};
use crate::run::Run;
use crate::stages::bracket::pairing_name;
use tiebreak_model::{Absence, Ask, ClauseRef, GameResult, Id, OpenReason, Question, Reason};
use tiebreak_regulation::{AbsentResults, AbsentSchedule, Action, StagePlay, StageRules};

impl Run<'_> {
    /// The group, where all its players are there. Otherwise the parts into which the absence of
    /// some players divides it.
    pub fn without_absent(
        &mut self,
        at: ClauseRef,
        group: TiedGroup,
    ) -> Result<TiedGroup, Vec<GroupPart>> {
        let absent = self.absent_at(at, &group);
        if absent.is_empty() {
            return Ok(group);
        }
        let schedule = self.input.regulation.absence.schedule;
        self.note_absent(&absent);
        self.rest_on(at, schedule.reading);
        let gone: Vec<Id> = absent.iter().map(|(id, _)| *id).collect();
        let present: Vec<Id> =
            group.members.iter().copied().filter(|id| !gone.contains(id)).collect();
        if present.is_empty() {
            return Err(self.nothing_left(at, group, OpenReason::NobodyThere));
        }
        if schedule.rule == AbsentSchedule::Forfeits {
            return Ok(group);
        }
        let reason = || Reason::Absent { members: absent };
        self.log.step_without_clause(at, &[present.clone(), gone.clone()], reason);
        let mut parts = if present.len() == 1 {
            vec![GroupPart::settled(present)]
        } else {
            let back = group.history.by_number.unwrap_or(at);
            self.apply(back, TiedGroup { members: present, ..group })
        };
        // The absent come below those who play as soon as these have an order.
        parts.push(GroupPart::settled(gone));
        Err(parts)
    }

    /// The players of the group who can be selected for the play-off, where the results of the
    /// others count all the same and these are passed over. `None` where all can be selected, or
    /// where too few are left to select from.
    pub fn not_passed_over(&mut self, at: ClauseRef, group: &TiedGroup) -> Option<Vec<Id>> {
        let rules = self.input.regulation.absence;
        if rules.results.rule == AbsentResults::LeftOut
            || rules.schedule.rule == AbsentSchedule::Forfeits
        {
            return None;
        }
        let absent = self.absent_at(at, group);
        let is_there = |id: &Id| !absent.iter().any(|(gone, _)| gone == id);
        let present: Vec<Id> = group.members.iter().copied().filter(is_there).collect();
        if absent.is_empty() || present.len() < 2 {
            return None;
        }
        self.note_absent(&absent);
        self.rest_on(at, rules.schedule.reading);
        self.rest_on(at, rules.results.reading);
        let gone = absent.iter().map(|(id, _)| *id).collect();
        let parts = [present.clone(), gone];
        self.log.step_without_clause(at, &parts, || Reason::Absent { members: absent });
        Some(present)
    }

    /// Notes who has no part in the play-off: who is known not to play, and who left before it.
    fn note_absent(&mut self, absent: &[(Id, Absence)]) {
        let before = !self.playoff.has_begun();
        let has_no_part = |why: &Absence| before || *why != Absence::Left;
        let ids = absent.iter().filter(|(_, why)| has_no_part(why)).map(|(id, _)| *id);
        self.playoff.absent.extend(ids);
    }

    /// Whether a player forfeits the games that are to be played.
    pub fn does_not_play(&mut self, id: Id) -> bool {
        let scheduled = self.input.regulation.absence.schedule.rule == AbsentSchedule::Forfeits;
        self.questions.answers.left().contains(&id)
            || (scheduled && self.known_absence(id).is_some())
    }

    /// The players of the group who are not there when a stage is to begin.
    fn absent_at(&mut self, at: ClauseRef, group: &TiedGroup) -> Vec<(Id, Absence)> {
        let left = self.questions.answers.left();
        if left.is_empty() && group.members.iter().all(|id| self.known_absence(*id).is_none()) {
            return Vec::new();
        }
        let stages = self.stages_begun_by(at, group);
        let mut absent = Vec::new();
        for id in &group.members {
            let answers = &mut self.questions.answers;
            let mut had_begun = |stage: &String| answers.had_begun(stage, &group.members, *id);
            let gone = left.contains(id) && !stages.iter().any(&mut had_begun);
            let absence = self.known_absence(*id).or(gone.then_some(Absence::Left));
            absent.extend(absence.map(|absence| (*id, absence)));
        }
        absent
    }

    fn known_absence(&self, id: Id) -> Option<Absence> {
        self.input.event.participants().get(id.index())?.absence()
    }

    /// The paths of the stage that this clause orders. Those of a knock-out are the pairings of
    /// its first round: once it has begun, it goes on pairing by pairing.
    fn stages_begun_by(&self, at: ClauseRef, group: &TiedGroup) -> Vec<String> {
        let form = match &self.input.regulation.clause(at).action {
            Action::Play(StagePlay { form, .. }) => form,
            Action::Select { go, top, .. } => match self.first_played(*go, *top) {
                Some(StagePlay { form, .. }) => form,
                None => return Vec::new(),
            },
            _ => return Vec::new(),
        };
        match form {
            StageRules::KnockOut { .. } => first_pairings(group),
            StageRules::Ladder { .. } => vec![format!("{}step-1", group.path)],
            _ => vec![self.next_stage(form, group)],
        }
    }

    /// The stage to which a clause sends a group of this size.
    fn first_played(&self, mut at: ClauseRef, size: usize) -> Option<&StagePlay> {
        // Without a loop, no path is longer than the regulation.
        for _ in 0..self.input.regulation.clauses.len() {
            at = match &self.input.regulation.clause(at).action {
                Action::Play(play) => return Some(play),
                Action::Go(go) => *go,
                Action::ByNumber(numbers) => numbers.iter().find(|(count, _)| count.holds(size))?.1,
                _ => return None,
            };
        }
        None
    }

    /// The result of a game of which one player, or both, do not play any more.
    pub fn forfeit_between(&mut self, white: Id, black: Id) -> Option<GameResult> {
        match (self.does_not_play(white), self.does_not_play(black)) {
            (false, false) => None,
            (true, false) => Some(GameResult::BlackByForfeit),
            (false, true) => Some(GameResult::WhiteByForfeit),
            (true, true) => Some(GameResult::BothForfeit),
        }
    }

    /// The result of a game that one of its players left: the other wins without play.
    pub fn forfeited(&mut self, question: &Question) -> Option<GameResult> {
        let Ask::Game { white, black, .. } = question.ask else { return None };
        let result = self.forfeit_between(white, black)?;
        let players = [white, black];
        let mut who: Vec<Id> = players.into_iter().filter(|id| self.does_not_play(*id)).collect();
        who.sort_unstable();
        let reason = || Reason::ForfeitedByLeaving { players, left: who };
        self.rest_on(question.clause, self.input.regulation.absence.schedule.reading);
        self.log.step_without_clause(question.clause, &[], reason);
        Some(result)
    }
}

/// The pairings of the first round of a knock-out, as the ids of their games name them.
fn first_pairings(group: &TiedGroup) -> Vec<String> {
    let seats = group.members.len().next_power_of_two();
    let name = |number| format!("{}{}", group.path, pairing_name(seats, number));
    (1..=seats / 2).map(name).collect()
}
