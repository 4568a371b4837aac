//! Prize money in cents and tour points as fractions, shared over the places that a tie covers.
//!
//! Money is divided equally, and no cent goes by placing or by the alphabet: what cannot be divided is left to the organiser.

use crate::standing::Level;
use std::collections::BTreeSet;
use tiebreak_model::{
    ClauseRef, Event, Exact, Id, PrizePart, PrizeShare, StandingPlace, TourPoints, TourShare, Undivided,
};
use tiebreak_regulation::{AwardRule, Entry, OtherPrizes, PrizeRule};

/// What everybody gets.
#[derive(Debug, Default)]
pub(crate) struct Shares {
    pub prizes: Vec<PrizeShare>,
    pub undivided: Vec<Undivided>,
    pub tour_points: Vec<TourShare>,
    /// Whether money was shared, or not, of a tie of which the text does not speak.
    pub not_in_the_text: bool,
}

impl Shares {
    /// The clauses by which something was shared.
    pub fn clauses(&self) -> impl Iterator<Item = ClauseRef> {
        let prizes = self.prizes.iter().filter_map(|share| share.clause);
        prizes.chain(self.tour_points.iter().filter_map(|share| share.clause))
    }
}

/// Who is level on points, and who stands where: of all, or of those who may have an award.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ranked {
    pub levels: Vec<Level>,
    pub places: Vec<StandingPlace>,
}

impl Ranked {
    /// The same for some of them: the others are taken out, and those below move up.
    pub fn of(levels: &[Level], places: &[StandingPlace], stays: impl Fn(Id) -> bool) -> Self {
        let kept = |members: &[Id]| members.iter().copied().filter(|id| stays(*id)).collect::<Vec<Id>>();
        let mut ranked = Self::default();
        let mut first = 1;
        for level in levels {
            let members = kept(&level.members);
            if !members.is_empty() {
                let next = first + members.len();
                ranked.levels.push(Level { first, members, ..level.clone() });
                first = next;
            }
        }
        let mut from = 1;
        for place in places {
            let members = kept(&place.members);
            if !members.is_empty() {
                let to = from + members.len() - 1;
                let open = place.open && members.len() > 1;
                ranked.places.push(StandingPlace { from, to, members, score: place.score, open });
                from = to + 1;
            }
        }
        ranked
    }

    /// The same without these.
    pub fn without(&self, gone: &BTreeSet<Id>) -> Self {
        Self::of(&self.levels, &self.places, |id| !gone.contains(&id))
    }

    /// Whether one of the first so many places is still open.
    pub fn is_open(&self, seats: usize) -> bool {
        self.places.iter().any(|place| place.open && place.from <= seats)
    }
}

/// Tour points of everybody.
pub(crate) fn tour_points(event: &Event, entry: &Entry, levels: &[Level]) -> Vec<TourShare> {
    let Some(points) = &event.tour_points else { return Vec::new() };
    levels.iter().flat_map(|level| tour(points, entry, level)).collect()
}

/// Money for the places of a list, and the rules by which it is shared.
pub(crate) struct Purse<'e> {
    /// Cents for the first place, the second, and so on.
    pub cents: &'e [i64],
    /// To how many cents amounts are rounded down.
    pub rounding: i64,
    /// By which rules.
    pub by: By<'e>,
}

