//! Ordering a group by several clauses in turn: for a seeding, a selection, or places.
//!
//! Each clause is a criterion, a draw of lots, numbers that the arbiter enters, or a decision.
//! Those whom one clause leaves level go on to the next.

use crate::criteria::{self, CriterionRanking};
use crate::group::GroupPart;
use crate::missing::missing_data;
use crate::procedure::{DecisionOutcome, DecisionSpec, sorted};
use crate::ranking::RankSpec;
use crate::run::Run;
use tiebreak_model::{
    Answer, Ask, ClauseRef, DataAnswer, DataNeeded, Id, MissingData, Purpose, Question, Reason,
    Value,
};
use tiebreak_regulation::{Action, SettledScope};

/// Clauses that order a group in turn.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OrderSpec<'s> {
    pub by: &'s [ClauseRef],
    /// Whether those who are still level start again at the first clause, once a clause has
    /// separated some of them.
    pub restart: bool,
    pub purpose: OrderPurpose,
    /// The path of the group's questions.
    pub path: &'s str,
    /// Those whose order is wanted, where the criteria compare others too.
    pub contenders: Option<&'s [Id]>,
}

/// What an order is for. This decides which positions have to be found.
#[derive(Debug, Clone, Copy)]
pub(crate) enum OrderPurpose {
    /// Seeds: every position.
    Seeding,
    /// A selection: who is among the first `top`, in any order.
    Selection {
        /// How many are selected.
        top: usize,
    },
    /// Places of the standings: the positions whose place is to be settled.
    Places {
        /// The place of the first position.
        first: usize,
    },
}

impl OrderSpec<'_> {
    /// Whether the positions are places of the standings.
    fn is_of_places(&self) -> bool {
        matches!(self.purpose, OrderPurpose::Places { .. })
    }

    /// Those of these members whose order is wanted.
    fn contending(&self, members: &[Id]) -> Vec<Id> {
        match self.contenders {
            None => members.to_vec(),
            Some(all) => members.iter().copied().filter(|id| all.contains(id)).collect(),
        }
    }
}

/// Participants who are level, on their way through the clauses of an [`OrderSpec`].
struct LevelPart {
    members: Vec<Id>,
    /// Those of them whose order is wanted.
    contenders: Vec<Id>,
    /// How many of those whose order is wanted come before them.
    offset: usize,
    /// The position of the next clause in the list.
    next: usize,
}

impl LevelPart {
    /// The positions they cover, counted from 1, as the ids of questions write them: `2-3`.
    fn positions(&self) -> String {
        format!("{}-{}", self.offset + 1, self.offset + self.contenders.len())
    }
}

/// Numbers that the arbiter enters for each participant.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EnterSpec<'s> {
    pub clause: ClauseRef,
    /// What the numbers are, in the words of the regulation.
    pub what: &'s str,
    /// Whether the lowest number comes first.
    pub lowest_first: bool,
    /// Whether the order is one of places in the standings.
    pub places: bool,
}

