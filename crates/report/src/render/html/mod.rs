//! Paper: the protocol of a tie-break and the slips for its games, each one self-contained HTML
//! page that prints on A4.
//!
//! What they say is in `paper`. No scripts, no fonts or pictures from elsewhere; a content security
//! policy in the page itself refuses them.

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
