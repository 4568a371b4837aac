//! The questions of a run: which answers are valid, and which questions are open.

use super::Log;
use std::collections::BTreeSet;
use tiebreak_model::{
    Answer, Answers, Ask, DataAnswer, DataNeeded, Exact, GameResult, Id, Question, Warning,
};

/// Searching a shorter list of open questions is quicker than keeping a set of their ids.
const SHORT_LIST: usize = 64;

/// Where answers come from, and what it left open.
pub(crate) struct Questions<'a> {
    pub answers: &'a mut dyn Answers,
    /// The open questions, in the order in which they came up.
    pub open: Vec<Question>,
    /// The ids of the first open questions, kept once there are many.
    open_ids: BTreeSet<String>,
    /// How many valid answers there were.
    pub answered: usize,
}

impl<'a> Questions<'a> {
    pub fn new(answers: &'a mut dyn Answers) -> Self {
        Self { answers, open: Vec::new(), open_ids: BTreeSet::new(), answered: 0 }
    }

    /// The answer where it is valid; a warning where it is not.
    pub fn accept(&mut self, question: &Question, answer: Answer, log: &mut Log) -> Option<Answer> {
        if fits(&question.ask, &answer) {
            self.answered += 1;
            log.cite(question.clause);
            return Some(answer);
        }
        log.warnings.push(Warning::AnswerDoesNotFit { question: question.id.clone() });
        None
    }

    /// Adds a question to the open ones, unless it is open already.
    pub fn open(&mut self, question: Question) {
        let known = if self.open.len() < SHORT_LIST {
            self.open.iter().any(|open| open.id == question.id)
        } else {
            let missing = self.open.iter().skip(self.open_ids.len()).map(|open| open.id.clone());
            self.open_ids.extend(missing.collect::<Vec<_>>());
            self.open_ids.contains(&question.id)
        };
        if !known {
            self.open.push(question);
        }
    }
}

/// Whether an answer is of the kind that the question asks for, and about its participants.
fn fits(ask: &Ask, answer: &Answer) -> bool {
    let is_result = |result: &GameResult| *result != GameResult::Open;
    match (ask, answer) {
        (Ask::Game { .. }, Answer::Result(result)) => is_result(result),
        (Ask::Colour { .. }, Answer::Colour(_)) => true,
        (Ask::Lots { among, .. }, Answer::Order(parts)) => {
            parts.iter().all(|part| part.len() == 1) && has_same_members(among, parts)
        }
        (Ask::Board { between: among } | Ask::Decision { among, .. }, Answer::Order(parts)) => {
            has_same_members(among, parts)
        }
        (Ask::Decision { choices, .. }, Answer::Choice(chosen)) => {
            choices.iter().any(|one| one.choice == *chosen)
        }
        (Ask::Bid { most, .. }, Answer::Data(DataAnswer::Numbers(bids))) => {
            let is_valid = |bid: &Exact| seconds_of_bid(*bid).is_some_and(|bid| bid <= *most);
            bids.len() == 2 && bids.iter().all(is_valid)
        }
        (Ask::Data(missing), Answer::Data(data)) => match (missing.needs, data) {
            (DataNeeded::Result { .. }, DataAnswer::Result(result)) => is_result(result),
            (DataNeeded::Game(a, b), DataAnswer::Game { white, result }) => {
                (*white == a || *white == b) && is_result(result)
            }
            (DataNeeded::Number(_), DataAnswer::Numbers(numbers)) => numbers.len() == 1,
            (DataNeeded::Numbers(..), DataAnswer::Numbers(numbers)) => numbers.len() == 2,
            _ => false,
        },
        _ => false,
    }
}

/// The seconds of a bid: a whole number, at least one and less than a day.
pub(crate) fn seconds_of_bid(bid: Exact) -> Option<u32> {
    let whole = u32::try_from(bid.floor()).ok()?;
    ((1..86_400).contains(&whole) && Exact::from(whole) == bid).then_some(whole)
}

/// Whether the parts hold exactly these participants, each once, and no part is empty.
pub(crate) fn has_same_members(among: &[Id], parts: &[Vec<Id>]) -> bool {
    if parts.iter().any(Vec::is_empty) {
        return false;
    }
    let mut found: Vec<Id> = parts.iter().flatten().copied().collect();
    found.sort_unstable();
    let mut expected = among.to_vec();
    expected.sort_unstable();
    found == expected
}
