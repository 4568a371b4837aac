//! Why an entry cannot stand in a record: the numbered check it fails, where, and what is wrong.

use crate::{AmendmentFault, MOST_SIGNS, PromiseFault, RecordError};
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};

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

impl Fault {
    pub(crate) fn new(check: u8, line: usize, kind: FaultKind) -> Self {
        Self { check, line: Some(line), kind }
    }
}

codes!(
    FaultKind {
        Self::ReadsOtherwise => "entry-reads-otherwise",
        Self::TooLong { .. } => "entry-too-long",
        Self::OtherOrder { .. } => "entry-other-order",
        Self::OtherEvent { .. } => "entry-other-event",
        Self::OtherRegulation { .. } => "entry-other-regulation",
        Self::NotOpen { .. } => "entry-not-open",
        Self::DoesNotFit { .. } => "entry-does-not-fit",
        Self::NothingToCorrect { .. } => "entry-nothing-to-correct",
        Self::NothingToWithdraw { .. } => "entry-nothing-to-withdraw",
        Self::NoTie { .. } => "entry-no-tie",
        Self::OthersTied { .. } => "entry-others-tied",
        Self::NoDeparture { .. } => "entry-no-departure",
        Self::NotTied { .. } => "entry-not-tied",
        Self::GoneAlready { .. } => "entry-gone-already",
        Self::NotGone { .. } => "entry-not-gone",
        Self::NoParticipant { .. } => "entry-no-participant",
        Self::NoRuling { .. } => "entry-no-ruling",
        Self::Stopped => "entry-stopped";
        Self::Unreadable(inner) => inner.code(),
        Self::Promise(inner) => inner.code(),
        Self::Amendment(inner) => inner.code()
    }
);

display_by_sentence!(Fault, FaultKind);

impl Explain for FaultKind {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Unreadable(error) => error.sentence(),
            Self::ReadsOtherwise => sentence!(fault_reads_otherwise),
            Self::TooLong { signs } => {
                sentence!(fault_too_long { signs: *signs, most: MOST_SIGNS })
            }
            Self::OtherOrder { id } => sentence!(fault_other_order { id }),
            Self::Promise(fault) => fault.sentence(),
            Self::OtherEvent { title } => sentence!(fault_other_event { title }),
            Self::OtherRegulation { id } => sentence!(fault_other_regulation { id }),
            Self::NotOpen { id } => sentence!(fault_not_open { id }),
            Self::DoesNotFit { id } => sentence!(fault_does_not_fit { id }),
            Self::NothingToCorrect { id } => sentence!(fault_nothing_to_correct { id }),
            Self::NothingToWithdraw { id } => sentence!(fault_nothing_to_withdraw { id }),
            Self::NoTie { tie } => sentence!(fault_no_tie { tie }),
            Self::OthersTied { tie } => sentence!(fault_others_tied { tie }),
            Self::NoDeparture { tie } => sentence!(fault_no_departure { tie }),
            Self::NotTied { name } => sentence!(fault_not_tied { name }),
            Self::GoneAlready { name } => sentence!(fault_gone_already { name }),
            Self::NotGone { name } => sentence!(fault_not_gone { name }),
            Self::NoParticipant { name } => sentence!(fault_no_participant { name }),
            Self::Amendment(fault) => fault.sentence(),
            Self::NoRuling { cause } => Sentence::from(cause),
            Self::Stopped => sentence!(fault_stopped),
        }
    }
}

impl Explain for Fault {
    fn code(&self) -> &'static str {
        self.kind.code()
    }

    fn sentence(&self) -> Sentence {
        match (&self.kind, self.line) {
            (FaultKind::Unreadable(error), _) => error.sentence(),
            (kind, Some(line)) => sentence!(in_line { line, said: kind.sentence() }),
            (kind, None) => kind.sentence(),
        }
    }
}
