//! Answers as people type them.

use std::fmt;
use tiebreak_document::closest;
use tiebreak_model::lots::{Drawn, draw};
use tiebreak_model::{Answer, Ask, Choice, DataAnswer, Event, Exact, GameResult, Id, Missing, Question};

/// Why words are no answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerError {
    /// What is wrong.
    pub message: String,
    /// What was expected.
    pub expected: String,
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; expected {}", self.message, self.expected)
    }
}

impl std::error::Error for AnswerError {}

/// Reads an answer to a question.
///
/// Games: `1-0`, `0-1`, `1/2-1/2`, forfeits `+/-`, `-/+`, `-/-`, also between the two names. Lots, boards and decisions: the
/// names in order, `=` between those left level (not for lots); of two, the first alone will do. Colour: `white` or `black`.
/// Bids: two times, `2:50 3:05`, in the order of the question's names.
/// Data: what is missing.
pub fn parse_answer(question: &Question, event: &Event, words: &[String]) -> Result<Answer, AnswerError> {
    let words: Vec<&str> = words.iter().map(|word| word.trim()).filter(|word| !word.is_empty()).collect();
    let reader = Reader { question, event };
    if words.is_empty() {
        return Err(reader.error("there is no answer"));
    }
    match &question.ask {
        Ask::Game { white, black, .. } => reader.game(&words, *white, *black).map(Answer::Result),
        Ask::Lots { among, .. } => reader.order(&words, among, false),
        Ask::Decision { among, choices, .. } => match words.as_slice() {
            [word] if event.find(word).is_none_or(|id| !among.contains(&id)) => match word.parse::<Choice>() {
                Ok(chosen) if choices.iter().any(|one| one.choice == chosen) => Ok(Answer::Choice(chosen)),
                _ => reader.order(&words, among, true),
            },
            _ => reader.order(&words, among, true),
        },
        Ask::Board { between: among } => reader.order(&words, among, true),
        Ask::Colour { .. } => match words.as_slice() {
            [word] => word.parse().map(Answer::Colour).map_err(|()| reader.error(format!("\"{word}\" is no colour"))),
            _ => Err(reader.error("a colour is one word")),
        },
        Ask::Bid { most, .. } => reader.bids(&words, *most).map(|bids| Answer::Data(DataAnswer::Numbers(bids))),
        Ask::Data(missing) => reader.data(&words, missing.needs).map(Answer::Data),
    }
}

/// Draws the lots that a question asks for from a seed.
pub fn draw_lots(question: &Question, event: &Event, seed: &str) -> Result<(Answer, Vec<Drawn>), AnswerError> {
    let reader = Reader { question, event };
    let Ask::Lots { among, .. } = &question.ask else {
        return Err(reader.error(format!("{} is no question for lots: a seed cannot answer it", question.id)));
    };
    if seed.trim().is_empty() || seed.chars().any(char::is_control) {
        let expected = "dice, say: --seed \"6 2 5 1\"".to_owned();
        return Err(AnswerError { message: "the seed is empty or not printable".to_owned(), expected });
    }
    let names: Vec<&str> = among.iter().map(|id| event.name(*id)).collect();
    let drawn = draw(seed, &question.id, &names);
    let order = drawn.iter().filter_map(|one| event.find(&one.name));
    Ok((Answer::order(order), drawn))
}

/// What a question takes for an answer, in words with an example.
pub fn expected(question: &Question, event: &Event) -> String {
    let quoted = |ids: &[Id]| ids.iter().map(|id| format!("\"{}\"", event.name(*id))).collect::<Vec<_>>().join(" ");
    match &question.ask {
        Ask::Game { .. } => "1-0, 0-1 or 1/2-1/2 (forfeits: +/-, -/+, -/-)".to_owned(),
        Ask::Lots { among, .. } => format!("the names in the order drawn, such as {}, or --seed TEXT", quoted(among)),
        Ask::Decision { among, choices, .. } if !choices.is_empty() => {
            let words: Vec<&str> = choices.iter().map(|one| one.choice.word()).collect();
            format!("{}, or the names in order, = between those level, such as {}", words.join(" or "), quoted(among))
        }
        Ask::Board { between: among } | Ask::Decision { among, .. } => {
            format!("the names in order, = between those level, such as {}", quoted(among))
        }
        Ask::Colour { chooser, .. } => format!("white or black, as {} chose", event.name(*chooser)),
        Ask::Bid { bidders: [a, b], .. } => {
            format!("two times, the bid of {} and the bid of {}, such as 2:50 3:05", event.name(*a), event.name(*b))
        }
        Ask::Data(missing) => match missing.needs {
            Missing::Result { .. } => "the result: 1-0, 0-1 or 1/2-1/2".to_owned(),
            Missing::Game(a, b) => {
                format!("who had white, who had black, and the result, such as {} 1-0", quoted(&[a, b]))
            }
            Missing::Number(_) => "a number such as 1230 or 13/3".to_owned(),
            Missing::Numbers(a, b) => format!("two numbers, for {} and for {}", event.name(a), event.name(b)),
        },
    }
}

struct Reader<'a> {
    question: &'a Question,
    event: &'a Event,
}

