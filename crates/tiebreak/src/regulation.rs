//! Regulations as data, and the built-in ones.

pub use tiebreak_regulation::{
    Action, Clause, Criterion, EntryPoint, ReadError, Reading, Regulation, SCHEMA, StagePlay,
};

/// The regulations that the library holds.
pub mod builtin {
    pub use tiebreak_regulation::builtin::{file, find, ids};
}
