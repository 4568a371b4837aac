//! The course of a tie through one regulation, step by step, so that two can be followed side by
//! side.

use super::act::Act;
use crate::walk::{DistinctNumbers, PartRange, crosses_cut, parts};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, EntryPoint, PartsShape, Regulation, RouteCondition, StageRules};

/// More clauses than anybody is sent through without anything happening; beyond, they lead in a
/// circle.
const MOST_HOPS: usize = 200;

/// Tied before a clause, or before one rung of its order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CourseNode {
    pub at: ClauseRef,
    pub size: usize,
    pub first: usize,
    pub held: u32,
    /// On a rung of an order: which, and the group that came to the order (its size and first
    /// place).
    pub rung: Option<(usize, usize, usize)>,
}

/// One regulation's procedure.
#[derive(Clone, Copy)]
pub(super) struct Course<'r> {
    pub regulation: &'r Regulation,
    pub entry: &'r EntryPoint,
    /// What the two tell apart together.
    pub numbers: &'r DistinctNumbers,
}

impl Course<'_> {
    pub fn begin(&self, size: usize, first: usize) -> CourseNode {
        self.arrive(CourseNode { at: self.entry.go, size, first, held: 0, rung: None })
    }

    /// Goes on to the clause, or the rung, where something happens.
    fn arrive(&self, mut node: CourseNode) -> CourseNode {
        for _ in 0..MOST_HOPS {
            let next = match (&self.regulation.clause(node.at).action, node.rung) {
                (Action::Go(go), None) => Some(*go),
                (Action::ByNumber(numbers), None) => {
                    numbers.iter().find(|(count, _)| count.holds(node.size)).map(|(_, go)| *go)
                }
                (Action::ByPlace(places), None) => {
                    places.iter().find(|(count, _)| count.holds(node.first)).map(|(_, go)| *go)
                }
                // Of as many as are wanted nobody has to be chosen.
                (Action::Select { top, go, .. }, None) if *top == node.size => Some(*go),
                (Action::Order { .. }, None) => {
                    node.rung = Some((0, node.size, node.first));
                    None
                }
                _ => None,
            };
            match next {
                Some(at) => node.at = at,
                None => return node,
            }
        }
        node
    }

    /// The clause that acts: the node's own, or that of its rung.
    pub fn acting(&self, node: &CourseNode) -> ClauseRef {
        match (&self.regulation.clause(node.at).action, node.rung) {
            (Action::Order { by, .. }, Some((rung, ..))) => {
                by.get(rung).copied().unwrap_or(node.at)
            }
            _ => node.at,
        }
    }

    /// What happens here.
    pub fn act(&self, node: &CourseNode) -> Act {
        let at = self.acting(node);
        match (&self.regulation.clause(at).action, node.rung) {
            (Action::Lots { only_first: Some(first), .. }, Some((_, _, base)))
                if *first != (node.first == base) =>
            {
                Act::Nothing
            }
            _ => Act::from_clause(self.regulation, at, node.size),
        }
    }

    /// On past rungs that decide nothing.
    pub fn until_something_happens(&self, mut node: CourseNode) -> CourseNode {
        for _ in 0..MOST_HOPS {
            let idle = node.rung.is_some() && self.act(&node) == Act::Nothing;
            match idle.then(|| self.after(&node, node.size, node.first)).flatten() {
                Some(next) => node = next,
                None => break,
            }
        }
        node
    }

    /// The parts that can be left level here, as (offset, size).
    pub fn parts(&self, node: &CourseNode) -> Vec<(usize, usize)> {
        let any = || self.numbers.parts(node.size, node.first);
        let clause = self.regulation.clause(self.acting(node));
        match &clause.action {
            Action::Rank(criterion) => {
                parts::left(self.numbers, criterion.properties().shape, node.size, node.first)
            }
            Action::Play(play) => match play.form {
                StageRules::Match { level_wins: Some(_), .. } => Vec::new(),
                StageRules::Match { .. } => vec![(0, node.size)],
                StageRules::RoundRobin { .. } => any(),
                StageRules::Board => {
                    let parts = parts::left(self.numbers, PartsShape::Any, node.size, node.first)
                        .into_iter();
                    parts.filter(|part| part.1 < node.size || play.most.is_some()).collect()
                }
                _ => Vec::new(),
            },
            Action::Enter { .. } => any(),
            Action::Decide { .. } if !clause.then.is_empty() => any(),
            _ => Vec::new(),
        }
    }

    /// Pairings and selections: the groups that are sent elsewhere from here, those who are not
    /// chosen among them.
    pub fn sent(&self, node: &CourseNode) -> Vec<Option<CourseNode>> {
        let group = |at: ClauseRef, size: usize, first: usize| {
            Some(self.arrive(CourseNode { at, size, first, held: node.held, rung: None }))
        };
        match &self.regulation.clause(node.at).action {
            Action::Select { top, go, others, .. } if node.size >= *top => {
                let (rest, below) = (node.size - top, node.first + top);
                let settled = rest >= 2 && self.settles(below, below + rest - 1);
                let others = others.filter(|_| settled).and_then(|at| group(at, rest, below));
                vec![if *top > 1 { group(*go, *top, node.first) } else { None }, others]
            }
            Action::Play(play) => match &play.form {
                StageRules::KnockOut { pairing, last, .. }
                | StageRules::Ladder { pairing, last, .. } => {
                    [*pairing, last.unwrap_or(*pairing)].map(|at| group(at, 2, node.first)).to_vec()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// Where a part goes; nothing where it is placed or stays as it is.
    pub fn follow(&self, node: &CourseNode, part: PartRange) -> Option<CourseNode> {
        let PartRange { offset, size } = part;
        let first = node.first + offset;
        if size < 2 || !self.settles(first, first + size - 1) {
            return None;
        }
        self.after(node, size, first)
    }

    fn after(&self, node: &CourseNode, size: usize, first: usize) -> Option<CourseNode> {
        let clause = self.regulation.clause(node.at);
        let mut base = node.size;
        if let (Action::Order { by, restart }, Some((rung, whole, place))) =
            (&clause.action, node.rung)
        {
            let next = if *restart && size < node.size { 0 } else { rung + 1 };
            if next < by.len() {
                return Some(CourseNode {
                    size,
                    first,
                    rung: Some((next, whole, place)),
                    ..node.clone()
                });
            }
            base = whole;
        }
        let held =
            if self.is_round_robin(node) { self.numbers.one_more(node.held) } else { node.held };
        let fits = |when: RouteCondition| match when {
            RouteCondition::AllTied => size == base,
            RouteCondition::Separated => size < base,
            RouteCondition::Tied(count) => count.holds(size),
            RouteCondition::AfterRoundRobins(most) => held >= most,
            RouteCondition::Otherwise => true,
        };
        let go = clause.then.iter().find(|route| fits(route.when))?.go;
        Some(self.arrive(CourseNode { at: go, size, first, held, rung: None }))
    }

    fn is_round_robin(&self, node: &CourseNode) -> bool {
        match &self.regulation.clause(node.at).action {
            Action::Play(play) => matches!(play.form, StageRules::RoundRobin { .. }),
            _ => false,
        }
    }

    /// Whether one of these places is to be settled.
    pub fn settles(&self, from: usize, to: usize) -> bool {
        self.entry.settles_place(from, to) || crosses_cut(self.entry, from, to)
    }
}
