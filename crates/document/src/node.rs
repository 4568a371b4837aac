//! The tree that both notations are read into.

use crate::{RejectedFile, json, toml_text, without_mark};
use std::ops::Range;
use tiebreak_language::{Sentence, sentence};

/// A place in the text, in bytes.
pub type Span = Range<usize>;

/// A value with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub value: NodeValue,
}

/// What stands at a place. Numbers keep their digits: they are never read through a float.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NodeValue {
    /// A string, without quotes and escapes.
    Text(String),
    /// A number, as written.
    Number(String),
    /// `true` or `false`.
    Bool(bool),
    /// A date or time of TOML, as written.
    Moment(String),
    /// A list of values of any kind.
    List(Vec<Node>),
    /// A table, in the order of the file.
    Table(Vec<KeyValue>),
}

impl NodeValue {
    /// What kind of value it is, for messages.
    pub fn kind(&self) -> Sentence {
        let kind = match self {
            Self::Text(_) => "text",
            Self::Number(_) => "number",
            Self::Bool(_) => "truth",
            Self::Moment(_) => "moment",
            Self::List(_) => "list",
            Self::Table(_) => "table",
        };
        sentence!(document_kind { kind })
    }
}

/// One key of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyValue {
    /// The key as written, without quotes.
    pub key: String,
    /// Where the key stands.
    pub key_span: Span,
    /// What it holds.
    pub node: Node,
}

/// A file: its name, its text, its tree.
#[derive(Debug, Clone)]
pub struct Document {
    /// The name under which the user gave it.
    pub name: String,
    /// The text, without a byte order mark.
    pub text: String,
    /// The outermost table.
    pub root: Node,
}

impl Document {
    /// Reads TOML, or JSON where the text begins with `{`. A byte order mark before it is left out:
    /// places count from behind it.
    pub fn read(name: &str, text: &str) -> Result<Self, RejectedFile> {
        let text = without_mark(text);
        let is_json = text.trim_start().starts_with('{');
        let root = if is_json { json::parse(text) } else { toml_text::parse(text) };
        match root {
            Ok(root) => Ok(Self { name: name.to_owned(), text: text.to_owned(), root }),
            Err(findings) => Err(RejectedFile::new(name, text, findings)),
        }
    }
}
