//! Answers as pages write them.

use tiebreak_model::{Answer, Ask, Choice, DataAnswer, DataNeeded, Event, Exact, Id, Question};

/// Names in their order; `=` stands between those who are level.
pub fn order(event: &Event, text: &str) -> Vec<Vec<Id>> {
    let id = |name: &str| event.find(name).unwrap_or_else(|| panic!("{name} does not take part"));
    text.split(", ").map(|part| part.split(" = ").map(id).collect()).collect()
}

/// The answer to a question, as a page writes it.
pub fn parse(event: &Event, question: &Question, text: &str) -> Answer {
    let result = || text.parse().unwrap_or_else(|()| panic!("{text} is no result"));
    match &question.ask {
        Ask::Game { .. } => Answer::Result(result()),
        Ask::Colour { .. } => Answer::Colour(text.parse().unwrap()),
        Ask::Decision { .. } if text.parse::<Choice>().is_ok() => {
            Answer::Choice(text.parse().unwrap())
        }
        Ask::Lots { .. } | Ask::Board { .. } | Ask::Decision { .. } => {
            Answer::Order(order(event, text))
        }
        Ask::Bid { .. } => {
            let seconds = |bid: &str| {
                let (minutes, seconds) = bid.split_once(':').unwrap();
                Exact::from(minutes.parse::<i64>().unwrap() * 60 + seconds.parse::<i64>().unwrap())
            };
            Answer::Data(DataAnswer::Numbers(text.split(", ").map(seconds).collect()))
        }
        Ask::Data(data) => Answer::Data(match data.needs {
            DataNeeded::Result { .. } => DataAnswer::Result(result()),
            DataNeeded::Game(..) => {
                let (white, rest) = text.split_once(" – ").unwrap();
                let (_, result) = rest.rsplit_once(' ').unwrap();
                DataAnswer::Game {
                    white: event.find(white).unwrap(),
                    result: result.parse().unwrap(),
                }
            }
            DataNeeded::Number(_) | DataNeeded::Numbers(..) => DataAnswer::Numbers(
                text.split(", ").map(|number| number.parse().unwrap()).collect(),
            ),
        }),
    }
}
