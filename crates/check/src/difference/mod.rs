//! Which situations two editions decide differently. Both are followed side by side with every
//! outcome. Where they do different things to the same tie, that is a difference, and the smallest
//! example shows it. Differences in money, invitations and duties are listed too; where only the
//! printed words differ, the clause is listed as reworded.

mod act;
mod around;
mod course;
mod pairs;
mod reworded;

#[cfg(test)]
#[path = "../../tests/inside/editions.rs"]
mod editions;

pub use reworded::RewordedClause;

use crate::Trail;
use crate::followed::for_award;
use crate::walk::{DistinctNumbers, cuts};
use course::Course;
use pairs::CoursePairs;
use tiebreak_model::{ClauseRef, Kind};
use tiebreak_regulation::{
    Action, EntryPoint, MetTwiceRule, NotMetRule, OtherPrizes, Regulation, SettledScope,
    SwissPoints, WinMeasure, Withdrawals,
};

/// What a difference can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Importance {
    /// Who wins, or who stands where.
    Winner,
    /// How it is played: clocks, colours.
    Play,
    /// What happens around it: rest, money, somebody's right to depart from the rules.
    Around,
}

impl Importance {
    /// The stable name of the variant in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Self::Winner => "winner",
            Self::Play => "play",
            Self::Around => "around",
        }
    }
}

/// A situation that two regulations treat differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What it can change.
    pub matters: Importance,
    /// The smallest example.
    pub situation: DifferencePlace,
    /// What the first regulation does.
    pub here: RegulationSide,
    /// What the second regulation does.
    pub there: RegulationSide,
}

/// What two regulations differ in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Comparison {
    /// What can change an outcome, money, an invitation or a duty, the gravest first.
    pub differences: Vec<Difference>,
    /// Clauses that say the same in other words.
    pub words: Vec<RewordedClause>,
}

/// Where two regulations part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DifferencePlace {
    /// A tie that came so far.
    Tie(Trail),
    /// A tie in an event of this kind.
    Kind(Kind),
    /// A tie for a place that only one of them settles.
    PlaceOfOne,
    /// One of several tied for first place wins.
    OneWins,
    /// Somebody leads so that nobody can reach them.
    NobodyCanReach,
    /// Two are tied for this place: the money.
    Money(usize),
    /// Money that cannot be divided evenly.
    Rounding,
    /// Money of a tie of which no clause speaks.
    OtherMoney,
    /// Tour points of those who share a place.
    TourPoints,
    /// First place is settled: the invitation that goes with it.
    Invitation,
    /// A title, a trophy, a qualifying place or a category prize of this name.
    Award(String),
    /// Somebody would have two prizes.
    TwoPrizes,
    /// Somebody goes on to the next stage: what is carried over.
    CarryOver,
    /// A game was forfeited by the opponent of somebody who had black.
    Forfeited,
    /// Both players forfeit a game.
    BothForfeit,
    /// A player withdraws from a round robin.
    Withdrawal,
    /// Two teams met, and it has to be said who beat whom.
    Beaten,
    /// Two teams met twice.
    MetTwice,
    /// Not all of the tied met.
    NotMet,
    /// Teams had unequal numbers of opponents.
    UnequalOpponents,
    /// Before the first game of a play-off.
    BeforeFirstGame,
    /// Somebody wants to settle a tie otherwise.
    Otherwise,
    /// A short draw.
    ShortDraw,
    /// Something that people are reminded of.
    Reminder,
    /// A rule that applies before the event is over.
    BeforeTheEnd,
}

/// What one regulation does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegulationSide {
    /// The clause, where one speaks of it.
    pub clause: Option<String>,
    /// What it does.
    pub does: Treatment,
}

