//! Who deals and who is vulnerable: both follow from the board's number (Law 2).

use tiebreak_model::bridge::{Seat, Side};

/// Dealer and vulnerability of a board.
///
/// ```
/// use tiebreak_bridge::Deal;
/// use tiebreak_model::bridge::{Seat, Side};
/// let seventh = Deal::from_board(7);
/// assert_eq!((seventh.dealer, seventh.vulnerable), (Seat::South, [true, true]));
/// assert_eq!(Deal::from_board(23), Deal::from_board(7));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// The player who makes the first call.
    pub dealer: Seat,
    /// Whether North-South and East-West are vulnerable.
    pub vulnerable: [bool; 2],
}

impl Deal {
    /// The deal of a board; the numbers repeat after sixteen. There is no board 0: it is taken for
    /// 16.
    pub fn from_board(board: u32) -> Self {
        let from_zero = (board % 16 + 15) % 16;
        let (dealer, _) = Seat::ALL[from_zero as usize % 4];
        // None, North-South, East-West, both; every four boards begin one further.
        let turn = (from_zero + from_zero / 4) % 4;
        Self { dealer, vulnerable: [turn % 2 == 1, turn >= 2] }
    }

    /// Whether a side is vulnerable.
    pub fn is_vulnerable(self, side: Side) -> bool {
        self.vulnerable[side.index()]
    }

    /// `None`, `NS`, `EW` or `All`, as PBN writes it.
    pub fn vulnerability(self) -> &'static str {
        match self.vulnerable {
            [false, false] => "None",
            [true, false] => "NS",
            [false, true] => "EW",
            [true, true] => "All",
        }
    }
}
