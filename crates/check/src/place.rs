//! The places of clauses and keys in the file, so that findings can be underlined.

use tiebreak_document::{Document, Node, NodeValue, Span};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::Regulation;

/// A regulation's file as a tree.
pub(crate) struct RegulationTree {
    root: Option<Node>,
    text: String,
}

impl RegulationTree {
    pub fn new(regulation: &Regulation) -> Self {
        let document = Document::read(&regulation.file, &regulation.file_text).ok();
        Self { root: document.map(|document| document.root), text: regulation.file_text.clone() }
    }

    /// The number of a clause, in the brackets of its table.
    pub fn clause(regulation: &Regulation, at: ClauseRef) -> Span {
        regulation.clause(at).span.clone()
    }

    /// A key of the file as a whole.
    pub fn has(&self, key: &str) -> bool {
        self.root.as_ref().is_some_and(|root| child(root, key).is_some())
    }

    /// What stands under a key of a clause.
    pub fn key(&self, clause: &str, key: &str) -> Option<&Node> {
        child(child(child(self.root.as_ref()?, "clause")?, clause)?, key)
    }

    /// The n-th route of a clause.
    pub fn route(&self, clause: &str, position: usize) -> Option<Span> {
        let node = self.key(clause, "then")?;
        match &node.value {
            NodeValue::List(items) => items.get(position).map(|item| item.span.clone()),
            _ => Some(node.span.clone()),
        }
    }

    /// The n-th line of a clause's `by-number`.
    pub fn number(&self, clause: &str, position: usize) -> Option<Span> {
        match &self.key(clause, "by-number").or_else(|| self.key(clause, "by-place"))?.value {
            NodeValue::Table(entries) => entries
                .get(position)
                .map(|entry| entry.key_span.start..entry.node.span.end.max(entry.key_span.end)),
            _ => None,
        }
    }

    /// The place of some words in a clause's printed text.
    pub fn words(&self, clause: &str, words: &str) -> Option<Span> {
        let span = self.key(clause, "text")?.span.clone();
        let at = span.start + self.text.get(span)?.find(words)?;
        Some(at..at + words.len())
    }
}

/// What a table holds under a key.
pub(crate) fn child<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    match &node.value {
        NodeValue::Table(entries) => {
            entries.iter().find(|entry| entry.key == key).map(|entry| &entry.node)
        }
        _ => None,
    }
}
