//! Tables: groups of rows under one head.

use super::Run;
use crate::{Language, say};

/// A table with a head and groups of rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// What it is of.
    pub kind: TableKind,
    /// The heads of the columns.
    pub head: Vec<Cell>,
    /// The rows, in groups that stay together.
    pub groups: Vec<Group>,
}

/// What a table is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableKind {
    /// A list: the standing, awards, money.
    List,
    /// The games of a play-off.
    Games,
    /// Boards of bridge, inside a step.
    Boards,
    /// The lines of a record.
    Log,
    /// Everybody against everybody.
    Grid,
}

/// Rows that belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// What they are.
    pub manner: GroupManner,
    /// The rows from top to bottom.
    pub rows: Vec<Row>,
}

/// What rows that belong together are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupManner {
    /// Nothing out of the ordinary.
    Plain,
    /// To be decided.
    Open,
    /// The first, alone.
    First,
    /// Nothing is open about it.
    Decided,
}

/// A row of cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// What it is.
    pub manner: RowManner,
    /// The cells from left to right.
    pub cells: Vec<Cell>,
}

/// What a row is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowManner {
    /// Nothing out of the ordinary.
    Plain,
    /// The name of a stage above its games.
    Stage,
    /// It no longer counts.
    Superseded,
}

/// A cell and how it looks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// What stands in it.
    pub runs: Vec<Run>,
    /// What that is.
    pub manner: CellManner,
    /// Whether it is a head.
    pub head: bool,
    /// Over how many columns it goes.
    pub span: usize,
}

/// What stands in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellManner {
    /// Ordinary words, without a look of their own.
    Plain,
    /// A figure: it ends at the right.
    Number,
    /// A name, which may be long.
    Name,
    /// A result: it stands in the middle.
    Result,
    /// Which game it was.
    Game,
    /// What is not listed.
    More,
    /// Nobody plays against oneself.
    Own,
}

/// The head of a column of words, by its name.
pub(super) fn column(language: Language, column: &str) -> Cell {
    Cell::words(say!(language, protocol_column { column }))
}

impl Table {
    /// A table with the heads of its columns.
    pub(crate) fn new(kind: TableKind, head: Vec<Cell>) -> Self {
        Self { kind, head: head.into_iter().map(Cell::heading).collect(), groups: Vec::new() }
    }

    /// The same with these rows as one more group.
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
    /// A cell of a manner.
    pub(crate) fn new(manner: CellManner, runs: Vec<Run>) -> Self {
        Self { runs, manner, head: false, span: 1 }
    }

    /// A cell of plain words.
    pub(crate) fn words(words: impl Into<String>) -> Self {
        Self::new(CellManner::Plain, vec![Run::plain(words.into())])
    }

    /// A cell of figures, aligned as a number.
    pub(crate) fn number(words: impl Into<String>) -> Self {
        Self::new(CellManner::Number, vec![Run::plain(words.into())])
    }

    /// A cell with a participant's name.
    pub(crate) fn name(name: &str) -> Self {
        Self::new(CellManner::Name, vec![Run::name(name)])
    }

    /// The same over so many columns.
    pub(crate) fn over(self, span: usize) -> Self {
        Self { span, ..self }
    }

    /// The same as the head of a column or a row.
    pub(crate) fn heading(self) -> Self {
        Self { head: true, ..self }
    }
}
