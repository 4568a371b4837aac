//! Following a broadcast: from the games that others show to proposals that an arbiter takes or
//! leaves.
//!
//! [`Source`] says where the games are, [`Pace`] when to look again, [`SourceReader`] looks.
//! [`snapshot`] reads the games as far as they can be relied on. [`Follower`] knows neither clock
//! nor network: it compares what the broadcast shows with the record, and every difference is a
//! [`Proposal`]. Nothing is entered here: the arbiter enters a proposal through the gate of the
//! record, like any other answer.

mod address;
#[cfg(feature = "fetch")]
mod agent;
#[cfg(feature = "fetch")]
mod asking;
mod doubt;
#[cfg(feature = "fetch")]
mod fetch;
mod files;
mod follower;
mod hosts;
#[cfg(feature = "fetch")]
mod last_copies;
mod memory;
mod notice;
mod numeric_host;
mod pace;
mod play_off;
mod proposal;
#[cfg(feature = "fetch")]
mod reader;
#[cfg(feature = "fetch")]
mod resolver;
mod roster;
mod snapshot;
mod source;
#[cfg(feature = "fetch")]
mod stream;
mod tournament;
mod view;

pub use address::{Address, AddressFault, LONGEST, address, is_public, is_stream};
#[cfg(feature = "fetch")]
pub use agent::{agent, bounded, failure};
pub use doubt::NameDoubt;
#[cfg(feature = "fetch")]
pub use fetch::Fetcher;
pub use files::PathReader;
pub use follower::Follower;
pub use hosts::{HostName, Hosts};
pub use memory::Memory;
pub use notice::Notice;
pub use pace::{Looked, Pace};
pub use proposal::{Proposal, ProposedEntry};
#[cfg(feature = "fetch")]
pub use reader::SourceReader;
pub use snapshot::{BroadcastGames, MOST_BYTES, snapshot};
pub use source::Source;
#[cfg(feature = "fetch")]
pub use stream::StreamReader;
pub use view::{Running, ShownGame, ShownState};
