//! Paper: the protocol of a tie-break and the slips for its games, each one self-contained HTML page that prints on A4.
//!
//! No scripts, no fonts or pictures from elsewhere; a content security policy in the page itself refuses them.

mod awards;
mod corrections;
mod extras;
mod from_record;
mod head;
mod lots;
mod page;
mod play_off;
mod prose;
mod protocol;
mod questions;
mod readings;
mod slips;
mod standing;
mod steps;
mod turned_on;

pub use extras::{Draw, Extras, LogEntry, LogKind, LotsDrawn, Party, SignedHead};
pub use from_record::log;
pub use protocol::protocol;
pub use slips::slips;
