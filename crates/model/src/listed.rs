//! The tie-breaks that an event's own file lists.

/// A list of tie-breaks, by their codes, that an event's report names; the regulation decides
/// whether it is followed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTieBreaks {
    /// The codes in their order, points included.
    pub codes: Vec<String>,
    /// The record of the report it stood in.
    pub record: &'static str,
}
