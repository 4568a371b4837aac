//! What each part of a document is: the tree that is read aloud.

use krilla::tagging::{
    Identifier, ListNumbering, Node, TableHeaderScope, Tag, TagGroup, TagKind, TagTree,
};
use std::num::{NonZeroU16, NonZeroU32};

/// A part, by its number in the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PartNumber(usize);

/// What a part is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PartKind {
    Section,
    /// A heading of a level, with its words.
    Heading(u16, String),
    Paragraph,
    Quote,
    /// A picture, with what is said instead of it.
    Figure(String),
    Table,
    TableHead,
    TableBody,
    Row,
    /// The head of columns, over this many of them.
    ColumnHead(usize),
    /// The head of a row, over this many columns.
    RowHead(usize),
    Cell(usize),
    List,
    Item,
    Label,
    Body,
}

impl PartKind {
    fn tag(&self) -> TagKind {
        let over = |span: usize| {
            u32::try_from(span).ok().filter(|span| *span > 1).and_then(NonZeroU32::new)
        };
        match self {
            Self::Section => Tag::Section.into(),
            Self::Heading(level, title) => {
                Tag::Hn(NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN), Some(title.clone()))
                    .into()
            }
            Self::Paragraph => Tag::P.into(),
            Self::Quote => Tag::BlockQuote.into(),
            Self::Figure(instead) => Tag::Figure(Some(instead.clone())).into(),
            Self::Table => Tag::Table.into(),
            Self::TableHead => Tag::THead.into(),
            Self::TableBody => Tag::TBody.into(),
            Self::Row => Tag::TR.into(),
            Self::ColumnHead(span) => {
                Tag::TH(TableHeaderScope::Column).with_col_span(over(*span)).into()
            }
            Self::RowHead(span) => Tag::TH(TableHeaderScope::Row).with_col_span(over(*span)).into(),
            Self::Cell(span) => Tag::TD.with_col_span(over(*span)).into(),
            Self::List => Tag::L(ListNumbering::None).into(),
            Self::Item => Tag::LI.into(),
            Self::Label => Tag::Lbl.into(),
            Self::Body => Tag::LBody.into(),
        }
    }
}

enum Child {
    Part(PartNumber),
    Drawn(Identifier),
}

struct TagPart {
    kind: PartKind,
    children: Vec<Child>,
}

/// The parts of a document.
#[derive(Default)]
pub(crate) struct Tags {
    parts: Vec<TagPart>,
    top: Vec<PartNumber>,
}

impl Tags {
    /// One more part at the top of the tree.
    pub fn top(&mut self, kind: PartKind) -> PartNumber {
        let number = self.add(kind);
        self.top.push(number);
        number
    }

    /// One more part of a part.
    pub fn part(&mut self, of: PartNumber, kind: PartKind) -> PartNumber {
        let number = self.add(kind);
        if let Some(parent) = self.parts.get_mut(of.0) {
            parent.children.push(Child::Part(number));
        }
        number
    }

    fn add(&mut self, kind: PartKind) -> PartNumber {
        self.parts.push(TagPart { kind, children: Vec::new() });
        PartNumber(self.parts.len() - 1)
    }

    /// What was drawn on a page belongs to a part.
    pub fn drawn(&mut self, part: PartNumber, what: Identifier) {
        if let Some(part) = self.parts.get_mut(part.0) {
            part.children.push(Child::Drawn(what));
        }
    }

    /// The tree. Parts of which nothing was drawn are left out.
    pub fn tree(mut self) -> TagTree {
        let mut tree = TagTree::new();
        for number in std::mem::take(&mut self.top) {
            if let Some(group) = self.group(number) {
                tree.push(group);
            }
        }
        tree
    }

    fn group(&mut self, number: PartNumber) -> Option<TagGroup> {
        let part = self.parts.get_mut(number.0)?;
        let mut group = TagGroup::new(part.kind.tag());
        for child in std::mem::take(&mut part.children) {
            match child {
                Child::Drawn(what) => group.push(Node::Leaf(what)),
                Child::Part(number) => {
                    if let Some(inner) = self.group(number) {
                        group.push(inner);
                    }
                }
            }
        }
        (!group.children.is_empty()).then_some(group)
    }
}