/// What a regulation does in a situation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Treatment {
    /// What the clause says.
    AsWritten,
    /// There is no rule for a tie of this size.
    NoRuleForSoMany,
    /// Nothing more is said.
    NothingMore,
    /// Nothing is said.
    Nothing,
    /// Nothing is said of such events.
    NothingOfSuchEvents,
    /// Whether a forfeited game counts as one with black.
    ForfeitWithBlack(bool),
    /// Whether a game that both forfeit is a draw; otherwise the arbiter is asked.
    BothForfeitDraw(bool),
    /// What becomes of the games of who withdrew.
    Withdrawals(Withdrawals),
    /// Amounts are rounded down to a multiple of this number of cents.
    RoundsTo(i64),
    /// What becomes of money of which nobody speaks.
    OtherPrizes(OtherPrizes),
    /// What it takes to have beaten a team.
    Beaten(WinMeasure),
    /// What several meetings count.
    MetTwice(MetTwiceRule),
    /// What becomes of sums where some did not meet.
    NotMet(NotMetRule),
    /// What Swiss points are.
    SwissPoints(SwissPoints),
}

impl RegulationSide {
    /// What a clause says.
    pub(super) fn told(regulation: &Regulation, at: ClauseRef) -> Self {
        Self { clause: Some(regulation.clause(at).id.clone()), does: Treatment::AsWritten }
    }

    /// What a clause says, or that nothing is said.
    pub(super) fn from_clause(regulation: &Regulation, at: Option<ClauseRef>) -> Self {
        at.map_or(Self::only(Treatment::Nothing), |at| Self::told(regulation, at))
    }

    /// Something that no clause says.
    pub(super) fn only(does: Treatment) -> Self {
        Self { clause: None, does }
    }

    pub(super) fn at(regulation: &Regulation, at: ClauseRef, does: Treatment) -> Self {
        Self { clause: Some(regulation.clause(at).id.clone()), does }
    }
}

/// All that two regulations differ in, in the readings that they take.
///
/// ```
/// use tiebreak_check::compare;
/// use tiebreak_regulation::builtin;
/// let edition = |id: &str| builtin::find(id).unwrap().unwrap();
/// let found = compare(&edition("tata-steel-masters-2022"), &edition("tepe-sigeman-2023"));
/// assert!(found.differences.iter().all(|one| one.matters == tiebreak_check::Importance::Around));
/// ```
pub fn compare(a: &Regulation, b: &Regulation) -> Comparison {
    let mut found = Vec::new();
    let numbers = DistinctNumbers::new(&[a, b]);
    for (kind, _) in Kind::ALL {
        match (a.entries_for(kind).next(), b.entries_for(kind).next()) {
            (Some(here), Some(there)) => {
                let course = |regulation, entry| Course { regulation, entry, numbers: &numbers };
                procedure(course(a, here), course(b, there), &mut found);
            }
            (None, None) => {}
            (here, there) => {
                let covers = |regulation, entry: Option<&EntryPoint>| match entry {
                    Some(entry) => RegulationSide::told(regulation, entry.clause),
                    None => RegulationSide::only(Treatment::NothingOfSuchEvents),
                };
                found.push(Difference {
                    matters: Importance::Winner,
                    situation: DifferencePlace::Kind(kind),
                    here: covers(a, here),
                    there: covers(b, there),
                });
            }
        }
    }
    around::whole(a, b, &mut found);
    around::duties(a, b, &mut found);
    let mut unique: Vec<Difference> = Vec::new();
    for difference in found {
        // The same two rules meet in many situations: the first is the smallest. What no clause
        // says is told apart by the situation.
        let same = |known: &Difference| {
            let sides = known.here == difference.here && known.there == difference.there;
            let tie = |one: &Difference| {
                matches!(one.situation, DifferencePlace::Tie(_) | DifferencePlace::Kind(_))
            };
            sides && (known.situation == difference.situation || (tie(known) && tie(&difference)))
        };
        if !unique.iter().any(same) {
            unique.push(difference);
        }
    }
    unique.sort_by_key(|difference| difference.matters);
    let words = reworded::reworded(a, b, &unique);
    Comparison { differences: unique, words }
}

