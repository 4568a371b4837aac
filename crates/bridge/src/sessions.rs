//! What the travellers come to: every pair's score in every session, and what two pairs scored
//! against each other.

use crate::travellers::sitting;
use crate::{Travellers, rounding};
use std::collections::BTreeMap;
use tiebreak_model::bridge::{BoardScoring, Method, PlayedBoard, Side};
use tiebreak_model::{Exact, Id};

/// What a pair has in a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SessionTally {
    /// Matchpoints or IMPs.
    pub points: Exact,
    /// The most matchpoints that could be won on the boards that count; zero where IMPs are
    /// counted.
    pub most: Exact,
    /// On how many boards.
    pub boards: u32,
    /// How many of them the pair sat North-South.
    pub north_south: u32,
}

/// All sessions of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sessions {
    /// By session and pair.
    pub tallies: BTreeMap<(u32, Id), SessionTally>,
    /// What two pairs scored against each other, the one with the lower number first.
    pub encounters: BTreeMap<[Id; 2], [Exact; 2]>,
    /// The number of the last session.
    pub last: u32,
    in_percent: bool,
    round: Option<Exact>,
}

impl SessionTally {
    /// Adds one board: the points of a pair on this side, and the most that it could score.
    fn add(&mut self, side: Side, points: Exact, top: Exact) {
        self.points += points;
        self.most += top;
        self.boards += 1;
        self.north_south += u32::from(side == Side::NorthSouth);
    }
}

impl Sessions {
    /// Adds up the travellers.
    pub fn new(
        scoring: &BoardScoring,
        boards: &[PlayedBoard<Id>],
        travellers: &Travellers,
    ) -> Self {
        let in_percent = scoring.method == Method::Matchpoints;
        let mut all = Self { in_percent, round: scoring.round, ..Self::default() };
        for (board, traveller) in boards.iter().zip(&travellers.boards) {
            all.last = all.last.max(board.session);
            for (table, line) in board.tables.iter().zip(&traveller.lines) {
                for side in Side::BOTH {
                    let Some(points) = line.points[side.index()] else { continue };
                    let tally = all.tally(board.session, sitting(table, side));
                    tally.add(side, points, traveller.top);
                }
                all.meet([table.north_south, table.east_west], line.points);
            }
        }
        all
    }

    fn tally(&mut self, session: u32, id: Id) -> &mut SessionTally {
        let none =
            SessionTally { points: Exact::ZERO, most: Exact::ZERO, boards: 0, north_south: 0 };
        self.tallies.entry((session, id)).or_insert(none)
    }

    fn meet(&mut self, [first, second]: [Id; 2], points: [Option<Exact>; 2]) {
        if points == [None, None] {
            return;
        }
        let [own, other] = points.map(|points| points.unwrap_or(Exact::ZERO));
        let (pairs, points) = if first < second {
            ([first, second], [own, other])
        } else {
            ([second, first], [other, own])
        };
        let sum = self.encounters.entry(pairs).or_insert([Exact::ZERO; 2]);
        sum[0] += points[0];
        sum[1] += points[1];
    }

    /// The score of a pair in a session: the percentage of the matchpoints that could be won, or
    /// IMPs. None where it did not play.
    pub fn score(&self, session: u32, id: Id) -> Option<Exact> {
        let tally = self.tallies.get(&(session, id))?;
        if !self.in_percent {
            return Some(tally.points);
        }
        // A board that one table played has no top: everybody has half of nothing.
        let percent = tally
            .points
            .checked_div(tally.most)
            .map_or(Exact::from(50), |part| part * Exact::from(100));
        // Pairs that played different numbers of boards have percentages with different
        // denominators: these are rounded too.
        Some(rounding::maybe(percent, self.round))
    }

    /// The side on which a pair sat more often; North-South where it is the same.
    pub fn side(&self, id: Id) -> Side {
        let own = self.tallies.iter().filter(|((_, pair), _)| *pair == id).map(|(_, tally)| tally);
        let (boards, north_south) =
            own.fold((0, 0), |sum, one| (sum.0 + one.boards, sum.1 + one.north_south));
        if 2 * north_south >= boards { Side::NorthSouth } else { Side::EastWest }
    }
}
