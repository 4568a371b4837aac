//! Prize money in cents and tour points as fractions, shared over the places that a tie covers.

use crate::standing::Level;
use tiebreak_model::{Event, Exact, Id, OddCents, PrizeShare, Prizes, StandingPlace, TourPoints, TourShare};
use tiebreak_regulation::{Entry, PrizeRule};

/// What everybody gets.
#[derive(Debug, Default)]
pub(crate) struct Shares {
    pub prizes: Vec<PrizeShare>,
    pub odd_cents: Option<OddCents>,
    pub tour_points: Vec<TourShare>,
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
            money(prizes, shared, places, &mut shares);
        }
    }
    if let Some(points) = &event.tour_points {
        for shared in &by_score {
            shares.tour_points.extend(tour(points, shared));
        }
    }
    shares
}

fn money(prizes: &Prizes, (first, members): &Shared, places: &[StandingPlace], shares: &mut Shares) {
    let total: i64 = prizes.cents.iter().skip(first - 1).take(members.len()).sum();
    if total == 0 {
        return;
    }
    let count = members.len() as i64;
    let (each, odd) = (total / count, total % count);
    // Final places first, so that whoever came out on top is not the one a cent short.
    let mut order = members.clone();
    let place_of = |id: &Id| places.iter().position(|place| place.members.contains(id));
    order.sort_by_key(|id| (place_of(id), *id));
    for (index, id) in order.into_iter().enumerate() {
        let cent = i64::from((index as i64) < odd);
        shares.prizes.push(PrizeShare { id, cents: each + cent });
    }
    if odd > 0 {
        shares.odd_cents = Some(OddCents::HigherPlaceThenName);
    }
}

fn tour(points: &TourPoints, (first, members): &Shared) -> Vec<TourShare> {
    let outright = points.outright_first.filter(|_| *first == 1 && members.len() == 1);
    let total: Exact = match outright {
        Some(outright) => outright,
        None => points.places.iter().skip(first - 1).take(members.len()).copied().sum(),
    };
    let each = total / members.len() as i128;
    members.iter().map(|&id| TourShare { id, points: each }).collect()
}
