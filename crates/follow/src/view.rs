//! What the broadcast shows: every game as it was last seen.
//!
//! A game that is not in a look any more stays as it was: files are cut off, and boards come and
//! go. Only a game that is there and has no result was taken back.

use tiebreak_formats::pgn::Moves;
use tiebreak_model::{GameResult, Moment};

/// More games of a play-off than any broadcast has; what comes after them is not looked at.
const MOST_PLAYED_OFF: usize = 1_000;

/// How a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShownState {
    /// It is played, or has not begun.
    Running,
    /// It has ended so.
    Ended(GameResult),
}

/// A game as the broadcast shows it, with the names of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownGame {
    /// Who has white.
    pub white: String,
    /// Who has black.
    pub black: String,
    /// The round; in the tournament that of the event file.
    pub round: Option<u32>,
    /// The phase: that of the event file, or `armageddon`.
    pub phase: Option<String>,
    /// The board number that the PGN names.
    pub board: Option<u32>,
    /// When it began.
    pub started: Option<Moment>,
    /// The clocks it is played with.
    pub clock: Option<String>,
    /// How it stands.
    pub state: ShownState,
    /// The result that it had before it was taken back.
    pub was: Option<GameResult>,
    /// Moves and clock times.
    pub moves: Moves,
}

/// A game in progress: its moves and clock times.
pub type Running<'v> = &'v ShownGame;

/// All games that the last reading showed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct ShownGames {
    pub tournament: Vec<ShownGame>,
    pub play_off: Vec<ShownGame>,
}

impl ShownGames {
    /// Takes in how a game of the tournament stands now.
    pub fn show(&mut self, now: ShownGame) {
        show(&mut self.tournament, now, usize::MAX);
    }

    /// Takes in how a game of the play-off stands now.
    pub fn show_played_off(&mut self, now: ShownGame) {
        show(&mut self.play_off, now, MOST_PLAYED_OFF);
    }
}

fn show(shown: &mut Vec<ShownGame>, now: ShownGame, most: usize) {
    let Some(known) = shown.iter_mut().find(|known| known.is(&now)) else {
        if shown.len() < most {
            shown.push(now);
        }
        return;
    };
    let was = match (known.state, now.state) {
        (ShownState::Ended(result), ShownState::Running) => Some(result),
        (_, ShownState::Running) => known.was,
        _ => None,
    };
    // What a later look leaves out is kept: it tells two games of a play-off apart.
    let started = now.started.or(known.started);
    let clock = now.clock.clone().or(known.clock.take());
    *known = ShownGame { was, started, clock, ..now };
}

impl ShownGame {
    /// Whether two are one game: the same two in the same round, unless times or clocks say
    /// otherwise. Boards change places.
    pub(crate) fn is(&self, other: &Self) -> bool {
        fn game(shown: &ShownGame) -> (Option<u32>, Option<&str>, &str, &str) {
            (shown.round, shown.phase.as_deref(), &shown.white, &shown.black)
        }
        let same_time =
            agree(self.started, other.started) && agree(self.clock.as_ref(), other.clock.as_ref());
        game(self) == game(other) && same_time
    }

    /// The result, where it has ended.
    pub fn result(&self) -> Option<GameResult> {
        match self.state {
            ShownState::Ended(result) => Some(result),
            ShownState::Running => None,
        }
    }
}

fn agree<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
    one.is_none() || other.is_none() || one == other
}
