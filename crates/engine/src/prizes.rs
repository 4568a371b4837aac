//! Prize money in cents and tour points as fractions, shared over the places that a tie covers.
//!
//! Money is divided equally. The organiser decides about cents that cannot be divided: the engine
//! does not give them to a player by place or by name.

use crate::standing::Level;
use std::collections::BTreeSet;
use tiebreak_model::{
    ClauseRef, Event, Exact, Id, PrizePart, PrizeShare, StandingPlace, TourPoints, TourShare,
    UndividedPrize,
};
use tiebreak_regulation::{
    AbsentShare, AwardRule, EntryPoint, OtherPrizes, PrizeRule, RuleWithReading,
};

/// The prizes and tour points of all participants.
#[derive(Debug, Default)]
pub(crate) struct Shares {
    pub prizes: Vec<PrizeShare>,
    pub undivided: Vec<UndividedPrize>,
    pub tour_points: Vec<TourShare>,
    /// The seldom used readings that the shares rest on, by their index.
    pub rests_on: BTreeSet<usize>,
}

impl Shares {
    /// The clauses by which something was shared.
    pub fn clauses(&self) -> impl Iterator<Item = ClauseRef> {
        let prizes = self.prizes.iter().filter_map(|share| share.clause);
        prizes.chain(self.tour_points.iter().filter_map(|share| share.clause))
    }
}

/// The levels by points and the places after the ties were settled: of all participants, or of
/// those who are eligible for an award.
#[derive(Debug, Clone, Default)]
pub(crate) struct RankedPlaces {
    pub levels: Vec<Level>,
    pub places: Vec<StandingPlace>,
}

