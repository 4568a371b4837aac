//! Data that the event file does not have. The engine asks for them and never guesses.

use crate::run::Run;
use crate::{Facts, answered_numbers, matches};
use tiebreak_model::{
    Answer, Ask, ClauseRef, DataAnswer, DataNeeded, Event, Exact, Figure, Game, GameResult, Id,
    MissingData, Question, Value,
};

/// A piece of data that a criterion needs and the facts do not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DataGap {
    /// The id of the question for it.
    pub id: String,
    /// The data to ask for.
    pub data: MissingData,
}

/// Missing data with only the fields that every question has.
pub(crate) fn missing_data(needs: DataNeeded, figure: Option<Figure>) -> MissingData {
    MissingData { needs, figure, stage: None, round: None, among: Vec::new(), entered: None }
}

impl Run<'_> {
    /// Asks for the results of games that are not finished. Returns the positions of the games
    /// that stay open.
    pub fn unfinished_games(&mut self, clause: ClauseRef) -> Vec<usize> {
        let event = self.input.event;
        let mut left = Vec::new();
        for (index, game) in event.open_games() {
            let Game { round, white, black, .. } = *game;
            let (white_name, black_name) = (event.name(white), event.name(black));
            let during = round.map(|round| format!("round-{round}/")).unwrap_or_default();
            let id = format!("event/{during}{white_name} - {black_name}");
            let needs = DataNeeded::Result { white, black };
            let ask = Ask::Data(MissingData { round, ..missing_data(needs, None) });
            match self.ask(Question { id, clause, ask }) {
                Some(Answer::Data(DataAnswer::Result(result))) => {
                    self.input.facts.finish_game(index, result)
                }
                _ => left.push(index),
            }
        }
        left
    }

    /// Asks for the scores of matches that the file does not have. Returns the positions of the
    /// matches whose score is not known then.
    pub fn unscored_matches(&mut self, clause: ClauseRef) -> Vec<usize> {
        let figure = matches::score_figure(self.input.event.kind());
        let unscored = self.input.facts.matches.unscored.clone();
        let gaps = match_numbers(self.input.event, unscored, figure);
        self.fill(gaps, clause);
        self.input.facts.matches.unscored.clone()
    }

    /// Asks for what a criterion misses. Returns whether everything is known then.
    pub fn fill(&mut self, gaps: Vec<DataGap>, clause: ClauseRef) -> bool {
        let mut all = true;
        let mut answered = false;
        for gap in gaps {
            let needs = gap.data.needs;
            let question = Question { id: gap.id.clone(), clause, ask: Ask::Data(gap.data) };
            match (self.ask(question), needs) {
                (
                    Some(Answer::Data(DataAnswer::Game { white, result })),
                    DataNeeded::Game(a, b),
                ) => {
                    let black = if white == a { b } else { a };
                    self.input.facts.add_answered_game(&gap.id, [white, black], result);
                }
                (Some(Answer::Data(DataAnswer::Numbers(numbers))), _) => {
                    self.input.facts.add_numbers(&gap.id, numbers);
                    answered = true;
                }
                _ => all = false,
            }
        }
        if answered {
            self.input.facts.count_matches();
        }
        all
    }
}

/// The gap for a game that the two must have played. `number` counts the games of the two that the
/// file does not have.
pub(crate) fn game(event: &Event, a: Id, b: Id, number: u32) -> DataGap {
    let (first, second) = (a.min(b), a.max(b));
    let (first_name, second_name) = (event.name(first), event.name(second));
    let which = if number == 1 { String::new() } else { format!(" ({number})") };
    DataGap {
        id: format!("event/{first_name} - {second_name}{which}"),
        data: missing_data(DataNeeded::Game(first, second), None),
    }
}

