//! A procedure: which ties start it, where it begins, what it settles, and what is given out by its
//! places.

use crate::{AwardRule, CarryOverRule, OnePrize, Promotion};
use tiebreak_model::{ClauseRef, Kind};

/// Which ties start a procedure, what it settles, and where it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryPoint {
    /// The clause that says so.
    pub clause: ClauseRef,
    /// For which kinds of events.
    pub kinds: Vec<Kind>,
    /// The number of participants, where the procedure is only for events of one size: two in a
    /// match.
    pub participants: Option<usize>,
    /// The places whose ties start the procedure.
    pub tie_for: TieFor,
    /// The cuts in the standing across which ties are settled too, in addition to `tie_for`. Where
    /// the cuts are all, `tie_for` has no place.
    pub cuts: Vec<Cut>,
    /// Whether the event's own number of qualifiers is such a cut.
    pub at_cuts: bool,
    /// Whether only those of them that somebody needs to have broken: for first place, the last
    /// qualifying place, or a prize that cannot be divided (see
    /// [`tiebreak_model::Event::needs_broken`]).
    pub only_needed: bool,
    /// Where the procedure begins.
    pub go: ClauseRef,
    /// What is settled, and the clause that says so.
    pub settles: (SettledScope, ClauseRef),
    /// When play stops early, and the clause that says so.
    pub stop: Option<(EarlyStop, ClauseRef)>,
    /// The clauses by which prize money is shared; by place where there are none.
    pub prizes: Vec<PrizeClause>,
    /// To how many cents amounts are rounded down.
    pub rounding: i64,
    /// The clauses by which tour points are shared, likewise.
    pub tour_point_clauses: Vec<(SharesOf, ClauseRef)>,
    /// What becomes of the money of ties of which no clause speaks, and the reading that says so.
    pub other_prizes: (OtherPrizes, Option<usize>),
    /// The clause that leaves other ties as they are.
    pub leaves_tied: Option<ClauseRef>,
    /// Titles, trophies, qualifying places and category prizes, and their clauses.
    pub awards: Vec<(AwardRule, ClauseRef)>,
    /// That nobody gets more than one prize, and the clause that says so.
    pub one_prize: Option<(OnePrize, ClauseRef)>,
    /// What those who qualified take along, and the clause that says so.
    pub carry_over: Option<(CarryOverRule, ClauseRef)>,
    /// What the winner is invited to, and the clause that says so.
    pub promotes: Option<(Promotion, ClauseRef)>,
}

impl EntryPoint {
    /// The clause by which prize money for these places is shared, where one speaks of them. A
    /// clause that shares money among the tied does not speak of a player who is alone.
    pub fn prize_clause(&self, first: usize, tied: bool) -> Option<ClauseRef> {
        let speaks = |one: &&PrizeClause| tied || one.rule != PrizeRule::ByScore;
        let clauses: Vec<(SharesOf, ClauseRef)> =
            self.prizes.iter().filter(speaks).map(|one| (one.of, one.clause)).collect();
        shares_clause(&clauses, first)
    }

    /// How prize money is shared by those who are level from this place on.
    pub fn prize_rule(&self, first: usize) -> PrizeRule {
        let own = if first == 1 { SharesOf::First } else { SharesOf::Others };
        let find = |wanted: SharesOf| self.prizes.iter().find(|one| one.of == wanted);
        let one = find(own).or_else(|| find(SharesOf::All)).or_else(|| self.prizes.first());
        one.map_or(PrizeRule::ByPlace, |one| one.rule)
    }

    /// The same for tour points.
    pub fn tour_point_clause(&self, first: usize, tied: bool) -> Option<ClauseRef> {
        if tied { shares_clause(&self.tour_point_clauses, first) } else { None }
    }

    /// Whether a part that covers these places holds one that is settled. A cut counted from the
    /// end needs the number of participants: see [`EntryPoint::crosses_cut`].
    pub fn settles_place(&self, from: usize, to: usize) -> bool {
        match self.settles.0 {
            SettledScope::Winner => from <= 1,
            SettledScope::Places => {
                self.tie_for.touches(from, to) || self.crosses_cut(from, to, usize::MAX)
            }
        }
    }

    /// Whether these places are on both sides of a cut, in an event of this size.
    pub fn crosses_cut(&self, from: usize, to: usize, participants: usize) -> bool {
        let after = |cut: &Cut| match cut {
            Cut::First(count) => *count,
            Cut::Last(count) => participants.saturating_sub(*count),
        };
        self.cuts.iter().map(after).any(|last| from <= last && last < to)
    }
}

/// A cut in the standing: a line between those above it and those below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    /// Below the first places, by their number.
    First(usize),
    /// Above the last places, by their number.
    Last(usize),
}

/// The clause that speaks of these places: of them alone before one that speaks of all.
fn shares_clause(clauses: &[(SharesOf, ClauseRef)], first: usize) -> Option<ClauseRef> {
    let own = if first == 1 { SharesOf::First } else { SharesOf::Others };
    let find = |wanted: SharesOf| clauses.iter().find(|(of, _)| *of == wanted).map(|(_, at)| *at);
    find(own).or_else(|| find(SharesOf::All))
}

/// Of which places a clause about prizes speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SharesOf {
    /// Of all of them.
    #[default]
    All,
    /// Of the tie for first place.
    First,
    /// Of all but the first.
    Others,
}

/// What becomes of the prize money of ties of which the text does not speak.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OtherPrizes {
    /// It is shared equally.
    #[default]
    Shared,
    /// It is left undivided.
    Undivided,
}

/// The places whose ties are settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TieFor {
    /// The first place.
    pub from: usize,
    /// The last place, or no limit.
    pub to: Option<usize>,
}

impl TieFor {
    /// No place at all.
    pub const NONE: Self = Self { from: 1, to: Some(0) };

    /// Whether one of the places `from..=to` is among them.
    pub fn touches(self, from: usize, to: usize) -> bool {
        to >= self.from && self.to.is_none_or(|last| from <= last)
    }
}

/// What a procedure settles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SettledScope {
    /// The winner only; the others who were tied share second place.
    Winner,
    /// Every place that [`EntryPoint::tie_for`] names.
    Places,
}

/// When play stops before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EarlyStop {
    /// As soon as nobody else can reach the leader's present score.
    ClearWinner,
    /// The same, looked at after each full round.
    ClearWinnerAfterRound,
}

/// By which standing prize money is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizeRule {
    /// By the score of the event: the play-off changes nothing.
    ByScore,
    /// By the final places.
    ByPlace,
    /// A part of each prize by place, the rest shared equally by those level on points. Of equal
    /// parts: Hort's system.
    Split {
        /// The part that goes by place.
        by_place: u32,
        /// The part that is shared.
        shared: u32,
    },
}

impl PrizeRule {
    /// Half by place, half shared.
    pub const HORT: Self = Self::Split { by_place: 1, shared: 1 };
}

/// A clause about prize money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrizeClause {
    /// Of which places it speaks.
    pub of: SharesOf,
    /// How the money is shared.
    pub rule: PrizeRule,
    /// The clause that says so.
    pub clause: ClauseRef,
}
