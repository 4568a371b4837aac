//! PGN as broadcasts and electronic boards write it. Only the tags, the results and the clocks
//! matter here.

mod enter;
mod event;
mod faults;
mod game;
mod heading;
mod known;
mod movetext;
mod parts;
mod phases;
mod play_off;
mod players;
mod repeats;
mod scan;
mod so_far;
mod stream;
mod team_event;
mod teams;
mod time_control;
mod who;
mod write;

pub use enter::{EnteredGames, enter, is_played_off};
pub use game::{PgnGame, PlayerSide};
pub use heading::GameHeading;
pub use movetext::Moves;
pub use play_off::play_off;
pub use scan::{Games, Raw, Tag};
pub use so_far::{SoFar, so_far};
pub use time_control::{Speed, speed};
pub use write::{write, write_games};

use crate::Loaded;
use crate::account::Told;
use crate::import::Import;
use std::io::Read;
use stream::GameCollector;
use tiebreak_document::RejectedFile;

/// The largest PGN file, in bytes. They hold moves, so they may be larger than event files.
pub const LARGEST: usize = 4 * 1024 * 1024 * 1024;

/// Reads all the games of a text; every game has to be right.
pub fn games(name: &str, text: &str) -> Result<Vec<PgnGame>, RejectedFile> {
    let reading = reading(name, text)?;
    let faults: Vec<_> = reading.unread.into_iter().flat_map(|one| one.found).collect();
    if faults.is_empty() { Ok(reading.games) } else { Err(RejectedFile::new(name, text, faults)) }
}

fn reading(name: &str, text: &str) -> Result<GameCollector, RejectedFile> {
    let mut reading = GameCollector::default();
    read_file(&mut reading, name, text)?;
    Ok(reading)
}

/// Reads the games of a text after those of others.
fn read_file(reading: &mut GameCollector, name: &str, text: &str) -> Result<(), RejectedFile> {
    let before = reading.games.len();
    reading.piece(text, true);
    if reading.games.len() == before && !reading.faults.fatal() {
        match reading.unread.is_empty() {
            true => reading.nothing(),
            false => {
                let unread = std::mem::take(&mut reading.unread);
                unread
                    .into_iter()
                    .flat_map(|one| one.found)
                    .for_each(|found| reading.faults.add(found));
            }
        }
    }
    if reading.faults.fatal() {
        return Err(RejectedFile::new(name, text, std::mem::take(&mut reading.faults.list)));
    }
    Ok(())
}

/// Reads a text as an event of its own, where nothing about it is undecided.
pub fn read(name: &str, text: &str) -> Result<Loaded, RejectedFile> {
    import(name, text, &Told::default())?.decided()
}

/// Reads a text with the account of what was understood.
pub fn import(name: &str, text: &str, told: &Told) -> Result<Import, RejectedFile> {
    event::import(name, &[(name, text)], reading(name, text)?.into_found(), told)
}

/// Reads a file that is not in memory, piece by piece, with the account of what was understood.
/// `None` where somebody has to see its text: it is not UTF-8, or something in it is wrong.
pub fn import_stream(name: &str, from: impl Read, told: &Told) -> std::io::Result<Option<Import>> {
    let Some(games) = stream::games(from, told.without_moves)? else { return Ok(None) };
    let found = faults::FoundGames { games, unread: Vec::new() };
    let import = event::import(name, &[(name, "")], found, told).ok();
    // What is wrong is shown at its place, for which the text is needed.
    let shown = |import: &Import| {
        import.refusal.is_none() && import.account.events.iter().all(|one| one.faults.is_empty())
    };
    Ok(import.filter(shown).map(|import| import.with_names(told).with_days()))
}

/// Several files as one event: the games of all of them together.
pub fn import_all(
    name: &str,
    files: &[(String, String)],
    told: &Told,
) -> Result<Import, RejectedFile> {
    let mut reading = GameCollector::default();
    for (file, text) in files {
        read_file(&mut reading, file, text)?;
        reading.next_file();
    }
    let texts: Vec<(&str, &str)> =
        files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let import = event::import(name, &texts, reading.into_found(), told)?;
    Ok(import.with_names(told).with_days())
}
