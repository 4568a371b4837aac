//! What a run collects for the ruling.

use crate::group::TiedGroup;
use crate::standing::Level;
use std::collections::BTreeSet;
use tiebreak_model::{
    AppliedDeparture, ClauseRef, Id, KnockOutMatch, OpenReason, OpenTie, Reason, StageRecord, Step,
    Warning,
};

/// What a run collects for the ruling.
#[derive(Default)]
pub(crate) struct Log {
    /// Whether to collect steps, stages and citations. Without them the run is quicker.
    pub explain: bool,
    pub steps: Vec<Step>,
    pub stages: Vec<StageRecord>,
    /// The path of the stage under way, where steps are collected.
    pub stage: Option<String>,
    /// The finished matches of a knock-out event.
    pub matches: Vec<KnockOutMatch>,
    /// The ties that were to be settled; reminders are about them.
    pub ties: Vec<Level>,
    /// What the regulation leaves open.
    pub left_open: Vec<OpenTie>,
    pub departures: Vec<AppliedDeparture>,
    pub warnings: Vec<Warning>,
    /// The clauses that were applied; the ruling names their readings and reminders.
    pub cited: BTreeSet<ClauseRef>,
    /// The seldom used readings that the ruling rests on, by their index.
    pub rests_on: BTreeSet<usize>,
}

/// How long the lists of a log are at one moment; see [`Log::rewind`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct LogMark {
    steps: usize,
    stages: usize,
    left_open: usize,
    warnings: usize,
}

impl Log {
    pub fn new(explain: bool) -> Self {
        Self { explain, ..Self::default() }
    }

    /// Notes that a clause was applied.
    pub fn cite(&mut self, clause: ClauseRef) {
        if self.explain {
            self.cited.insert(clause);
        }
    }

    /// Adds a step whose parts are places of the standings. `reason` runs only where steps are
    /// collected.
    pub fn step(&mut self, clause: ClauseRef, parts: &[Vec<Id>], reason: impl FnOnce() -> Reason) {
        self.step_about(clause, parts, true, reason);
    }

    /// Adds a step; `places` says whether its parts are places of the standings.
    pub fn step_about(
        &mut self,
        clause: ClauseRef,
        parts: &[Vec<Id>],
        places: bool,
        reason: impl FnOnce() -> Reason,
    ) {
        self.cite(clause);
        if self.explain {
            let (reason, parts, stage) = (reason(), parts.to_vec(), self.stage.clone());
            self.steps.push(Step { clause, reason, parts, places, stage });
        }
    }

    /// Adds a step that rests on no clause, because the text does not say what happens. `at` is
    /// the clause under way; it does not count as cited.
    pub fn step_without_clause(
        &mut self,
        at: ClauseRef,
        parts: &[Vec<Id>],
        reason: impl FnOnce() -> Reason,
    ) {
        if self.explain {
            let (reason, parts, stage) = (reason(), parts.to_vec(), self.stage.clone());
            self.steps.push(Step { clause: at, reason, parts, places: true, stage });
        }
    }

    /// Says that the steps from this one on are not about places of the standings.
    pub fn not_about_places(&mut self, from: usize) {
        self.steps.iter_mut().skip(from).for_each(|step| step.places = false);
    }

    /// Says that the regulation leaves a tie open: that of all members of a group, or of some.
    pub fn leave_open(
        &mut self,
        clause: ClauseRef,
        members: &[Id],
        group: &TiedGroup,
        reason: OpenReason,
    ) {
        self.cite(clause);
        let members = members.to_vec();
        let (from, to) = (group.first, group.last_place());
        self.left_open.push(OpenTie { clause, members, from, to, reason });
    }

    /// The present length of the lists, for [`Log::rewind`].
    pub fn mark(&self) -> LogMark {
        LogMark {
            steps: self.steps.len(),
            stages: self.stages.len(),
            left_open: self.left_open.len(),
            warnings: self.warnings.len(),
        }
    }

    /// Removes what was added to the lists since the mark. Cited clauses stay cited.
    pub fn rewind(&mut self, mark: LogMark) {
        self.steps.truncate(mark.steps);
        self.stages.truncate(mark.stages);
        self.left_open.truncate(mark.left_open);
        self.warnings.truncate(mark.warnings);
    }
}
