//! Files of events: read, written, and accounted for.

pub use tiebreak_formats::{
    Format, Import, LARGEST, Loaded, SourceError, differences, import_any, import_source,
    import_sources, lost, read_any, read_games, read_source, undecided, write_any,
};

/// What was understood of a file from elsewhere.
pub mod account {
    pub use tiebreak_formats::account::{Account, Doubt, Names, Told};
}

/// Event files of our own.
pub mod event_file {
    pub use tiebreak_formats::event_file::{import, kept, read, read_bytes, write};
}

/// Games in PGN.
pub mod pgn {
    pub use tiebreak_formats::pgn::{LARGEST, PgnGame, games};
}

/// FIDE's tournament reports.
pub mod trf {
    pub use tiebreak_formats::trf::{AsPublished, Trf};
}
