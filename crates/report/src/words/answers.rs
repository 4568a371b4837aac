//! Why words are no answer, and what was expected.

use tiebreak_record::{AnswerError, AnswerFault, Expected};

/// How an answer is given: what can be advised depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerForm {
    /// On the command line, with options.
    OnCommandLine,
    /// In a form or by a program, without options.
    InAForm,
}

/// Why words are no answer; what was expected.
pub fn answer_error(error: &AnswerError, given: AnswerForm) -> String {
    format!("{}; expected {}", answer_fault(&error.fault), expected(&error.expected, given))
}

/// What is wrong with an answer.
pub fn answer_fault(fault: &AnswerFault) -> String {
    match fault {
        AnswerFault::Nothing => "there is no answer".to_owned(),
        AnswerFault::NotAColour(word) => format!("\"{word}\" is not a colour"),
        AnswerFault::ColourIsOneWord => "a colour is one word".to_owned(),
        AnswerFault::NotLots { id } => format!("{id} does not ask for lots: a seed cannot answer it"),
        AnswerFault::Seed => "the seed is empty or not printable".to_owned(),
        AnswerFault::NotOver => "\"*\" says that the game is not over".to_owned(),
        AnswerFault::NotAResult(word) => format!("\"{word}\" is not a result"),
        AnswerFault::UnknownName { name, near: Some(near) } => {
            format!("\"{name}\" is not a name of this event: did you mean \"{near}\"?")
        }
        AnswerFault::UnknownName { name, near: None } => format!("\"{name}\" is not a name of this event"),
        AnswerFault::NotAbout { id, name } => format!("{id} is not about {name}"),
        AnswerFault::ResultNeeded => "a game is answered with its result".to_owned(),
        AnswerFault::OtherColours { id, white, black } => format!("in {id} {white} has White and {black} has Black"),
        AnswerFault::NobodyLevel => "lots leave nobody level".to_owned(),
        AnswerFault::LevelSign => "\"=\" stands between two names".to_owned(),
        AnswerFault::NamedTwice(name) => format!("\"{name}\" is named twice"),
        AnswerFault::NotNamed(names) => format!("not named: {}", names.join(", ")),
        AnswerFault::TwoBids => "two bids are needed".to_owned(),
        AnswerFault::NotATime(word) => format!("\"{word}\" is not a time"),
        AnswerFault::BidTooHigh { most } => format!("a bid is at most {}:{:02}", most / 60, most % 60),
        AnswerFault::ColoursNeeded => "the colours are needed too".to_owned(),
        AnswerFault::WordCount(count) => format!("there are {count} words"),
        AnswerFault::NotANumber(word) => format!("\"{word}\" is not a number that can be used"),
    }
}

/// What a question takes for an answer, with an example.
pub fn expected(expected: &Expected, given: AnswerForm) -> String {
    let quoted = |names: &[String]| names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" ");
    match expected {
        Expected::GameResult => "1-0, 0-1 or 1/2-1/2 (forfeits: +/-, -/+, -/-)".to_owned(),
        Expected::Lots(names) => {
            let seed = if given == AnswerForm::OnCommandLine { ", or --seed TEXT" } else { "" };
            format!("the names in the order drawn, such as {}{seed}", quoted(names))
        }
        Expected::Order(names) => format!("the names in order, = between those level, such as {}", quoted(names)),
        Expected::ChoiceOrOrder { choices, names } => {
            let choices: Vec<&str> = choices.iter().map(|choice| choice.word()).collect();
            let (choices, names) = (choices.join(" or "), quoted(names));
            format!("{choices}, or the names in order, = between those level, such as {names}")
        }
        Expected::Colour { chooser } => format!("white or black, as {chooser} chose"),
        Expected::Bids([a, b]) => format!("two times, the bid of {a} and the bid of {b}, such as 2:50 3:05"),
        Expected::EventResult => "the result: 1-0, 0-1 or 1/2-1/2".to_owned(),
        Expected::Game(names) => format!("who had white, who had black, and the result, such as {} 1-0", quoted(names)),
        Expected::Number => "a number such as 1230 or 13/3".to_owned(),
        Expected::Numbers([a, b]) => format!("two numbers, for {a} and for {b}"),
        Expected::Dice => {
            let option = if given == AnswerForm::OnCommandLine { "--seed " } else { "" };
            format!("dice, say: {option}\"6 2 5 1\"")
        }
    }
}
