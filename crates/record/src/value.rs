//! Answers as the record keeps them: with names and signs, independent of the numbers that an
//! event gives its participants.

use crate::MalformedLine;
use serde_json::{Map, Value, json};
use tiebreak_model::{Answer, Choice, Colour, DataAnswer, Event, Exact, GameResult, Id};

/// An answer with names instead of participant numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordedValue {
    /// The result of a game.
    Result(GameResult),
    /// An order of names; those in one part are tied.
    Order(Vec<Vec<String>>),
    /// The colour chosen.
    Colour(Colour),
    /// A game with its colours.
    Game {
        /// The player with White.
        white: String,
        /// The result of the game.
        result: GameResult,
    },
    /// The numbers asked for.
    Numbers(Vec<Exact>),
    /// The choice of the person who decides.
    Choice(Choice),
}

impl RecordedValue {
    /// Converts an answer about participants of this event.
    pub fn from_answer(answer: &Answer, event: &Event) -> Self {
        let name = |id: &Id| event.name(*id).to_owned();
        match answer {
            Answer::Result(result) | Answer::Data(DataAnswer::Result(result)) => {
                Self::Result(*result)
            }
            Answer::Order(parts) => {
                Self::Order(parts.iter().map(|part| part.iter().map(name).collect()).collect())
            }
            Answer::Colour(colour) => Self::Colour(*colour),
            Answer::Choice(choice) => Self::Choice(*choice),
            Answer::Data(DataAnswer::Game { white, result }) => {
                Self::Game { white: name(white), result: *result }
            }
            Answer::Data(DataAnswer::Numbers(numbers)) => Self::Numbers(numbers.clone()),
        }
    }

    /// The answer in terms of this event; `None` where a name is unknown. `kind` is the kind of
    /// the question.
    pub fn answer(&self, kind: &str, event: &Event) -> Option<Answer> {
        Some(match self {
            Self::Result(result) if kind == "data" => Answer::Data(DataAnswer::Result(*result)),
            Self::Result(result) => Answer::Result(*result),
            Self::Colour(colour) => Answer::Colour(*colour),
            Self::Choice(choice) => Answer::Choice(*choice),
            Self::Order(parts) => Answer::Order(
                parts
                    .iter()
                    .map(|part| {
                        part.iter().map(|name| event.find(name)).collect::<Option<Vec<Id>>>()
                    })
                    .collect::<Option<_>>()?,
            ),
            Self::Game { white, result } => {
                Answer::Data(DataAnswer::Game { white: event.find(white)?, result: *result })
            }
            Self::Numbers(numbers) => Answer::Data(DataAnswer::Numbers(numbers.clone())),
        })
    }

    pub(crate) fn json(&self) -> Value {
        match self {
            Self::Result(result) => result.sign().into(),
            Self::Colour(colour) => colour.word().into(),
            Self::Choice(choice) => choice.word().into(),
            Self::Order(parts) => order_json(parts),
            Self::Game { white, result } => json!({ "white": white, "result": result.sign() }),
            Self::Numbers(numbers) => numbers.iter().map(Exact::to_string).collect(),
        }
    }

    /// Reads the value of an answer to a question with this wording.
    pub(crate) fn read(value: &Value, asked: &[String]) -> Result<Self, MalformedLine> {
        let kind = asked.first().map_or("", String::as_str);
        let participants = participants(asked);
        let read = match (kind, value) {
            ("game" | "data", Value::String(text)) => game_result(text).map(Self::Result),
            ("colour", Value::String(text)) => [Colour::White, Colour::Black]
                .into_iter()
                .find(|colour| colour.word() == text)
                .map(Self::Colour),
            ("decision", Value::String(text)) => text.parse().ok().map(Self::Choice),
            ("lots" | "board" | "decision", Value::Array(_)) => {
                let parts = order(value).ok_or(MalformedLine::OrderNotNames)?;
                same_names(&parts, participants)?;
                if kind == "lots" && parts.iter().any(|part| part.len() > 1) {
                    return Err(MalformedLine::LotsLevel);
                }
                Some(Self::Order(parts))
            }
            ("data", Value::Object(game)) => data_game(game, participants),
            ("data" | "bid", Value::Array(numbers)) => numbers
                .iter()
                .map(|number| number.as_str()?.parse().ok())
                .collect::<Option<_>>()
                .map(Self::Numbers),
            _ => None,
        };
        read.ok_or_else(|| MalformedLine::NotAnAnswer {
            value: value.to_string(),
            kind: kind.to_owned(),
        })
    }
}

/// The names in the wording of a question: after its kind, and after the purpose of lots.
pub(crate) fn participants(asked: &[String]) -> &[String] {
    let skip = if asked.first().is_some_and(|kind| kind == "lots") { 2 } else { 1 };
    asked.get(skip..).unwrap_or_default()
}

fn game_result(text: &str) -> Option<GameResult> {
    text.parse().ok().filter(|result: &GameResult| *result != GameResult::Open)
}

fn data_game(game: &Map<String, Value>, participants: &[String]) -> Option<RecordedValue> {
    let white = game.get("white")?.as_str()?.to_owned();
    let result = game_result(game.get("result")?.as_str()?)?;
    (game.len() == 2 && participants.contains(&white))
        .then_some(RecordedValue::Game { white, result })
}

/// An order as JSON: a name alone, or a list of tied names.
pub(crate) fn order_json(parts: &[Vec<String>]) -> Value {
    let part = |part: &Vec<String>| match part.as_slice() {
        [one] => Value::from(one.as_str()),
        several => several.iter().map(String::as_str).collect(),
    };
    parts.iter().map(part).collect()
}

pub(crate) fn order(value: &Value) -> Option<Vec<Vec<String>>> {
    let part = |part: &Value| match part {
        Value::String(one) => Some(vec![one.clone()]),
        several => crate::fields::texts(several).filter(|names| !names.is_empty()),
    };
    value.as_array()?.iter().map(part).collect()
}

fn same_names(parts: &[Vec<String>], participants: &[String]) -> Result<(), MalformedLine> {
    let mut named: Vec<&String> = parts.iter().flatten().collect();
    let mut wanted: Vec<&String> = participants.iter().collect();
    named.sort();
    wanted.sort();
    if named == wanted { Ok(()) } else { Err(MalformedLine::OtherNames) }
}
