//! Prize money in cents and tour points as fractions, shared over the places that a tie covers.
//!
//! Money is divided equally, and no cent goes by placing or by the alphabet: what cannot be divided is left to the organiser.

use crate::standing::Level;
use tiebreak_model::{
    ClauseRef, Event, Exact, Id, PrizeShare, Prizes, StandingPlace, TourPoints, TourShare, Undivided,
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
    let by_score: Vec<Shared> = levels.iter().map(|level| (level.first, level.members.clone())).collect();
    let by_place: Vec<Shared> =
        places.iter().filter(|place| !place.open).map(|place| (place.from, place.members.clone())).collect();
    let mut shares = Shares::default();
    if let Some(prizes) = &event.prizes {
        let sharing = if entry.prizes == PrizeRule::ByScore { &by_score } else { &by_place };
        for shared in sharing {
            money(prizes, entry, shared, &mut shares);
        }
    }
    if let Some(points) = &event.tour_points {
        for shared in &by_score {
            shares.tour_points.extend(tour(points, entry, shared));
        }
    }
    shares
}

fn money(prizes: &Prizes, entry: &Entry, (first, members): &Shared, shares: &mut Shares) {
    let total: i64 = prizes.cents.iter().skip(first - 1).take(members.len()).sum();
    if total == 0 {
        return;
    }
    let tied = members.len() > 1;
    let clause = entry.prize_clause(*first, tied);
    let (rule, reading) = entry.other_prizes;
    let silent = tied && clause.is_none() && reading.is_some();
    shares.not_in_the_text |= silent;
    let count = members.len() as i64;
    let (each, left) =
        if silent && rule == OtherPrizes::Undivided { (0, total) } else { (total / count, total % count) };
    if each > 0 {
        shares.prizes.extend(members.iter().map(|&id| PrizeShare { id, cents: each, clause }));
    }
    if left > 0 {
        shares.undivided.push(Undivided { cents: left, clause, among: members.clone() });
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
