//! The order at the end of a round robin, packed into a number: by pairing number during play, by
//! name afterwards.

use tiebreak_model::Id;

/// Bits for one player's score or rank in a packed state.
pub(crate) const BITS: u32 = 5;
/// The bits of one score or rank, all set.
pub(crate) const MASK: u64 = (1 << BITS) - 1;

/// The part of the final order that is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OrderAsked {
    /// Only the leaders are needed.
    Top,
    /// Every part of the order is needed.
    Order,
}

/// The score or rank of a pairing number.
pub(crate) fn score(packed: u64, number: usize) -> u64 {
    packed >> (BITS * number as u32) & MASK
}

/// For each number, how many players scored less.
pub(crate) fn ranks(players: usize, packed: u64) -> u64 {
    let below = |number: usize| {
        (0..players).filter(|other| score(packed, *other) < score(packed, number)).count()
    };
    (0..players).fold(0, |ranks, number| ranks | (below(number) as u64) << (BITS * number as u32))
}

/// For each number, 1 if it leads and 0 if not.
pub(crate) fn leaders(players: usize, packed: u64) -> u64 {
    let best = (0..players).map(|number| score(packed, number)).max().unwrap_or(0);
    let leads = |number: usize| u64::from(score(packed, number) == best);
    (0..players).fold(0, |leaders, number| leaders | leads(number) << (BITS * number as u32))
}

/// Standings by name, each as one number with a few bits for each rank, in the order of the names.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PackedStandings {
    bits: usize,
    players: usize,
}

impl PackedStandings {
    /// `None` if a standing of this many players does not fit.
    pub fn new(wanted: OrderAsked, players: usize) -> Option<Self> {
        let bits = match wanted {
            OrderAsked::Top => 1,
            OrderAsked::Order if players <= 4 => 2,
            OrderAsked::Order => 3,
        };
        (bits * players <= 18).then_some(Self { bits, players })
    }

    /// The number of possible codes.
    pub fn size(self) -> usize {
        1 << (self.bits * self.players)
    }

    /// The code of a standing by numbers. `seats` has the seat of each number's player among the
    /// names.
    pub fn code(self, standing: u64, seats: &[usize]) -> usize {
        seats.iter().enumerate().fold(0, |code, (number, seat)| {
            code | (score(standing, number) as usize) << (self.bits * seat)
        })
    }

    /// The code of the standing with a clear winner.
    pub fn with_winner(self, seat: usize) -> usize {
        1 << (self.bits * seat)
    }

    /// The parts of a standing, the highest first.
    pub fn parts(self, members: &[Id], code: usize) -> Vec<Vec<Id>> {
        let rank = |seat: usize| code >> (self.bits * seat) & ((1 << self.bits) - 1);
        let mut ranked: Vec<(usize, Id)> =
            members.iter().enumerate().map(|(seat, id)| (rank(seat), *id)).collect();
        ranked.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        ranked
            .chunk_by(|a, b| a.0 == b.0)
            .map(|part| part.iter().map(|(_, id)| *id).collect())
            .collect()
    }
}
