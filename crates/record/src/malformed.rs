//! What can be wrong with a line that is whole.

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
