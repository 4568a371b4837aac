//! The files people have, read into events and written from them.
//!
//! ```
//! let text = r#"
//! format = "tiebreak-event/1"
//! title = "Club championship"
//! kind = "round-robin"
//! player = [{ name = "Ann" }, { name = "Ben" }]
//! game = [{ round = 1, white = "Ann", black = "Ben", result = "½-½" }]
//! "#;
//! let event = tiebreak_formats::event_file::read("club.toml", text).unwrap();
//! assert_eq!(event.games.len(), 1);
//! ```

pub mod csv;
pub mod event_file;
mod format;
mod imps;
mod loaded;
pub mod names;
pub mod pbn;
pub mod pgn;
pub mod published;
mod text;
pub mod trf;
pub mod usebio;
mod watch;
pub mod xlsx;

pub use format::{Format, read_any, write_any};
pub use imps::imps;
pub use loaded::Loaded;
pub use text::{LARGEST, decode};
pub use watch::{SourceError, Watch, read_games, read_source, read_sources};
