//! Taking the keys of a table one by one, and noticing those that nobody took.

use crate::{Diagnostic, Faults, KeyValue, Node, NodeValue, Span, closest};
use std::ops::RangeInclusive;
use tiebreak_language::{GroupedNumber, Sentence, sentence};

/// A value that was read, with the place it came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedValue<T> {
    /// The value itself, without its place.
    pub value: T,
    /// Where it stands.
    pub span: Span,
}

/// The keys of one table, while they are being read.
#[derive(Debug)]
pub struct Fields<'n> {
    what: String,
    span: Span,
    entries: &'n [KeyValue],
    taken: Vec<bool>,
    known: Vec<&'static str>,
}

impl<'n> Fields<'n> {
    /// Opens a table; `what` names it: "the event", "this game", "clause \"A.1\"", or the key as it
    /// stands, "`prizes`". What is neither a key nor a clause has its words in every language in
    /// `document-table` and `document-in-table`.
    pub fn open(node: &'n Node, what: &str, faults: &mut Faults) -> Option<Self> {
        let NodeValue::Table(entries) = &node.value else {
            faults.add(wrong_kind(table(what), "table", node));
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
    pub fn text(&mut self, key: &'static str, faults: &mut Faults) -> Option<PlacedValue<String>> {
        let node = self.node(key)?;
        node.text(key, faults)
    }

    /// A text that must be there.
    pub fn required_text(
        &mut self,
        key: &'static str,
        faults: &mut Faults,
    ) -> Option<PlacedValue<String>> {
        match self.node(key) {
            Some(node) => node.text(key, faults),
            None => {
                self.missing(key, faults);
                None
            }
        }
    }

    /// A text that must be there; `like` lists the values that it may have.
    pub fn required_text_like(
        &mut self,
        key: &'static str,
        like: impl Into<Sentence>,
        faults: &mut Faults,
    ) -> Option<PlacedValue<String>> {
        match self.node(key) {
            Some(node) => node.text(key, faults),
            None => {
                self.missing_like(key, like, faults);
                None
            }
        }
    }

    /// Says that a key is missing, and which values it may have.
    pub fn missing_like(&self, key: &str, like: impl Into<Sentence>, faults: &mut Faults) {
        let like = like.into();
        faults.add(self.lack(key).hint(sentence!(document_missing_hint_like { key, like })));
    }

    /// Says that a key is missing.
    pub fn missing(&self, key: &str, faults: &mut Faults) {
        faults.add(self.lack(key).hint(sentence!(document_missing_hint { key })));
    }

    fn lack(&self, key: &str) -> Diagnostic {
        let end = self.span.end.min(self.span.start + 1).max(self.span.start);
        Diagnostic::error(
            sentence!(document_missing { table: table(&self.what), key }),
            self.span.start..end,
        )
        .label(sentence!(document_missing_label { key }))
    }

    /// A whole number within bounds, if the key is there.
    ///
    /// ```
    /// use tiebreak_document::{Document, Faults, Fields};
    /// let document = Document::read("a.toml", "games = 2_000_000").unwrap();
    /// let mut faults = Faults::default();
    /// let mut fields = Fields::open(&document.root, "the stage", &mut faults).unwrap();
    /// assert!(fields.whole::<u32>("games", 1..=1_000_000, &mut faults).is_none());
    /// assert_eq!(faults.list[0].label, "expected a whole number from 1 to 1,000,000");
    /// ```
    pub fn whole<T: TryFrom<i64>>(
        &mut self,
        key: &'static str,
        bounds: RangeInclusive<i64>,
        faults: &mut Faults,
    ) -> Option<PlacedValue<T>> {
        let node = self.node(key)?;
        let number = match &node.value {
            NodeValue::Number(digits) => {
                digits.replace('_', "").parse::<i64>().ok().filter(|n| bounds.contains(n))
            }
            _ => None,
        };
        match number.and_then(|number| T::try_from(number).ok()) {
            Some(value) => Some(PlacedValue { value, span: node.span.clone() }),
            None => {
                let (least, most) = (*bounds.start(), GroupedNumber(bounds.end().unsigned_abs()));
                let label = sentence!(document_whole_number { least, most });
                faults.add(
                    Diagnostic::error(sentence!(document_not_usable { key }), node.span.clone())
                        .label(label),
                );
                None
            }
        }
    }

    /// The entries that no one has taken yet, for tables whose keys are names.
    pub fn others(&mut self) -> impl Iterator<Item = &'n KeyValue> + use<'n> {
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
            let message =
                sentence!(document_unknown_key { key: &entry.key, place: in_table(&self.what) });
            let mut found = Diagnostic::error(message, entry.key_span.clone());
            let known = self.known.iter().copied().filter(|_| !faults.many());
            found = match closest(&entry.key, known) {
                Some(near) => found.label(sentence!(cli_did_you_mean { near })),
                None => found.hint(sentence!(document_known_keys { keys: self.known.join(", ") })),
            };
            faults.add(found);
        }
    }
}

impl Node {
    /// The node as a text.
    pub fn text(&self, what: &str, faults: &mut Faults) -> Option<PlacedValue<String>> {
        match &self.value {
            NodeValue::Text(text) => {
                Some(PlacedValue { value: text.clone(), span: self.span.clone() })
            }
            _ => {
                faults.add(wrong_kind(format!("`{what}`").into(), "text", self));
                None
            }
        }
    }

    /// The node as a list.
    pub fn list(&self, what: &str, faults: &mut Faults) -> Option<&[Node]> {
        match &self.value {
            NodeValue::List(items) => Some(items),
            _ => {
                faults.add(wrong_kind(format!("`{what}`").into(), "list", self));
                None
            }
        }
    }
}

fn wrong_kind(table: Sentence, wanted: &str, node: &Node) -> Diagnostic {
    Diagnostic::error(
        sentence!(document_wrong_kind { table, kind: node.value.kind(), wanted }),
        node.span.clone(),
    )
    .label(sentence!(document_expected { wanted }))
}

/// A table by its name, as the subject of a sentence.
fn table(what: &str) -> Sentence {
    let (what, name) = named(what);
    sentence!(document_table { what, name })
}

/// The same where the table contains something.
fn in_table(what: &str) -> Sentence {
    let (what, name) = named(what);
    sentence!(document_in_table { what, name })
}

/// The word that languages choose by, and the part that is the same in all of them.
fn named(what: &str) -> (String, &str) {
    match what.strip_prefix("clause \"").and_then(|id| id.strip_suffix('"')) {
        Some(id) => ("clause".to_owned(), id),
        None => (what.replace(' ', "-"), what),
    }
}
