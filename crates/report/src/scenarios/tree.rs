//! A decision tree: the own game at the root, and after each result the further conditions.

use super::drawing::{Box, CELL, Canvas, HEAD, LABEL, LINE, SMALL};
use super::sentences::{either, words};
use super::text::rows;
use super::{View, own_game};
use crate::geometry::Point;
use crate::say;
use crate::wrap::wrap;
use tiebreak_model::GameResult;
use tiebreak_scenarios::Prospect;

const LEFT: u32 = 230;
const WIDTH: u32 = 660;

/// Draws the tree of one participant and returns its height.
pub(super) fn draw(view: View<'_>, prospect: &Prospect, canvas: &mut Canvas, top: u32) -> u32 {
    canvas.text(20, top + 24, HEAD, view.name(prospect.id));
    let own = view.own_games(prospect.id).into_iter().next();
    let branches: Vec<Option<GameResult>> = match own {
        Some(game) => own_game::best_first(view, prospect.id, game).into_iter().map(Some).collect(),
        None => vec![None],
    };
    let mut y = top + 44;
    let root = y + 40;
    for result in branches {
        let lines = lines(view, prospect, own.zip(result));
        let shown: u32 = lines.iter().map(|line| wrap(line, 84).len() as u32).sum();
        let height = (shown * LINE + 16).max(46);
        let label = match (own, result) {
            (Some(game), Some(result)) => own_words(view, own_result(view, prospect, game, result)),
            _ => say!(view.language, no_game_left),
        };
        if own.is_some() {
            canvas.line(Point::new(122, root), Point::new(150, y + height / 2));
        }
        canvas.text(155, y + height / 2 + 5, LABEL, &label);
        canvas.rect(Box { x: LEFT, y, width: WIDTH, height }, "leaf", None);
        let mut at = y + 20;
        for line in lines {
            at += LINE * canvas.wrapped(Point::new(LEFT + 10, at), 84, CELL, &line);
        }
        y += height + 10;
    }
    if let Some(game) = own {
        let game = &view.scenarios.games[game];
        let opponent = if game.white == prospect.id { game.black } else { game.white };
        canvas.text(20, root - 6, SMALL, &say!(view.language, tree_against));
        canvas.wrapped(Point::new(20, root + 12), 14, SMALL, view.name(opponent));
    }
    y - top + 10
}

/// What a result of the own game means for this participant: `win`, `draw` or `loss`.
pub(super) fn own_result(
    view: View<'_>,
    prospect: &Prospect,
    game: usize,
    result: GameResult,
) -> &'static str {
    let white = view.scenarios.games[game].white == prospect.id;
    match (result, white) {
        (GameResult::White, true) | (GameResult::Black, false) => "win",
        (GameResult::Draw, _) => "draw",
        _ => "loss",
    }
}

/// The same word in the language of the view.
pub(super) fn own_words(view: View<'_>, result: &str) -> String {
    say!(view.language, own_result { result })
}

/// What remains after the own result: "wins outright in any case", "play-off if ...".
pub(super) fn lines(
    view: View<'_>,
    prospect: &Prospect,
    own: Option<(usize, GameResult)>,
) -> Vec<String> {
    let (language, mut lines) = (view.language, Vec::new());
    for (what, goal, _) in rows(view, prospect) {
        let Some(conditions) = goal.listed(&prospect.needs) else {
            lines.push(say!(language, what_why { what, why: view.no_conditions(prospect, goal) }));
            continue;
        };
        let left = match own {
            Some((game, result)) => own_game::after(conditions, game, result),
            None => conditions.to_vec(),
        };
        if left.first().is_some_and(Vec::is_empty) {
            lines.push(say!(language, need_in_any_case { what }));
            continue;
        }
        let ways: Vec<String> =
            left.iter().take(8).map(|condition| words(view, prospect.id, condition)).collect();
        let told = match left.len() {
            0 => continue,
            1..=8 => either(language, &ways),
            all => say!(language, tree_more_ways { ways: either(language, &ways), count: all - 8 }),
        };
        lines.push(say!(language, need_if { what, ways: told }));
    }
    lines
}
