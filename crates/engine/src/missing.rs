//! Data that the event file does not have: asked for, never guessed.

use crate::hearing::Hearing;
use crate::{Facts, matches, told};
use tiebreak_model::{
    Answer, Ask, ClauseRef, DataAnswer, Event, Exact, Figure, GameResult, Id, Missing, MissingData, Question, Value,
};

/// A piece of data that a criterion needs, with the name of its question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Gap {
    /// The question's id.
    pub id: String,
    /// What is missing.
    pub data: MissingData,
}

impl Hearing<'_> {
    /// Asks for the results of games that are not finished. Those that are not known now, by position.
    pub fn unfinished_games(&mut self, clause: ClauseRef) -> Vec<usize> {
        let unfinished: Vec<(usize, Option<u32>, Id, Id)> =
            self.event.open_games().map(|(index, game)| (index, game.round, game.white, game.black)).collect();
        let mut left = Vec::new();
        for (index, round, white, black) in unfinished {
            let (white_name, black_name) = (self.event.name(white), self.event.name(black));
            let during = round.map(|round| format!("round-{round}/")).unwrap_or_default();
            let id = format!("event/{during}{white_name} - {black_name}");
            let needs = Missing::Result { white, black };
            let ask =
                Ask::Data(MissingData { needs, figure: None, stage: None, round, among: Vec::new(), entered: None });
            match self.ask(Question { id, clause, ask }) {
                Some(Answer::Data(DataAnswer::Result(result))) => self.facts.finish_game(index, result),
                _ => left.push(index),
            }
        }
        left
    }

    /// Asks for the scores of matches that the file does not have. Those that are not known now, by position.
    pub fn unscored_matches(&mut self, clause: ClauseRef) -> Vec<usize> {
        let figure = matches::score_figure(self.event.kind);
        let gaps = match_numbers(self.event, self.facts.matches.unscored.clone(), figure);
        self.fill(gaps, clause);
        self.facts.matches.unscored.clone()
    }

    /// Asks for what a criterion misses. Whether everything is known now.
    pub fn fill(&mut self, gaps: Vec<Gap>, clause: ClauseRef) -> bool {
        let mut all = true;
        let mut told = false;
        for gap in gaps {
            let needs = gap.data.needs;
            let question = Question { id: gap.id.clone(), clause, ask: Ask::Data(gap.data) };
            match (self.ask(question), needs) {
                (Some(Answer::Data(DataAnswer::Game { white, result })), Missing::Game(a, b)) => {
                    self.facts.add_game(white, if white == a { b } else { a }, result);
                }
                (Some(Answer::Data(DataAnswer::Numbers(numbers))), _) => {
                    self.facts.add_numbers(&gap.id, numbers);
                    told = true;
                }
                _ => all = false,
            }
        }
        if told {
            self.facts.count_matches();
        }
        all
    }
}

/// The gap for a game that the two must have played; `number` tells the first that is missing from the second.
pub(crate) fn game(event: &Event, a: Id, b: Id, number: u32) -> Gap {
    let (first, second) = (a.min(b), a.max(b));
    let (first_name, second_name) = (event.name(first), event.name(second));
    let which = if number == 1 { String::new() } else { format!(" ({number})") };
    Gap {
        id: format!("event/{first_name} - {second_name}{which}"),
        data: MissingData {
            needs: Missing::Game(first, second),
            figure: None,
            stage: None,
            round: None,
            among: Vec::new(),
            entered: None,
        },
    }
}

/// The gaps for a number of each side of some matches, each match once.
pub(crate) fn match_numbers(event: &Event, mut matches: Vec<usize>, figure: Figure) -> Vec<Gap> {
    if matches.is_empty() {
        return Vec::new();
    }
    matches.sort_unstable();
    matches.dedup();
    let labels = told::labels(event);
    matches.into_iter().map(|index| match_number(event, &labels[index], index, figure)).collect()
}

fn match_number(event: &Event, label: &str, index: usize, figure: Figure) -> Gap {
    let one = &event.matches[index];
    let needs = match one.second {
        Some(other) => Missing::Numbers(one.first.min(other), one.first.max(other)),
        None => Missing::Number(one.first),
    };
    let data = MissingData {
        needs,
        figure: Some(figure),
        stage: one.stage.clone(),
        round: one.round,
        among: Vec::new(),
        entered: None,
    };
    Gap { id: format!("{label}/{}", figure.word()), data }
}

/// The gap for one number about one participant.
pub(crate) fn number(event: &Event, id: Id, figure: Figure) -> Gap {
    let needs = Missing::Number(id);
    Gap {
        id: number_id(event, id, figure),
        data: MissingData { needs, figure: Some(figure), stage: None, round: None, among: Vec::new(), entered: None },
    }
}

/// A number of each of the tied that depends on who is tied, as it was told; or what is still to be told. `number` counts repetitions.
pub(crate) fn told_by_each(
    facts: &Facts<'_>,
    group: &[Id],
    figure: Figure,
    number: u32,
) -> Result<Vec<(Id, Value)>, Vec<Gap>> {
    let event = facts.event;
    let names: Vec<&str> = group.iter().map(|id| event.name(*id)).collect();
    let again = if number == 1 { String::new() } else { format!("-{number}") };
    let id = |id: Id| format!("event/{}/{}{again}/{}", names.join(" - "), figure.word(), event.name(id));
    let told = |one: Id| Some(Value::Number(*facts.told(&id(one))?.first()?));
    let values: Option<Vec<(Id, Value)>> = group.iter().map(|&one| Some((one, told(one)?))).collect();
    let gap = |one: Id| Gap {
        id: id(one),
        data: MissingData {
            needs: Missing::Number(one),
            figure: Some(figure),
            stage: None,
            round: Some(number),
            among: group.to_vec(),
            entered: None,
        },
    };
    values.ok_or_else(|| group.iter().filter(|one| told(**one).is_none()).map(|&one| gap(one)).collect())
}

/// A number of each of two, as it was told; or what is still to be told.
pub(crate) fn told_of_both(facts: &Facts<'_>, pair: [Id; 2], figure: Figure) -> Result<[Exact; 2], Gap> {
    let [a, b] = pair;
    let (first, second) = (a.min(b), a.max(b));
    let id = format!("event/{} - {}/{}", facts.event.name(first), facts.event.name(second), figure.word());
    match facts.told(&id) {
        Some(&[one, other]) => Ok(if a == first { [one, other] } else { [other, one] }),
        _ => {
            let needs = Missing::Numbers(first, second);
            let data =
                MissingData { needs, figure: Some(figure), stage: None, round: None, among: Vec::new(), entered: None };
            Err(Gap { id, data })
        }
    }
}

/// The id of the question for one number about one participant.
pub(crate) fn number_id(event: &Event, id: Id, figure: Figure) -> String {
    format!("event/{}/{}", event.name(id), figure.word())
}

/// Whether a result is known.
pub(crate) fn is_known(result: GameResult) -> bool {
    result != GameResult::Open
}
