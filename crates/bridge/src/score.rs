//! The score of a contract (Law 77).

use crate::Deal;
use tiebreak_model::bridge::{Doubling, PlayedContract, Side, Strain, TableResult};

/// What declarer's side scored, below zero where it went down.
///
/// ```
/// use tiebreak_bridge::score;
/// use tiebreak_model::bridge::{PlayedContract, Seat};
/// let play = |contract: &str, tricks| PlayedContract {
///     contract: contract.parse().unwrap(),
///     declarer: Seat::North,
///     tricks,
/// };
/// assert_eq!(score(play("4S", 10), true), 620);
/// assert_eq!(score(play("2SX", 8), false), 470);
/// assert_eq!(score(play("3NT", 7), true), -200);
/// ```
pub fn score(play: PlayedContract, vulnerable: bool) -> i32 {
    let needed = i32::from(play.contract.level) + 6;
    match i32::from(play.tricks) - needed {
        down @ ..0 => -penalty(-down, play.contract.doubled, vulnerable),
        over => made(play, over, vulnerable),
    }
}

/// A table's score as North-South sees it; none where there was no contract and no score.
pub fn table_score(board: u32, result: &TableResult) -> Option<i32> {
    match result {
        TableResult::PassedOut => Some(0),
        TableResult::Scored(score) => Some(*score),
        TableResult::Played(play) => {
            let side = play.declarer.side();
            let scored = score(*play, Deal::from_board(board).is_vulnerable(side));
            Some(if side == Side::NorthSouth { scored } else { -scored })
        }
        TableResult::NotPlayed | TableResult::Adjusted(_) => None,
    }
}

/// 1 undoubled, 2 doubled, 4 redoubled.
fn times(doubled: Doubling) -> i32 {
    match doubled {
        Doubling::No => 1,
        Doubling::Once => 2,
        Doubling::Twice => 4,
    }
}

fn made(play: PlayedContract, over: i32, vulnerable: bool) -> i32 {
    let contract = play.contract;
    let level = i32::from(contract.level);
    let (each, first) = match contract.strain {
        Strain::Clubs | Strain::Diamonds => (20, 0),
        Strain::Hearts | Strain::Spades => (30, 0),
        Strain::NoTrumps => (30, 10),
    };
    let times = times(contract.doubled);
    let tricks = (each * level + first) * times;
    let bonus = match (tricks >= 100, vulnerable) {
        (false, _) => 50,
        (true, false) => 300,
        (true, true) => 500,
    };
    let slam = match (level, vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    // Fifty "for the insult", a hundred for making a redoubled contract.
    let insult = 25 * times * i32::from(times > 1);
    let overtrick = match contract.doubled {
        Doubling::No => each,
        _ => 50 * times * if vulnerable { 2 } else { 1 },
    };
    tricks + bonus + slam + insult + over * overtrick
}

/// What a side loses by this number of undertricks.
fn penalty(down: i32, doubled: Doubling, vulnerable: bool) -> i32 {
    if doubled == Doubling::No {
        return down * if vulnerable { 100 } else { 50 };
    }
    // Doubled: 200 for the first and 300 for each further one when vulnerable; otherwise 100, twice
    // 200, then 300 each.
    let once = if vulnerable {
        300 * down - 100
    } else {
        100 + 200 * (down - 1) + 100 * (down - 3).max(0)
    };
    once * times(doubled) / 2
}
