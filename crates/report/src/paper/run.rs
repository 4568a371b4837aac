//! Words in a line, with their meaning.

use std::borrow::Cow;

/// The meaning of words; each kind of paper has its own style for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// Words without a special meaning.
    Plain,
    /// A name in any script; it must not change the order of the text around it.
    Name,
    /// An emphasised name.
    StrongName,
    /// Words with emphasis.
    Strong,
    /// A hash or key that people copy letter by letter.
    Code,
    /// The id of a question.
    Id,
    /// The number of a clause.
    Clause,
    /// A remark that must stand out.
    Mark,
    /// Why an entry no longer applies.
    Fallen,
    /// The introduction of a summary.
    Summary,
    /// A clock, such as 3+2.
    Clock,
    /// Where a regulation was published.
    Source,
    /// The end of a line; its words are empty.
    Break,
}

/// Words with one meaning.
///
/// ```
/// use tiebreak_report::paper::{Manner, TextRun};
///
/// let run = TextRun::name("Wei Yi");
/// assert_eq!((run.words.as_ref(), run.manner), ("Wei Yi", Manner::Name));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextRun {
    /// The text of the run.
    pub words: Cow<'static, str>,
    /// The meaning of the words.
    pub manner: Manner,
}

impl TextRun {
    /// Words with a given meaning.
    pub fn new(manner: Manner, words: impl Into<Cow<'static, str>>) -> Self {
        Self { words: words.into(), manner }
    }

    /// Words without any emphasis.
    pub fn plain(words: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Manner::Plain, words)
    }

    /// A name of a person, team or event.
    pub fn name(name: &str) -> Self {
        Self::new(Manner::Name, name.to_owned())
    }

    /// Text that people copy letter by letter.
    pub fn code(code: &str) -> Self {
        Self::new(Manner::Code, code.to_owned())
    }
}
