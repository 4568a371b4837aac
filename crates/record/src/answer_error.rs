//! Why words are no answer to a question.

use tiebreak_model::Choice;

/// What is wrong, and what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerError {
    /// What is wrong.
    pub fault: AnswerFault,
    /// What was expected.
    pub expected: Expected,
}

/// What can be wrong with an answer as people type it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerFault {
    /// There is no answer.
    Nothing,
    /// A word is no colour.
    NotAColour(String),
    /// A colour is one word.
    ColourIsOneWord,
    /// A seed answers only questions for lots.
    NotLots {
        /// The question.
        id: String,
    },
    /// The seed is empty or not printable.
    Seed,
    /// The game is not over.
    NotOver,
    /// A word is no result.
    NotAResult(String),
    /// Nobody of this name takes part.
    UnknownName {
        /// The name.
        name: String,
        /// One that is close.
        near: Option<String>,
    },
    /// The question is not about somebody.
    NotAbout {
        /// The question.
        id: String,
        /// The name.
        name: String,
    },
    /// A game is answered with its result.
    ResultNeeded,
    /// The colours are others.
    OtherColours {
        /// The question.
        id: String,
        /// Who has white.
        white: String,
        /// Who has black.
        black: String,
    },
    /// Lots leave nobody level.
    NobodyLevel,
    /// `=` stands between two names.
    LevelSign,
    /// Somebody is named twice.
    NamedTwice(String),
    /// Some are not named.
    NotNamed(Vec<String>),
    /// Two bids are needed.
    TwoBids,
    /// A word is no time.
    NotATime(String),
    /// A bid is at most so many seconds.
    BidTooHigh {
        /// How many.
        most: u32,
    },
    /// The colours are needed too.
    ColoursNeeded,
    /// There are so many words.
    WordCount(usize),
    /// A word is no number that can be used.
    NotANumber(String),
}

/// What a question takes for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// The result of a game of the play-off.
    GameResult,
    /// The names in the order drawn, or a seed.
    Lots(Vec<String>),
    /// The names in order, with those level together.
    Order(Vec<String>),
    /// One of several choices, or the names in order.
    ChoiceOrOrder {
        /// The choices.
        choices: Vec<Choice>,
        /// The names.
        names: Vec<String>,
    },
    /// The colour that somebody chose.
    Colour {
        /// Who chose.
        chooser: String,
    },
    /// Two bids of time.
    Bids([String; 2]),
    /// The result of a game of the event.
    EventResult,
    /// A game of the event with its colours.
    Game([String; 2]),
    /// One number.
    Number,
    /// Two numbers.
    Numbers([String; 2]),
    /// Something printable, such as dice.
    Dice,
}
