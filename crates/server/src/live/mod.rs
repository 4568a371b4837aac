//! The present state of the events that people look at, and the news to those who watch.
//!
//! `cache` keeps events in memory, `writer` adds entries to their records, `news` announces
//! changes. A `live_event` is one event with its `board_snapshot`: pages that are drawn once for
//! all readers, when the first of them asks. Its `forecast` (what follows from the open games) is
//! worked out in the background and announced when it is ready. `feed` is the document for other
//! sites,
//! `stream` the server-sent events to open pages.

pub mod board_snapshot;
mod cache;
pub mod feed;
pub mod forecast;
mod live_event;
mod load_once;
mod news;
pub mod routes;
pub mod stream;
mod writer;

pub use cache::Live;
