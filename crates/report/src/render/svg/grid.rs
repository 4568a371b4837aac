//! A table with headings, rows and cells. Columns are as wide as their content.

use super::fit::width;
use super::kit::{Anchor, Look, SIZE, SMALL, area, drawing, line, text};
use crate::geometry::{Extent, Point};
use crate::paper::{self, CellManner, GroupManner, Manner, TableKind, TextRun};
use maud::{Markup, html};
use std::ops::RangeInclusive;

const ROW: u32 = 22;
const PADDING: u32 = 7;

/// A column of a drawn table.
#[derive(Debug, Clone)]
pub(super) struct Column {
    pub head: String,
    pub class: &'static str,
    pub anchor: Anchor,
    /// The least and the greatest width of the column.
    pub limits: RangeInclusive<u32>,
}

impl Column {
    pub fn new(
        head: impl Into<String>,
        class: &'static str,
        anchor: Anchor,
        limits: RangeInclusive<u32>,
    ) -> Self {
        Self { head: head.into(), class, anchor, limits }
    }
}

/// The content of a cell.
#[derive(Debug, Clone, Default)]
pub(super) enum Cell {
    #[default]
    Empty,
    /// The participant's own column.
    Own,
    Words(String),
    Strong(String),
    Faint(String),
}

/// A row, and whether it begins a new place.
#[derive(Debug, Clone, Default)]
pub(super) struct Row {
    pub cells: Vec<Cell>,
    pub new_place: bool,
}

/// A table to be drawn.
#[derive(Debug, Clone, Default)]
pub(super) struct DrawnGrid {
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
}

impl Cell {
    fn words(&self) -> &str {
        match self {
            Self::Empty | Self::Own => "",
            Self::Words(words) | Self::Strong(words) | Self::Faint(words) => words,
        }
    }
}

impl DrawnGrid {
    /// The table as a drawing.
    pub fn draw(&self, class: &'static str, title: &str) -> String {
        self.draw_rows(class, title, &self.rows)
    }

    /// The table in several drawings with at most this many rows each, and with headings, because a
    /// drawing cannot break across pages.
    pub fn draw_in_parts(&self, class: &'static str, title: &str, rows: usize) -> Vec<String> {
        self.rows.chunks(rows.max(1)).map(|rows| self.draw_rows(class, title, rows)).collect()
    }

    fn draw_rows(&self, class: &'static str, title: &str, rows: &[Row]) -> String {
        let edges = self.edges();
        let right = edges.last().copied().unwrap_or(0);
        let bottom = u32::try_from(rows.len() + 1).unwrap_or(u32::MAX).saturating_mul(ROW);
        let body = html! {
            (self.heads(&edges))
            @for (index, row) in rows.iter().enumerate() {
                @let top = ROW * (1 + u32::try_from(index).unwrap_or(0));
                @let opacity = match index {
                    0 => "0.7",
                    _ if row.new_place => "0.35",
                    _ => "0.12",
                };
                (self.row(row, top, &edges))
                (line(Point::new(0, top), Point::new(right, top), "rule", opacity))
            }
            (line(Point::new(0, bottom), Point::new(right, bottom), "rule", "0.7"))
        };
        drawing(class, title, Extent::new(right, bottom + 1), &body)
    }

    /// The left edge of each column and the right edge of the last. The widths depend on all rows,
    /// so that the parts line up.
    fn edges(&self) -> Vec<u32> {
        let mut edges = vec![0];
        for (index, column) in self.columns.iter().enumerate() {
            let widest = self
                .rows
                .iter()
                .filter_map(|row| row.cells.get(index))
                .map(|cell| width(cell.words(), SIZE));
            let needed = widest.max().unwrap_or(0).max(width(&column.head, SMALL)) + 2 * PADDING;
            let taken = needed.clamp(*column.limits.start(), *column.limits.end());
            edges.push(edges[index] + taken);
        }
        edges
    }

    fn heads(&self, edges: &[u32]) -> Markup {
        html! {
            @for (column, sides) in self.columns.iter().zip(edges.windows(2)) {
                @let look = Look::new("head").anchor(column.anchor).small().faint();
                @let at = Point::new(anchored(column.anchor, sides), ROW - 7);
                (text(at, look, &column.head, room(sides)))
            }
        }
    }

