//! How the boards of an event are turned into scores.

use crate::Exact;

/// What is made of the scores of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Method {
    /// Pairs: two for each score beaten, one for each equal one.
    #[default]
    Matchpoints,
    /// Pairs: IMPs against every other table.
    CrossImps,
    /// Pairs: IMPs against a datum.
    Butler,
    /// Teams: IMPs, and victory points from them.
    Imps,
    /// Teams: one for a board won, a half for a drawn one.
    BoardAMatch,
    /// Teams: two for a board won, one for a drawn one.
    PointABoard,
    /// Teams: victory points and the points of the boards together.
    Hybrid,
}

impl Method {
    /// All of them with the words of the event file.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Matchpoints, "matchpoints"),
        (Self::CrossImps, "cross-imps"),
        (Self::Butler, "butler"),
        (Self::Imps, "imps"),
        (Self::BoardAMatch, "board-a-match"),
        (Self::PointABoard, "point-a-board"),
        (Self::Hybrid, "hybrid"),
    ];

    /// The word of the event file.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(method, _)| *method == self).map_or("", |(_, word)| word)
    }

    /// Whether pairs are scored by it.
    pub fn is_for_pairs(self) -> bool {
        matches!(self, Self::Matchpoints | Self::CrossImps | Self::Butler)
    }
}

/// How a Butler datum is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Datum {
    /// The average of the scores.
    #[default]
    Average,
    /// The score in the middle.
    Median,
}

/// Where a Butler datum goes that is not a multiple of what it is rounded to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum DatumRounding {
    /// To the nearest multiple, halves away from zero.
    #[default]
    HalfAwayFromZero,
    /// To the nearest multiple, halves to the even one.
    HalfToEven,
    /// To the nearest multiple, halves towards zero.
    HalfTowardsZero,
    /// To the nearest multiple, halves to the better one for North-South.
    HalfUp,
    /// To the next multiple towards zero.
    TowardsZero,
    /// To the next multiple that is worse for North-South.
    Down,
}

impl DatumRounding {
    /// All of them with the words of the event file.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::HalfAwayFromZero, "half-away-from-zero"),
        (Self::HalfToEven, "half-to-even"),
        (Self::HalfTowardsZero, "half-towards-zero"),
        (Self::HalfUp, "half-up"),
        (Self::TowardsZero, "towards-zero"),
        (Self::Down, "down"),
    ];

    /// The word of the event file.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(rounding, _)| *rounding == self).map_or("", |(_, word)| word)
    }
}

/// How matchpoints of a fouled board are found for a group of at most three scores that are at most
/// a third of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum SmallGroups {
    /// 60 % on average: one score gets 60 %, two get 65 and 55, three 70, 60 and 50 (English Bridge
    /// Union, White Book 4.2.3.3).
    #[default]
    WhiteBook,
    /// By Neuberg's formula, as larger groups.
    Neuberg,
}

impl SmallGroups {
    /// All of them with the words of the event file.
    pub const ALL: [(Self, &'static str); 2] =
        [(Self::WhiteBook, "white-book"), (Self::Neuberg, "neuberg")];

    /// The word of the event file.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(rule, _)| *rule == self).map_or("", |(_, word)| word)
    }
}

/// A row of a table of victory points: what the winner and the loser get from this margin on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VpRow {
    /// The smallest margin in IMPs.
    pub from: u32,
    /// VPs of winner and loser.
    pub vps: [Exact; 2],
}

/// The table `[board-scoring]` of the event file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardScoring {
    /// What is made of the scores.
    pub method: Method,
    /// One ranking, or two: the pairs that sat North-South and those that sat East-West by
    /// themselves.
    pub winners: u32,
    /// Whether matchpoints of a board with fewer scores are raised to the others' by Neuberg's
    /// formula; otherwise such a board has a smaller top.
    pub neuberg: bool,
    /// How a small group of a fouled board is scored.
    pub small_groups: SmallGroups,
    /// To what the result of each board is rounded; exact without it.
    pub round: Option<Exact>,
    /// Whether average plus and minus follow the pair's own percentage where that is better and
    /// worse (Law 12C2c).
    pub own_average: bool,
    /// The IMPs of average plus.
    pub average_imps: Exact,
    /// Whether cross-IMPs are divided by the number of comparisons.
    pub divided: bool,
    /// How the datum is found.
    pub datum: Datum,
    /// How many of the highest and of the lowest scores the datum leaves out.
    pub cut: u32,
    /// The share of the scores that the datum leaves out at each end, rounded down to whole scores;
    /// in place of `cut`.
    pub cut_share: Option<Exact>,
    /// To a multiple of what the datum is rounded; 0 where it is not rounded.
    pub datum_to: u32,
    /// Which multiple it is rounded to.
    pub datum_rounding: DatumRounding,
    /// The victory points by margin, where they are not those of the continuous scale.
    pub vp_table: Vec<VpRow>,
}

impl Default for BoardScoring {
    fn default() -> Self {
        Self {
            method: Method::default(),
            winners: 1,
            neuberg: true,
            small_groups: SmallGroups::default(),
            round: None,
            own_average: true,
            average_imps: Exact::from(3),
            divided: true,
            datum: Datum::default(),
            cut: 0,
            cut_share: None,
            datum_to: 10,
            datum_rounding: DatumRounding::default(),
            vp_table: Vec::new(),
        }
    }
}

impl BoardScoring {
    /// The VPs of the table for the IMPs that each side won, or for the margin that each side sees;
    /// none without a table.
    pub fn vps_of_table(&self, margin: Exact) -> Option<[Exact; 2]> {
        let size = if margin.is_negative() { -margin } else { margin };
        let row = self.vp_table.iter().rev().find(|row| Exact::from(row.from) <= size)?;
        let [winner, loser] = row.vps;
        Some(if margin.is_negative() { [loser, winner] } else { [winner, loser] })
    }
}
