//! Why an entry cannot stand in a record: the numbered check it fails, where, and what is wrong.

use crate::RecordError;
use std::fmt;

/// The first fault that a check found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The number of the check: 9 is V9.
    pub check: u8,
    /// The line, from 1; nothing where it is about the whole record.
    pub line: Option<usize>,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What can be wrong with an entry of a record whose lines hold together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaultKind {
    /// V1 to V4: the line cannot be read back.
    Unreadable(RecordError),
    /// V4: the entry comes out of its line as another one than went in.
    ReadsOtherwise,
    /// V5: the seed gives another order.
    OtherOrder {
        /// The question.
        id: String,
    },
    /// V6: promises.
    Promise(PromiseFault),
    /// V7: the record belongs to another event.
    OtherEvent {
        /// Its title in the record.
        title: String,
    },
    /// V8: the record belongs to another regulation.
    OtherRegulation {
        /// Its id in the record.
        id: String,
    },
    /// V9: the question was not open.
    NotOpen {
        /// The question.
        id: String,
    },
    /// V9: the question was open, and the answer does not answer it.
    DoesNotFit {
        /// The question.
        id: String,
    },
    /// V9: there was no answer to correct.
    NothingToCorrect {
        /// The question.
        id: String,
    },
    /// V9: there was no answer to withdraw.
    NothingToWithdraw {
        /// The question.
        id: String,
    },
    /// V9: there was no such tie.
    NoTie {
        /// The tie.
        tie: String,
    },
    /// V9: others were tied.
    OthersTied {
        /// The tie.
        tie: String,
    },
    /// V9: there was no departure to withdraw.
    NoDeparture {
        /// The tie.
        tie: String,
    },
    /// V9: somebody is named who does not take part.
    NoParticipant {
        /// The name.
        name: String,
    },
    /// V10: there is no ruling.
    NoRuling {
        /// What the engine says.
        cause: String,
    },
    /// V10: the engine stopped in the middle. A fault of the program, and still nothing is written.
    Stopped,
}

/// What can be wrong with promises and draws from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PromiseFault {
    /// A party promises a second time.
    Twice {
        /// Who.
        party: String,
        /// The question.
        id: String,
    },
    /// A party's name is empty or holds a sign that separates parties.
    Name {
        /// The name.
        party: String,
    },
    /// What was promised is no SHA-256.
    Hash {
        /// Who promised it.
        party: String,
    },
    /// A secret that nobody promised.
    NotPromised {
        /// Whose.
        party: String,
        /// The question.
        id: String,
    },
    /// A secret that was not revealed with the others.
    NotRevealed {
        /// Whose.
        party: String,
    },
    /// A secret revealed twice.
    RevealedTwice {
        /// Whose.
        party: String,
    },
    /// Another secret than the one promised.
    OtherSecret {
        /// Whose.
        party: String,
    },
    /// One party alone.
    Alone {
        /// Who.
        party: String,
    },
    /// The seed is not made of what was revealed.
    OtherSeed {
        /// The question.
        id: String,
    },
    /// Promises stand, and the lots were drawn otherwise.
    Bound {
        /// The question.
        id: String,
    },
    /// A draw from promises was corrected instead of withdrawn.
    Corrected {
        /// The question.
        id: String,
    },
}

impl Fault {
    pub(crate) fn new(check: u8, line: usize, kind: FaultKind) -> Self {
        Self { check, line: Some(line), kind }
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.kind, self.line) {
            (FaultKind::Unreadable(error), _) => error.fmt(f),
            (kind, Some(line)) => write!(f, "line {line}: {kind}"),
            (kind, None) => kind.fmt(f),
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::ReadsOtherwise => f.write_str("the entry cannot be written so that it reads the same again"),
            Self::OtherOrder { id } => write!(f, "the seed gives another order of {id}"),
            Self::Promise(fault) => fault.fmt(f),
            Self::OtherEvent { title } => {
                write!(f, "the record was begun with another text of the event \"{title}\"")
            }
            Self::OtherRegulation { id } => {
                write!(f, "the record was begun with another text of the regulation \"{id}\"")
            }
            Self::NotOpen { id } => write!(f, "{id} was not open"),
            Self::DoesNotFit { id } => write!(f, "the answer does not fit {id}"),
            Self::NothingToCorrect { id } => write!(f, "there was no answer to {id} to correct"),
            Self::NothingToWithdraw { id } => write!(f, "there was no answer to {id} to withdraw"),
            Self::NoTie { tie } => write!(f, "there was no tie {tie}"),
            Self::OthersTied { tie } => write!(f, "others were tied in {tie}"),
            Self::NoDeparture { tie } => write!(f, "there was no departure about {tie} to withdraw"),
            Self::NoParticipant { name } => write!(f, "\"{name}\" does not take part in the event"),
            Self::NoRuling { cause } => f.write_str(cause),
            Self::Stopped => f.write_str("the program cannot rule on it: this is a fault of the program"),
        }
    }
}

impl fmt::Display for PromiseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice { party, id } => {
                write!(f, "{party} has promised a secret for {id} already: it can only be revealed")
            }
            Self::Name { party } => {
                write!(f, "\"{party}\" is no name of a party: expected up to 200 signs, without = and ;")
            }
            Self::Hash { party } => {
                write!(f, "what {party} promises is no SHA-256: expected 64 digits in lower-case hexadecimal")
            }
            Self::NotPromised { party, id } => write!(f, "{party} has promised no secret for {id}"),
            Self::NotRevealed { party } => {
                write!(f, "the secret of {party} is missing: all who promised reveal together")
            }
            Self::RevealedTwice { party } => write!(f, "the secret of {party} is revealed twice"),
            Self::OtherSecret { party } => write!(f, "the secret of {party} is not the one that was promised"),
            Self::Alone { party } => {
                write!(f, "{party} alone has promised: a draw needs two parties, or a public source")
            }
            Self::OtherSeed { id } => write!(f, "the seed of {id} is not made of what was revealed"),
            Self::Bound { id } => {
                write!(f, "promises stand for {id}: only they decide, or the draw is withdrawn with a reason")
            }
            Self::Corrected { id } => {
                write!(f, "{id} was drawn from promises: it is withdrawn with a reason, not corrected")
            }
        }
    }
}
