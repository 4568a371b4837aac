//! Reads answers as people type them.

use crate::answer_error::{AnswerError, AnswerFault, Expected};
use tiebreak_document::closest;
use tiebreak_model::lots::{DrawOfLots, draw};
use tiebreak_model::{
    Answer, Ask, Choice, DataAnswer, DataNeeded, Event, Exact, Figure, GameResult, Id, NameSearch,
    Purpose, Question,
};

/// Reads an answer to a question.
///
/// Games: `1-0`, `0-1`, `1/2-1/2` or `draw`, forfeits `+/-`, `-/+`, `-/-`, also between the two
/// names. A part of a name is enough where it is in one name of the question only. Lots,
/// boards and decisions: the names in order, `=` between those left tied (not for lots); where
/// there are only two names, or lots decide one place, the first name is enough. Colour: `white`
/// or `black`. Bids: two times, `2:50 3:05`, in the order of the question's names. Data: the
/// missing values.
pub fn parse_answer(
    question: &Question,
    event: &Event,
    words: &[String],
) -> Result<Answer, AnswerError> {
    let words: Vec<&str> =
        words.iter().map(|word| word.trim()).filter(|word| !word.is_empty()).collect();
    let reader = AnswerReader { question, event };
    if words.is_empty() {
        return Err(reader.error(AnswerFault::Nothing));
    }
    match &question.ask {
        Ask::Game { white, black, .. } => reader.game(&words, *white, *black).map(Answer::Result),
        Ask::Lots { among, .. } => reader.order(&words, among, false),
        Ask::Decision { among, choices, .. } => match words.as_slice() {
            [word] if event.find(word).is_none_or(|id| !among.contains(&id)) => {
                match word.parse::<Choice>() {
                    Ok(chosen) if choices.iter().any(|one| one.choice == chosen) => {
                        Ok(Answer::Choice(chosen))
                    }
                    _ => reader.order(&words, among, true),
                }
            }
            _ => reader.order(&words, among, true),
        },
        Ask::Board { between: among } => reader.order(&words, among, true),
        Ask::Colour { .. } => match words.as_slice() {
            [word] => word
                .parse()
                .map(Answer::Colour)
                .map_err(|()| reader.error(AnswerFault::NotAColour((*word).to_owned()))),
            _ => Err(reader.error(AnswerFault::ColourIsOneWord)),
        },
        Ask::Bid { most, .. } => {
            reader.bids(&words, *most).map(|bids| Answer::Data(DataAnswer::Numbers(bids)))
        }
        Ask::Data(missing) => {
            let answer = reader.data(&words, missing.needs)?;
            reader.check_bounds(missing.figure, &answer)?;
            Ok(Answer::Data(answer))
        }
    }
}

/// Draws lots from a seed, for a question that asks for lots.
pub fn draw_lots(
    question: &Question,
    event: &Event,
    seed: &str,
) -> Result<(Answer, Vec<DrawOfLots>), AnswerError> {
    let reader = AnswerReader { question, event };
    let Ask::Lots { among, .. } = &question.ask else {
        return Err(reader.error(AnswerFault::NotLots { id: question.id.clone() }));
    };
    if seed.trim().is_empty() || seed.chars().any(char::is_control) {
        return Err(AnswerError { fault: AnswerFault::Seed, expected: Expected::Dice });
    }
    let names: Vec<&str> = among.iter().map(|id| event.name(*id)).collect();
    let drawn = draw(seed, &question.id, &names);
    let order = drawn.iter().filter_map(|one| event.find(&one.name));
    Ok((Answer::order(order), drawn))
}

