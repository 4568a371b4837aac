//! What keeps boards from being scored.

use tiebreak_model::bridge::{Given, Method};
use tiebreak_model::{Fault, Place};

/// Something that the event's method of scoring has no place for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// Something that the director gave.
    NotCounted {
        /// The position of the board in the event.
        board: usize,
        /// The board's number.
        number: u32,
        /// What was given.
        given: Given,
        /// How the event is scored.
        method: Method,
    },
    /// Boards that were played so unequally often that exact fractions grow beyond bounds.
    TooFine,
}

impl Problem {
    /// As a fault of the draft that the boards stand in.
    pub fn fault(&self) -> Fault {
        match self {
            Self::NotCounted { board, number, given, method } => {
                let message = format!("\"{given}\" on board {number} is nothing that {} can count", method.word());
                Fault::new(Place::PlayedBoard(*board, "tables"), message, expected(*method))
            }
            Self::TooFine => {
                let message = "the boards were played too unequally often for exact fractions";
                Fault::new(Place::Event("board-scoring"), message, "expected `round = 0.01` here")
                    .hint("say to what the result of each board is rounded: `round = 0.01` under [board-scoring]")
            }
        }
    }
}

fn expected(method: Method) -> &'static str {
    match method {
        Method::Matchpoints => "expected a score, A+, A, A- or a percentage such as \"60%\"",
        Method::BoardAMatch | Method::PointABoard => "expected a score, A+, A, A- or a percentage of the board",
        _ => "expected a score, A+, A, A- or IMPs such as \"+3 imps\"",
    }
}
