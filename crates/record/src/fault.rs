//! Why an entry cannot stand in a record: the numbered check it fails, where, and what is wrong.

use crate::{AmendmentFault, RecordError};

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
    /// V4: some words of the entry are longer than anybody reads.
    TooLong {
        /// How many signs they have.
        signs: usize,
    },
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
    /// V9: somebody leaves who is in no tie.
    NotTied {
        /// The name.
        name: String,
    },
    /// V9: somebody leaves who is gone.
    GoneAlready {
        /// The name.
        name: String,
    },
    /// V9: somebody did not leave, so that it cannot be withdrawn.
    NotGone {
        /// The name.
        name: String,
    },
    /// V9: somebody is named who does not take part.
    NoParticipant {
        /// The name.
        name: String,
    },
    /// V13: the event file was amended.
    Amendment(AmendmentFault),
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
    /// A second source for one draw.
    SecondSource {
        /// The question.
        id: String,
    },
    /// A source that is not named, or by too many words.
    Unnamed,
    /// A beacon that this program does not know.
    OtherChain {
        /// The chain.
        chain: String,
    },
    /// No round of a beacon, and no moment with an offset.
    NoRound,
    /// The round of a beacon comes at another time.
    OtherTime {
        /// The round.
        round: u64,
    },
    /// A source or a promise beside one, when the source may have spoken already; or it does not say when it was entered.
    TooLate {
        /// The question.
        id: String,
    },
    /// An outcome without a source.
    NoSource {
        /// The question.
        id: String,
    },
    /// A source without its outcome.
    NoOutcome {
        /// The question.
        id: String,
    },
    /// The outcome is not what the source gave.
    NotGenuine {
        /// The question.
        id: String,
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
