//! Where everything stood, so that what the model finds wrong can be underlined in the file.

use super::values::head;
use tiebreak_document::{Diagnostic, KeyValue, Node, NodeValue, Span, closest};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{Fault, Place};

/// The places of one table.
#[derive(Debug, Default)]
pub(super) struct TablePlaces {
    table: Span,
    fields: Vec<(String, Span)>,
    /// Every name inside the table: one field may hold several.
    names: Vec<(String, Span)>,
}

impl TablePlaces {
    pub(super) fn from_node(node: &Node) -> Self {
        let mut places = Self { table: node.span.clone(), ..Self::default() };
        if let NodeValue::Table(entries) = &node.value {
            for entry in entries {
                places.fields.push((entry.key.clone(), entry.node.span.clone()));
                places.note_names(entry);
            }
        }
        places
    }

    fn note_names(&mut self, entry: &KeyValue) {
        match &entry.node.value {
            NodeValue::Text(name) => self.names.push((name.clone(), entry.node.span.clone())),
            NodeValue::List(items) => {
                for item in items {
                    match &item.value {
                        NodeValue::Text(name) => self.names.push((name.clone(), item.span.clone())),
                        // The tables of a board: who sat there.
                        NodeValue::Table(inner) => {
                            inner.iter().for_each(|entry| self.note_names(entry))
                        }
                        _ => {}
                    }
                }
            }
            NodeValue::Table(inner) => {
                self.names
                    .extend(inner.iter().map(|entry| (entry.key.clone(), entry.key_span.clone())));
            }
            _ => {}
        }
    }

    fn field(&self, field: &str) -> Option<Span> {
        self.fields.iter().find(|(key, _)| key == field).map(|(_, span)| span.clone())
    }

    /// The place of a name inside a field that holds several.
    fn named_in(&self, name: &str, within: &Span) -> Option<Span> {
        let inside = |span: &Span| span.start >= within.start && span.end <= within.end;
        self.names
            .iter()
            .find(|(known, span)| inside(span) && known == name)
            .map(|(_, span)| span.clone())
    }
}

/// The places of an event file; each list runs next to the list of the draft with the same name.
#[derive(Debug, Default)]
pub(super) struct Places {
    pub(super) event: TablePlaces,
    pub(super) participants: Vec<TablePlaces>,
    pub(super) games: Vec<TablePlaces>,
    pub(super) play_off: Vec<TablePlaces>,
    pub(super) byes: Vec<TablePlaces>,
    pub(super) matches: Vec<TablePlaces>,
    pub(super) qualification_matches: Vec<TablePlaces>,
    pub(super) encounters: Vec<TablePlaces>,
    pub(super) boards: Vec<TablePlaces>,
    pub(super) played_boards: Vec<TablePlaces>,
    pub(super) assigned: Vec<TablePlaces>,
}

impl Places {
    /// A fault of the model as a finding in the file.
    pub(super) fn diagnostic(&self, fault: &Fault, text: &str) -> Diagnostic {
        let mut found = match self.span(fault, text) {
            Some(span) => Diagnostic::error(&fault.message, span),
            None => Diagnostic::whole(&fault.message),
        };
        found.label = self.suggestion(fault).unwrap_or_else(|| fault.expected.clone());
        found.hint = fault.hint.clone();
        found
    }

    fn span(&self, fault: &Fault, text: &str) -> Option<Span> {
        let (table, field) = match fault.place {
            Place::Event(field) => return self.event.field(field),
            Place::Participant(index, field) => (self.participants.get(index)?, field),
            Place::Game(index, field) => (self.games.get(index)?, field),
            Place::PlayOffGame(index, field) => (self.play_off.get(index)?, field),
            Place::Bye(index, field) => (self.byes.get(index)?, field),
            Place::Match(index, field) => (self.matches.get(index)?, field),
            Place::QualificationMatch(index, field) => {
                (self.qualification_matches.get(index)?, field)
            }
            Place::Encounter(index, field) => (self.encounters.get(index)?, field),
            Place::Board(index, field) => (self.boards.get(index)?, field),
            Place::PlayedBoard(index, field) => (self.played_boards.get(index)?, field),
            Place::Assigned(index, field) => (self.assigned.get(index)?, field),
        };
        let Some(whole) = table.field(field) else { return Some(head(&table.table, text)) };
        let named = fault.about.as_deref().and_then(|name| table.named_in(name, &whole));
        Some(named.unwrap_or(whole))
    }

    fn suggestion(&self, fault: &Fault) -> Option<Sentence> {
        let near = closest(fault.about.as_deref()?, fault.candidates.iter().map(String::as_str))?;
        Some(sentence!(cli_did_you_mean_name { near }))
    }
}
