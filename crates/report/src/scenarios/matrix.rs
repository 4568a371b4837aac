//! A matrix where two games decide: one game's results down, the other's across, each cell by who comes first.

use super::drawing::{Box, Canvas};
use super::{Goal, View};
use tiebreak_model::{GameResult, Id};
use tiebreak_scenarios::{Condition, Prospect, RESULTS, Situation};

const COLUMN: i32 = 210;
const ROW: i32 = 64;
const HEAD: i32 = 150;

/// Draws the matrix and returns its height.
pub(super) fn draw(view: View<'_>, games: [usize; 2], canvas: &mut Canvas, top: i32) -> i32 {
    let [down, across] = games.map(|game| &view.scenarios.games[game]);
    let names = |game: &tiebreak_scenarios::OpenGame| format!("{} – {}", view.name(game.white), view.name(game.black));
    canvas.text(20, top + 24, "head", &format!("{} (down) and {} (across)", names(down), names(across)));
    let at = |row: i32, column: i32| (20 + HEAD + column * COLUMN, top + 74 + row * ROW);
    for (index, result) in RESULTS.iter().enumerate() {
        let (x, y) = at(0, index as i32);
        canvas.text(x + 8, y - 8, "small", &result_words(view, across, *result));
        let (_, y) = at(index as i32, 0);
        canvas.wrapped(20, y + 20, 20, "small", &result_words(view, down, *result));
    }
    let situation = Situation::of(view.event);
    for row in 0..3usize {
        for column in 0..3usize {
            let mut results = vec![1; situation.games.len()];
            results[games[0]] = row;
            results[games[1]] = column;
            let (what, first) = comes_first(view, &situation, &results);
            let (x, y) = at(row as i32, column as i32);
            canvas.rect(Box { x, y, width: COLUMN - 6, height: ROW - 6 }, &class(view, &first));
            let names: Vec<&str> = first.iter().map(|id| view.name(*id)).collect();
            canvas.wrapped(x + 8, y + 20, 28, "cell", &format!("{what}{}", names.join(", ")));
        }
    }
    74 + 3 * ROW + 20
}

/// Who is first or plays for it. Where criteria decide, the conditions say what became of the tie.
pub(super) fn comes_first(view: View<'_>, situation: &Situation, results: &[usize]) -> (&'static str, Vec<Id>) {
    let reach = |goal: Goal| {
        let holds =
            |condition: &Condition| condition.iter().all(|limit| limit.results.contains(&RESULTS[results[limit.game]]));
        let reached = |one: &&Prospect| goal.of(&one.needs).is_some_and(|conditions| conditions.iter().any(holds));
        view.scenarios.participants.iter().filter(reached).map(|one| one.id).collect::<Vec<Id>>()
    };
    let first = situation.leaders(results);
    match (first.len(), view.regulation.is_some()) {
        (1, _) => ("", first),
        (_, false) => ("tied: ", first),
        (_, true) if !view.criteria() => ("play-off: ", first),
        _ => match (reach(Goal::Settled), reach(Goal::PlayOff)) {
            (settled, _) if settled.len() == 1 => ("by criteria: ", settled),
            (_, playing) if !playing.is_empty() => ("play-off or lots: ", playing),
            _ => ("tied: ", first),
        },
    }
}

pub(super) fn result_words(view: View<'_>, game: &tiebreak_scenarios::OpenGame, result: GameResult) -> String {
    match result {
        GameResult::White => format!("{} wins", view.name(game.white)),
        GameResult::Black => format!("{} wins", view.name(game.black)),
        _ => "draw".to_owned(),
    }
}

/// A colour for each sole winner, one for all ties.
pub(super) fn class(view: View<'_>, first: &[Id]) -> String {
    match first {
        [one] => {
            let rank = view.contenders().position(|contender| contender.id == *one).unwrap_or(0);
            format!("alone-{}", rank % 6)
        }
        _ => "tied".to_owned(),
    }
}
