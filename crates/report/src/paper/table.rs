//! Tables: groups of rows under one head.

use super::TextRun;
use crate::{Language, say};

/// A table with a head and groups of rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The kind of content.
    pub kind: TableKind,
    /// The heads of the columns.
    pub head: Vec<Cell>,
    /// The groups of rows. The rows of a group stay on one page.
    pub groups: Vec<Group>,
}

/// The kind of content of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableKind {
    /// A list, such as standings, awards or prize money.
    List,
    /// The games of a play-off.
    Games,
    /// Boards of bridge, inside a step.
    Boards,
    /// The lines of a record.
    Log,
    /// A crosstable of all games.
    Grid,
}

/// Rows that belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The style of the group.
    pub manner: GroupManner,
    /// The rows from top to bottom.
    pub rows: Vec<Row>,
}

/// The style of a group of rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupManner {
    /// An ordinary group.
    Plain,
    /// A group with an open order.
    Open,
    /// The winner alone.
    First,
    /// A group in which nothing is open.
    Decided,
}

/// A row of cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The style of the row.
    pub manner: RowManner,
    /// The cells from left to right.
    pub cells: Vec<Cell>,
}

/// The style of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowManner {
    /// An ordinary row.
    Plain,
    /// The name of a stage above its games.
    Stage,
    /// A row that no longer applies.
    Superseded,
}

/// A cell with its style.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The content of the cell.
    pub runs: Vec<TextRun>,
    /// The style of the content.
    pub manner: CellManner,
    /// Whether the cell is a heading.
    pub head: bool,
    /// The number of columns that the cell spans.
    pub span: usize,
}

/// The style of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellManner {
    /// Text without a special look.
    Plain,
    /// A figure, aligned to the right.
    Number,
    /// A name, which may be long.
    Name,
    /// A result, centred.
    Result,
    /// The name of a game.
    Game,
    /// A remark that further rows are not listed.
    More,
    /// The participant's own column in a crosstable.
    Own,
}

/// The heading of a column of words, by its name.
pub(super) fn column(language: Language, column: &str) -> Cell {
    Cell::words(say!(language, protocol_column { column }))
}

impl Table {
    /// A table with the headings of its columns.
    pub(crate) fn new(kind: TableKind, head: Vec<Cell>) -> Self {
        Self { kind, head: head.into_iter().map(Cell::heading).collect(), groups: Vec::new() }
    }

    /// Adds these rows as one more group.
    pub(crate) fn with(mut self, manner: GroupManner, rows: Vec<Row>) -> Self {
        self.groups.push(Group { manner, rows });
        self
    }
}

impl Row {
    /// An ordinary row.
    pub(crate) fn new(cells: Vec<Cell>) -> Self {
        Self { manner: RowManner::Plain, cells }
    }
}

impl Cell {
    /// A cell with this style.
    pub(crate) fn new(manner: CellManner, runs: Vec<TextRun>) -> Self {
        Self { runs, manner, head: false, span: 1 }
    }

    /// A cell of plain words.
    pub(crate) fn words(words: impl Into<String>) -> Self {
        Self::new(CellManner::Plain, vec![TextRun::plain(words.into())])
    }

    /// A cell of figures, aligned as a number.
    pub(crate) fn number(words: impl Into<String>) -> Self {
        Self::new(CellManner::Number, vec![TextRun::plain(words.into())])
    }

    /// A cell with a participant's name.
    pub(crate) fn name(name: &str) -> Self {
        Self::new(CellManner::Name, vec![TextRun::name(name)])
    }

    /// Makes the cell span this many columns.
    pub(crate) fn over(self, span: usize) -> Self {
        Self { span, ..self }
    }

    /// Makes the cell a heading.
    pub(crate) fn heading(self) -> Self {
        Self { head: true, ..self }
    }
}
