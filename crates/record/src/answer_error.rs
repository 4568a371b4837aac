//! Why typed words do not answer a question.

use tiebreak_language::{Explain, Interface, Sentence, codes, display_by_sentence, sentence};
use tiebreak_model::Choice;

/// What is wrong with typed words, and what was expected instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerError {
    /// What is wrong with the words.
    pub fault: AnswerFault,
    /// What the question takes for an answer.
    pub expected: Expected,
}

/// What can be wrong with an answer as people type it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerFault {
    /// No words were given.
    Nothing,
    /// A word is not the name of a colour.
    NotAColour(String),
    /// More than one word was given for a colour.
    ColourIsOneWord,
    /// A seed answers only questions for lots.
    NotLots {
        /// The id of the question.
        id: String,
    },
    /// The seed is empty or not printable.
    Seed,
    /// The game is not over.
    NotOver,
    /// A word is not the result of a game.
    NotAResult(String),
    /// No participant has this name.
    UnknownName {
        /// The name that was typed.
        name: String,
        /// A participant with a similar name.
        near: Option<String>,
    },
    /// A participant was named whom the question is not about.
    NotAbout {
        /// The id of the question.
        id: String,
        /// The name that was typed.
        name: String,
    },
    /// A game is answered with its result.
    ResultNeeded,
    /// The colours of the question differ from those given.
    OtherColours {
        /// The id of the question.
        id: String,
        /// The player with White.
        white: String,
        /// The player with Black.
        black: String,
    },
    /// Lots cannot leave participants tied.
    NobodyLevel,
    /// `=` belongs between two names.
    LevelSign,
    /// A participant is named twice.
    NamedTwice(String),
    /// Some participants are not named.
    NotNamed(Vec<String>),
    /// The question needs two bids.
    TwoBids,
    /// A word is not a time.
    NotATime(String),
    /// A bid is higher than allowed.
    BidTooHigh {
        /// The highest bid allowed, in seconds.
        most: u32,
    },
    /// The colours are needed too.
    ColoursNeeded,
    /// The number of words is wrong; this is how many there are.
    WordCount(usize),
    /// A word is not a number that the question accepts.
    NotANumber(String),
    /// A number that the figure cannot be.
    OutOfBounds {
        /// The number as it was typed.
        number: String,
        /// The word of the figure, such as `total-points`.
        figure: &'static str,
    },
}

/// What a question takes for an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// The result of a game of the play-off.
    GameResult,
    /// The names in the order drawn, or a seed.
    Lots(Vec<String>),
    /// The names in order, with those tied in one group.
    Order(Vec<String>),
    /// One of several choices, or the names in order.
    ChoiceOrOrder {
        /// The choices that are allowed.
        choices: Vec<Choice>,
        /// The names to put in order.
        names: Vec<String>,
    },
    /// The colour that a participant chose.
    Colour {
        /// The participant who chose.
        chooser: String,
    },
    /// Two bids of time.
    Bids([String; 2]),
    /// The result of a game of the event.
    EventResult,
    /// A game of the event with its colours.
    Game([String; 2]),
    /// A single number.
    Number,
    /// Two numbers, one for each name.
    Numbers([String; 2]),
    /// Something printable, such as dice.
    Dice,
}

codes!(
    AnswerFault {
        Self::Nothing => "answer-nothing",
        Self::NotAColour(_) => "answer-not-a-colour",
        Self::ColourIsOneWord => "answer-colour-is-one-word",
        Self::NotLots { .. } => "answer-not-lots",
        Self::Seed => "answer-seed",
        Self::NotOver => "answer-not-over",
        Self::NotAResult(_) => "answer-not-a-result",
        Self::UnknownName { .. } => "answer-unknown-name",
        Self::NotAbout { .. } => "answer-not-about",
        Self::ResultNeeded => "answer-result-needed",
        Self::OtherColours { .. } => "answer-other-colours",
        Self::NobodyLevel => "answer-nobody-level",
        Self::LevelSign => "answer-level-sign",
        Self::NamedTwice(_) => "answer-named-twice",
        Self::NotNamed(_) => "answer-not-named",
        Self::TwoBids => "answer-two-bids",
        Self::NotATime(_) => "answer-not-a-time",
        Self::BidTooHigh { .. } => "answer-bid-too-high",
        Self::ColoursNeeded => "answer-colours-needed",
        Self::WordCount(_) => "answer-word-count",
        Self::NotANumber(_) => "answer-not-a-number",
        Self::OutOfBounds { .. } => "answer-out-of-bounds"
    }
);

