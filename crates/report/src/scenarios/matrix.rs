//! A matrix if two games decide: one game's results down, the other's across; each cell shows who
//! comes first.

use super::drawing::{Box, CELL, Canvas, LABEL, SMALL};
use super::{Goal, View};
use crate::geometry::Point;
use crate::say;
use tiebreak_model::{GameResult, Id};
use tiebreak_scenarios::{Condition, Prospect, RESULTS, Situation};

const COLUMN: u32 = 210;
const ROW: u32 = 64;
const MARGIN: u32 = 150;

/// A colour for each sole winner, in the order of the contenders.
const HUES: [&str; 6] = ["#2f8a56", "#3a6fc4", "#c9781f", "#8d4bb0", "#a8961a", "#2596a4"];

/// Draws the matrix and returns its height.
pub(super) fn draw(view: View<'_>, games: [usize; 2], canvas: &mut Canvas, top: u32) -> u32 {
    let [down, across] = games.map(|game| &view.scenarios.games[game]);
    let names = |game: &tiebreak_scenarios::OpenGame| {
        format!("{} – {}", view.name(game.white), view.name(game.black))
    };
    let games_named =
        say!(view.language, matrix_games { down: names(down), across: names(across) });
    canvas.text(20, top + 24, LABEL, &games_named);
    let at = |row: u32, column: u32| (20 + MARGIN + column * COLUMN, top + 74 + row * ROW);
    for (index, result) in (0..).zip(&RESULTS) {
        let (x, y) = at(0, index);
        canvas.text(x + 8, y - 8, SMALL, &result_words(view, across, *result));
        let (_, y) = at(index, 0);
        canvas.wrapped(Point::new(20, y + 20), 20, SMALL, &result_words(view, down, *result));
    }
    let situation = Situation::from_event(view.event);
    for (row, down) in (0..).zip(0..RESULTS.len()) {
        for (column, across) in (0..).zip(0..RESULTS.len()) {
            let mut results = vec![1; situation.games.len()];
            results[games[0]] = down;
            results[games[1]] = across;
            let (what, first) = comes_first(view, &situation, &results);
            let (x, y) = at(row, column);
            let hue = sole_winner(view, &first).map(|rank| HUES[rank]);
            canvas.rect(
                Box { x, y, width: COLUMN - 6, height: ROW - 6 },
                &class(view, &first),
                hue,
            );
            let names: Vec<&str> = first.iter().map(|id| view.name(*id)).collect();
            canvas.wrapped(
                Point::new(x + 8, y + 20),
                28,
                CELL,
                &format!("{what}{}", names.join(", ")),
            );
        }
    }
    74 + 3 * ROW + 20
}

/// Who is first or plays for it. If criteria decide, the conditions tell how the tie ends.
pub(super) fn comes_first(
    view: View<'_>,
    situation: &Situation,
    results: &[usize],
) -> (String, Vec<Id>) {
    let reach = |goal: Goal| {
        let holds = |condition: &Condition| {
            condition.iter().all(|limit| limit.results.contains(&RESULTS[results[limit.game]]))
        };
        let reached = |one: &&Prospect| {
            goal.listed(&one.needs).is_some_and(|conditions| conditions.iter().any(holds))
        };
        view.scenarios.participants.iter().filter(reached).map(|one| one.id).collect::<Vec<Id>>()
    };
    let first = situation.leaders(results);
    let (what, first) = match (first.len(), view.regulation.is_some()) {
        (1, _) => return (String::new(), first),
        (_, false) => ("tied", first),
        (_, true) if !view.criteria() => ("play-off", first),
        _ => match (reach(Goal::Settled), reach(Goal::PlayOff)) {
            (settled, _) if settled.len() == 1 => ("criteria", settled),
            (_, playing) if !playing.is_empty() => ("lots", playing),
            _ => ("tied", first),
        },
    };
    (format!("{} ", say!(view.language, matrix_what { what })), first)
}

pub(super) fn result_words(
    view: View<'_>,
    game: &tiebreak_scenarios::OpenGame,
    result: GameResult,
) -> String {
    let (result, name) = match result {
        GameResult::White => ("win", view.name(game.white)),
        GameResult::Black => ("win", view.name(game.black)),
        _ => ("draw", ""),
    };
    say!(view.language, matrix_result { result, name })
}

/// A class for each sole winner, and one for all ties.
pub(super) fn class(view: View<'_>, first: &[Id]) -> String {
    sole_winner(view, first).map_or_else(|| "tied".to_owned(), |rank| format!("alone-{rank}"))
}

/// The number of the contender who comes first alone; limited by the number of colours.
fn sole_winner(view: View<'_>, first: &[Id]) -> Option<usize> {
    let &[one] = first else { return None };
    Some(view.contenders().position(|contender| contender.id == one).unwrap_or(0) % HUES.len())
}