impl Reader<'_> {
    fn error(&self, message: impl Into<String>) -> AnswerError {
        AnswerError { message: message.into(), expected: expected(self.question, self.event) }
    }

    fn result(&self, word: &str) -> Result<GameResult, AnswerError> {
        match word.parse() {
            Ok(GameResult::Open) => Err(self.error("\"*\" says that the game is not over")),
            Ok(result) => Ok(result),
            Err(()) => Err(self.error(format!("\"{word}\" is no result"))),
        }
    }

    /// One of those whom the question is about.
    fn name(&self, word: &str) -> Result<Id, AnswerError> {
        let asked = self.question.ask.participants();
        let found = self.event.find(word);
        if let Some(id) = found.filter(|id| asked.contains(id)) {
            return Ok(id);
        }
        let names = asked.iter().map(|id| self.event.name(*id));
        let message = match (found, closest(word, names)) {
            (None, Some(near)) => format!("\"{word}\" is not a name of this event: did you mean \"{near}\"?"),
            (None, None) => format!("\"{word}\" is not a name of this event"),
            (Some(_), _) => format!("{} is not about {word}", self.question.id),
        };
        Err(self.error(message))
    }

    fn game(&self, words: &[&str], white: Id, black: Id) -> Result<GameResult, AnswerError> {
        let (first, result, second) = match words {
            [result] => return self.result(result),
            [first, result, second] if result.parse::<GameResult>().is_ok() => (first, result, second),
            [first, second, result] => (first, result, second),
            _ => return Err(self.error("a game is answered with its result")),
        };
        let named = [self.name(first)?, self.name(second)?];
        let result = self.result(result)?;
        if named == [white, black] {
            return Ok(result);
        }
        let (white, black) = (self.event.name(white), self.event.name(black));
        Err(self.error(format!("in {} {white} has white and {black} has black", self.question.id)))
    }

    fn order(&self, words: &[&str], among: &[Id], level: bool) -> Result<Answer, AnswerError> {
        let mut parts: Vec<Vec<Id>> = Vec::new();
        let mut joined = true;
        for (index, word) in words.iter().enumerate() {
            if *word == "=" {
                if !level {
                    return Err(self.error("lots leave nobody level"));
                }
                if joined || index + 1 == words.len() {
                    return Err(self.error("\"=\" stands between two names"));
                }
                joined = true;
                continue;
            }
            let id = self.name(word)?;
            if parts.iter().flatten().any(|named| *named == id) {
                return Err(self.error(format!("\"{}\" is named twice", self.event.name(id))));
            }
            match parts.last_mut() {
                Some(part) if joined => part.push(id),
                _ => parts.push(vec![id]),
            }
            joined = false;
        }
        let missing: Vec<Id> =
            among.iter().copied().filter(|id| !parts.iter().flatten().any(|named| named == id)).collect();
        match (missing.as_slice(), among.len()) {
            ([], _) => {}
            (&[other], 2) => parts.push(vec![other]),
            (missing, _) => {
                let names: Vec<&str> = missing.iter().map(|id| self.event.name(*id)).collect();
                return Err(self.error(format!("not named: {}", names.join(", "))));
            }
        }
        Ok(Answer::Order(parts))
    }

    /// Times as `2:50` or in seconds.
    fn bids(&self, words: &[&str], most: u32) -> Result<Vec<Exact>, AnswerError> {
        let seconds = |word: &str| -> Option<u32> {
            let whole = match word.split_once(':') {
                Some((minutes, seconds)) => {
                    let seconds: u32 = seconds.parse().ok().filter(|seconds| *seconds < 60)?;
                    minutes.parse::<u32>().ok()?.checked_mul(60)?.checked_add(seconds)?
                }
                None => word.parse().ok()?,
            };
            (1..86_400).contains(&whole).then_some(whole)
        };
        if words.len() != 2 {
            return Err(self.error("two bids are needed"));
        }
        let bid =
            |word: &&str| seconds(word).map(Exact::from).ok_or_else(|| self.error(format!("\"{word}\" is no time")));
        let bids: Vec<Exact> = words.iter().map(bid).collect::<Result<_, _>>()?;
        if bids.iter().any(|bid| *bid > Exact::from(most)) {
            return Err(self.error(format!("a bid is at most {}:{:02}", most / 60, most % 60)));
        }
        Ok(bids)
    }

    fn data(&self, words: &[&str], needs: Missing) -> Result<DataAnswer, AnswerError> {
        match needs {
            Missing::Result { white, black } => self.game(words, white, black).map(DataAnswer::Result),
            Missing::Game(a, b) => {
                let &[first, _, _] = words else { return Err(self.error("the colours are needed too")) };
                let white = self.name(first)?;
                let black = if white == a { b } else { a };
                let result = self.game(words, white, black)?;
                Ok(DataAnswer::Game { white, result })
            }
            Missing::Number(_) => self.numbers(words, 1),
            Missing::Numbers(..) => self.numbers(words, 2),
        }
    }

    fn numbers(&self, words: &[&str], count: usize) -> Result<DataAnswer, AnswerError> {
        if words.len() != count {
            return Err(self.error(format!("there are {} words", words.len())));
        }
        let number = |word: &&str| {
            word.parse::<Exact>().map_err(|_| self.error(format!("\"{word}\" is no number that can be used")))
        };
        Ok(DataAnswer::Numbers(words.iter().map(number).collect::<Result<_, _>>()?))
    }
}
