//! IMPs: the difference between the two tables of a board on the scale of Law 78B.

/// The n-th number is the smallest difference that earns n IMPs (from 1).
const LEAST: [u32; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
    2000, 2250, 2500, 3000, 3500, 4000,
];

/// The IMPs that a difference of total points earns.
///
/// ```
/// use tiebreak_model::bridge::imps_for;
/// assert_eq!([imps_for(10), imps_for(20), imps_for(430), imps_for(4000)], [0, 1, 10, 24]);
/// ```
pub fn imps_for(difference: u32) -> u32 {
    u32::try_from(LEAST.partition_point(|least| *least <= difference)).unwrap_or(24)
}

/// One board at both tables, as the score sheets have it: North-South's score, below zero where
/// East-West scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BothTables {
    /// Where the first team sits North-South.
    pub open: i32,
    /// Where the second team sits North-South.
    pub closed: i32,
}

impl BothTables {
    /// What the first team won or lost on the board, in total points.
    pub fn net(self) -> i64 {
        i64::from(self.open) - i64::from(self.closed)
    }

    /// The IMPs of each side; one of them is zero.
    ///
    /// ```
    /// use tiebreak_model::bridge::BothTables;
    /// // 620 to the first team's North-South, 170 to the second's: 450 points, 10 IMPs.
    /// assert_eq!(BothTables { open: 620, closed: 170 }.imps(), [10, 0]);
    /// assert_eq!(BothTables { open: -100, closed: 420 }.imps(), [0, 11]);
    /// ```
    pub fn imps(self) -> [u32; 2] {
        let net = self.net();
        let imps = imps_for(u32::try_from(net.unsigned_abs()).unwrap_or(u32::MAX));
        if net > 0 { [imps, 0] } else { [0, imps] }
    }
}

/// A match added up from its boards: what [`crate::Match`] needs to be compared and broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MatchTally {
    /// How many boards.
    pub boards: u32,
    /// IMPs won by each side.
    pub imps: [u32; 2],
    /// Total points won by each side: the net of every board, added up for the side that won it.
    pub total_points: [i64; 2],
}

impl MatchTally {
    /// Adds up the boards of a match.
    pub fn from_boards(boards: &[BothTables]) -> Self {
        let mut tally = Self::default();
        for board in boards {
            let net = board.net();
            let [first, second] = board.imps();
            tally.boards += 1;
            tally.imps[0] += first;
            tally.imps[1] += second;
            tally.total_points[usize::from(net < 0)] += net.abs();
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_scale_begins_where_it_is_printed() {
        for (index, least) in LEAST.iter().enumerate() {
            assert_eq!(imps_for(*least) as usize, index + 1);
            assert_eq!(imps_for(least - 1) as usize, index);
        }
        assert_eq!(imps_for(u32::MAX), 24);
    }

    #[test]
    fn a_match_is_the_sum_of_its_boards() {
        let boards = [
            BothTables { open: 420, closed: 420 },
            BothTables { open: 620, closed: 170 },
            BothTables { open: -50, closed: 100 },
        ];
        assert_eq!(
            MatchTally::from_boards(&boards),
            MatchTally { boards: 3, imps: [10, 4], total_points: [450, 150] }
        );
    }
}