/// What a question accepts as an answer.
pub fn expected(question: &Question, event: &Event) -> Expected {
    let names = |ids: &[Id]| ids.iter().map(|id| event.name(*id).to_owned()).collect();
    let two = |a: Id, b: Id| [event.name(a).to_owned(), event.name(b).to_owned()];
    match &question.ask {
        Ask::Game { .. } => Expected::GameResult,
        Ask::Lots { among, .. } => Expected::Lots(names(among)),
        Ask::Decision { among, choices, .. } if !choices.is_empty() => Expected::ChoiceOrOrder {
            choices: choices.iter().map(|one| one.choice).collect(),
            names: names(among),
        },
        Ask::Board { between: among } | Ask::Decision { among, .. } => {
            Expected::Order(names(among))
        }
        Ask::Colour { chooser, .. } => {
            Expected::Colour { chooser: event.name(*chooser).to_owned() }
        }
        Ask::Bid { bidders: [a, b], .. } => Expected::Bids(two(*a, *b)),
        Ask::Data(missing) => match missing.needs {
            DataNeeded::Result { .. } => Expected::EventResult,
            DataNeeded::Game(a, b) => Expected::Game(two(a, b)),
            DataNeeded::Number(_) => Expected::Number,
            DataNeeded::Numbers(a, b) => Expected::Numbers(two(a, b)),
        },
    }
}

struct AnswerReader<'a> {
    question: &'a Question,
    event: &'a Event,
}

