//! Somebody on the broadcast who may be one of the participants.

/// A spelling that is asked about once. What is answered is kept in the [memory](crate::Memory).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct NameDoubt {
    /// The name as the broadcast has it.
    pub spelling: String,
    /// FIDE's number there.
    pub fide_id: Option<u64>,
    /// The participants that it looks like, best first.
    pub candidates: Vec<String>,
}
