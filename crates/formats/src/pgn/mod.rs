//! PGN as broadcasts and electronic boards write it. Only the tags, the results and the clocks matter here.

mod event;
mod game;
mod movetext;
mod players;
mod scan;
mod write;

pub(crate) use event::kind as kind_of;
pub use event::{Entered, enter};
pub use game::{PgnGame, Side};
pub use movetext::Moves;
pub use scan::{Games, Raw, Tag};
pub use write::write;

use crate::Loaded;
use tiebreak_document::{Diagnostic, Faults, Rejected};

/// The largest PGN file, in bytes. They hold moves, so they may be larger than event files.
pub const LARGEST: usize = 4 * 1024 * 1024 * 1024;

/// Reads all the games of a text.
pub fn games(name: &str, text: &str) -> Result<Vec<PgnGame>, Rejected> {
    let mut faults = Faults::default();
    let mut games = Vec::new();
    let mut scan = Games::of(text);
    while let Some(next) = scan.next() {
        match next {
            Ok(raw) => {
                games.extend(PgnGame::of(&raw, &mut faults));
                scan.recycle(raw);
            }
            Err(found) => faults.add(found),
        }
    }
    if games.is_empty() && !faults.fatal() {
        faults
            .add(Diagnostic::whole("no game in this file").hint("a PGN game begins with tags such as [Event \"...\"]"));
    }
    if faults.fatal() { Err(Rejected::new(name, text, faults.list)) } else { Ok(games) }
}

/// Reads a text as an event of its own.
pub fn read(name: &str, text: &str) -> Result<Loaded, Rejected> {
    event::event(name, text, &games(name, text)?)
}

/// Several files as one event: the games of all of them together.
pub fn read_all(name: &str, files: &[(String, String)]) -> Result<Loaded, Rejected> {
    let mut all = Vec::new();
    for (file, text) in files {
        // Places of one file mean nothing in another.
        all.extend(games(file, text)?.into_iter().map(|game| PgnGame { span: 0..0, ..game }));
    }
    event::event(name, "", &all)
}
