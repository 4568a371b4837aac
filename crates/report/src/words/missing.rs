//! Data that the event file lacks.

use crate::Language;
use tiebreak_model::{Event, MissingData};

/// The missing data: "total points of A and B in round 1".
pub fn missing(language: Language, event: &Event, data: &MissingData) -> String {
    data.sentence(event).in_language(language)
}
