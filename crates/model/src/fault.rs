//! Faults of a draft. Each has its place, an index and a field, which a reader turns into a line
//! and a column.

use tiebreak_language::Sentence;

/// Where a mistake is in the event as it was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A field of the event itself.
    Event(&'static str),
    /// A field of the n-th participant.
    Participant(usize, &'static str),
    /// A field of the n-th game.
    Game(usize, &'static str),
    /// A field of the n-th game of the play-off.
    PlayOffGame(usize, &'static str),
    /// A field of the n-th bye.
    Bye(usize, &'static str),
    /// A field of the n-th match.
    Match(usize, &'static str),
    /// A field of the n-th match of the qualification.
    QualificationMatch(usize, &'static str),
    /// A field of the n-th encounter.
    Encounter(usize, &'static str),
    /// A field of the n-th board.
    Board(usize, &'static str),
    /// A field of the n-th board as it was played.
    PlayedBoard(usize, &'static str),
    /// A field of the n-th entry of points given or taken by the arbiter.
    Assigned(usize, &'static str),
}

/// A mistake in a draft, with the place where it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Where it stands.
    pub place: Place,
    /// What is wrong.
    pub message: Sentence,
    /// What was expected there.
    pub expected: Sentence,
    /// What to do.
    pub hint: Option<Sentence>,
    /// The name or the words it is about, as the file writes them: one field may hold several.
    pub about: Option<String>,
    /// The words that would have been right, for a "did you mean".
    pub candidates: Vec<String>,
}

impl Fault {
    /// A mistake at a place.
    pub fn new(place: Place, message: impl Into<Sentence>, expected: impl Into<Sentence>) -> Self {
        Self {
            place,
            message: message.into(),
            expected: expected.into(),
            hint: None,
            about: None,
            candidates: Vec::new(),
        }
    }

    /// The same about a name or words of the file.
    pub fn about(mut self, words: impl Into<String>) -> Self {
        self.about = Some(words.into());
        self
    }

    /// The same with a hint.
    pub fn hint(mut self, hint: impl Into<Sentence>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}