/// The gaps for a number of each side of some matches, each match once.
pub(crate) fn match_numbers(
    event: &Event,
    mut matches: Vec<usize>,
    figure: Figure,
) -> Vec<DataGap> {
    if matches.is_empty() {
        return Vec::new();
    }
    matches.sort_unstable();
    matches.dedup();
    let labels = answered_numbers::labels(event);
    matches.into_iter().map(|index| match_number(event, &labels[index], index, figure)).collect()
}

fn match_number(event: &Event, label: &str, index: usize, figure: Figure) -> DataGap {
    let one = &event.matches()[index];
    let needs = match one.second {
        Some(other) => DataNeeded::Numbers(one.first.min(other), one.first.max(other)),
        None => DataNeeded::Number(one.first),
    };
    let data = MissingData {
        stage: one.stage.clone(),
        round: one.round,
        ..missing_data(needs, Some(figure))
    };
    DataGap { id: format!("{label}/{}", figure.word()), data }
}

/// The gap for one number about one participant.
pub(crate) fn number(event: &Event, id: Id, figure: Figure) -> DataGap {
    let data = missing_data(DataNeeded::Number(id), Some(figure));
    DataGap { id: number_id(event, id, figure), data }
}

/// A number of each participant, from the event file or from an answer; or the gaps that are left.
pub(crate) fn known_or_gaps(
    facts: &Facts<'_>,
    group: &[Id],
    figure: Figure,
    in_file: impl Fn(Id) -> Option<Exact>,
) -> Result<Vec<(Id, Value)>, Vec<DataGap>> {
    let answered = |id: Id| facts.answered(&number_id(facts.event, id, figure))?.first().copied();
    let known = |id: Id| in_file(id).or_else(|| answered(id));
    let values = group.iter().map(|&id| Some((id, Value::Number(known(id)?))));
    let values: Option<Vec<(Id, Value)>> = values.collect();
    let missing = group.iter().copied().filter(|id| known(*id).is_none());
    values.ok_or_else(|| missing.map(|id| number(facts.event, id, figure)).collect())
}

/// The answers about a number of each of the tied that depends on who is tied, or the gaps that
/// are left. `number` counts repetitions of the question.
pub(crate) fn answered_by_each(
    facts: &Facts<'_>,
    group: &[Id],
    figure: Figure,
    number: u32,
) -> Result<Vec<(Id, Value)>, Vec<DataGap>> {
    let event = facts.event;
    let names: Vec<&str> = group.iter().map(|id| event.name(*id)).collect();
    let again = if number == 1 { String::new() } else { format!("-{number}") };
    let tied = names.join(" - ");
    let id = |id: Id| format!("event/{tied}/{}{again}/{}", figure.word(), event.name(id));
    let answered = |one: Id| Some(Value::Number(*facts.answered(&id(one))?.first()?));
    let values = group.iter().map(|&one| Some((one, answered(one)?)));
    let values: Option<Vec<(Id, Value)>> = values.collect();
    let gap = |one: Id| DataGap {
        id: id(one),
        data: MissingData {
            round: Some(number),
            among: group.to_vec(),
            ..missing_data(DataNeeded::Number(one), Some(figure))
        },
    };
    let missing = group.iter().copied().filter(|one| answered(*one).is_none());
    values.ok_or_else(|| missing.map(gap).collect())
}

/// The answer about a number of each of two participants, or the gap that is left.
pub(crate) fn answered_by_both(
    facts: &Facts<'_>,
    pair: [Id; 2],
    figure: Figure,
) -> Result<[Exact; 2], DataGap> {
    let [a, b] = pair;
    let (first, second) = (a.min(b), a.max(b));
    let (first_name, second_name) = (facts.event.name(first), facts.event.name(second));
    let id = format!("event/{first_name} - {second_name}/{}", figure.word());
    match facts.answered(&id) {
        Some(&[one, other]) => Ok(if a == first { [one, other] } else { [other, one] }),
        _ => {
            let data = missing_data(DataNeeded::Numbers(first, second), Some(figure));
            Err(DataGap { id, data })
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
