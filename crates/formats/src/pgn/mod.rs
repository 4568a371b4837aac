//! PGN as broadcasts and electronic boards write it. Only the tags, the results and the clocks matter here.

mod enter;
mod event;
mod game;
mod heading;
mod movetext;
mod parts;
mod phases;
mod players;
mod repeats;
mod scan;
mod time_control;
mod write;

pub use enter::{Entered, enter};
pub use game::{PgnGame, Side};
pub use heading::Heading;
pub use movetext::Moves;
pub use scan::{Games, Raw, Tag};
pub use time_control::{Speed, speed};
pub use write::write;

use crate::Loaded;
use crate::account::Told;
use crate::import::Import;
use tiebreak_document::{Diagnostic, Faults, Rejected};

/// The largest PGN file, in bytes. They hold moves, so they may be larger than event files.
pub const LARGEST: usize = 4 * 1024 * 1024 * 1024;

/// Reads all the games of a text.
pub fn games(name: &str, text: &str) -> Result<Vec<PgnGame>, Rejected> {
    let mut faults = Faults::default();
    let mut games = Vec::new();
    let mut number = 0;
    let mut scan = Games::of(text);
    while let Some(next) = scan.next() {
        match next {
            Ok(raw) => {
                number += 1;
                games.extend(PgnGame::of(&raw, &mut faults).map(|game| PgnGame { number, ..game }));
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

/// Reads a text as an event of its own, where nothing about it is undecided.
pub fn read(name: &str, text: &str) -> Result<Loaded, Rejected> {
    import(name, text, &Told::default())?.decided()
}

/// Reads a text with the account of what was understood.
pub fn import(name: &str, text: &str, told: &Told) -> Result<Import, Rejected> {
    event::import(name, &[(name, text)], games(name, text)?, told)
}

/// Several files as one event: the games of all of them together.
pub fn import_all(name: &str, files: &[(String, String)], told: &Told) -> Result<Import, Rejected> {
    let mut all = Vec::new();
    for (at, (file, text)) in files.iter().enumerate() {
        all.extend(games(file, text)?.into_iter().map(|game| PgnGame { file: at, ..game }));
    }
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    event::import(name, &texts, all, told)
}
