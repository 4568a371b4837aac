//! What a knock-out and a ladder have in common: seeds, a clause for the pairings, and a clause
//! for the last of them.

use super::{bracket, ladder};
use crate::group::{History, TiedGroup};
use crate::ordering::{OrderPurpose, OrderSpec};
use crate::pending::{PendingSpec, Schedule};
use crate::run::Run;
use tiebreak_model::{ClauseRef, Id, OpenReason, Reason, StageForm, StageRecord};
use tiebreak_regulation::{Action, ComparedAmong, StageRules};

/// A stage of pairings, and the clauses that say how it goes.
#[derive(Clone, Copy)]
pub(super) struct SeededStage {
    /// A knock-out or a ladder.
    pub form: StageForm,
    /// The clause that orders the stage.
    pub at: ClauseRef,
    /// The clause that orders the seeds.
    pub seeding: ClauseRef,
    /// The clause by which each pairing is played.
    pub pairing: ClauseRef,
    /// The clause for the last pairing.
    pub last: ClauseRef,
}

impl SeededStage {
    /// The stage of a form of play, where that is a knock-out or a ladder.
    pub(super) fn from_form(at: ClauseRef, form: &StageRules) -> Option<Self> {
        let (form, seeding, pairing, last) = match *form {
            StageRules::KnockOut { seeding, pairing, last } => {
                (StageForm::KnockOut, seeding, pairing, last)
            }
            StageRules::Ladder { seeding, pairing, last } => {
                (StageForm::Ladder, seeding, pairing, last)
            }
            _ => return None,
        };
        Some(Self { form, at, seeding, pairing, last: last.unwrap_or(pairing) })
    }

    /// The stage as the field of a knock-out.
    fn field(&self, seeds: &[Id]) -> Vec<Option<Id>> {
        match self.form {
            StageForm::Ladder => ladder::field(seeds),
            _ => bracket::field(seeds),
        }
    }

    /// How much there is to lay out for odds: one stage, or too much.
    fn games_for_odds(&self, players: usize) -> u64 {
        let too_large = self.form == StageForm::Ladder && players > ladder::MOST_FOR_ODDS;
        if too_large { u64::MAX } else { 1 }
    }
}

impl Run<'_> {
    /// The seeds of a stage that begins. `None` where they are not known yet, or where the stage
    /// is left pending.
    pub(super) fn begin_seeded(
        &mut self,
        stage: SeededStage,
        group: &mut TiedGroup,
    ) -> Option<Vec<Id>> {
        let seeds = self.seeds(stage.seeding, group)?;
        group.history.seeds = self.input.regulation.looks_at_seeds().then(|| seeds.clone());
        let SeededStage { form, at, pairing, last, .. } = stage;
        let games = stage.games_for_odds(group.members.len());
        let pending = PendingSpec { clause: at, clock: None, stops_early: false, games };
        let schedule = || Schedule::KnockOut { field: stage.field(&seeds), pairing, last };
        if self.leaves_pending(pending, group, schedule) {
            return None;
        }
        if self.log.explain {
            let name = if form == StageForm::Ladder { "ladder" } else { "knock-out" };
            self.log.stages.push(StageRecord {
                path: format!("{}{name}", group.path),
                clause: at,
                form,
                members: seeds.clone(),
                games: Vec::new(),
                unlisted: 0,
            });
        }
        Some(seeds)
    }

    /// The seeds in order, number 1 first.
    pub(super) fn seeds(&mut self, seeding: ClauseRef, group: &TiedGroup) -> Option<Vec<Id>> {
        self.log.cite(seeding);
        let regulation = self.input.regulation;
        let (by, restart) = match &regulation.clause(seeding).action {
            Action::Order { by, restart } => (by.as_slice(), *restart),
            _ => (std::slice::from_ref(&seeding), false),
        };
        let among = regulation.clause(seeding).among;
        let more_were_tied = self.playoff.tied.len() > group.members.len();
        if more_were_tied {
            self.rest_on(seeding, among.reading);
        }
        let tied = self.playoff.tied.clone();
        let (compared, contenders) = match among.rule {
            ComparedAmong::AllTied if more_were_tied => (&tied, Some(group.members.as_slice())),
            _ => (&group.members, None),
        };
        let purpose = OrderPurpose::Seeding;
        let order = OrderSpec { by, restart, purpose, path: &group.path, contenders };
        let parts = self.order_by(order, compared);
        if parts.iter().any(|part| part.open) {
            return None;
        }
        if let Some(level) = parts.iter().find(|part| part.members.len() > 1) {
            self.log.leave_open(seeding, &level.members, group, OpenReason::NotSeeded);
            return None;
        }
        let seeds: Vec<Id> = parts.into_iter().flat_map(|part| part.members).collect();
        self.log.step(seeding, &[], || Reason::Seeded { order: seeds.clone() });
        Some(seeds)
    }

    /// Plays a pairing from its beginning: winner and loser, once they are known.
    pub(super) fn pairing(
        &mut self,
        clause: ClauseRef,
        [a, b]: [Id; 2],
        name: &str,
        group: &TiedGroup,
    ) -> Option<[Id; 2]> {
        let history = History { seeds: group.history.seeds.clone(), ..History::default() };
        let members = vec![a.min(b), a.max(b)];
        let path = [group.path.as_str(), name, "/"].concat();
        let pair = TiedGroup { members, first: group.first, path, unnamed: true, history };
        match self.apply(clause, pair).as_slice() {
            [won, lost] if !won.open && !lost.open => {
                Some([*won.members.first()?, *lost.members.first()?])
            }
            _ => None,
        }
    }
}