impl Run<'_> {
    /// Orders a group by the clauses of the specification. The parts hold the contenders alone.
    ///
    /// The parts that are still to be ordered wait in a list, the first of them at its end: a
    /// recursion that starts again after each of thousands would exhaust the stack.
    pub fn order_by(&mut self, order: OrderSpec<'_>, members: &[Id]) -> Vec<GroupPart> {
        let contenders = order.contending(members);
        let first = LevelPart { members: members.to_vec(), contenders, offset: 0, next: 0 };
        let mut waiting = vec![first];
        let mut ordered = Vec::new();
        while let Some(level) = waiting.pop() {
            let clause = order.by.get(level.next).copied();
            let Some(clause) = clause.filter(|_| self.is_needed(order.purpose, &level)) else {
                ordered.push(GroupPart::settled(level.contenders));
                continue;
            };
            let Some(parts) = self.order_by_clause(order, clause, &level) else {
                ordered.push(GroupPart::open(level.contenders));
                continue;
            };
            let next = if parts.len() > 1 && order.restart { 0 } else { level.next + 1 };
            let mut end = level.offset + level.contenders.len();
            for members in parts.into_iter().rev() {
                let contenders = order.contending(&members);
                end -= contenders.len();
                waiting.push(LevelPart { members, contenders, offset: end, next });
            }
        }
        ordered.retain(|part: &GroupPart| !part.members.is_empty());
        ordered
    }

    /// Whether the order of these is needed for the purpose.
    fn is_needed(&self, purpose: OrderPurpose, level: &LevelPart) -> bool {
        let (offset, size) = (level.offset, level.contenders.len());
        match purpose {
            _ if size < 2 => false,
            OrderPurpose::Seeding => true,
            OrderPurpose::Selection { top } => offset < top && offset + size > top,
            OrderPurpose::Places { first } => {
                self.settles(first + offset, first + offset + size - 1)
            }
        }
    }

    /// Orders those who are level by one clause. `None` where it has to ask first.
    fn order_by_clause(
        &mut self,
        order: OrderSpec<'_>,
        clause: ClauseRef,
        level: &LevelPart,
    ) -> Option<Vec<Vec<Id>>> {
        let regulation = self.input.regulation;
        let members = &level.members;
        let places = order.is_of_places();
        match &regulation.clause(clause).action {
            &Action::Rank(criterion) => self.rank(RankSpec { clause, criterion, places }, members),
            &Action::Lots { only_first: Some(first), .. } if first != (level.offset == 0) => {
                Some(vec![members.clone()])
            }
            &Action::Lots { purpose, .. } => self.order_by_lots(order, clause, purpose, level),
            Action::Enter { what, lowest } => {
                let numbers = EnterSpec { clause, what, lowest_first: *lowest, places };
                self.order_by_numbers(numbers, &level.contenders, order.path)
            }
            Action::Decide { who, .. } => self.order_by_decision(order, clause, who, level),
            _ => Some(vec![members.clone()]),
        }
    }

    fn order_by_lots(
        &mut self,
        order: OrderSpec<'_>,
        clause: ClauseRef,
        purpose: Purpose,
        level: &LevelPart,
    ) -> Option<Vec<Vec<Id>>> {
        let id = format!("{}{}/{}", order.path, purpose.word(), level.positions());
        let count = match order.purpose {
            OrderPurpose::Selection { top } => top - level.offset,
            OrderPurpose::Places { first } if self.only_winner(first + level.offset) => 1,
            OrderPurpose::Seeding | OrderPurpose::Places { .. } => level.contenders.len(),
        };
        let ask = Ask::Lots { purpose, among: level.contenders.clone(), drawn: count };
        let drawn = self.order_by_lot(Question { id, clause, ask })?;
        let parts: Vec<Vec<Id>> = match order.purpose {
            // The lots select; they make no order among the selected or among the others.
            _ if count < level.contenders.len() => {
                let (selected, others) = drawn.split_at(count);
                sorted(vec![selected.to_vec(), others.to_vec()])
            }
            _ => drawn.iter().map(|id| vec![*id]).collect(),
        };
        // Of lots for one name, the order of the rest means nothing.
        let order_drawn = match order.purpose {
            OrderPurpose::Places { .. } => drawn.into_iter().take(count).collect(),
            OrderPurpose::Seeding | OrderPurpose::Selection { .. } => drawn,
        };
        let reason = || Reason::Drawn { purpose, order: order_drawn, after_criteria: true };
        self.log.step_about(clause, &parts, order.is_of_places(), reason);
        Some(parts)
    }

    /// Whether of those level from this place on, only the first has to be found.
    fn only_winner(&self, place: usize) -> bool {
        place == 1
            && self.playoff.seats.is_none()
            && self.input.entry.settles.0 == SettledScope::Winner
    }

    /// Asks a person for the order. Those whom the decision leaves level go on to the next clause.
    fn order_by_decision(
        &mut self,
        order: OrderSpec<'_>,
        clause: ClauseRef,
        who: &str,
        level: &LevelPart,
    ) -> Option<Vec<Vec<Id>>> {
        let id = format!("{}decision/{}", order.path, level.positions());
        let among = &level.contenders;
        let decision =
            self.decision(DecisionSpec { clause, id: &id, who, among, choices: Vec::new() })?;
        let DecisionOutcome::Order(parts) = decision.outcome else { return None };
        let reason = || Reason::Decided { by: decision.by };
        self.log.step_about(clause, &parts, order.is_of_places(), reason);
        Some(parts)
    }

    /// Orders by numbers that the arbiter enters. `None` while one is missing.
    pub fn order_by_numbers(
        &mut self,
        spec: EnterSpec<'_>,
        members: &[Id],
        path: &str,
    ) -> Option<Vec<Vec<Id>>> {
        let EnterSpec { clause, what, lowest_first, places } = spec;
        let mut values = Vec::new();
        for &id in members {
            let clause_id = &self.input.regulation.clause(clause).id;
            let question = Question {
                id: format!("{path}{clause_id}/{}", self.input.event.name(id)),
                clause,
                ask: Ask::Data(MissingData {
                    among: members.to_vec(),
                    entered: Some(what.to_owned()),
                    ..missing_data(DataNeeded::Number(id), None)
                }),
            };
            if let Some(Answer::Data(DataAnswer::Numbers(numbers))) = self.ask(question) {
                values.extend(numbers.first().map(|number| (id, Value::Number(*number))));
            }
        }
        if values.len() < members.len() {
            return None;
        }
        let CriterionRanking { mut parts, values, .. } = criteria::ordered(values);
        if lowest_first {
            parts.reverse();
        }
        let reason = || Reason::Entered { what: what.to_owned(), values };
        self.log.step_about(clause, &parts, places, reason);
        Some(parts)
    }
}
