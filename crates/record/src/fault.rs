//! Why an entry is not valid in a record: the number of the check that fails, the line and the
//! fault.

use crate::{AmendmentFault, MOST_SIGNS, PromiseFault, RecordError};
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};

/// The first fault of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordFault {
    /// The number of the check: 9 means V9.
    pub check: u8,
    /// The line, from 1; `None` where the fault is about the whole record.
    pub line: Option<usize>,
    /// What is wrong with it.
    pub kind: FaultKind,
}

/// What can be wrong with an entry of a record whose lines are intact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaultKind {
    /// V1 to V4: the line cannot be read back.
    Unreadable(RecordError),
    /// V4: reading the line of the entry gives a different entry.
    ReadsOtherwise,
    /// V4: a text of the entry is too long.
    TooLong {
        /// The number of characters.
        signs: usize,
    },
    /// V5: the seed gives another order.
    OtherOrder {
        /// The id of the question.
        id: String,
    },
    /// V6: a fault of commitments and reveals.
    Promise(PromiseFault),
    /// V7: the record belongs to another event.
    OtherEvent {
        /// The title in the record.
        title: String,
    },
    /// V8: the record belongs to another regulation.
    OtherRegulation {
        /// The id in the record.
        id: String,
    },
    /// V9: the question was not open.
    NotOpen {
        /// The id of the question.
        id: String,
    },
    /// V9: the question was open, and the answer does not answer it.
    DoesNotFit {
        /// The id of the question.
        id: String,
    },
    /// V9: there was no answer to correct.
    NothingToCorrect {
        /// The id of the question.
        id: String,
    },
    /// V9: there was no answer to withdraw.
    NothingToWithdraw {
        /// The id of the question.
        id: String,
    },
    /// V9: the tie did not exist.
    NoTie {
        /// The name of the tie.
        tie: String,
    },
    /// V9: other participants were tied.
    OthersTied {
        /// The name of the tie.
        tie: String,
    },
    /// V9: there was no departure to withdraw.
    NoDeparture {
        /// The name of the tie.
        tie: String,
    },
    /// V9: a participant leaves who is in no tie.
    NotTied {
        /// The name of the participant.
        name: String,
    },
    /// V9: a participant leaves who has left before.
    GoneAlready {
        /// The name of the participant.
        name: String,
    },
    /// V9: a leave is withdrawn of a participant who did not leave.
    NotGone {
        /// The name of the participant.
        name: String,
    },
    /// V9: a name does not belong to a participant.
    NoParticipant {
        /// The name that was given.
        name: String,
    },
    /// V13: the amendment of the event file is not valid.
    Amendment(AmendmentFault),
    /// V10: there is no ruling.
    NoRuling {
        /// The error of the engine.
        cause: String,
    },
    /// V10: the engine panicked. This is a fault of the program, and nothing is written.
    Stopped,
}

impl RecordFault {
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

display_by_sentence!(RecordFault, FaultKind);

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

impl Explain for RecordFault {
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
