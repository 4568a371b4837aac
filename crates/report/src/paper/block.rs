//! The blocks of which a section consists.

use super::{Table, TextRun};

/// A block of a section; blocks follow each other from top to bottom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A paragraph in one tone.
    Paragraph(Tone, Vec<TextRun>),
    /// The introduction of the blocks that follow.
    Loose(Vec<TextRun>),
    /// A heading below that of the section.
    Heading(Vec<TextRun>),
    /// The printed text of a clause.
    Quote(Vec<TextRun>),
    /// Text that keeps its line breaks.
    Verbatim(String),
    /// Clauses on the left, and what they say on the right.
    Steps(Vec<PaperStep>),
    /// Parts, each with a mark.
    Parts(Vec<Vec<Block>>),
    /// A table with its head.
    Table(Table),
    /// A drawing with a caption.
    Figure {
        /// The words above the drawing.
        caption: Vec<TextRun>,
        /// The drawing below the words.
        drawing: Drawing,
    },
    /// A drawing without a caption.
    Drawing(Drawing),
    /// A draw of lots.
    Draw {
        /// Whether it no longer applies.
        superseded: bool,
        /// The description of the draw.
        blocks: Vec<Block>,
    },
    /// Commands with what they print.
    Recipe(Vec<Hashed>),
    /// A QR code next to its content.
    Pinned {
        /// What the code holds.
        code: String,
        /// The text for readers who cannot see the code.
        alternative: String,
        /// The blocks next to the code.
        blocks: Vec<Block>,
    },
    /// Lines for signatures, each with the office of the signer.
    Lines {
        /// The offices that sign, a line for each.
        who: Vec<String>,
        /// The remark next to every name.
        noted: String,
    },
}

/// The emphasis of a paragraph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Ordinary text without emphasis.
    Plain,
    /// Worth knowing, but not essential.
    Note,
    /// Why lots were drawn again.
    Again,
    /// What another interpretation would have changed.
    Otherwise,
    /// It no longer applies.
    Superseded,
}

/// A clause with its effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperStep {
    /// The clause, or another mark on the left.
    pub clause: String,
    /// Whether the step may break across pages.
    pub long: bool,
    /// The effect of the clause.
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
    /// What the drawing shows, in words.
    pub title: String,
    /// The drawing as SVG, in as many parts as the pages need.
    pub svg: Vec<String>,
    /// The same as a table, if it is one.
    pub table: Option<Table>,
}
