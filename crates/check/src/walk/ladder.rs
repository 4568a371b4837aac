//! Several criteria in turn: an order, a selection, a seeding.

use super::state::{LevelGroup, PartRange};
use super::{SpentCriteria, Walk, WalkEvent, WalkState};
use crate::Gap;
use std::collections::BTreeSet;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, PartsShape};

/// What of the order is wanted, as in the engine.
#[derive(Debug, Clone, Copy)]
pub(super) enum RungGoal {
    All,
    Top(usize),
    Places(usize),
}

/// The criteria of an order in turn, and whether each separation begins with the first again.
#[derive(Debug, Clone, Copy)]
pub(super) struct RungOrder<'b> {
    pub by: &'b [ClauseRef],
    pub restart: bool,
}

/// How many are selected, and where they and the others go.
#[derive(Debug, Clone, Copy)]
pub(super) struct Selection {
    pub top: usize,
    pub go: ClauseRef,
    pub others: Option<ClauseRef>,
}

/// Some who are level on a rung.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Rung {
    number: usize,
    offset: usize,
    size: usize,
    spent: SpentCriteria,
}

impl<'r> Walk<'r> {
    pub(super) fn order(&mut self, index: usize, state: &WalkState, order: RungOrder<'_>) {
        let wanted = RungGoal::Places(state.first);
        for (offset, size, spent) in self.climb(index, state, order, wanted) {
            self.follow(index, state, PartRange { offset, size }, spent);
        }
    }

    pub(super) fn select(
        &mut self,
        index: usize,
        state: &WalkState,
        Selection { top, go, others }: Selection,
        order: RungOrder<'_>,
    ) {
        if state.size < top {
            self.gap(state.at, Gap::TooFew, index, state.size);
            return;
        }
        let wanted = RungGoal::Top(top);
        if !self.climb(index, state, order, wanted).is_empty() {
            self.gap(state.at, Gap::NotSelected, index, state.size);
        }
        let chosen = WalkState {
            at: go,
            size: top,
            same_players: state.same_players && top == state.size,
            spent: if top == state.size { state.spent.clone() } else { state.spent.smaller() },
            ..state.clone()
        };
        if self.can_order(order, wanted, state) {
            self.reach(chosen, Some(index));
            self.not_chosen(index, state, top, others);
        }
    }

    /// Those whom a selection leaves out, where their places are settled.
    fn not_chosen(
        &mut self,
        index: usize,
        state: &WalkState,
        top: usize,
        others: Option<ClauseRef>,
    ) {
        let (size, first) = (state.size - top, state.first + top);
        if size < 2 || !self.settles(first, first + size - 1) {
            return;
        }
        match others {
            Some(at) => {
                let spent = state.spent.smaller();
                self.reach(
                    WalkState { at, size, first, same_players: false, spent, ..state.clone() },
                    Some(index),
                );
            }
            None => self.gap(state.at, Gap::NotChosen, index, size),
        }
    }

    /// Whether everybody can have a seed.
    pub(super) fn seed(&mut self, index: usize, state: &WalkState, seeding: ClauseRef) -> bool {
        self.reached.insert(seeding);
        let order = self.seeds_by(&seeding);
        for (_, level, _) in self.climb(index, state, order, RungGoal::All) {
            self.gap(seeding, Gap::NotSeeded, index, level);
        }
        self.can_order(order, RungGoal::All, state)
    }