impl AnswerReader<'_> {
    fn error(&self, fault: AnswerFault) -> AnswerError {
        AnswerError { fault, expected: expected(self.question, self.event) }
    }

    fn result(&self, word: &str) -> Result<GameResult, AnswerError> {
        match GameResult::typed(word) {
            Some(GameResult::Open) => Err(self.error(AnswerFault::NotOver)),
            Some(result) => Ok(result),
            None => Err(self.error(AnswerFault::NotAResult(word.to_owned()))),
        }
    }

    /// Finds a participant of the question by name, or by a part that is in one name only.
    fn name(&self, word: &str) -> Result<Id, AnswerError> {
        let asked = self.question.ask.participants();
        let found = self.event.find(word);
        if let Some(id) = found.filter(|id| asked.contains(id)) {
            return Ok(id);
        }
        let names = asked.iter().map(|id| self.event.name(*id));
        if found.is_none()
            && let NameSearch::One(at) = NameSearch::participants(self.event, &asked, word)
            && let Some(id) = asked.get(at)
        {
            return Ok(*id);
        }
        let name = word.to_owned();
        Err(self.error(match found {
            None => {
                AnswerFault::UnknownName { name, near: closest(word, names).map(str::to_owned) }
            }
            Some(_) => AnswerFault::NotAbout { id: self.question.id.clone(), name },
        }))
    }

    fn game(&self, words: &[&str], white: Id, black: Id) -> Result<GameResult, AnswerError> {
        let (first, result, second) = match words {
            [result] => return self.result(result),
            [first, result, second] if GameResult::typed(result).is_some() => {
                (first, result, second)
            }
            [first, second, result] => (first, result, second),
            _ => return Err(self.error(AnswerFault::ResultNeeded)),
        };
        let named = [self.name(first)?, self.name(second)?];
        let result = self.result(result)?;
        if named == [white, black] {
            return Ok(result);
        }
        let [white, black] = [white, black].map(|id| self.event.name(id).to_owned());
        Err(self.error(AnswerFault::OtherColours { id: self.question.id.clone(), white, black }))
    }

    fn order(&self, words: &[&str], among: &[Id], level: bool) -> Result<Answer, AnswerError> {
        let mut parts: Vec<Vec<Id>> = Vec::new();
        let mut joined = true;
        for (index, word) in words.iter().enumerate() {
            if *word == "=" {
                if !level {
                    return Err(self.error(AnswerFault::NobodyLevel));
                }
                if joined || index + 1 == words.len() {
                    return Err(self.error(AnswerFault::LevelSign));
                }
                joined = true;
                continue;
            }
            let id = self.name(word)?;
            if parts.iter().flatten().any(|named| *named == id) {
                return Err(self.error(AnswerFault::NamedTwice(self.event.name(id).to_owned())));
            }
            match parts.last_mut() {
                Some(part) if joined => part.push(id),
                _ => parts.push(vec![id]),
            }
            joined = false;
        }
        let missing: Vec<Id> = among
            .iter()
            .copied()
            .filter(|id| !parts.iter().flatten().any(|named| named == id))
            .collect();
        match (missing.as_slice(), among.len()) {
            ([], _) => {}
            (&[other], 2) => parts.push(vec![other]),
            // Lots for one place: the order of the others has no meaning; they follow in order of
            // their names.
            (missing, _) if self.draws_one() && parts.len() == 1 => {
                parts.extend(missing.iter().map(|id| vec![*id]));
            }
            (missing, _) => {
                let names = missing.iter().map(|id| self.event.name(*id).to_owned()).collect();
                return Err(self.error(AnswerFault::NotNamed(names)));
            }
        }
        Ok(Answer::Order(parts))
    }

    /// Whether the question draws one name of several, for one place.
    fn draws_one(&self) -> bool {
        matches!(self.question.ask, Ask::Lots { purpose: Purpose::Place, drawn: 1, .. })
    }

    /// Reads times such as `2:50`, or seconds.
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
            return Err(self.error(AnswerFault::TwoBids));
        }
        let bid = |word: &&str| {
            seconds(word)
                .map(Exact::from)
                .ok_or_else(|| self.error(AnswerFault::NotATime((*word).to_owned())))
        };
        let bids: Vec<Exact> = words.iter().map(bid).collect::<Result<_, _>>()?;
        if bids.iter().any(|bid| *bid > Exact::from(most)) {
            return Err(self.error(AnswerFault::BidTooHigh { most }));
        }
        Ok(bids)
    }

    fn data(&self, words: &[&str], needs: DataNeeded) -> Result<DataAnswer, AnswerError> {
        match needs {
            DataNeeded::Result { white, black } => {
                self.game(words, white, black).map(DataAnswer::Result)
            }
            DataNeeded::Game(a, b) => {
                let &[first, _, _] = words else {
                    return Err(self.error(AnswerFault::ColoursNeeded));
                };
                let white = self.name(first)?;
                let black = if white == a { b } else { a };
                let result = self.game(words, white, black)?;
                Ok(DataAnswer::Game { white, result })
            }
            DataNeeded::Number(_) => self.numbers(words, 1),
            DataNeeded::Numbers(..) => self.numbers(words, 2),
        }
    }

    /// Holds figures of bridge to the bounds of an event file: what a side won is not below zero,
    /// and total points come in tens.
    fn check_bounds(&self, figure: Option<Figure>, answer: &DataAnswer) -> Result<(), AnswerError> {
        let (Some(figure), DataAnswer::Numbers(numbers)) = (figure, answer) else { return Ok(()) };
        let fits = |number: &Exact| {
            let whole = number.denominator() == 1;
            match figure {
                Figure::TotalPoints => {
                    !number.is_negative() && whole && number.numerator() % 10 == 0
                }
                Figure::Imps | Figure::QualificationImps | Figure::BoardsWon => {
                    !number.is_negative()
                }
                Figure::QualificationRank => whole && number.numerator() > 0,
                _ => true,
            }
        };
        match numbers.iter().find(|number| !fits(number)) {
            None => Ok(()),
            Some(number) => Err(self.error(AnswerFault::OutOfBounds {
                number: number.to_string(),
                figure: figure.word(),
            })),
        }
    }

    fn numbers(&self, words: &[&str], count: usize) -> Result<DataAnswer, AnswerError> {
        if words.len() != count {
            return Err(self.error(AnswerFault::WordCount(words.len())));
        }
        let number = |word: &&str| {
            word.parse::<Exact>()
                .map_err(|_| self.error(AnswerFault::NotANumber((*word).to_owned())))
        };
        Ok(DataAnswer::Numbers(words.iter().map(number).collect::<Result<_, _>>()?))
    }
}
