//! The state of an event together with the language of the page that shows it.

use super::state::EventState;
use std::ops::Deref;
use tiebreak_model::Id;
use tiebreak_report::{Case, Language};

/// The state of an event for one reader.
#[derive(Debug, Clone, Copy)]
pub struct LocalizedEvent<'d> {
    event_state: &'d EventState,
    /// The language of the page.
    pub language: Language,
}

impl<'d> LocalizedEvent<'d> {
    /// The state of an event in a language.
    pub fn new(event_state: &'d EventState, language: Language) -> Self {
        Self { event_state, language }
    }

    /// A participant's name as people see it.
    pub fn name(self, id: Id) -> &'d str {
        self.event_state.shown().name(id)
    }

    /// For the reports, in the language of the page.
    pub fn case(self) -> Case<'d> {
        self.event_state.shown_case().in_language(self.language)
    }
}

impl Deref for LocalizedEvent<'_> {
    type Target = EventState;

    fn deref(&self) -> &EventState {
        self.event_state
    }
}
