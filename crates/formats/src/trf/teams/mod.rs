//! The records about teams, from TRF16's `013` to TRF26's `299` to `362`, and the event they make.

mod event;
mod line_ups;
mod records;
mod write;

pub use records::{ForfeitedMatch, LineUp, PairingBye, RequestedBye, TeamRecord, TeamRecords};
pub(super) use write::write;