fn procedure(here: Course<'_>, there: Course<'_>, found: &mut Vec<Difference>) {
    let (a, b) = (here.entry, there.entry);
    let mut differs = |matters: Importance,
                       situation: DifferencePlace,
                       one: Option<ClauseRef>,
                       other: Option<ClauseRef>| {
        let (here, there) = (
            RegulationSide::from_clause(here.regulation, one),
            RegulationSide::from_clause(there.regulation, other),
        );
        found.push(Difference { matters, situation, here, there });
    };
    let starts = |entry: &EntryPoint| {
        (entry.tie_for, entry.only_needed, entry.participants, entry.cuts.clone(), entry.at_cuts)
    };
    if starts(a) != starts(b) {
        differs(Importance::Winner, DifferencePlace::PlaceOfOne, Some(a.clause), Some(b.clause));
    }
    if a.settles.0 != b.settles.0 {
        differs(Importance::Winner, DifferencePlace::OneWins, Some(a.settles.1), Some(b.settles.1));
    }
    if a.stop.map(|stop| stop.0) != b.stop.map(|stop| stop.0) {
        let clause = |entry: &EntryPoint| entry.stop.map(|stop| stop.1);
        differs(Importance::Play, DifferencePlace::NobodyCanReach, clause(a), clause(b));
    }
    for first in [1, 2] {
        if a.prize_rule(first) != b.prize_rule(first) {
            let clause = |entry: &EntryPoint| entry.prize_clause(first, true);
            differs(Importance::Around, DifferencePlace::Money(first), clause(a), clause(b));
        }
    }
    let shares =
        |entry: &EntryPoint| entry.tour_point_clauses.iter().map(|(of, _)| *of).collect::<Vec<_>>();
    if shares(a) != shares(b) {
        let clause = |entry: &EntryPoint| {
            entry.tour_point_clause(1, true).or(entry.tour_point_clause(2, true))
        };
        differs(Importance::Around, DifferencePlace::TourPoints, clause(a), clause(b));
    }
    let invites =
        |entry: &EntryPoint| entry.promotes.as_ref().map(|(promotion, _)| promotion.clone());
    if invites(a) != invites(b) {
        let clause = |entry: &EntryPoint| entry.promotes.as_ref().map(|(_, at)| *at);
        differs(Importance::Around, DifferencePlace::Invitation, clause(a), clause(b));
    }
    around::money(here, there, found);
    around::awards(here, there, found);
    ties(here, there, found);
    lists_of_awards(here, there, found);
}

/// The clauses by which awards are decided, of those that both give.
fn lists_of_awards(here: Course<'_>, there: Course<'_>, found: &mut Vec<Difference>) {
    for (award, clause) in &here.entry.awards {
        let Some((other, its)) =
            there.entry.awards.iter().find(|(other, _)| other.name == award.name)
        else {
            continue;
        };
        for (one, another) in [(award.by, other.by), (award.if_shared, other.if_shared)] {
            let (Some(one), Some(another)) = (one, another) else { continue };
            let own = for_award(here.entry, award, *clause, one);
            let others = for_award(there.entry, other, *its, another);
            ties(Course { entry: &own, ..here }, Course { entry: &others, ..there }, found);
        }
    }
}

/// Every tie that both settle, side by side.
fn ties(here: Course<'_>, there: Course<'_>, found: &mut Vec<Difference>) {
    let (a, b) = (here.entry, there.entry);
    // Where every place is settled and no clause asks which one, they are all alike.
    let asks = |course: Course<'_>| {
        course.regulation.clauses.iter().any(|one| matches!(one.action, Action::ByPlace(_)))
    };
    let every = asks(here) || asks(there);
    let last = |entry: &EntryPoint| match (entry.settles.0, entry.tie_for.to) {
        (SettledScope::Winner, _) => 1,
        (SettledScope::Places, Some(to)) => cuts(entry).into_iter().fold(to, usize::max),
        (SettledScope::Places, None) if every => usize::MAX,
        (SettledScope::Places, None) => 1,
    };
    let most = |entry: &EntryPoint| entry.participants.unwrap_or(usize::MAX);
    let (last, most) = (last(a).min(last(b)), most(a).min(most(b)));
    let numbers = here.numbers;
    let mut pairs = CoursePairs::new(here, there, found);
    for &size in numbers.sizes().iter().filter(|size| **size <= most) {
        let both_settle = |first: &&usize| {
            here.settles(**first, **first + size - 1) && there.settles(**first, **first + size - 1)
        };
        for &first in numbers.places().iter().filter(|first| **first <= last).filter(both_settle) {
            pairs.add(here.begin(size, first), there.begin(size, first), Trail::begin(size, first));
        }
        pairs.walk();
    }
}