/// The rules by which money is shared.
#[derive(Clone, Copy)]
pub(crate) enum By<'e> {
    /// Those for places of the standing.
    Places(&'e Entry),
    /// Those of an award, and its clause.
    Award(&'e AwardRule, ClauseRef),
}

impl Purse<'_> {
    /// Shares the money out, as far as the places are known.
    pub fn share_out(&self, Ranked { levels, places }: &Ranked, shares: &mut Shares) {
        if self.cents.is_empty() {
            return;
        }
        for level in levels {
            let within: Vec<&StandingPlace> =
                places.iter().filter(|place| level.members.contains(&place.members[0])).collect();
            match self.rule(level.first) {
                PrizeRule::ByScore => self.equally(level.first, &level.members, shares),
                PrizeRule::Split { by_place, shared } if within.iter().all(|place| !place.open) => {
                    self.split(level, &within, [by_place, shared], shares);
                }
                // What goes by place waits for the places.
                PrizeRule::Split { .. } | PrizeRule::ByPlace => {}
            }
        }
        for place in places.iter().filter(|place| !place.open) {
            let level = levels.iter().find(|level| level.members.contains(&place.members[0]));
            if self.rule(level.map_or(place.from, |level| level.first)) == PrizeRule::ByPlace {
                self.equally(place.from, &place.members, shares);
            }
        }
        self.left_over(places, shares);
    }

    /// Prizes of an award for more than there are to have them: nobody's, and said so.
    fn left_over(&self, places: &[StandingPlace], shares: &mut Shares) {
        let By::Award(_, clause) = self.by else { return };
        let last = places.last().map_or(0, |place| place.to);
        let cents: i64 = self.cents.iter().skip(last).sum();
        if cents > 0 && places.iter().all(|place| !place.open) {
            shares.undivided.push(Undivided { cents, clause: Some(clause), among: Vec::new() });
        }
    }

    fn rule(&self, first: usize) -> PrizeRule {
        match self.by {
            By::Places(entry) => entry.prize_rule(first),
            By::Award(award, _) => award.prizes,
        }
    }

    fn clause(&self, first: usize, tied: bool) -> Option<ClauseRef> {
        match self.by {
            By::Places(entry) => entry.prize_clause(first, tied),
            By::Award(_, clause) => Some(clause),
        }
    }

    /// The money for so many places, in cents.
    fn total(&self, first: usize, count: usize) -> i64 {
        self.cents.iter().skip(first - 1).take(count).sum()
    }

    fn equally(&self, first: usize, members: &[Id], shares: &mut Shares) {
        let total = self.total(first, members.len());
        if total == 0 {
            return;
        }
        let tied = members.len() > 1;
        let clause = self.clause(first, tied);
        let (rule, reading) = match self.by {
            By::Places(entry) => entry.other_prizes,
            By::Award(..) => (OtherPrizes::Shared, None),
        };
        let silent = tied && clause.is_none() && reading.is_some();
        shares.not_in_the_text |= silent;
        if silent && rule == OtherPrizes::Undivided {
            shares.undivided.push(Undivided { cents: total, clause, among: members.to_vec() });
            return;
        }
        let part = self.part(first, members.len(), (1, 1));
        let all = members.iter().map(|&id| (id, vec![part])).collect();
        self.pay(total, all, clause, shares);
    }

    /// A part of each prize by place, the rest equally among all who are level.
    fn split(&self, level: &Level, places: &[&StandingPlace], [by_place, shared]: [u32; 2], shares: &mut Shares) {
        let count = level.members.len();
        let total = self.total(level.first, count);
        if total == 0 {
            return;
        }
        let clause = self.clause(level.first, count > 1);
        let all = by_place + shared;
        let even = self.part(level.first, count, (shared, all));
        let made_of = |place: &StandingPlace| match count {
            1 => vec![self.part(place.from, 1, (1, 1))],
            _ => vec![self.part(place.from, place.members.len(), (by_place, all)), even],
        };
        let each = places.iter().flat_map(|place| place.members.iter().map(|id| (*id, made_of(place)))).collect();
        self.pay(total, each, clause, shares);
    }

    fn part(&self, from: usize, among: usize, part: (u32, u32)) -> PrizePart {
        PrizePart { from, to: from + among - 1, cents: self.total(from, among), among, part }
    }

    /// Rounded down; what is left is nobody's by the text.
    fn pay(&self, total: i64, each: Vec<(Id, Vec<PrizePart>)>, clause: Option<ClauseRef>, shares: &mut Shares) {
        let among: Vec<Id> = each.iter().map(|(id, _)| *id).collect();
        let award = match self.by {
            By::Places(_) => None,
            By::Award(award, _) => Some(award.name.clone()),
        };
        let mut left = total;
        for (id, made_of) in each {
            let exact: Exact = made_of.iter().map(PrizePart::amount).sum();
            let whole = i64::try_from(exact.floor()).unwrap_or(0);
            // A sole winner of a prize gets it as it stands.
            let cents = if among.len() == 1 { whole } else { whole - whole % self.rounding };
            left -= cents;
            if cents > 0 {
                shares.prizes.push(PrizeShare { id, cents, clause, award: award.clone(), made_of });
            }
        }
        if left > 0 {
            shares.undivided.push(Undivided { cents: left, clause, among });
        }
    }
}

fn tour(points: &TourPoints, entry: &Entry, Level { first, members, .. }: &Level) -> Vec<TourShare> {
    let outright = points.outright_first.filter(|_| *first == 1 && members.len() == 1);
    let total: Exact = match outright {
        Some(outright) => outright,
        None => points.places.iter().skip(first - 1).take(members.len()).copied().sum(),
    };
    let each = total / members.len() as i128;
    let clause = entry.tour_point_clause(*first, members.len() > 1);
    members.iter().map(|&id| TourShare { id, points: each, clause }).collect()
}