impl RankedPlaces {
    /// Only some of the participants: those below move up into the places of the others.
    pub fn only(&self, stays: impl Fn(Id) -> bool) -> Self {
        let kept = |members: &[Id]| -> Vec<Id> {
            members.iter().copied().filter(|id| stays(*id)).collect()
        };
        let mut ranked = Self::default();
        let mut first = 1;
        for level in &self.levels {
            let members = kept(&level.members);
            if !members.is_empty() {
                let next = first + members.len();
                ranked.levels.push(Level { first, members, ..level.clone() });
                first = next;
            }
        }
        let mut from = 1;
        for place in &self.places {
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

    /// All participants but these.
    pub fn without(&self, gone: &BTreeSet<Id>) -> Self {
        self.only(|id| !gone.contains(&id))
    }

    /// The places that are, at least in part, among the first `seats`.
    pub fn among_first(&self, seats: usize) -> impl Iterator<Item = &StandingPlace> {
        self.places.iter().filter(move |place| place.from <= seats)
    }

    /// Whether one of the first `seats` places is still open.
    pub fn is_open(&self, seats: usize) -> bool {
        self.among_first(seats).any(|place| place.open)
    }
}

/// The tour points of all participants.
pub(crate) fn tour_points(event: &Event, entry: &EntryPoint, levels: &[Level]) -> Vec<TourShare> {
    let Some(points) = event.tour_points() else { return Vec::new() };
    levels.iter().flat_map(|level| tour(points, entry, level)).collect()
}

/// Money for the places of a list, and the rules by which it is shared.
pub(crate) struct Purse<'e> {
    /// Cents for the first place, the second, and so on.
    pub cents: &'e [i64],
    /// The amount, in cents, to whose multiples shares are rounded down.
    pub rounding: i64,
    /// The rules by which it is shared.
    pub rules: SharingRules<'e>,
    /// What those have who were tied for first place and had no part in the play-off.
    pub absent: AbsentPlayers,
}

/// Those who were tied for first place and had no part in the play-off, and the rule about them.
#[derive(Debug, Clone, Default)]
pub(crate) struct AbsentPlayers {
    pub players: BTreeSet<Id>,
    pub share: RuleWithReading<AbsentShare>,
}

impl AbsentPlayers {
    /// Those of the tied who share a prize of the players in the play-off. All of them do where
    /// nobody else is left.
    fn sharing(&self, members: &[Id]) -> Vec<Id> {
        let plays = |id: &&Id| !self.players.contains(*id);
        let playing: Vec<Id> = members.iter().filter(plays).copied().collect();
        match self.share.rule {
            AbsentShare::Nothing if !playing.is_empty() => playing,
            AbsentShare::Nothing | AbsentShare::Full => members.to_vec(),
        }
    }
}

/// The rules by which money is shared.
#[derive(Clone, Copy)]
pub(crate) enum SharingRules<'e> {
    /// The rules for places of the standings.
    Places(&'e EntryPoint),
    /// The rule of an award, and its clause.
    Award(&'e AwardRule, ClauseRef),
}

/// The proportion of a prize that goes by place, and that which all who are level share.
#[derive(Clone, Copy)]
struct SplitRule {
    by_place: u32,
    shared: u32,
}

impl Purse<'_> {
    /// Shares the money out, as far as the places are known.
    pub fn share_out(&self, ranked: &RankedPlaces, shares: &mut Shares) {
        let RankedPlaces { levels, places } = ranked;
        if self.cents.is_empty() {
            return;
        }
        for level in levels {
            let within: Vec<&StandingPlace> =
                places.iter().filter(|place| level.members.contains(&place.members[0])).collect();
            match self.rule(level.first) {
                PrizeRule::ByScore => self.equally(level.first, &level.members, shares),
                PrizeRule::Split { by_place, shared } if within.iter().all(|place| !place.open) => {
                    self.split(level, &within, SplitRule { by_place, shared }, shares);
                }
                // Shares by place wait for the places.
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

    /// Notes the prizes of an award that has more prizes than winners.
    fn left_over(&self, places: &[StandingPlace], shares: &mut Shares) {
        let SharingRules::Award(_, clause) = self.rules else { return };
        let last = places.last().map_or(0, |place| place.to);
        let cents: i64 = self.cents.iter().skip(last).sum();
        if cents > 0 && places.iter().all(|place| !place.open) {
            shares.undivided.push(UndividedPrize {
                cents,
                clause: Some(clause),
                among: Vec::new(),
            });
        }
    }

    fn rule(&self, first: usize) -> PrizeRule {
        match self.rules {
            SharingRules::Places(entry) => entry.prize_rule(first),
            SharingRules::Award(award, _) => award.prizes,
        }
    }

    fn clause(&self, first: usize, tied: bool) -> Option<ClauseRef> {
        match self.rules {
            SharingRules::Places(entry) => entry.prize_clause(first, tied),
            SharingRules::Award(_, clause) => Some(clause),
        }
    }

    /// The money for `count` places from `first` on, in cents.
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
        let (rule, reading) = match self.rules {
            SharingRules::Places(entry) => entry.other_prizes,
            SharingRules::Award(..) => (OtherPrizes::Shared, None),
        };
        let unspoken = tied && clause.is_none();
        shares.rests_on.extend(reading.filter(|_| unspoken));
        if unspoken && rule == OtherPrizes::Undivided {
            shares.undivided.push(UndividedPrize { cents: total, clause, among: members.to_vec() });
            return;
        }
        let mut part = self.whole_part(first, members.len());
        let mut sharing = members.to_vec();
        let is_tiebreak_money = first == 1 && clause.is_some();
        if is_tiebreak_money && members.iter().any(|id| self.absent.players.contains(id)) {
            shares.rests_on.extend(self.absent.share.reading);
            sharing = self.absent.sharing(members);
            part.among = sharing.len();
        }
        let all = sharing.iter().map(|&id| (id, vec![part])).collect();
        self.pay(total, all, clause, shares);
    }

    /// Shares a part of each prize by place, and the rest equally among all who are level.
    fn split(
        &self,
        level: &Level,
        places: &[&StandingPlace],
        rule: SplitRule,
        shares: &mut Shares,
    ) {
        let count = level.members.len();
        let total = self.total(level.first, count);
        if total == 0 {
            return;
        }
        let clause = self.clause(level.first, count > 1);
        let SplitRule { by_place, shared } = rule;
        let all = by_place + shared;
        let even = PrizePart { part: (shared, all), ..self.whole_part(level.first, count) };
        let made_of = |place: &StandingPlace| {
            let whole = self.whole_part(place.from, place.members.len());
            match count {
                1 => vec![whole],
                _ => vec![PrizePart { part: (by_place, all), ..whole }, even],
            }
        };
        let of_place = |place: &&StandingPlace| -> Vec<(Id, Vec<PrizePart>)> {
            place.members.iter().map(|id| (*id, made_of(place))).collect()
        };
        let each = places.iter().flat_map(of_place).collect();
        self.pay(total, each, clause, shares);
    }

    /// The whole money for the places from `from` on, as a part of a prize of `among` players.
    fn whole_part(&self, from: usize, among: usize) -> PrizePart {
        let (to, cents) = (from + among - 1, self.total(from, among));
        PrizePart { from, to, cents, among, part: (1, 1) }
    }

    /// Pays the shares, rounded down. The text gives the rest to no player.
    fn pay(
        &self,
        total: i64,
        each: Vec<(Id, Vec<PrizePart>)>,
        clause: Option<ClauseRef>,
        shares: &mut Shares,
    ) {
        let among: Vec<Id> = each.iter().map(|(id, _)| *id).collect();
        let award = match self.rules {
            SharingRules::Places(_) => None,
            SharingRules::Award(award, _) => Some(award.name.clone()),
        };
        let mut left = total;
        for (id, made_of) in each {
            let exact: Exact = made_of.iter().map(PrizePart::amount).sum();
            let whole = i64::try_from(exact.floor()).unwrap_or(0);
            // A prize that is not shared is not rounded.
            let cents = if among.len() == 1 { whole } else { whole - whole % self.rounding };
            left -= cents;
            if cents > 0 {
                shares.prizes.push(PrizeShare { id, cents, clause, award: award.clone(), made_of });
            }
        }
        if left > 0 {
            shares.undivided.push(UndividedPrize { cents: left, clause, among });
        }
    }
}

fn tour(
    points: &TourPoints,
    entry: &EntryPoint,
    Level { first, members, .. }: &Level,
) -> Vec<TourShare> {
    let outright = points.outright_first.filter(|_| *first == 1 && members.len() == 1);
    let total: Exact = match outright {
        Some(outright) => outright,
        None => points.places.iter().skip(first - 1).take(members.len()).copied().sum(),
    };
    let each = total / members.len() as i128;
    let clause = entry.tour_point_clause(*first, members.len() > 1);
    members.iter().map(|&id| TourShare { id, points: each, clause }).collect()
}
