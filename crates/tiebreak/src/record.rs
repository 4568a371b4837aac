//! Answers as lines bound by hashes, and the one gate for new ones.

pub use tiebreak_record::{
    AcceptedEntry, Against, Amendment, AmendmentFault, AnswerEntry, AnswerError, AnswerFault,
    Change, Check, Checkpoint, Commitment, Comparison, DepartureEntry, Engine, Entry, EntryStatus,
    Expected, Failed, Fault, FaultKind, Found, Header, Leave, Line, Malformed, NotMade, Note,
    NoteError, Noted, Preview, PromiseFault, Promises, Provenance, PublicSource, Reader, Record,
    RecordError, RecordFile, RecordFileError, RecordRuling, Recorded, RecordedValue, Rest, Reveal,
    SetAside, SigningKey, Source, SourceEntry, Verdict, VerifiedRecord, VerifyingKey, Withdrawal,
    Withdrawn, draw_lots, expected, joint_seed, parse_answer, preview, preview_amendment, sha256,
    verify,
};
