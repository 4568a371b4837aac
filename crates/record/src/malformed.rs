//! What can be wrong with a line that is whole.

use tiebreak_language::{Sentence, sentence};

/// Why a line is no entry of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Malformed {
    /// It is no JSON, as the reader of JSON says.
    NotJson(String),
    /// It is JSON, but no object.
    NotAnObjectAtAll,
    /// It is not written as the program writes it.
    WrittenOtherwise,
    /// A field is missing.
    Missing(String),
    /// There is no such field.
    UnknownField(String),
    /// There is no such kind of entry.
    UnknownKind(String),
    /// A field is not a text.
    NotAText(String),
    /// A field is not a list of texts.
    NotTexts(String),
    /// A field is not an object.
    NotAnObject(String),
    /// A field is not a list of objects.
    NotObjects(String),
    /// A field is empty that has to say something.
    Empty(String),
    /// A field is no moment.
    NotAMoment {
        /// The field.
        field: String,
        /// What it says.
        text: String,
    },
    /// `round` is no number.
    NotARound,
    /// `parts` is no order of names.
    NotAnOrder,
    /// `minutes` is no number of minutes, up to a day's; none ends a rest.
    NotMinutes,
    /// `reveals` holds something else than texts.
    RevealsNotTexts,
    /// The order of an answer is not a list of names.
    OrderNotNames,
    /// Lots that leave somebody level.
    LotsLevel,
    /// The names of the answer are not those of the question.
    OtherNames,
    /// `from` names something that answers do not come from.
    UnknownProvenance(String),
    /// The value is no answer to a question of this kind.
    NotAnAnswer {
        /// The value.
        value: String,
        /// The kind.
        kind: String,
    },
}

impl Malformed {
    /// What is wrong with the line.
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
