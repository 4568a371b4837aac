//! Taking the keys of a table one by one, and noticing those that nobody took.

use crate::{Content, Diagnostic, Entry, Faults, Node, Span, closest, grouped};
use std::ops::RangeInclusive;

/// A value that was read, with the place it came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed<T> {
    /// The value.
    pub value: T,
    /// Where it stands.
    pub span: Span,
}

/// The keys of one table, while they are being read.
#[derive(Debug)]
pub struct Fields<'n> {
    what: String,
    span: Span,
    entries: &'n [Entry],
    taken: Vec<bool>,
    known: Vec<&'static str>,
}

impl<'n> Fields<'n> {
    /// Opens a table; `what` names it in messages ("the event", "this clause").
    pub fn of(node: &'n Node, what: &str, faults: &mut Faults) -> Option<Self> {
        let Content::Table(entries) = &node.value else {
            faults.add(wrong_kind(what, "a table", node));
            return None;
        };
        Some(Self {
            what: what.to_owned(),
            span: node.span.clone(),
            entries,
            taken: vec![false; entries.len()],
            known: Vec::new(),
        })
    }

    /// Where the table stands.
    pub fn span(&self) -> Span {
        self.span.clone()
    }

    /// The node under a key, if the key is there.
    pub fn node(&mut self, key: &'static str) -> Option<&'n Node> {
        self.known.push(key);
        let index = self.entries.iter().position(|entry| entry.key == key)?;
        self.taken[index] = true;
        Some(&self.entries[index].node)
    }

    /// A text, if the key is there.
    pub fn text(&mut self, key: &'static str, faults: &mut Faults) -> Option<Placed<String>> {
        let node = self.node(key)?;
        node.text(key, faults)
    }

    /// A text that must be there.
    pub fn required_text(&mut self, key: &'static str, faults: &mut Faults) -> Option<Placed<String>> {
        match self.node(key) {
            Some(node) => node.text(key, faults),
            None => {
                self.missing(key, faults);
                None
            }
        }
    }

    /// A text that must be there; `like` lists the values that it may have.
    pub fn required_text_like(&mut self, key: &'static str, like: &str, faults: &mut Faults) -> Option<Placed<String>> {
        match self.node(key) {
            Some(node) => node.text(key, faults),
            None => {
                self.missing_like(key, like, faults);
                None
            }
        }
    }

    /// Says that a key is missing, and which values it may have.
    pub fn missing_like(&self, key: &str, like: &str, faults: &mut Faults) {
        self.missing(key, faults);
        if let Some(found) = faults.list.last_mut() {
            found.hint = Some(format!("add `{key} = ...`: {like}").into());
        }
    }

    /// Says that a key is missing.
    pub fn missing(&self, key: &str, faults: &mut Faults) {
        let end = self.span.end.min(self.span.start + 1).max(self.span.start);
        faults.add(
            Diagnostic::error(format!("{} has no `{key}`", self.what), self.span.start..end)
                .label(format!("`{key}` is missing here"))
                .hint(format!("add `{key} = ...`")),
        );
    }

    /// A whole number within bounds, if the key is there.
    ///
    /// ```
    /// use tiebreak_document::{Document, Faults, Fields};
    /// let document = Document::read("a.toml", "games = 2_000_000").unwrap();
    /// let mut faults = Faults::default();
    /// let mut fields = Fields::of(&document.root, "the stage", &mut faults).unwrap();
    /// assert!(fields.whole::<u32>("games", 1..=1_000_000, &mut faults).is_none());
    /// assert_eq!(faults.list[0].label, "expected a whole number from 1 to 1,000,000");
    /// ```
    pub fn whole<T: TryFrom<i64>>(
        &mut self,
        key: &'static str,
        bounds: RangeInclusive<i64>,
        faults: &mut Faults,
    ) -> Option<Placed<T>> {
        let node = self.node(key)?;
        let number = match &node.value {
            Content::Number(digits) => digits.replace('_', "").parse::<i64>().ok().filter(|n| bounds.contains(n)),
            _ => None,
        };
        match number.and_then(|number| T::try_from(number).ok()) {
            Some(value) => Some(Placed { value, span: node.span.clone() }),
            None => {
                let (least, most) = (bounds.start(), bounds.end());
                let label = format!("expected a whole number from {least} to {}", grouped(*most));
                faults.add(Diagnostic::error(format!("`{key}` is not usable"), node.span.clone()).label(label));
                None
            }
        }
    }

    /// The entries that no one has taken yet, for tables whose keys are names.
    pub fn others(&mut self) -> impl Iterator<Item = &'n Entry> + use<'n> {
        let entries = self.entries;
        let free: Vec<usize> = (0..entries.len()).filter(|index| !self.taken[*index]).collect();
        for index in &free {
            self.taken[*index] = true;
        }
        free.into_iter().map(move |index| &entries[index])
    }

    /// Reports every key that nobody asked for.
    pub fn finish(self, faults: &mut Faults) {
        let unknown = self.entries.iter().zip(&self.taken).filter(|(_, taken)| !**taken);
        for (entry, _) in unknown {
            let message = format!("unknown key `{}` in {}", entry.key, self.what);
            let mut found = Diagnostic::error(message, entry.key_span.clone());
            let known = self.known.iter().copied().filter(|_| !faults.many());
            found = match closest(&entry.key, known) {
                Some(near) => found.label(format!("did you mean `{near}`?")),
                None => found.hint(format!("known keys: {}", self.known.join(", "))),
            };
            faults.add(found);
        }
    }
}

impl Node {
    /// The node as a text.
    pub fn text(&self, what: &str, faults: &mut Faults) -> Option<Placed<String>> {
        match &self.value {
            Content::Text(text) => Some(Placed { value: text.clone(), span: self.span.clone() }),
            _ => {
                faults.add(wrong_kind(&format!("`{what}`"), "a text", self));
                None
            }
        }
    }

    /// The node as a list.
    pub fn list(&self, what: &str, faults: &mut Faults) -> Option<&[Node]> {
        match &self.value {
            Content::List(items) => Some(items),
            _ => {
                faults.add(wrong_kind(&format!("`{what}`"), "a list", self));
                None
            }
        }
    }
}

fn wrong_kind(what: &str, wanted: &str, node: &Node) -> Diagnostic {
    Diagnostic::error(format!("{what} is {}, not {wanted}", node.value.kind()), node.span.clone())
        .label(format!("expected {wanted}"))
}
