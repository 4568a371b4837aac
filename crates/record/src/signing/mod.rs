//! Signed heads: the head of a record as a checkpoint, signed with Ed25519 in the form of C2SP's
//! signed notes, which other tools can read too (<https://c2sp.org/signed-note>,
//! <https://c2sp.org/tlog-checkpoint>).
//!
//! ```
//! use tiebreak_record::{Checkpoint, SigningKey, VerifyingKey};
//! let key = SigningKey::from_seed("arbiter.example", [7; 32]).unwrap();
//! let checkpoint = Checkpoint {
//!     origin: "tiebreak.example/cup".into(),
//!     lines: 2,
//!     head: "ab".repeat(32),
//!     about: vec![],
//! };
//! let signed = key.sign(&checkpoint).unwrap();
//! let public: VerifyingKey = key.public().to_string().parse().unwrap();
//! assert_eq!(public.open(&signed), Ok(checkpoint));
//! ```

mod checkpoint;
mod key;
mod note;

pub use checkpoint::{Checkpoint, CheckpointMatch};
pub use key::{SigningKey, VerifyingKey};
pub use note::NoteError;
