//! The record of a play-off: JSON lines, append-only, each with the SHA-256 of the previous line.
//!
//! The first line fixes the event, the regulation and the program; every other line is one entry:
//! an answer, a correction, a departure from the regulation, an amendment of the event file, a
//! rest, a note. Nothing is ever removed: entries that no longer count stay in the record.
//!
//! `chain` seals and checks lines wherever they are kept, `file` keeps them in a file,
//! [`RecordedAnswers`] answers the engine from them. Every entry that is stored has passed
//! [`VerifiedRecord::pass`]: an entry that cannot be read back and ruled on is not written.
//!
//! ```
//! use tiebreak_record::{Entry, Header, Note, Record, SourceFile};
//! let source = |name: &str| SourceFile {
//!     name: name.into(),
//!     file: None,
//!     sha256: tiebreak_record::sha256(b""),
//!     text: None,
//! };
//! let mut record = Record::start(Header {
//!     program: "tiebreak 0.1.0".into(),
//!     event: source("Cup"),
//!     regulation: source("rules"),
//! });
//! let why = "Lights out for ten minutes.".into();
//! record.append(Entry::Note(Note { by: "Arbiter".into(), why, at: None }));
//! let again = Record::parse(&record.text()).unwrap();
//! assert_eq!(again.head(), record.head());
//! assert!(Record::parse(&record.text().replace("ten", "two")).is_err());
//! ```

mod amendment;
mod answer_error;
mod answer_words;
mod batch;
mod beacon;
mod chain;
mod changes;
mod entry;
mod entry_lines;
mod entry_status;
mod error;
mod fault;
mod fields;
mod file;
mod file_error;
mod growing;
mod header;
mod hex;
mod index;
mod malformed;
mod preview;
mod promise_fault;
mod promises;
mod record;
mod record_ruling;
mod recorded;
mod resting;
mod signing;
mod value;
mod verified_record;
mod verify;

pub use amendment::{Amendment, AmendmentFault};
pub use answer_error::{AnswerError, AnswerFault, Expected};
pub use answer_words::{draw_lots, expected, parse_answer};
pub use beacon::{BeaconChain, QUICKNET};
pub use chain::{FORMAT, RecordLine};
pub use changes::FieldChange;
pub use entry::{
    AnswerEntry, Commitment, DepartureEntry, Entry, Leave, MOST_SIGNS, Note, Provenance,
    PublicSource, Rest, Reveal, SourceEntry, Withdrawal, WithdrawnEntry, joint_seed,
};
pub use entry_status::EntryStatus;
pub use error::RecordError;
pub use fault::{FaultKind, RecordFault};
pub use file::{RecordFile, SetAsideLine};
pub use file_error::RecordFileError;
pub use growing::{Iter, SharedList};
pub use header::{Header, SourceFile};
pub use malformed::MalformedLine;
pub use preview::{Preview, preview, preview_amendment};
pub use promise_fault::PromiseFault;
pub use promises::Promises;
pub use record::Record;
pub use record_ruling::RecordRuling;
pub use recorded::{RecordedAnswers, Trace};
pub use resting::ActiveRest;
pub use signing::{Checkpoint, CheckpointMatch, NoteError, SigningKey, VerifyingKey};
pub use tiebreak_model::lots::sha256;
pub use value::RecordedValue;
pub use verified_record::{AcceptedEntry, VerifiedRecord};
pub use verify::{
    CheckFailure, CheckFinding, CheckResult, Engine, EventReader, OmittedCheck, ReaderNotes,
    RecordCheck, RulingComparison, VerifyContext, verify,
};
