//! The record of a play-off: JSON lines, append-only, each holding the SHA-256 of the line before.
//!
//! The first line fixes the event, the regulation and the program; every other is one entry: an answer, a correction, a
//! departure from the regulation, an amendment of the event file, a rest, a note. Nothing is ever taken out: what no longer counts stays beside what does.
//!
//! `chain` seals and checks lines wherever they are kept, `file` keeps them in a file, [`Recorded`] answers the engine from them.
//! Every entry that is kept has passed one gate, [`Checked::pass`]: what cannot be read back and ruled on is not written.
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
mod checked;
mod entry;
mod entry_lines;
mod error;
mod fate;
mod fault;
mod fields;
mod file;
mod growing;
mod header;
mod heard;
mod hex;
mod index;
mod malformed;
mod preview;
mod promises;
mod record;
mod recorded;
mod resting;
mod signing;
mod value;
mod verify;

pub use amendment::{Amendment, AmendmentFault};
pub use answer_error::{AnswerError, AnswerFault, Expected};
pub use answer_words::{draw_lots, expected, parse_answer};
pub use beacon::{Chain, QUICKNET};
pub use chain::{FORMAT, Line};
pub use changes::Change;
pub use checked::{Checked, Passed};
pub use entry::{
    AnswerEntry, Commitment, DepartureEntry, Entry, Leave, MOST_SIGNS, Note, Provenance, PublicSource, Rest, Reveal,
    SourceEntry, Withdrawal, Withdrawn, joint_seed,
};
pub use error::RecordError;
pub use fate::Fate;
pub use fault::{Fault, FaultKind, PromiseFault};
pub use file::{FileError, RecordFile, SetAside};
pub use growing::{Growing, Iter};
pub use header::{Header, Source};
pub use heard::Heard;
pub use malformed::Malformed;
pub use preview::{Preview, preview, preview_amendment};
pub use promises::Promises;
pub use record::Record;
pub use recorded::{Recorded, Trace};
pub use resting::Resting;
pub use signing::{Checkpoint, Holds, NoteError, SigningKey, VerifyingKey};
pub use tiebreak_model::lots::sha256;
pub use value::RecordedValue;
pub use verify::{Against, Check, Comparison, Engine, Failed, Found, NotMade, Noted, Reader, Verdict, verify};
