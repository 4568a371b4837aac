//! Answers, and where they come from.

use crate::{Choice, Colour, Exact, GameResult, Id, Question};
use std::collections::BTreeMap;

/// An answer to a question of the fitting kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// How a game ended.
    Result(GameResult),
    /// An order: lots as drawn, places after a board, places as decided. Those in one part are
    /// level.
    Order(Vec<Vec<Id>>),
    /// The colour that was chosen.
    Colour(Colour),
    /// What somebody who decides chose.
    Choice(Choice),
    /// What the event file did not say.
    Data(DataAnswer),
}

impl Answer {
    /// An order in which nobody is level.
    pub fn order(ids: impl IntoIterator<Item = Id>) -> Self {
        Self::Order(ids.into_iter().map(|id| vec![id]).collect())
    }
}

/// A missing piece of data, found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DataAnswer {
    /// The result of a game whose colours were known.
    Result(GameResult),
    /// A game with its colours.
    Game {
        /// Who had white.
        white: Id,
        /// How it ended.
        result: GameResult,
    },
    /// One or two numbers, in the order of the question's participants; for a bid, the seconds that
    /// each bids.
    Numbers(Vec<Exact>),
}

/// An exception from the regulation: a person with the power to do so settled a tie in another way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Departure {
    /// The order of the tied after it; those in one part share their places.
    pub parts: Vec<Vec<Id>>,
    /// The person who departed from the regulation, as entered.
    pub by: String,
    /// The reason that this person gave.
    pub why: String,
}

/// A source of answers. Live play, what-if and odds differ only in the source that the engine asks.
pub trait Answers {
    /// The answer to a question, or nothing: then the question is open.
    fn answer(&mut self, question: &Question) -> Option<Answer>;

    /// The same for a question that is in the ruling's open ones if this gives nothing, whatever
    /// else is asked afterwards. A check of a long record need not rule again for every answer to
    /// such a question.
    fn needed(&mut self, question: &Question) -> Option<Answer> {
        self.answer(question)
    }

    /// Who is named as having made the decision that a question asked for.
    fn decided_by(&mut self, question: &Question) -> Option<String> {
        let _ = question;
        None
    }

    /// A departure from the regulation about the tie of this name, among these participants.
    fn departure(&mut self, tie: &str, among: &[Id]) -> Option<Departure> {
        let _ = (tie, among);
        None
    }

    /// Who left during the play-off and is not asked to play any more.
    fn left(&mut self) -> Vec<Id> {
        Vec::new()
    }

    /// Whether a game of this stage, between two of these, was played before this one of them left:
    /// a stage that had begun is finished by forfeits, one that had not begins without those who
    /// left.
    fn had_begun(&mut self, stage: &str, among: &[Id], left: Id) -> bool {
        let _ = (stage, among, left);
        false
    }
}

/// Whether a question's id is that of a game of this stage.
pub fn is_game_of(id: &str, stage: &str) -> bool {
    id.strip_prefix(stage).is_some_and(|rest| rest.starts_with('/') && rest.contains("/game-"))
}

/// Answers no question: everything that can be asked stays open.
#[derive(Debug, Default, Clone, Copy)]
pub struct NoAnswers;

impl Answers for NoAnswers {
    fn answer(&mut self, _: &Question) -> Option<Answer> {
        None
    }
}

/// Answers by the question's id, whichever participants it is about: for tests and examples.
#[derive(Debug, Default, Clone)]
pub struct FixedAnswers {
    /// Answers by the id of their question.
    pub answers: BTreeMap<String, Answer>,
    /// Departures by the tie's name.
    pub departures: BTreeMap<String, Departure>,
    /// Who left, after all of these answers.
    pub left: Vec<Id>,
}

impl FixedAnswers {
    /// Adds an answer.
    pub fn with(mut self, id: &str, answer: Answer) -> Self {
        self.answers.insert(id.to_owned(), answer);
        self
    }
}

impl Answers for FixedAnswers {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        self.answers.get(&question.id).cloned()
    }

    fn departure(&mut self, tie: &str, _: &[Id]) -> Option<Departure> {
        self.departures.get(tie).cloned()
    }

    fn left(&mut self) -> Vec<Id> {
        self.left.clone()
    }

    fn had_begun(&mut self, stage: &str, _: &[Id], _: Id) -> bool {
        self.answers.keys().any(|id| is_game_of(id, stage))
    }
}
