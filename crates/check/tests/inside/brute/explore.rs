//! Exploring a regulation with the engine: every answer to every tie of a size, in one event after
//! the other.

use super::events::{Tie, event};
use super::every::Every;
use super::random::Fate;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{ClauseRef, Kind, OpenReason, Ruling};
use tiebreak_regulation::{Action, EntryPoint, Regulation, SettledScope};

/// How a tie was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    NoAction,
    NoNumber,
    /// `then` has no route, or there is no `then`.
    NothingMore,
    TooFew,
    NotTwo,
    NotSeeded,
    NoSeeds,
    NotSelected,
    Circle,
    /// Nothing is asked and nothing is settled.
    Stuck,
}

impl Way {
    fn of(reason: OpenReason) -> Self {
        match reason {
            OpenReason::NoFurtherRule => Self::NoAction,
            OpenReason::NoRuleForNumber(_) | OpenReason::NoRuleForPlaces => Self::NoNumber,
            OpenReason::NothingMoreSaid => Self::NothingMore,
            OpenReason::NobodyChosen => Self::NotSelected,
            OpenReason::TooFewToChoose => Self::TooFew,
            OpenReason::StageForTwo | OpenReason::NobodyThere => Self::NotTwo,
            OpenReason::NotSeeded | OpenReason::AwardShared => Self::NotSeeded,
            OpenReason::NoSeeds => Self::NoSeeds,
            OpenReason::Circle | OpenReason::NoEnd { .. } => Self::Circle,
        }
    }
}

/// A tie that was left: by which clause, how many, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct End {
    pub clause: ClauseRef,
    pub level: usize,
    pub way: Way,
}

/// The ends, each with the first tie that came to it.
pub type Ends = BTreeMap<End, Tie>;

/// What the engine came to.
#[derive(Debug, Default)]
pub struct Explored {
    pub clauses: BTreeSet<ClauseRef>,
    pub ends: Ends,
    /// Clauses with a criterion that separated somebody, with how many it was applied to.
    pub separated: BTreeSet<ClauseRef>,
    pub runs: usize,
}

impl Explored {
    fn take(&mut self, ruling: &Ruling, tie: Tie) {
        self.runs += 1;
        self.clauses.extend(ruling.steps.iter().map(|step| step.clause));
        self.clauses.extend(ruling.stages.iter().map(|stage| stage.clause));
        self.clauses.extend(ruling.open.iter().map(|question| question.clause));
        self.separated.extend(
            ruling.steps.iter().filter(|step| step.parts.len() > 1).map(|step| step.clause),
        );
        for end in ends(ruling) {
            self.clauses.insert(end.clause);
            self.ends.entry(end).or_insert(tie);
        }
    }

    fn seen(&self) -> usize {
        self.clauses.len() + self.ends.len() + self.separated.len()
    }
}

/// The ties that a ruling leaves.
pub fn ends(ruling: &Ruling) -> Vec<End> {
    let left = ruling.left_open.iter();
    let mut ends: Vec<End> = left
        .map(|left| End {
            clause: left.clause,
            level: left.members.len(),
            way: Way::of(left.reason),
        })
        .collect();
    let stuck = ruling.open.is_empty() && ruling.standing.iter().any(|place| place.open);
    if stuck && ends.is_empty() {
        ends.push(End { clause: ClauseRef(0), level: 0, way: Way::Stuck });
    }
    ends
}

/// The ties of this size that begin a procedure.
pub fn ties(regulation: &Regulation, entry: &EntryPoint, kind: Kind, tied: usize) -> Vec<Tie> {
    let by_place =
        regulation.clauses.iter().any(|clause| matches!(clause.action, Action::ByPlace(_)));
    let most =
        if matches!(kind, Kind::Knockout | Kind::Match) { Some(2) } else { entry.participants };
    let last = match (entry.settles.0, entry.tie_for.to) {
        (SettledScope::Winner, _) => 1,
        (SettledScope::Places, to) => to.unwrap_or(if by_place { 3 } else { 1 }).min(6),
    };
    let last = if kind == Kind::Knockout { 1 } else { last };
    (1..=last)
        .map(|first| Tie { tied, first })
        .filter(|tie| most.is_none_or(|most| tie.first + tie.tied - 1 <= most))
        .filter(|tie| entry.tie_for.touches(tie.first, tie.first + tie.tied - 1))
        .collect()
}

/// Every answer to every tie of two to `most`. An event is one of `events` for each tie, fewer
/// where they show nothing new.
pub fn explore(
    regulation: &Regulation,
    entry: &EntryPoint,
    kind: Kind,
    most: usize,
    events: u64,
) -> Explored {
    let mut explored = Explored::default();
    for tied in 2..=most {
        for tie in ties(regulation, entry, kind, tied) {
            every_answer(regulation, entry, kind, tie, events, &mut explored, |_| {});
        }
    }
    explored
}

/// Every answer to one tie; each ruling is shown to `look`.
pub fn every_answer(
    regulation: &Regulation,
    entry: &EntryPoint,
    kind: Kind,
    tie: Tie,
    events: u64,
    explored: &mut Explored,
    look: impl FnMut(&Ruling),
) {
    with(Every::of(regulation), regulation, entry, kind, tie, events, explored, look);
}

/// The same from a given source.
#[allow(clippy::too_many_arguments)] // all of them are what a run is about
pub fn with<'r>(
    mut every: Every<'r>,
    regulation: &'r Regulation,
    entry: &EntryPoint,
    kind: Kind,
    tie: Tie,
    events: u64,
    explored: &mut Explored,
    mut look: impl FnMut(&Ruling),
) {
    let mut idle = 0;
    for number in 0..events {
        let setting = event(regulation, entry, kind, tie, number);
        // What was played may be followed by criteria again: every way is tried in the first
        // events, and in more of them with few tied.
        if number < if tie.tied <= 3 { 24 } else { 3 } {
            every.forget();
        }
        every.about(setting, number);
        let before = (explored.seen(), every.situations());
        loop {
            let ruling = rule(&setting.event, regulation, &mut every, Options::default()).unwrap();
            explored.take(&ruling, tie);
            look(&ruling);
            if !every.next() {
                break;
            }
        }
        idle = if (explored.seen(), every.situations()) == before { idle + 1 } else { 0 };
        if idle > events / 2 {
            break;
        }
    }
}

/// Random answers to ties of more.
pub fn at_random(
    regulation: &Regulation,
    entry: &EntryPoint,
    kind: Kind,
    sizes: std::ops::RangeInclusive<usize>,
    runs: u64,
) -> Explored {
    let mut explored = Explored::default();
    for tied in sizes {
        for tie in ties(regulation, entry, kind, tied) {
            for number in 0..runs {
                let setting = event(regulation, entry, kind, tie, number);
                let ruling =
                    rule(&setting.event, regulation, &mut Fate::new(number), Options::default())
                        .unwrap();
                explored.take(&ruling, tie);
            }
        }
    }
    explored
}
