//! Why words are no answer, and what was expected.

use super::list_or;
use crate::{Language, say};
use tiebreak_record::{AnswerError, AnswerFault, Expected};

/// How an answer is given: what can be advised depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerForm {
    /// On the command line, with options.
    OnCommandLine,
    /// In a form or by a program, without options.
    InAForm,
}

impl AnswerForm {
    /// The word that sentences are chosen by.
    fn word(self) -> &'static str {
        match self {
            Self::OnCommandLine => "option",
            Self::InAForm => "form",
        }
    }
}

/// Why words are no answer; what was expected.
pub fn answer_error(language: Language, error: &AnswerError, given: AnswerForm) -> String {
    let fault = answer_fault(language, &error.fault);
    say!(language, answer_refused { fault, expected: expected(language, &error.expected, given) })
}

/// What is wrong with an answer.
pub fn answer_fault(language: Language, fault: &AnswerFault) -> String {
    match fault {
        AnswerFault::Nothing => say!(language, answer_nothing),
        AnswerFault::NotAColour(word) => say!(language, answer_not_a_colour { word }),
        AnswerFault::ColourIsOneWord => say!(language, answer_colour_one_word),
        AnswerFault::NotLots { id } => say!(language, answer_not_lots { id }),
        AnswerFault::Seed => say!(language, answer_seed),
        AnswerFault::NotOver => say!(language, answer_not_over),
        AnswerFault::NotAResult(word) => say!(language, answer_not_a_result { word }),
        AnswerFault::UnknownName { name, near: Some(near) } => say!(language, answer_name_near { name, near }),
        AnswerFault::UnknownName { name, near: None } => say!(language, answer_unknown_name { name }),
        AnswerFault::NotAbout { id, name } => say!(language, answer_not_about { id, name }),
        AnswerFault::ResultNeeded => say!(language, answer_result_needed),
        AnswerFault::OtherColours { id, white, black } => say!(language, answer_other_colours { id, white, black }),
        AnswerFault::NobodyLevel => say!(language, answer_nobody_level),
        AnswerFault::LevelSign => say!(language, answer_level_sign),
        AnswerFault::NamedTwice(name) => say!(language, answer_named_twice { name }),
        AnswerFault::NotNamed(names) => say!(language, answer_not_named { names: names.join(", ") }),
        AnswerFault::TwoBids => say!(language, answer_two_bids),
        AnswerFault::NotATime(word) => say!(language, answer_not_a_time { word }),
        AnswerFault::BidTooHigh { most } => {
            say!(language, answer_bid_too_high { most: format!("{}:{:02}", most / 60, most % 60) })
        }
        AnswerFault::ColoursNeeded => say!(language, answer_colours_needed),
        AnswerFault::WordCount(count) => say!(language, answer_word_count { count: *count }),
        AnswerFault::NotANumber(word) => say!(language, answer_not_a_number { word }),
    }
}

/// What a question takes for an answer, with an example. What is to be typed stays as it is in every language.
pub fn expected(language: Language, expected: &Expected, given: AnswerForm) -> String {
    let quoted = |names: &[String]| names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" ");
    match expected {
        Expected::GameResult => say!(language, expected_result),
        Expected::Lots(names) => say!(language, expected_lots { form: given.word(), names: quoted(names) }),
        Expected::Order(names) => say!(language, expected_order { names: quoted(names) }),
        Expected::ChoiceOrOrder { choices, names } => {
            let choices: Vec<&str> = choices.iter().map(|choice| choice.word()).collect();
            say!(language, expected_choice { choices: list_or(language, &choices), names: quoted(names) })
        }
        Expected::Colour { chooser } => say!(language, expected_colour { chooser }),
        Expected::Bids([first, second]) => say!(language, expected_bids { first, second }),
        Expected::EventResult => say!(language, expected_event_result),
        Expected::Game(names) => say!(language, expected_game { names: quoted(names) }),
        Expected::Number => say!(language, expected_number),
        Expected::Numbers([first, second]) => say!(language, expected_numbers { first, second }),
        Expected::Dice => {
            let option = if given == AnswerForm::OnCommandLine { "--seed " } else { "" };
            say!(language, expected_dice { example: format!("{option}\"6 2 5 1\"") })
        }
    }
}
