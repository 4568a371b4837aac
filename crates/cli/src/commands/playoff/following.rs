//! `--games`: a PGN file that is written meanwhile. Its games of the play-off are offered as
//! answers, never entered by themselves.

use super::Evening;
use crate::sitting::RecordFiles;
use crate::source;
use std::path::PathBuf;
use tiebreak_formats::{FileWatch, event_file, pgn, read_games};
use tiebreak_model::Event;
use tiebreak_report::{Language, say};

/// The games that are followed, and the event without them.
pub struct Following {
    games: PathBuf,
    watch: FileWatch,
    event: Event,
}

impl Following {
    /// Follows the games that were named, if any were.
    pub fn start(language: Language, files: &RecordFiles) -> crate::Result<Option<Self>> {
        let Some(games) = files.games.clone() else { return Ok(None) };
        let event = source::read(language, &files.event, &files.about)?.event;
        Ok(Some(Self { watch: FileWatch::new(&games), games, event }))
    }

    /// The event with the games as they are now, where they changed.
    fn news(&mut self) -> Option<Event> {
        if !self.watch.changed() {
            return None;
        }
        // A file that is half written is wrong now and right in a moment: the next change is read
        // again.
        let games = read_games(&self.games).ok()?;
        Some(pgn::enter(&self.event, &games).event)
    }
}

impl Evening {
    /// Takes in what the games offer now. Results of the tournament itself are facts that the
    /// record rests on: they are not changed under it.
    pub(super) fn follow(&mut self) {
        let Some(event) = self.following.as_mut().and_then(Following::news) else { return };
        let loaded = &mut self.sitting.loaded;
        if event_file::kept(&event) != loaded.event_text {
            self.message = say!(self.sitting.language, cli_playoff_games_otherwise);
        } else if event.play_off() != loaded.event.play_off() {
            loaded.event = event;
            self.message = say!(self.sitting.language, cli_playoff_games_news);
        }
    }
}
