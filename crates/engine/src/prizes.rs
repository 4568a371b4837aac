//! Prize money in cents and tour points as fractions, shared over the places that a tie covers.
//!
//! Money is divided equally, and no cent goes by placing or by the alphabet: what cannot be divided is left to the organiser.

use crate::standing::Level;
use tiebreak_model::{
    ClauseRef, Event, Exact, Id, PrizePart, PrizeShare, Prizes, StandingPlace, TourPoints, TourShare, Undivided,
};
use tiebreak_regulation::{Entry, OtherPrizes, PrizeRule};

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

/// A shared place: its first place and who shares it.
type Shared = (usize, Vec<Id>);

pub(crate) fn shares(event: &Event, entry: &Entry, levels: &[Level], places: &[StandingPlace]) -> Shares {
    let mut shares = Shares::default();
    if let Some(prizes) = &event.prizes {
        let purse = Purse { prizes, entry };
        for level in levels {
            let within: Vec<&StandingPlace> =
                places.iter().filter(|place| level.members.contains(&place.members[0])).collect();
            match entry.prize_rule(level.first) {
                PrizeRule::ByScore => purse.equally(&(level.first, level.members.clone()), &mut shares),
                PrizeRule::Split { by_place, shared } if within.iter().all(|place| !place.open) => {
                    purse.split(level, &within, [by_place, shared], &mut shares);
                }
                // What goes by place waits for the places.
                PrizeRule::Split { .. } | PrizeRule::ByPlace => {}
            }
        }
        for place in places.iter().filter(|place| !place.open) {
            let level = levels.iter().find(|level| level.members.contains(&place.members[0]));
            if entry.prize_rule(level.map_or(place.from, |level| level.first)) == PrizeRule::ByPlace {
                purse.equally(&(place.from, place.members.clone()), &mut shares);
            }
        }
    }
    if let Some(points) = &event.tour_points {
        for level in levels {
            shares.tour_points.extend(tour(points, entry, &(level.first, level.members.clone())));
        }
    }
    shares
}

/// The prize money and the rules by which it is shared.
struct Purse<'e> {
    prizes: &'e Prizes,
    entry: &'e Entry,
}

impl Purse<'_> {
    /// The money for so many places, in cents.
    fn total(&self, first: usize, count: usize) -> i64 {
        self.prizes.cents.iter().skip(first - 1).take(count).sum()
    }

    fn equally(&self, (first, members): &Shared, shares: &mut Shares) {
        let total = self.total(*first, members.len());
        if total == 0 {
            return;
        }
        let tied = members.len() > 1;
        let clause = self.entry.prize_clause(*first, tied);
        let (rule, reading) = self.entry.other_prizes;
        let silent = tied && clause.is_none() && reading.is_some();
        shares.not_in_the_text |= silent;
        if silent && rule == OtherPrizes::Undivided {
            shares.undivided.push(Undivided { cents: total, clause, among: members.clone() });
            return;
        }
        let part = self.part(*first, members.len(), (1, 1));
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
        let clause = self.entry.prize_clause(level.first, count > 1);
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
        let mut left = total;
        for (id, made_of) in each {
            let exact: Exact = made_of.iter().map(PrizePart::amount).sum();
            let whole = i64::try_from(exact.floor()).unwrap_or(0);
            // A sole winner of a prize gets it as it stands.
            let cents = if among.len() == 1 { whole } else { whole - whole % self.entry.rounding };
            left -= cents;
            if cents > 0 {
                shares.prizes.push(PrizeShare { id, cents, clause, made_of });
            }
        }
        if left > 0 {
            shares.undivided.push(Undivided { cents: left, clause, among });
        }
    }
}

fn tour(points: &TourPoints, entry: &Entry, (first, members): &Shared) -> Vec<TourShare> {
    let outright = points.outright_first.filter(|_| *first == 1 && members.len() == 1);
    let total: Exact = match outright {
        Some(outright) => outright,
        None => points.places.iter().skip(first - 1).take(members.len()).copied().sum(),
    };
    let each = total / members.len() as i128;
    let clause = entry.tour_point_clause(*first, members.len() > 1);
    members.iter().map(|&id| TourShare { id, points: each, clause }).collect()
}
