//! What can be wrong with a line that is intact.

use tiebreak_language::{Sentence, sentence};

/// Why a line is not an entry of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MalformedLine {
    /// The line is not JSON, with the message of the JSON parser.
    NotJson(String),
    /// The line is JSON, but not an object.
    NotAnObjectAtAll,
    /// The line is not formatted as the program writes it.
    WrittenOtherwise,
    /// A required field is missing.
    Missing(String),
    /// The field is not known.
    UnknownField(String),
    /// The kind of entry is not known.
    UnknownKind(String),
    /// A field is not a text.
    NotAText(String),
    /// A field is not a list of texts.
    NotTexts(String),
    /// A field is not an object.
    NotAnObject(String),
    /// A field is not a list of objects.
    NotObjects(String),
    /// A field is empty that must have a text.
    Empty(String),
    /// A field is not a valid moment.
    NotAMoment {
        /// The name of the field.
        field: String,
        /// The text in it.
        text: String,
    },
    /// `round` is not a number.
    NotARound,
    /// `parts` is not an order of names.
    NotAnOrder,
    /// `minutes` is not a number of minutes from 0 to those of a day; 0 ends a rest.
    NotMinutes,
    /// `reveals` holds values that are not texts.
    RevealsNotTexts,
    /// The order of an answer is not a list of names.
    OrderNotNames,
    /// Lots leave participants tied.
    LotsLevel,
    /// The names of the answer are not those of the question.
    OtherNames,
    /// `from` names an unknown source of answers.
    UnknownProvenance(String),
    /// The value is not an answer to a question of this kind.
    NotAnAnswer {
        /// The value as JSON.
        value: String,
        /// The kind of the question.
        kind: String,
    },
}

impl MalformedLine {
    /// A sentence about what is wrong with the line.
    pub fn sentence(&self) -> Sentence {
        let not_a = |what: &'static str, name: &String| sentence!(malformed_not_a { what, name });
        match self {
            Self::NotJson(error) => {
                sentence!(malformed_not_json { error: error })
            }
            Self::NotAnObjectAtAll => sentence!(malformed_not_an_object),
            Self::WrittenOtherwise => sentence!(malformed_written_otherwise),
            Self::Missing(name) => sentence!(malformed_missing { name: name }),
            Self::UnknownProvenance(word) => sentence!(malformed_provenance { word }),
            Self::UnknownField(name) => sentence!(malformed_unknown_field { name }),
            Self::UnknownKind(kind) => sentence!(malformed_unknown_kind { kind }),
            Self::NotAText(name) => not_a("text", name),
            Self::NotTexts(name) => not_a("texts", name),
            Self::NotAnObject(name) => not_a("object", name),
            Self::NotObjects(name) => not_a("objects", name),
            Self::Empty(name) => sentence!(malformed_empty { name: name }),
            Self::NotAMoment { field, text } => {
                sentence!(malformed_not_a_moment { field: field, text })
            }
            Self::NotARound => sentence!(malformed_not_a_round),
            Self::NotAnOrder => sentence!(malformed_not_an_order),
            Self::NotMinutes => sentence!(malformed_not_minutes),
            Self::RevealsNotTexts => sentence!(malformed_reveals),
            Self::OrderNotNames => sentence!(malformed_order_not_names),
            Self::LotsLevel => sentence!(answer_nobody_level),
            Self::OtherNames => sentence!(malformed_other_names),
            Self::NotAnAnswer { value, kind } => {
                sentence!(malformed_not_an_answer { value: value, kind: kind })
            }
        }
    }
}
