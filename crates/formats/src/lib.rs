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
//! assert_eq!(event.games().len(), 1);
//! ```

pub mod account;
mod boards;
mod container;
pub mod csv;
mod date;
mod datum_search;
pub mod event_file;
mod format;
mod import;
mod imps;
pub mod lin;
mod loaded;
mod loss;
mod match_boards;
pub mod names;
pub mod next_stage;
pub mod pbn;
mod person_name;
pub mod pgn;
pub mod published;
mod recognise;
mod source;
mod source_error;
mod spreadsheet;
mod table_records;
mod text;
pub mod trf;
pub mod usebio;
pub mod vp_scales;
mod watch;
mod workbook;
pub mod xlsx;

pub use date::{DateDoubt, Days, EventDates, event_dates};
pub use format::{Format, import_any, read_any, write_any};
pub use import::{Import, reported, undecided};
pub use imps::imps;
pub use loaded::Loaded;
pub use loss::{differences, lost};
pub use recognise::{is_event_file, recognise};
pub use source::{import_large, import_source, import_sources, pgn_files, read_games, read_source};
pub use source_error::SourceError;
pub use text::{Decoded, LARGEST, decode, decode_any};
pub use watch::FileWatch;
