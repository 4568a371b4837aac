//! The record of a play-off: JSON lines, append-only, each with the SHA-256 of the previous line.
//!
//! The first line fixes the event, the regulation and the program; every other line is one entry:
//! an answer, a correction, a departure from the regulation, an amendment of the event file, a
//! rest, a note. Nothing is ever removed: entries that no longer count stay in the record.
//!
//! `chain` seals and checks lines wherever they are kept, `file` keeps them in a file,
//! [`Recorded`] answers the engine from them. Every entry that is stored has passed
//! [`VerifiedRecord::pass`]: an entry that cannot be read back and ruled on is not written.
//!
//! ```
//! use tiebreak_record::{Entry, Header, Note, Record, Source};
//! let source = |name: &str| Source { name: name.into(), file: None, sha256: tiebreak_record::sha256(b""), text: None };
//! let mut record = Record::start(Header { program: "tiebreak 0.1.0".into(), event: source("Cup"), regulation: source("rules") });
//! record.append(Entry::Note(Note { by: "Arbiter".into(), why: "Lights out for ten minutes.".into(), at: None }));
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
pub use beacon::{Chain, QUICKNET};
pub use chain::{FORMAT, Line};
pub use changes::Change;
pub use entry::{
    AnswerEntry, Commitment, DepartureEntry, Entry, Leave, MOST_SIGNS, Note, Provenance,
    PublicSource, Rest, Reveal, SourceEntry, Withdrawal, Withdrawn, joint_seed,
};
pub use entry_status::EntryStatus;
pub use error::RecordError;
pub use fault::{Fault, FaultKind};
pub use file::{RecordFile, SetAside};
pub use file_error::RecordFileError;
pub use growing::{Growing, Iter};
pub use header::{Header, Source};
pub use malformed::Malformed;
pub use preview::{Preview, preview, preview_amendment};
pub use promise_fault::PromiseFault;
pub use promises::Promises;
pub use record::Record;
pub use record_ruling::RecordRuling;
pub use recorded::{Recorded, Trace};
pub use resting::Resting;
pub use signing::{Checkpoint, Holds, NoteError, SigningKey, VerifyingKey};
pub use tiebreak_model::lots::sha256;
pub use value::RecordedValue;
pub use verified_record::{AcceptedEntry, VerifiedRecord};
pub use verify::{
    Against, Check, Comparison, Engine, Failed, Found, NotMade, Noted, Reader, Verdict, verify,
};
