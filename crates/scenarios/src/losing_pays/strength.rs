//! Play-offs in which the stronger side always wins. What a place in them is worth depends on the
//! opponents.
//!
//! Strength decides nothing else. Where lots, a person or an entered number would decide a place,
//! the value of the place is unknown, and the event is left out.

use tiebreak_model::{Answer, Answers, Ask, Colour, GameResult, Id, Purpose, Question};

/// The positions of the participants, the strongest first.
pub type StrengthOrder = Vec<usize>;

/// Every order of this number of participants.
pub fn orders(participants: usize) -> Vec<StrengthOrder> {
    let mut all: Vec<StrengthOrder> = vec![Vec::new()];
    for next in 0..participants {
        let with = |order: &StrengthOrder| -> Vec<StrengthOrder> {
            let at = |at: usize| [&order[..at], &[next], &order[at..]].concat();
            (0..=order.len()).map(at).collect()
        };
        all = all.iter().flat_map(with).collect();
    }
    all.sort();
    all
}

/// Answers every question in favour of the stronger side.
pub(super) struct StrongerWins<'o> {
    pub order: &'o [usize],
    /// Whether a question came up that strength does not decide.
    pub unknown: bool,
    /// Whether any game was asked for.
    pub played: bool,
}

impl<'o> StrongerWins<'o> {
    pub fn new(order: &'o [usize]) -> Self {
        Self { order, unknown: false, played: false }
    }

    fn rank(&self, id: Id) -> usize {
        self.order.iter().position(|at| *at == id.index()).unwrap_or(usize::MAX)
    }
}

impl Answers for StrongerWins<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        match &question.ask {
            Ask::Game { white, black, .. } => {
                self.played = true;
                let white_wins = self.rank(*white) < self.rank(*black);
                Some(Answer::Result(if white_wins { GameResult::White } else { GameResult::Black }))
            }
            Ask::Board { between } => {
                self.played = true;
                let mut parts: Vec<Vec<Id>> = between.iter().map(|id| vec![*id]).collect();
                parts.sort_by_key(|part| self.rank(part[0]));
                Some(Answer::Order(parts))
            }
            // Colours and pairing numbers change nothing: the stronger side wins with either.
            Ask::Lots {
                purpose: Purpose::FirstWhite | Purpose::PairingNumbers | Purpose::CoinToss,
                among,
                ..
            } => Some(Answer::order(among.iter().copied())),
            Ask::Colour { .. } => Some(Answer::Colour(Colour::White)),
            Ask::Lots { .. } | Ask::Decision { .. } | Ask::Bid { .. } | Ask::Data(_) => {
                self.unknown = true;
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::orders;

    #[test]
    fn every_order_once() {
        assert_eq!(orders(3).len(), 6);
        assert_eq!(orders(4).len(), 24);
        assert_eq!(orders(2), [vec![0, 1], vec![1, 0]]);
    }
}