display_by_sentence!(AnswerError, AnswerFault);

impl Explain for AnswerFault {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Nothing => sentence!(answer_nothing),
            Self::NotAColour(word) => sentence!(answer_not_a_colour { word }),
            Self::ColourIsOneWord => sentence!(answer_colour_one_word),
            Self::NotLots { id } => sentence!(answer_not_lots { id }),
            Self::Seed => sentence!(answer_seed),
            Self::NotOver => sentence!(answer_not_over),
            Self::NotAResult(word) => sentence!(answer_not_a_result { word }),
            Self::UnknownName { name, near: Some(near) } => {
                sentence!(answer_name_near { name, near })
            }
            Self::UnknownName { name, near: None } => {
                sentence!(answer_unknown_name { name })
            }
            Self::NotAbout { id, name } => sentence!(answer_not_about { id, name }),
            Self::ResultNeeded => sentence!(answer_result_needed),
            Self::OtherColours { id, white, black } => {
                sentence!(answer_other_colours { id, white, black })
            }
            Self::NobodyLevel => sentence!(answer_nobody_level),
            Self::LevelSign => sentence!(answer_level_sign),
            Self::NamedTwice(name) => sentence!(answer_named_twice { name }),
            Self::NotNamed(names) => {
                sentence!(answer_not_named { names: names.join(", ") })
            }
            Self::TwoBids => sentence!(answer_two_bids),
            Self::NotATime(word) => sentence!(answer_not_a_time { word }),
            Self::BidTooHigh { most } => {
                sentence!(answer_bid_too_high { most: format!("{}:{:02}", most / 60, most % 60) })
            }
            Self::ColoursNeeded => sentence!(answer_colours_needed),
            Self::WordCount(count) => sentence!(answer_word_count { count: *count }),
            Self::NotANumber(word) => sentence!(answer_not_a_number { word }),
            Self::OutOfBounds { number, figure } => {
                sentence!(answer_out_of_bounds { figure: *figure, number })
            }
        }
    }
}

impl AnswerError {
    /// The error and what was expected, in words for the interface: the command line also names
    /// its options.
    pub fn sentence_for(&self, interface: Interface) -> Sentence {
        let expected = self.expected.sentence(interface);
        sentence!(answer_refused { fault: self.fault.sentence(), expected })
    }
}

impl Explain for AnswerError {
    fn code(&self) -> &'static str {
        self.fault.code()
    }

    fn sentence(&self) -> Sentence {
        self.sentence_for(Interface::Page)
    }
}

impl Expected {
    /// What a question takes for an answer, with an example. Words to be typed are the same in
    /// every language.
    pub fn sentence(&self, interface: Interface) -> Sentence {
        let quoted = |names: &[String]| {
            names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" ")
        };
        let form = if interface == Interface::CommandLine { "option" } else { "form" };
        match self {
            Self::GameResult => sentence!(expected_result),
            Self::Lots(names) => {
                sentence!(expected_lots { form: form, names: quoted(names) })
            }
            Self::Order(names) => sentence!(expected_order { names: quoted(names) }),
            Self::ChoiceOrOrder { choices, names } => {
                let choices: Vec<&str> = choices.iter().map(|choice| choice.word()).collect();
                sentence!(expected_choice { choices: Sentence::or(choices), names: quoted(names) })
            }
            Self::Colour { chooser } => sentence!(expected_colour { chooser }),
            Self::Bids([first, second]) => sentence!(expected_bids { first, second }),
            Self::EventResult => sentence!(expected_event_result),
            Self::Game(names) => sentence!(expected_game { names: quoted(names) }),
            Self::Number => sentence!(expected_number),
            Self::Numbers([first, second]) => sentence!(expected_numbers { first, second }),
            Self::Dice => {
                let option = if interface == Interface::CommandLine { "--seed " } else { "" };
                sentence!(expected_dice { example: format!("{option}\"6 2 5 1\"") })
            }
        }
    }
}
