//! Data that the event file does not have: asked for, never guessed.

use crate::hearing::Hearing;
use tiebreak_model::{Answer, Ask, ClauseRef, DataAnswer, GameResult, Id, Missing, MissingData, Question};

/// A piece of data that a criterion needs, with the name of its question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Gap {
    /// The question's id.
    pub id: String,
    /// What is missing.
    pub data: MissingData,
}

impl Hearing<'_> {
    /// Asks for the results of games that are not finished. Whether all are known now.
    pub fn unfinished_games(&mut self, clause: ClauseRef) -> bool {
        let unfinished: Vec<(usize, Option<u32>, Id, Id)> =
            self.event.open_games().map(|(index, game)| (index, game.round, game.white, game.black)).collect();
        let mut all = true;
        for (index, round, white, black) in unfinished {
            let (white_name, black_name) = (self.event.name(white), self.event.name(black));
            let round_words = round.map(|round| format!(" in round {round}")).unwrap_or_default();
            let what = format!("result of {white_name} – {black_name}{round_words}");
            let round = round.map(|round| format!("round-{round}/")).unwrap_or_default();
            let id = format!("event/{round}{white_name} - {black_name}");
            let ask = Ask::Data(MissingData { what, needs: Missing::Result { white, black } });
            match self.ask(Question { id, clause, ask }) {
                Some(Answer::Data(DataAnswer::Result(result))) => self.facts.finish_game(index, result),
                _ => all = false,
            }
        }
        all
    }

    /// Asks for what a criterion misses. Whether everything is known now.
    pub fn fill(&mut self, gaps: Vec<Gap>, clause: ClauseRef) -> bool {
        let mut all = true;
        for gap in gaps {
            let needs = gap.data.needs;
            let question = Question { id: gap.id.clone(), clause, ask: Ask::Data(gap.data) };
            match (self.ask(question), needs) {
                (Some(Answer::Data(DataAnswer::Game { white, result })), Missing::Game(a, b)) => {
                    self.facts.add_game(white, if white == a { b } else { a }, result);
                }
                (Some(Answer::Data(DataAnswer::Numbers(numbers))), _) => self.facts.add_numbers(&gap.id, numbers),
                _ => all = false,
            }
        }
        all
    }
}

/// The gap for a game that the two must have played.
pub(crate) fn game(event: &tiebreak_model::Event, a: Id, b: Id) -> Gap {
    let (first, second) = (a.min(b), a.max(b));
    let (first_name, second_name) = (event.name(first), event.name(second));
    Gap {
        id: format!("event/{first_name} - {second_name}"),
        data: MissingData {
            what: format!("game between {first_name} and {second_name}: white, black, result"),
            needs: Missing::Game(first, second),
        },
    }
}

/// Whether a result is known.
pub(crate) fn is_known(result: GameResult) -> bool {
    result != GameResult::Open
}
