//! Random answers: for more tied than can be looked at one by one.

use tiebreak_model::{
    Answer, Answers, Ask, Colour, DataAnswer, DataNeeded, Exact, GameResult, Id, Question,
};

/// A small generator that gives the same numbers everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1))
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit.max(1)
    }

    pub fn shuffled<T: Clone>(&mut self, items: &[T]) -> Vec<T> {
        let mut rest = items.to_vec();
        (0..items.len()).map(|_| rest.remove(self.below(rest.len()))).collect()
    }
}

/// Answers everything. A fixed part of ten results is drawn; after many games they are decisive, so
/// that it ends.
pub struct Fate {
    random: Random,
    draws: usize,
    asked: usize,
}

impl Fate {
    pub fn new(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let draws = [0, 3, 8, 10][random.below(4)];
        Self { random, draws, asked: 0 }
    }

    fn result(&mut self) -> GameResult {
        self.asked += 1;
        let draws = if self.asked > 80 { self.draws.min(3) } else { self.draws };
        if self.random.below(10) < draws {
            GameResult::Draw
        } else {
            [GameResult::White, GameResult::Black][self.random.below(2)]
        }
    }

    fn order(&mut self, among: &[Id]) -> Vec<Vec<Id>> {
        let mut parts: Vec<Vec<Id>> = Vec::new();
        for id in self.random.shuffled(among) {
            match parts.last_mut() {
                Some(part) if self.random.below(10) < self.draws.min(8) => part.push(id),
                _ => parts.push(vec![id]),
            }
        }
        parts
    }

    fn number(&mut self) -> Exact {
        Exact::from(i64::try_from(self.random.below(3)).unwrap())
    }
}

impl Answers for Fate {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        Some(match &question.ask {
            Ask::Lots { among, .. } => Answer::order(self.random.shuffled(among)),
            Ask::Game { .. } => Answer::Result(self.result()),
            Ask::Colour { .. } => {
                Answer::Colour([Colour::White, Colour::Black][self.random.below(2)])
            }
            Ask::Bid { .. } => {
                let bids = [0, 1].map(|_| Exact::from(120) + self.number());
                Answer::Data(DataAnswer::Numbers(bids.to_vec()))
            }
            Ask::Board { between } => Answer::Order(self.order(between)),
            Ask::Decision { among, .. } => Answer::Order(self.order(among)),
            Ask::Data(missing) => Answer::Data(match missing.needs {
                DataNeeded::Result { .. } => DataAnswer::Result(self.result()),
                DataNeeded::Game(a, b) => {
                    DataAnswer::Game { white: [a, b][self.random.below(2)], result: self.result() }
                }
                DataNeeded::Number(_) => DataAnswer::Numbers(vec![self.number()]),
                DataNeeded::Numbers(..) => DataAnswer::Numbers(vec![self.number(), self.number()]),
            }),
        })
    }
}
