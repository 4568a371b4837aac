//! What a knock-out and a ladder have in common: seeds, pairings by a clause of their own, and one for the last of them.

use crate::group::{Group, History};
use crate::hearing::Hearing;
use crate::ladder::{Ladder, LadderGoal};
use crate::pending::Schedule;
use tiebreak_model::{ClauseRef, Id, OpenReason, Reason, StageForm, StageRecord};
use tiebreak_regulation::Action;

/// A stage of pairings, and the clauses that say how it goes.
#[derive(Clone, Copy)]
pub(super) struct Seeded {
    /// The clause that calls for it.
    pub at: ClauseRef,
    /// The clause that orders the seeds.
    pub seeding: ClauseRef,
    /// The clause that each pairing is played by.
    pub pairing: ClauseRef,
    /// The clause for the last of them.
    pub last: ClauseRef,
}

impl Hearing<'_> {
    /// The seeds of a stage that begins. Nothing where they are not known yet, or where stages are kept instead of being played;
    /// `field` is the stage as the field of a knock-out, `games` how much there is to lay out.
    pub(super) fn seeded(
        &mut self,
        stage: Seeded,
        form: StageForm,
        games: u64,
        field: fn(&[Id]) -> Vec<Option<Id>>,
        group: &mut Group,
    ) -> Option<Vec<Id>> {
        let seeds = self.seeds(stage.seeding, group)?;
        group.history.seeds = self.regulation.looks_at_seeds().then(|| seeds.clone());
        let schedule = || Schedule::KnockOut { field: field(&seeds), pairing: stage.pairing, last: stage.last };
        if self.keeps(stage.at, (None, false), games, group, schedule) {
            return None;
        }
        if self.explain {
            let name = if form == StageForm::Ladder { "ladder" } else { "knock-out" };
            let path = format!("{}{name}", group.path);
            let members = seeds.clone();
            self.stages.push(StageRecord { path, clause: stage.at, form, members, games: Vec::new(), unlisted: 0 });
        }
        Some(seeds)
    }

    /// The seeds in order, number 1 first.
    pub(super) fn seeds(&mut self, seeding: ClauseRef, group: &Group) -> Option<Vec<Id>> {
        self.cite(seeding);
        let regulation = self.regulation;
        let (by, restart) = match &regulation.clause(seeding).action {
            Action::Order { by, restart } => (by.as_slice(), *restart),
            _ => (std::slice::from_ref(&seeding), false),
        };
        let ladder = Ladder { by, restart, wanted: LadderGoal::All, path: &group.path, places: false };
        let parts = self.climb(ladder, &group.members);
        if parts.iter().any(|part| part.open) {
            return None;
        }
        if let Some(level) = parts.iter().find(|part| part.members.len() > 1) {
            self.leave_open(seeding, &level.members, group, OpenReason::NotSeeded);
            return None;
        }
        let seeds: Vec<Id> = parts.into_iter().flat_map(|part| part.members).collect();
        self.step(seeding, &[], || Reason::Seeded { order: seeds.clone() });
        Some(seeds)
    }

    /// A pairing from its beginning: winner and loser, once they are known.
    pub(super) fn pairing(&mut self, clause: ClauseRef, [a, b]: [Id; 2], name: &str, group: &Group) -> Option<[Id; 2]> {
        let history = History { seeds: group.history.seeds.clone(), ..History::default() };
        let members = vec![a.min(b), a.max(b)];
        let path = [group.path.as_str(), name, "/"].concat();
        let parts = self.apply(clause, Group { members, first: group.first, path, unnamed: true, history });
        match parts.as_slice() {
            [won, lost] if !won.open && !lost.open => Some([*won.members.first()?, *lost.members.first()?]),
            _ => None,
        }
    }
}
