//! What was played before the tie. Number 0 is level in every way that can be counted. The next
//! ones differ in one aspect only, with the tied in one order after the other, any of them level;
//! the rest have a few things changed at random.

mod bridge;
mod chess;
mod teams;

pub use bridge::bridge;
pub use chess::chess;
pub use teams::teams;

use tiebreak_model::Exact;

/// The order of the tied in one aspect.
#[derive(Debug, Clone, Copy)]
struct Order {
    cuts: u64,
}

impl Order {
    /// The part of the n-th of the tied, counted from 0.
    fn part(self, member: usize) -> usize {
        (0..member).filter(|before| self.cuts >> before & 1 == 1).count()
    }
}

/// What an event is about.
#[derive(Debug, Clone, Copy)]
enum Plan {
    Level,
    /// One aspect, in this order.
    Aspect(u64, Order),
    Random(u64),
}

impl Plan {
    fn of(number: u64, aspects: u64, tied: usize) -> Self {
        let orders = 1u64 << (tied - 1).min(5);
        match number.checked_sub(1) {
            None => Self::Level,
            Some(rest) if rest < aspects * (orders - 1) => {
                Self::Aspect(rest % aspects, Order { cuts: orders - 1 - rest / aspects })
            }
            Some(rest) => Self::Random(rest),
        }
    }
}

/// Pairings of everybody with everybody, with the round of each; the smaller number first.
fn rounds(people: usize) -> Vec<(u32, usize, usize)> {
    let size = people + people % 2;
    let mut pairs = Vec::new();
    for round in 0..size - 1 {
        for board in 0..size / 2 {
            let (a, b) = match board {
                0 => (round, size - 1),
                _ => ((round + board) % (size - 1), (round + size - 1 - board) % (size - 1)),
            };
            if a.max(b) < people {
                pairs.push((u32::try_from(round).unwrap() + 1, a.min(b), a.max(b)));
            }
        }
    }
    pairs
}

fn whole(number: usize) -> Exact {
    Exact::from(i64::try_from(number).unwrap())
}
