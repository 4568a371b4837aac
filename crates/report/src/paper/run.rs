//! Words in a line, and what they are.

use std::borrow::Cow;

/// What words are, so that each kind of paper shows it in its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// Nothing out of the ordinary.
    Plain,
    /// A name: whatever script it is in, what stands around it keeps its order.
    Name,
    /// A name to be seen first.
    StrongName,
    /// To be seen first.
    Strong,
    /// To be copied letter by letter: a hash, a key.
    Code,
    /// The name of a question, as programs know it.
    Id,
    /// The number of a clause.
    Clause,
    /// A remark that nobody should miss.
    Mark,
    /// Why an entry no longer counts.
    Fallen,
    /// What introduces a summary.
    Summary,
    /// A clock, such as 3+2.
    Clock,
    /// Where a regulation was published.
    Source,
    /// The end of a line; its words are empty.
    Break,
}

/// Words of one manner.
///
/// ```
/// use tiebreak_report::paper::{Manner, Run};
///
/// let run = Run::name("Wei Yi");
/// assert_eq!((run.words.as_ref(), run.manner), ("Wei Yi", Manner::Name));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The words in this manner.
    pub words: Cow<'static, str>,
    /// What they are.
    pub manner: Manner,
}

impl Run {
    /// Words of a manner.
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

    /// To be copied letter by letter.
    pub fn code(code: &str) -> Self {
        Self::new(Manner::Code, code.to_owned())
    }
}