    pub(super) fn seeds_by<'s>(&self, seeding: &'s ClauseRef) -> RungOrder<'s>
    where
        'r: 's,
    {
        let regulation = self.regulation;
        match &regulation.clause(*seeding).action {
            Action::Order { by, restart } => RungOrder { by, restart: *restart },
            _ => RungOrder { by: std::slice::from_ref(seeding), restart: false },
        }
    }

    /// Whether the clauses can order all who are wanted, in some event.
    pub(super) fn can_order(
        &self,
        RungOrder { by, restart }: RungOrder<'_>,
        wanted: RungGoal,
        state: &WalkState,
    ) -> bool {
        let whole = Rung { number: 0, offset: 0, size: state.size, spent: state.spent.clone() };
        let mut todo = vec![whole];
        let mut seen = BTreeSet::new();
        while let Some(rung) = todo.pop() {
            if rung.size < 2 || !self.is_wanted(wanted, rung.offset, rung.size) {
                return true;
            }
            let Some(&clause) = by.get(rung.number).filter(|_| seen.insert(rung.clone())) else {
                continue;
            };
            let next = Rung { number: rung.number + 1, ..rung.clone() };
            match &self.regulation.clause(clause).action {
                &Action::Rank(criterion)
                    if self.can_separate(clause, criterion, rung.size, &rung.spent) =>
                {
                    let number = if restart { 0 } else { rung.number + 1 };
                    let spent = rung.spent.after(criterion, criterion.depends_on_group(), false);
                    let offset = match criterion.properties().shape {
                        PartsShape::Any => return true,
                        PartsShape::OneFirst => rung.offset + 1,
                        PartsShape::OneLast => rung.offset,
                    };
                    todo.push(next);
                    todo.push(Rung { number, offset, size: rung.size - 1, spent });
                }
                Action::Lots { only_first, .. }
                    if only_first.is_none_or(|first| first == (rung.offset == 0)) =>
                {
                    return true;
                }
                Action::Decide { .. } | Action::Enter { .. } => return true,
                _ => todo.push(next),
            }
        }
        false
    }

    /// The parts that are still level at the end and whose order is wanted.
    fn climb(
        &mut self,
        index: usize,
        state: &WalkState,
        RungOrder { by, restart }: RungOrder<'_>,
        wanted: RungGoal,
    ) -> Vec<(usize, usize, SpentCriteria)> {
        let mut todo =
            vec![Rung { number: 0, offset: 0, size: state.size, spent: state.spent.clone() }];
        let mut seen = BTreeSet::new();
        let mut left = Vec::new();
        while let Some(rung) = todo.pop() {
            if rung.size < 2
                || !self.is_wanted(wanted, rung.offset, rung.size)
                || !seen.insert(rung.clone())
            {
                continue;
            }
            let Some(&clause) = by.get(rung.number) else {
                left.push((rung.offset, rung.size, rung.spent));
                continue;
            };
            for (offset, size, spent) in self.rung(index, clause, state.first, &rung) {
                let separated = size < rung.size;
                if separated && self.is_mutual(by) {
                    self.note(state.at, WalkEvent::SeparatesSome, index);
                }
                let number = if separated && restart { 0 } else { rung.number + 1 };
                todo.push(Rung { number, offset: rung.offset + offset, size, spent });
            }
        }
        left
    }

    fn rung(
        &mut self,
        index: usize,
        clause: ClauseRef,
        first: usize,
        rung: &Rung,
    ) -> Vec<(usize, usize, SpentCriteria)> {
        match &self.regulation.clause(clause).action {
            &Action::Rank(criterion) => {
                let (size, first) = (rung.size, first + rung.offset);
                self.rank(index, clause, criterion, LevelGroup { size, first, spent: &rung.spent })
            }
            Action::Lots { only_first: Some(only), .. } if *only != (rung.offset == 0) => {
                vec![(0, rung.size, rung.spent.clone())]
            }
            Action::Lots { .. } | Action::Share => {
                self.reached.insert(clause);
                Vec::new()
            }
            Action::Enter { .. } => {
                self.reached.insert(clause);
                let parts = self.numbers.parts(rung.size, first + rung.offset).into_iter();
                let spent =
                    |part| if part < rung.size { rung.spent.smaller() } else { rung.spent.clone() };
                parts.map(|(offset, part)| (offset, part, spent(part))).collect()
            }
            Action::Decide { .. } => {
                self.reached.insert(clause);
                self.note(clause, WalkEvent::Decided, index);
                Vec::new()
            }
            _ => {
                self.note(clause, WalkEvent::NotACriterion, index);
                vec![(0, rung.size, rung.spent.clone())]
            }
        }
    }

    fn is_mutual(&self, by: &[ClauseRef]) -> bool {
        let mutual = |clause: &ClauseRef| match self.regulation.clause(*clause).action {
            Action::Rank(criterion) => criterion.depends_on_group(),
            _ => false,
        };
        by.len() > 1 && by.iter().any(mutual)
    }

    fn is_wanted(&self, wanted: RungGoal, offset: usize, size: usize) -> bool {
        match wanted {
            RungGoal::All => true,
            RungGoal::Top(top) => offset < top && offset + size > top,
            RungGoal::Places(first) => self.settles(first + offset, first + offset + size - 1),
        }
    }
}