    fn row(&self, row: &Row, top: u32, edges: &[u32]) -> Markup {
        html! {
            @let cells = self.columns.iter().zip(&row.cells).zip(edges.windows(2));
            @for ((column, cell), sides) in cells {
                @let look = Look::new(column.class).anchor(column.anchor);
                @let at = Point::new(anchored(column.anchor, sides), top + 15);
                @match cell {
                    Cell::Empty => {}
                    Cell::Own => {
                        @let whole = Extent::new(sides[1] - sides[0], ROW);
                        (area(Point::new(sides[0], top), whole, "own", "0.14"))
                    }
                    Cell::Words(words) => { (text(at, look, words, room(sides))) }
                    Cell::Strong(words) => { (text(at, look.bold(true), words, room(sides))) }
                    Cell::Faint(words) => { (text(at, look.faint(), words, room(sides))) }
                }
            }
        }
    }
}

fn anchored(anchor: Anchor, sides: &[u32]) -> u32 {
    match anchor {
        Anchor::Start => sides[0] + PADDING,
        Anchor::Middle => u32::midpoint(sides[0], sides[1]),
        Anchor::End => sides[1] - PADDING,
    }
}

/// The width for text. It includes a part of the padding, because widths are estimated on the large
/// side.
fn room(sides: &[u32]) -> u32 {
    (sides[1] - sides[0]).saturating_sub(PADDING)
}

impl DrawnGrid {
    /// The table without untitled columns that are empty.
    pub fn without_empty(mut self) -> Self {
        let stays: Vec<bool> = (0..self.columns.len())
            .map(|index| {
                let empty =
                    |row: &Row| row.cells.get(index).is_none_or(|cell| matches!(cell, Cell::Empty));
                !self.columns[index].head.is_empty() || !self.rows.iter().all(empty)
            })
            .collect();
        let kept = |index: &usize| stays.get(*index).copied().unwrap_or(true);
        self.columns = self
            .columns
            .into_iter()
            .enumerate()
            .filter(|(index, _)| kept(index))
            .map(|(_, c)| c)
            .collect();
        for row in &mut self.rows {
            let cells = std::mem::take(&mut row.cells);
            row.cells = cells
                .into_iter()
                .enumerate()
                .filter(|(index, _)| kept(index))
                .map(|(_, c)| c)
                .collect();
        }
        self
    }
}

impl DrawnGrid {
    /// The same rows as a table, a group for each place.
    pub fn as_table(&self) -> paper::Table {
        let head = self
            .columns
            .iter()
            .map(|column| paper_cell(column, &Cell::Words(column.head.clone())))
            .collect();
        let mut table = paper::Table::new(TableKind::Grid, head);
        for row in &self.rows {
            let cells = self
                .columns
                .iter()
                .zip(&row.cells)
                .map(|(column, cell)| paper_cell(column, cell))
                .collect();
            let row_of_table = paper::Row::new(cells);
            match table.groups.last_mut().filter(|_| !row.new_place) {
                Some(group) => group.rows.push(row_of_table),
                None => table = table.with(GroupManner::Plain, vec![row_of_table]),
            }
        }
        table
    }
}

fn paper_cell(column: &Column, cell: &Cell) -> paper::Cell {
    let manner = match (cell, column.anchor) {
        (Cell::Own, _) => CellManner::Own,
        (_, Anchor::Start) if column.class == "name" => CellManner::Name,
        (_, Anchor::Start) => CellManner::Plain,
        (_, Anchor::Middle) => CellManner::Result,
        (_, Anchor::End) => CellManner::Number,
    };
    let run = match cell {
        Cell::Empty | Cell::Own => return paper::Cell::new(manner, Vec::new()),
        Cell::Words(words) if column.class == "name" => TextRun::name(words),
        Cell::Words(words) => TextRun::plain(words.clone()),
        Cell::Strong(words) => TextRun::new(Manner::Strong, words.clone()),
        Cell::Faint(words) => TextRun::new(Manner::Clock, words.clone()),
    };
    paper::Cell::new(manner, vec![run])
}
