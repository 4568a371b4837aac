//! Answers of every kind: most fit the question, some do not, some are missing.

use super::choices::Choices;
use std::collections::BTreeMap;
use tiebreak_model::{
    Answer, Answers, Ask, Colour, DataAnswer, DataNeeded, Departure, Exact, GameResult, Id,
    Question,
};

/// Answers by chance, the same question always alike.
pub struct AnyAnswers {
    choices: Choices<'static>,
    given: BTreeMap<String, Option<Answer>>,
    /// One in this number is missing; one in that number is wrong.
    silent: usize,
    wrong: usize,
    left: usize,
}

const RESULTS: [GameResult; 7] = [
    GameResult::White,
    GameResult::Draw,
    GameResult::Black,
    GameResult::Draw,
    GameResult::WhiteByForfeit,
    GameResult::BothForfeit,
    GameResult::Open,
];

impl AnyAnswers {
    pub fn new(seed: u64) -> Self {
        let mut choices = Choices::seeded(seed);
        let silent = *choices.pick(&[4, 20, 1000]);
        let wrong = *choices.pick(&[5, 50, 10_000]);
        // A source that answers for ever would play a match of a million games to its end.
        Self { choices, given: BTreeMap::new(), silent, wrong, left: 800 }
    }

    fn order(&mut self, among: &[Id], level: bool) -> Answer {
        let mut ids = among.to_vec();
        for last in (1..ids.len()).rev() {
            let other = self.choices.below(last + 1);
            ids.swap(last, other);
        }
        let mut parts: Vec<Vec<Id>> = Vec::new();
        for id in ids {
            match parts.last_mut() {
                Some(part) if level && self.choices.one_in(3) => part.push(id),
                _ => parts.push(vec![id]),
            }
        }
        Answer::Order(parts)
    }

    fn exact(&mut self) -> Exact {
        let above = self.choices.below(60_000) as i128 - 5_000;
        let below = *self.choices.pick(&[1, 1, 1, 2, 3, 100, 99_991]);
        Exact::fraction(above, below).unwrap_or(Exact::ZERO)
    }

    fn fitting(&mut self, ask: &Ask) -> Answer {
        match ask {
            Ask::Lots { among, .. } => self.order(among, false),
            Ask::Board { between: among } | Ask::Decision { among, .. } => self.order(among, true),
            Ask::Game { .. } => Answer::Result(RESULTS[self.choices.below(6)]),
            Ask::Colour { .. } => {
                Answer::Colour([Colour::White, Colour::Black][self.choices.below(2)])
            }
            Ask::Bid { .. } => {
                let bids = [1, 1].map(|least| Exact::from(self.choices.below(400) as u64 + least));
                Answer::Data(DataAnswer::Numbers(bids.to_vec()))
            }
            Ask::Data(missing) => Answer::Data(match missing.needs {
                DataNeeded::Result { .. } => DataAnswer::Result(RESULTS[self.choices.below(6)]),
                DataNeeded::Game(a, b) => DataAnswer::Game {
                    white: [a, b][self.choices.below(2)],
                    result: RESULTS[self.choices.below(6)],
                },
                DataNeeded::Number(_) => DataAnswer::Numbers(vec![self.exact()]),
                DataNeeded::Numbers(..) => DataAnswer::Numbers(vec![self.exact(), self.exact()]),
            }),
        }
    }

    /// An answer as a broken source might give it.
    fn wrong(&mut self, ask: &Ask) -> Answer {
        let mut ids = ask.participants();
        match self.choices.below(7) {
            0 => Answer::Order(Vec::new()),
            1 => Answer::Order(vec![Vec::new(), ids]),
            2 => {
                ids.push(Id(u16::MAX));
                Answer::order(ids)
            }
            3 => Answer::Order(vec![ids.clone(), ids]),
            4 => Answer::Result(GameResult::Open),
            5 => Answer::Data(DataAnswer::Numbers(Vec::new())),
            _ => Answer::Data(DataAnswer::Game { white: Id(u16::MAX), result: GameResult::Draw }),
        }
    }
}

impl Answers for AnyAnswers {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        if let Some(known) = self.given.get(&question.id) {
            return known.clone();
        }
        self.left = self.left.saturating_sub(1);
        let answer = if self.left == 0 || self.choices.one_in(self.silent) {
            None
        } else if self.choices.one_in(self.wrong) {
            Some(self.wrong(&question.ask))
        } else {
            Some(self.fitting(&question.ask))
        };
        self.given.insert(question.id.clone(), answer.clone());
        answer
    }

    fn departure(&mut self, _: &str, among: &[Id]) -> Option<Departure> {
        if !self.choices.one_in(40) {
            return None;
        }
        let ask = Ask::Decision { who: String::new(), among: among.to_vec(), choices: Vec::new() };
        let answer =
            if self.choices.one_in(3) { self.wrong(&ask) } else { self.order(among, true) };
        let Answer::Order(parts) = answer else { return None };
        Some(Departure { parts, by: "The arbiter".into(), why: "for the test".into() })
    }
}
