//! What keeps boards from being scored.

use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::{AdjustedScore, Method};
use tiebreak_model::{Fault, Place};

/// Something that the event's method of scoring has no place for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoringProblem {
    /// Something that the director gave.
    NotCounted {
        /// The position of the board in the event.
        board: usize,
        /// The board's number.
        number: u32,
        /// What was given.
        given: AdjustedScore,
        /// How the event is scored.
        method: Method,
    },
    /// Boards that were played so unequally often that exact fractions grow beyond bounds.
    TooFine,
}

impl ScoringProblem {
    /// As a fault of the draft that contains the boards.
    pub fn fault(&self) -> Fault {
        match self {
            Self::NotCounted { board, number, given, method } => {
                let given = given.to_string();
                let message = sentence!(event_file_not_counted {
                    given: &given,
                    number: *number,
                    method: method.word()
                });
                Fault::new(Place::PlayedBoard(*board, "tables"), message, expected(*method))
                    .about(given)
            }
            Self::TooFine => {
                let (message, expected) =
                    (sentence!(event_file_too_fine), sentence!(event_file_expected_round));
                Fault::new(Place::Event("board-scoring"), message, expected)
                    .hint(sentence!(event_file_too_fine_hint))
            }
        }
    }
}

fn expected(method: Method) -> Sentence {
    let method = match method {
        Method::Matchpoints => "matchpoints",
        Method::BoardAMatch | Method::PointABoard => "board",
        _ => "imps",
    };
    sentence!(event_file_expected_of_method { method })
}
