//! The table of a round robin among the tied.

use super::grid::{Cell, Column, DrawnGrid, Row};
use super::kit::Anchor;
use crate::paper;
use crate::words::place_in_play_off;
use crate::{Case, say};
use tiebreak_model::{Colour, Exact, GameState, Id, PlayedGame, StageRecord};

/// The table of a stage in the order of its pairing numbers: the known results, ○ for a game to be
/// played now, – for a game that is not needed.
pub fn round_robin(case: Case<'_>, stage: &StageRecord) -> String {
    let title = format!(
        "{} ({})",
        place_in_play_off(case.language, &stage.path),
        case.clause(stage.clause)
    );
    grid(case, stage).draw("round-robin", &title)
}

/// The table of a stage as data.
pub(crate) fn round_robin_as_table(case: Case<'_>, stage: &StageRecord) -> paper::Table {
    grid(case, stage).as_table()
}

fn grid(case: Case<'_>, stage: &StageRecord) -> DrawnGrid {
    let head = |what: &str| say!(case.language, column { what });
    let mut columns = vec![
        Column::new(head("number"), "number", Anchor::End, 24..=60),
        Column::new(head("name"), "name", Anchor::Start, 80..=240),
    ];
    let numbers = 1..=stage.members.len();
    columns.extend(
        numbers.map(|number| Column::new(number.to_string(), "result", Anchor::Middle, 30..=120)),
    );
    columns.push(Column::new(head("points"), "points", Anchor::End, 40..=90));
    let rows = stage.members.iter().enumerate().map(|(index, id)| {
        let mut cells =
            vec![Cell::Faint((index + 1).to_string()), Cell::Words(case.name(*id).to_owned())];
        cells.extend(
            stage
                .members
                .iter()
                .map(|other| if id == other { Cell::Own } else { cell(stage, *id, *other) }),
        );
        cells.push(Cell::Strong(half_points(points(stage, *id))));
        Row { cells, new_place: false }
    });
    DrawnGrid { rows: rows.collect(), columns }
}

fn cell(stage: &StageRecord, id: Id, other: Id) -> Cell {
    let sides = |game: &&PlayedGame| {
        [(game.white, game.black), (game.black, game.white)].contains(&(id, other))
    };
    let words: Vec<String> =
        stage.games.iter().filter(sides).filter_map(|game| mark(game, id)).collect();
    if words.is_empty() { Cell::Empty } else { Cell::Words(words.join(" ")) }
}

fn mark(game: &PlayedGame, id: Id) -> Option<String> {
    match game.state {
        GameState::Played(_) => own_mark(game, id),
        GameState::Now => Some("○".to_owned()),
        GameState::Later => None,
        GameState::NotNeeded => Some("–".to_owned()),
    }
}

/// Twice the points of a participant in a game that was played.
fn own(game: &PlayedGame, id: Id) -> Option<i64> {
    let colour = match id {
        id if id == game.white => Colour::White,
        id if id == game.black => Colour::Black,
        _ => return None,
    };
    match game.state {
        GameState::Played(result) => Some(result.half_points(colour)),
        _ => None,
    }
}

/// The result of a game that was played, for one of the two: "½", or "+" for a win by forfeit.
pub fn own_mark(game: &PlayedGame, id: Id) -> Option<String> {
    let GameState::Played(result) = game.state else { return None };
    let points = own(game, id)?;
    Some(match (result.is_forfeit(), points) {
        (true, 0) => "−".to_owned(),
        (true, _) => "+".to_owned(),
        (false, points) => half_points(points),
    })
}

/// The points of a participant in a stage: "1½"; "+" or "−" where every game was forfeited.
pub fn stage_mark(stage: &StageRecord, id: Id) -> String {
    let played = || stage.games.iter().filter_map(|game| own_mark(game, id));
    let forfeited = played().all(|mark| mark == "+" || mark == "−");
    match (forfeited, played().next()) {
        (true, Some(_)) => (if points(stage, id) > 0 { "+" } else { "−" }).to_owned(),
        _ => half_points(points(stage, id)),
    }
}

/// Twice the points of a participant in a stage so far.
pub fn points(stage: &StageRecord, id: Id) -> i64 {
    stage.games.iter().filter_map(|game| own(game, id)).sum()
}

/// Half points as people write them: "1½".
pub fn half_points(score: i64) -> String {
    Exact::fraction(score.into(), 2).unwrap_or(Exact::ZERO).mixed()
}
