//! Reports and result slips as self-contained HTML pages that print on A4.
//!
//! Their content comes from `paper`. They load no scripts, fonts or pictures; a content security
//! policy in the page forbids it.

mod blocks;
mod extras;
mod from_record;
mod page;
mod protocol;
mod qr;
mod slips;
mod table;

pub use extras::{Draw, Extras, LogEntry, LogKind, LotsDrawn, Party, SignedHead};
pub use from_record::log;
pub use protocol::protocol;
pub use slips::slips;
