//! The crosstable of the event as a drawing.

use super::grid::{Cell, Column, DrawnGrid, Row};
use super::kit::Anchor;
use crate::crosstable::{self, Across, Met, Table};
use crate::paper;
use crate::{Case, Language, say};

/// The crosstable, in the order of the standings; `None` if the event has only final scores.
pub fn crosstable(case: Case<'_>) -> Option<String> {
    Some(grid(case)?.draw("crosstable", &crosstable_title(case)))
}

/// The crosstable in several drawings with at most this many rows each, for paper.
pub fn crosstable_in_parts(case: Case<'_>, rows: usize) -> Vec<String> {
    grid(case)
        .map(|grid| grid.draw_in_parts("crosstable", &crosstable_title(case), rows))
        .unwrap_or_default()
}

/// The crosstable as a table that can break across pages.
pub(crate) fn crosstable_as_table(case: Case<'_>) -> Option<paper::Table> {
    Some(grid(case)?.as_table())
}

/// The title of a crosstable.
pub(crate) fn crosstable_title(case: Case<'_>) -> String {
    say!(case.language, crosstable_title { event: case.event.title() })
}

fn grid(case: Case<'_>) -> Option<DrawnGrid> {
    let table = crosstable::crosstable(case)?;
    let head = |what: &str| say!(case.language, column { what });
    let mut columns = vec![
        Column::new("", "number", Anchor::End, 20..=60),
        Column::new(head("name"), "name", Anchor::Start, 80..=190),
        Column::new("", "federation", Anchor::Start, 0..=60),
        Column::new("", "rating", Anchor::End, 0..=60),
    ];
    let result = |head: &String| match table.across {
        Across::Opponents => Column::new(head.clone(), "result", Anchor::Middle, 24..=120),
        Across::Rounds => Column::new(head.clone(), "result", Anchor::Middle, 34..=120),
        Across::Numbers => Column::new(head.clone(), "result", Anchor::End, 30..=110),
    };
    columns.extend(table.heads.iter().map(result));
    columns.push(Column::new(head("points"), "points", Anchor::End, 30..=90));
    columns.push(Column::new(head("place"), "place", Anchor::End, 30..=90));
    Some(DrawnGrid { rows: rows(case, &table), columns }.without_empty())
}

fn rows(case: Case<'_>, table: &Table) -> Vec<Row> {
    let faint = |words: Option<String>| words.map_or(Cell::Empty, Cell::Faint);
    let row = |line: &crosstable::Line| {
        let one = &case.event.participants()[line.id.index()];
        let mut cells = vec![
            Cell::Faint(line.number.to_string()),
            Cell::Words(one.name.clone()),
            faint(one.federation.clone()),
            faint(one.rating.map(|rating| rating.to_string())),
        ];
        cells.extend(line.cells.iter().map(|cell| drawn(case.language, cell, table.across)));
        cells.push(Cell::Strong(line.score.clone()));
        cells.push(line.place.clone().map_or(Cell::Empty, Cell::Words));
        Row { cells, new_place: line.place.is_some() }
    };
    table.lines.iter().map(row).collect()
}

fn drawn(language: Language, cell: &crosstable::Cell, across: Across) -> Cell {
    match cell {
        crosstable::Cell::Empty => Cell::Empty,
        crosstable::Cell::Own => Cell::Own,
        crosstable::Cell::Number(number) => Cell::Words(number.clone()),
        crosstable::Cell::Games(games) => {
            let words: Vec<String> = games
                .iter()
                .map(|met| {
                    if across == Across::Rounds {
                        in_round(language, met)
                    } else {
                        met.score.clone()
                    }
                })
                .collect();
            Cell::Words(words.join(" "))
        }
    }
}

/// Opponent, colour and score: `12w1`. Opponents are named by their line in the table.
fn in_round(language: Language, met: &Met) -> String {
    let opponent = met.against.map(|number| number.to_string()).unwrap_or_default();
    let joint = match (met.colour, met.against) {
        (Some(colour), _) => say!(language, colour_letter { colour: colour.word() }),
        (None, Some(_)) => ": ".to_owned(),
        (None, None) => String::new(),
    };
    format!("{opponent}{joint}{}", met.score)
}
