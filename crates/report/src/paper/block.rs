//! What a section is made of.

use super::{Run, Table};

/// One thing under the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A paragraph in one tone.
    Paragraph(Tone, Vec<Run>),
    /// Words at the head of a part, before what belongs to them.
    Loose(Vec<Run>),
    /// A heading below that of the section.
    Heading(Vec<Run>),
    /// The printed text of a clause.
    Quote(Vec<Run>),
    /// Text whose lines end where they end.
    Verbatim(String),
    /// Clauses at the left, what they say at the right.
    Steps(Vec<Step>),
    /// Parts with a mark before each.
    Parts(Vec<Vec<Block>>),
    /// A table with its head.
    Table(Table),
    /// A drawing with words above it.
    Figure {
        /// The words above the drawing.
        caption: Vec<Run>,
        /// The drawing below the words.
        drawing: Drawing,
    },
    /// A drawing alone.
    Drawing(Drawing),
    /// A draw of lots.
    Draw {
        /// Whether it no longer counts.
        superseded: bool,
        /// What is said of it.
        blocks: Vec<Block>,
    },
    /// Commands with what they print.
    Recipe(Vec<Hashed>),
    /// A QR code beside what it holds.
    Pinned {
        /// What the code holds.
        code: String,
        /// What is read instead of looking at it.
        alternative: String,
        /// What stands beside it.
        blocks: Vec<Block>,
    },
    /// Lines to sign on, each with who signs, and what is noted beside every name.
    Lines {
        /// The offices that sign, a line for each.
        who: Vec<String>,
        /// What is noted.
        noted: String,
    },
}

/// How loud a paragraph is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Ordinary text without emphasis.
    Plain,
    /// Beside the point, and worth knowing.
    Note,
    /// Why lots were drawn again.
    Again,
    /// What another reading would have changed.
    Otherwise,
    /// It no longer counts.
    Superseded,
}

/// A clause, and what it did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The clause, or what else stands at the left.
    pub clause: String,
    /// Whether it may be longer than a sheet.
    pub long: bool,
    /// What it did.
    pub blocks: Vec<Block>,
}

/// A command, and what it prints.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hashed {
    /// The command that makes the hash.
    pub command: String,
    /// The hash that it prints.
    pub hash: String,
}

/// A drawing with a text alternative.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// What it shows, in words.
    pub title: String,
    /// It as SVG, in as many parts as fit on sheets.
    pub svg: Vec<String>,
    /// The same as a table, where it is one.
    pub table: Option<Table>,
}
