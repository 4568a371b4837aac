//! What the event file does not say.

use crate::Language;
use tiebreak_model::{Event, MissingData};

/// What is missing: "total points of A and B in round 1".
pub fn missing(language: Language, event: &Event, data: &MissingData) -> String {
    data.sentence(event).in_language(language)
}
