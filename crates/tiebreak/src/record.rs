//! Answers as lines bound by hashes, and the one gate for new ones.

pub use tiebreak_record::{
    AcceptedEntry, Amendment, AmendmentFault, AnswerEntry, AnswerError, AnswerFault, CheckFailure,
    CheckFinding, CheckResult, Checkpoint, Commitment, DepartureEntry, Engine, Entry, EntryStatus,
    EventReader, Expected, FaultKind, FieldChange, Header, Leave, MalformedLine, Note, NoteError,
    OmittedCheck, Preview, PromiseFault, Promises, Provenance, PublicSource, ReaderNotes, Record,
    RecordCheck, RecordError, RecordFault, RecordFile, RecordFileError, RecordLine, RecordRuling,
    RecordedAnswers, RecordedValue, Rest, Reveal, RulingComparison, SetAsideLine, SigningKey,
    SourceEntry, SourceFile, VerifiedRecord, VerifyContext, VerifyingKey, Withdrawal,
    WithdrawnEntry, draw_lots, expected, joint_seed, parse_answer, preview, preview_amendment,
    sha256, verify,
};
